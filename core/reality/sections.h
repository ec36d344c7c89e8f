// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reality/seen.h"
#include "core/reality/text.h"

#include <span>

namespace rig::reality {

/// What printed a piece of text. In the order of `sectionKey()`.
enum class Tool {
    Lspci,        ///< -v, -vv, -nn, -k, -n, filtered or not
    LspciTree,    ///< -t, -tv, -tvnn
    LspciRecords, ///< -vmm, -mm
    NvidiaTable,
    NvidiaQuery, ///< -q
    NvidiaXml,   ///< -q -x
    NvidiaCsv,   ///< --query-gpu
    NvidiaTopology,
    NvidiaList, ///< -L, nvlink
    Dmi,
    LstopoXml,
    LstopoText,
    RocmSmi,
    RocmJson,
    AmdSmi,
    Sysfs,
    KernelLog,
    Windows,   ///< PowerShell, CIM, wmic, systeminfo, msinfo32
    Processor, ///< /proc/cpuinfo, lscpu
    PeerTest,  ///< NVIDIA's p2pBandwidthLatencyTest
    Inxi,      ///< what forums of Linux ask for
    Unknown
};

/// "lspci", "lspci-tree", "nvidia-smi-table", …; the same in every language.
[[nodiscard]] QLatin1StringView toolKey(Tool tool);

/// A run of lines that one tool printed.
struct Section
{
    Tool tool = Tool::Unknown;
    int source = 0;                     ///< index of the text
    int firstLine = 1;                  ///< 1-based, in the text
    std::span<const QStringView> lines; ///< of the text, which outlives it
    QString command;                    ///< what was typed above it, where that stands in the text
    QString host{};                     ///< of the prompt before it, or to which ssh went; empty: not told

    [[nodiscard]] Evidence at(std::size_t index) const { return {source, firstLine + static_cast<int>(index)}; }
    /// Its lines as one document, each with its end.
    [[nodiscard]] QString whole() const;
};

/// Cuts a text where another tool begins to speak, or the same one anew; in any order, as often as there are. Lines
/// before the first known beginning are a section of Tool::Unknown, and so is what follows a command that is not known.
[[nodiscard]] std::vector<Section> sectionsOf(const Text &text, int source);

/// The command in a line that was typed at a prompt ("$ sudo lspci -vvv", "user@host:~# nvidia-smi", "PS C:\> …"), or
/// that stands alone in its line; empty where the line is none.
[[nodiscard]] QString commandIn(QStringView line);
/// What a command announces, refined by its options; Unknown where it is none that is known.
[[nodiscard]] Tool toolOfCommand(const QString &command);
/// The host that such a prompt names ("user@host:~$ lspci"), or to which its command goes ("ssh host lspci"); empty
/// where there is none, and for the names that containers are given (twelve hexadecimal digits).
[[nodiscard]] QString hostIn(QStringView line);

/// Every reader: a section in, what it says out. Never fails; what is not understood is told in `notUnderstood`.
[[nodiscard]] Seen readLspci(const Section &section);
[[nodiscard]] Seen readLspciTree(const Section &section);
[[nodiscard]] Seen readLspciRecords(const Section &section);
[[nodiscard]] Seen readNvidiaTable(const Section &section);
[[nodiscard]] Seen readNvidiaQuery(const Section &section);
[[nodiscard]] Seen readNvidiaXml(const Section &section);
[[nodiscard]] Seen readNvidiaCsv(const Section &section);
[[nodiscard]] Seen readNvidiaTopology(const Section &section);
[[nodiscard]] Seen readNvidiaList(const Section &section);
[[nodiscard]] Seen readDmi(const Section &section);
[[nodiscard]] Seen readLstopoXml(const Section &section);
[[nodiscard]] Seen readLstopoText(const Section &section);
[[nodiscard]] Seen readRocmSmi(const Section &section);
[[nodiscard]] Seen readRocmJson(const Section &section);
[[nodiscard]] Seen readAmdSmi(const Section &section);
[[nodiscard]] Seen readSysfs(const Section &section);
[[nodiscard]] Seen readKernelLog(const Section &section);
[[nodiscard]] Seen readWindows(const Section &section);
[[nodiscard]] Seen readProcessor(const Section &section);
[[nodiscard]] Seen readPeerTest(const Section &section);
[[nodiscard]] Seen readInxi(const Section &section);
/// The reader of the section's tool.
[[nodiscard]] Seen readSection(const Section &section);

/// The beginnings that sectionsOf() knows and some readers need, too.
[[nodiscard]] bool isLspciLine(QStringView line);
[[nodiscard]] bool isTreeLine(QStringView line);
/// The keys of a query's head line, units taken off; empty where the line is none.
[[nodiscard]] QStringList queryFieldsIn(QStringView line);
/// A line without what a log puts before it: "[    1.23] ", "Nov 23 10:00:00 host kernel: ".
[[nodiscard]] QStringView withoutLogPrefix(QStringView line);
/// A line of msinfo32, systeminfo or dxdiag whose label is known, in any of the languages that are.
[[nodiscard]] bool isWindowsLabel(QStringView line);
/// The beginning of a part of inxi's report: "Machine:", "Graphics: Card-1: NVIDIA …".
[[nodiscard]] bool isInxiHead(QStringView line);
/// The head of a table whose columns are devices: "GPU0 GPU1 NIC0 CPU Affinity".
[[nodiscard]] bool isTopologyHead(QStringView line);

} // namespace rig::reality

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/scan.h"
#include "core/reality/sections.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

/// What a command's output is. Words of the first column are those that a prompt is known by.
struct CommandRow
{
    const char *word;
    Tool tool;
};
constexpr std::array CommandRows{CommandRow{"lspci", Tool::Lspci},
                                 CommandRow{"nvidia-smi", Tool::NvidiaTable},
                                 CommandRow{"nvidia-smi.exe", Tool::NvidiaTable},
                                 CommandRow{"dmidecode", Tool::Dmi},
                                 CommandRow{"lstopo", Tool::LstopoText},
                                 CommandRow{"lstopo-no-graphics", Tool::LstopoText},
                                 CommandRow{"hwloc-ls", Tool::LstopoText},
                                 CommandRow{"rocm-smi", Tool::RocmSmi},
                                 CommandRow{"amd-smi", Tool::AmdSmi},
                                 CommandRow{"dmesg", Tool::KernelLog},
                                 CommandRow{"journalctl", Tool::KernelLog},
                                 CommandRow{"lscpu", Tool::Processor},
                                 CommandRow{"inxi", Tool::Inxi},
                                 CommandRow{"p2pBandwidthLatencyTest", Tool::PeerTest},
                                 CommandRow{"systeminfo", Tool::Windows},
                                 CommandRow{"msinfo32", Tool::Windows},
                                 CommandRow{"wmic", Tool::Windows},
                                 CommandRow{"Get-WmiObject", Tool::Windows},
                                 CommandRow{"Get-CimInstance", Tool::Windows},
                                 CommandRow{"gwmi", Tool::Windows},
                                 CommandRow{"Get-PnpDevice", Tool::Windows},
                                 CommandRow{"Get-PnpDeviceProperty", Tool::Windows},
                                 CommandRow{"Get-ComputerInfo", Tool::Windows},
                                 CommandRow{"cat", Tool::Sysfs},
                                 CommandRow{"tail", Tool::Sysfs},
                                 CommandRow{"head", Tool::Sysfs},
                                 CommandRow{"grep", Tool::Sysfs}};

const CommandRow *commandRow(QStringView word)
{
    const auto found = std::find_if(CommandRows.begin(), CommandRows.end(), [&](const CommandRow &row) {
        return word.compare(QLatin1StringView(row.word), Qt::CaseInsensitive) == 0;
    });
    return found == CommandRows.end() ? nullptr : found;
}

/// The tool that a rest of a line runs, "sudo", paths and variables passed over; null where it runs none.
const CommandRow *runIn(QStringView rest)
{
    const QList<QStringView> words = wordsOf(rest.left(400));
    for (qsizetype i = 0; i < words.size() && i < 4; ++i) {
        QStringView word = words[i];
        if (const qsizetype slash = word.lastIndexOf(u'/'); slash >= 0 && word.size() < 80)
            word = word.mid(slash + 1);
        if (const CommandRow *row = commandRow(word))
            return row;
        if (word == "ssh"_L1) {
            ++i; // and its host
            continue;
        }
        const bool passed = word == "sudo"_L1 || word == "time"_L1 || word == "watch"_L1 || word.contains(u'=') ||
                            (i > 0 && word.startsWith(u'-'));
        if (!passed)
            return nullptr;
    }
    return nullptr;
}

/// Where a prompt ends that a command follows: in $, #, > or %; what is before it has no second column of text. -1:
/// nowhere.
qsizetype promptEnd(QStringView line)
{
    for (qsizetype i = 0; i < line.size() && i < 120; ++i) {
        const QChar c = line[i];
        const bool mark = c == u'$' || c == u'#' || c == u'>' || c == u'%' || c == u'❯' || c == u'➜';
        if (mark && runIn(line.mid(i + 1)))
            return i;
    }
    return -1;
}

/// The command that is piped into another one: "dmesg" of "dmesg | grep -i pcie".
QStringView typedAt(QStringView line)
{
    if (const qsizetype end = promptEnd(line); end >= 0)
        return line.mid(end + 1).trimmed();
    // Alone in its line: "lspci -tv", "dmesg | grep pcie".
    const QStringView whole = line.trimmed();
    const bool isShort = whole.size() < 300 && !whole.contains(": "_L1);
    const CommandRow *row = isShort ? runIn(whole) : nullptr;
    if (row && row->tool != Tool::Sysfs)
        return whole;
    return {};
}

} // namespace

QString commandIn(QStringView line) { return typedAt(line).toString(); }

QString hostIn(QStringView line)
{
    const auto nameAt = [](QStringView text) {
        qsizetype length = 0;
        while (length < text.size() && length < 64 &&
               (text[length].isLetterOrNumber() || u"-._"_s.contains(text[length])))
            ++length;
        const QStringView name = text.left(length);
        const bool container = length == 12 && std::all_of(name.begin(), name.end(), [](QChar c) {
                                   return c.isDigit() || (c >= u'a' && c <= u'f');
                               });
        return container ? QString() : name.toString();
    };
    const qsizetype end = promptEnd(line);
    const QList<QStringView> words = wordsOf(end < 0 ? line.left(400) : line.mid(end + 1, 400));
    for (qsizetype i = 0; i + 1 < words.size() && i < 3; ++i) {
        if (words[i] == "ssh"_L1)
            return nameAt(words[i + 1].mid(words[i + 1].indexOf(u'@') + 1));
    }
    const qsizetype at = end < 0 ? -1 : line.left(end).indexOf(u'@');
    return at < 0 ? QString() : nameAt(line.mid(at + 1, end - at - 1));
}

Tool toolOfCommand(const QString &command)
{
    const CommandRow *row = runIn(command);
    if (!row)
        return Tool::Unknown;
    const auto has = [&](QLatin1StringView option) { return command.contains(option); };
    if (row->tool == Tool::NvidiaTable) {
        if (has("--query"_L1))
            return Tool::NvidiaCsv;
        if (has("topo"_L1))
            return Tool::NvidiaTopology;
        if (has("nvlink"_L1) || has(" -L"_L1))
            return Tool::NvidiaList;
        if (has(" -q"_L1))
            return has(" -x"_L1) ? Tool::NvidiaXml : Tool::NvidiaQuery;
    }
    if (row->tool == Tool::Lspci && has(" -t"_L1))
        return Tool::LspciTree;
    if (row->tool == Tool::Sysfs && has("cpuinfo"_L1))
        return Tool::Processor;
    if (row->tool == Tool::Sysfs && (has("dmesg"_L1) || has("kern.log"_L1)))
        return Tool::KernelLog;
    return row->tool;
}

} // namespace rig::reality

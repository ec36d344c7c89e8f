// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/sections.h"

#include "core/reality/scan.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

struct ToolRow
{
    Tool tool;
    const char *key;
    Seen (*read)(const Section &);
};
constexpr std::array Tools{ToolRow{Tool::Lspci, "lspci", readLspci},
                           ToolRow{Tool::LspciTree, "lspci-tree", readLspciTree},
                           ToolRow{Tool::LspciRecords, "lspci-records", readLspciRecords},
                           ToolRow{Tool::NvidiaTable, "nvidia-smi-table", readNvidiaTable},
                           ToolRow{Tool::NvidiaQuery, "nvidia-smi-query", readNvidiaQuery},
                           ToolRow{Tool::NvidiaXml, "nvidia-smi-xml", readNvidiaXml},
                           ToolRow{Tool::NvidiaCsv, "nvidia-smi-csv", readNvidiaCsv},
                           ToolRow{Tool::NvidiaTopology, "nvidia-smi-topo", readNvidiaTopology},
                           ToolRow{Tool::NvidiaList, "nvidia-smi-list", readNvidiaList},
                           ToolRow{Tool::Dmi, "dmidecode", readDmi},
                           ToolRow{Tool::LstopoXml, "lstopo-xml", readLstopoXml},
                           ToolRow{Tool::LstopoText, "lstopo-text", readLstopoText},
                           ToolRow{Tool::RocmSmi, "rocm-smi", readRocmSmi},
                           ToolRow{Tool::RocmJson, "rocm-smi-json", readRocmJson},
                           ToolRow{Tool::AmdSmi, "amd-smi", readAmdSmi},
                           ToolRow{Tool::Sysfs, "sysfs", readSysfs},
                           ToolRow{Tool::KernelLog, "kernel-log", readKernelLog},
                           ToolRow{Tool::Windows, "windows", readWindows},
                           ToolRow{Tool::Processor, "processor", readProcessor},
                           ToolRow{Tool::PeerTest, "peer-test", readPeerTest},
                           ToolRow{Tool::Inxi, "inxi", readInxi},
                           ToolRow{Tool::Unknown, "unknown", nullptr}};

bool startsWithAny(QStringView line, std::initializer_list<QLatin1StringView> beginnings)
{
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&](QLatin1StringView each) { return line.startsWith(each); });
}

bool isTableLine(QStringView line)
{
    if (!line.startsWith(u'|'))
        return line.startsWith("+--"_L1) || line.startsWith("+=="_L1);
    return line.contains("NVIDIA-SMI"_L1) || line.contains("Bus-Id"_L1) || line.contains("MiB /"_L1) ||
           (line.count(u'|') >= 3 && addressIn(line));
}

bool isAmdTableLine(QStringView line)
{
    return line.startsWith(u'|') && ((line.contains("AMD-SMI "_L1) && line.contains("amdgpu"_L1)) ||
                                     (line.contains("BDF"_L1) && line.contains("GPU-Name"_L1)));
}

bool isFrame(QStringView line)
{
    return line.startsWith(u'|') || line.startsWith("+--"_L1) || line.startsWith("+=="_L1);
}

bool isDmiTitle(QStringView line)
{
    static constexpr std::array Titles{"BIOS Information"_L1,       "System Information"_L1,
                                       "Base Board Information"_L1, "Memory Device"_L1,
                                       "Processor Information"_L1,  "System Slot Information"_L1,
                                       "Chassis Information"_L1,    "Physical Memory Array"_L1};
    return std::find(Titles.begin(), Titles.end(), line) != Titles.end();
}

bool isKernelLine(QStringView line)
{
    const QStringView rest = withoutLogPrefix(line);
    // dmesg -t has nothing before a line.
    return rest.size() < line.size() || (line.startsWith("pci "_L1) && leadingAddress(line.mid(4)));
}

bool isSysfsLine(QStringView line)
{
    return line.startsWith("==> /sys/"_L1) || line.startsWith("==> /proc/"_L1) || line.startsWith("/sys/"_L1) ||
           (leadingNumber(line) && line.contains("GT/s"_L1) && line.contains("Mhz"_L1, Qt::CaseInsensitive));
}

bool isWindowsLine(QStringView line)
{
    return startsWithAny(line, {"OS Name"_L1, "Host Name:"_L1, "System Manufacturer"_L1, "BaseBoard "_L1,
                                "PNPDeviceID"_L1, "InstanceId"_L1, "__GENUS"_L1, "SMBIOSBIOSVersion"_L1, "主机名"_L1,
                                "OS 名称"_L1, "系统制造商"_L1, "KeyName"_L1, "AdapterRAM"_L1, "AdapterCompatibility"_L1,
                                "Caption="_L1, "Node,"_L1});
}

/// A row of --format=csv,noheader: an address of eight digits of domain, as nvidia-smi alone prints it, in a cell.
bool isHeadlessRow(QStringView line)
{
    if (!line.contains(u',') || !line.contains("0000"_L1))
        return false;
    const QList<QStringView> cells = line.split(u',');
    return std::any_of(cells.begin(), cells.end(),
                       [](QStringView cell) { return cell.trimmed().size() == 16 && pciAddress(cell); });
}

/// The tool whose output begins in this line, or goes on in it beyond doubt; Unknown where the line does not say.
Tool toolOf(QStringView line, Tool now)
{
    const QStringView text = line.trimmed();
    if (text.isEmpty())
        return Tool::Unknown;
    if (now == Tool::NvidiaXml || now == Tool::LstopoXml || now == Tool::RocmJson)
        return now; // they end by their own mark
    if (isInxiHead(text) || (now == Tool::Inxi && line.front().isSpace() && !isTreeLine(line)))
        return Tool::Inxi;
    if (text.startsWith("<nvidia_smi_log"_L1) || text.contains("\"nvsmi_device"_L1))
        return Tool::NvidiaXml;
    if (text.startsWith("<topology"_L1) || text.startsWith("<!DOCTYPE topology"_L1))
        return Tool::LstopoXml;
    if (text.startsWith("NVSMI LOG"_L1) || text.contains("=NVSMI LOG="_L1))
        return Tool::NvidiaQuery;
    if (text.startsWith("[P2P (Peer-to-Peer)"_L1) || text.startsWith("```[P2P (Peer-to-Peer)"_L1) ||
        text.startsWith("Unidirectional P2P="_L1))
        return Tool::PeerTest;
    // The table that amd-smi prints by itself has the frame of nvidia-smi's, and its columns in another order.
    if (isAmdTableLine(text) || (now == Tool::AmdSmi && isFrame(text) && !text.contains("NVIDIA-SMI"_L1)))
        return Tool::AmdSmi;
    if (isTableLine(text))
        return Tool::NvidiaTable;
    if (text.startsWith("GPU "_L1) && text.size() > 14 && pciAddress(text.mid(4)))
        return Tool::NvidiaQuery;
    const bool listed =
        text.startsWith("GPU "_L1) && text.size() > 6 && text[4].isDigit() && text.left(9).contains(": "_L1);
    if (listed || text.startsWith("GPU models and configuration:"_L1))
        return Tool::NvidiaList;
    if (isTopologyHead(text))
        return now == Tool::RocmSmi ? Tool::RocmSmi : Tool::NvidiaTopology;
    if (text.contains("ROCm System Management"_L1) || text.startsWith("GPU["_L1))
        return Tool::RocmSmi;
    if (text == "ACCESS TABLE:"_L1 || text == "LINK TYPE TABLE:"_L1 || text == "WEIGHT TABLE:"_L1 ||
        (text.startsWith("GPU: "_L1) && leadingInteger(text.mid(5))))
        return Tool::AmdSmi;
    if (text == "{"_L1 || text.startsWith("{\"card"_L1))
        return Tool::RocmJson;
    if (text.startsWith("# dmidecode"_L1) || (text.startsWith("Handle 0x"_L1) && text.contains("DMI type"_L1)) ||
        isDmiTitle(text) || (now != Tool::Dmi && text.startsWith("Designation:"_L1)))
        return Tool::Dmi;
    if (isTreeLine(line))
        return Tool::LspciTree;
    if (isKernelLine(text))
        return Tool::KernelLog;
    if (isLspciLine(text))
        return Tool::Lspci;
    if ((text.startsWith("Slot:"_L1) || text.startsWith("Device:"_L1)) && addressIn(text))
        return Tool::LspciRecords;
    if (text.startsWith("LnkCap:"_L1) || text.startsWith("LnkSta:"_L1))
        return now == Tool::LspciRecords ? now : Tool::Lspci;
    if (now == Tool::Unknown && (text.startsWith("Subsystem:"_L1) || text.startsWith("Physical Slot:"_L1)))
        return Tool::Lspci;
    if (text.startsWith("Machine ("_L1) || text.startsWith("Machine L#"_L1) || text.startsWith("HostBridge"_L1))
        return Tool::LstopoText;
    if (isSysfsLine(text))
        return Tool::Sysfs;
    if (text.startsWith("processor\t: 0"_L1) || text.startsWith("vendor_id\t"_L1) ||
        (text.startsWith("Architecture:"_L1) && now != Tool::LspciRecords) || text.startsWith("Model name:"_L1))
        return Tool::Processor;
    if (text.startsWith("Unable to determine the device handle"_L1))
        return now == Tool::NvidiaCsv || now == Tool::NvidiaTable ? now : Tool::NvidiaTable;
    if (!queryFieldsIn(text).isEmpty() || isHeadlessRow(text))
        return Tool::NvidiaCsv;
    if (now == Tool::Unknown && text.size() < 60 && pciAddress(wordsOf(text).back()))
        return Tool::Lspci; // what a shell's loop prints above the lines of each device
    // A list of PowerShell: "Manufacturer : ASUS".
    const auto pair = keyValue(text);
    if (now == Tool::Unknown && pair &&
        (pair->key == "Manufacturer"_L1 || pair->key == "Product"_L1 || pair->key == "Capacity"_L1 ||
         pair->key == "Caption"_L1))
        return Tool::Windows;
    const bool slotRow = text.contains("slot"_L1, Qt::CaseInsensitive) || text.contains("PCI-E"_L1);
    if (now == Tool::Unknown && slotRow && addressIn(text))
        return Tool::Dmi;
    return isWindowsLine(text) || isWindowsLabel(text) ? Tool::Windows : Tool::Unknown;
}

/// What a tool prints once, at its beginning: a second one is a second output. Empty where the line is no such thing.
QStringView openingIn(QStringView line, Tool tool)
{
    const QStringView text = line.trimmed();
    switch (tool) {
    case Tool::Lspci:
        // Its details, which are most lines, stand behind a tab.
        return !line.startsWith(u'\t') && isLspciLine(text) ? text.left(text.indexOf(u' ')) : QStringView();
    case Tool::LspciTree:
        return line.left(line.startsWith(u'-') ? 1 : 0);
    case Tool::Dmi:
        return text.left(text.startsWith("# dmidecode"_L1) ? 1 : 0);
    case Tool::Processor:
        return text.startsWith("Architecture:"_L1) ? text.left(13) : QStringView();
    default:
        return {};
    }
}

bool isLastLine(QStringView line, Tool now)
{
    if (now == Tool::NvidiaXml)
        return line.contains("</nvidia_smi_log>"_L1);
    if (now == Tool::LstopoXml)
        return line.contains("</topology>"_L1);
    return now == Tool::RocmJson && line.startsWith(u'}');
}

} // namespace

QLatin1StringView toolKey(Tool tool) { return QLatin1StringView(Tools[static_cast<std::size_t>(tool)].key); }

Seen readSection(const Section &section)
{
    const auto read = Tools[static_cast<std::size_t>(section.tool)].read;
    Seen seen;
    if (read)
        seen = read(section);
    for (std::size_t i = 0; !read && i < section.lines.size(); ++i) {
        if (!section.lines[i].trimmed().isEmpty())
            seen.notUnderstood.push_back(section.at(i));
    }
    // What was typed at a prompt is nothing that a tool printed.
    std::erase_if(seen.notUnderstood, [&section](const Evidence &at) {
        const int line = at.line - section.firstLine;
        return line >= 0 && line < static_cast<int>(section.lines.size()) &&
               !commandIn(section.lines[static_cast<std::size_t>(line)]).isEmpty();
    });
    return seen;
}

QString Section::whole() const
{
    QString text;
    for (const QStringView line : lines) {
        text += line;
        text += u'\n';
    }
    return text;
}

bool isTopologyHead(QStringView line)
{
    if (!line.startsWith("GPU"_L1))
        return false;
    const QList<QStringView> words = wordsOf(line.left(4096));
    if (words.isEmpty() || !words.front().startsWith("GPU"_L1) || !leadingInteger(words.front().mid(3)))
        return false;
    int devices = 0;
    for (const QStringView word : words) {
        static constexpr std::array Heads{"CPU"_L1, "NUMA"_L1, "Affinity"_L1, "GPU"_L1, "ID"_L1};
        const bool device = word.startsWith("GPU"_L1) || word.startsWith("NIC"_L1) || word.contains("mlx"_L1);
        const bool head = std::find(Heads.begin(), Heads.end(), word) != Heads.end();
        if (!device && !head)
            return false;
        devices += device ? 1 : 0;
    }
    // A row of a table of two begins with its name, too, but its cells are no devices.
    return devices >= 2 || words.size() > 1;
}

std::vector<Section> sectionsOf(const Text &text, int source)
{
    std::vector<Section> sections;
    Tool now = Tool::Unknown;
    std::size_t begin = 0;
    QString command;
    QString host;
    QStringView opening; // of the section
    const auto close = [&](std::size_t end) {
        if (end > begin)
            sections.push_back({now, source, static_cast<int>(begin) + 1,
                                std::span(text.lines).subspan(begin, end - begin), command, host});
        begin = end;
        opening = {};
    };
    bool ended = false;
    for (std::size_t i = 0; i < text.lines.size(); ++i) {
        const QStringView line = text.lines[i];
        const bool document = now == Tool::NvidiaXml || now == Tool::LstopoXml || now == Tool::RocmJson;
        if (!document && !line.trimmed().isEmpty()) {
            if (const QString typed = commandIn(line); !typed.isEmpty()) {
                close(i);
                now = toolOfCommand(typed);
                command = typed;
                host = hostIn(line);
                continue;
            }
        }
        const Tool tool = ended ? toolOf(line, Tool::Unknown) : toolOf(line, now);
        if (ended || (tool != Tool::Unknown && tool != now)) {
            // What a filter left of lspci -vv may begin with a line below the device's own.
            close(i);
            if (ended)
                command.clear();
            now = tool;
            ended = false;
        }
        if (const QStringView again = openingIn(line, now); !again.isEmpty()) {
            if (again == opening)
                close(i);
            opening = opening.isEmpty() ? again : opening;
        }
        ended = isLastLine(line, now);
    }
    close(text.lines.size());
    return sections;
}

} // namespace rig::reality

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/scan.h"
#include "core/reality/sections.h"

#include <QMap>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

/// Labels of msinfo32 and systeminfo, which Windows translates; the value's place in the list decides where the label
/// is of another language.
struct Label
{
    const char16_t *text;
    const char *key;
};
constexpr std::array Labels{
    Label{u"BaseBoard Manufacturer", "board vendor"}, Label{u"BaseBoard Product", "board"},
    Label{u"BaseBoard Model", "board"}, Label{u"主板制造商", "board vendor"}, Label{u"主板产品", "board"},
    Label{u"主板型号", "board"}, Label{u"基板制造商", "board vendor"}, Label{u"基板产品", "board"},
    Label{u"BaseBoard-Hersteller", "board vendor"}, Label{u"BaseBoard-Produkt", "board"},
    Label{u"Bundkortproducent", "board vendor"}, Label{u"Bundkortprodukt", "board"},
    Label{u"System Manufacturer", "system vendor"}, Label{u"系统制造商", "system vendor"},
    Label{u"Systemhersteller", "system vendor"}, Label{u"Systemproducent", "system vendor"},
    Label{u"System Model", "system"}, Label{u"系统型号", "system"}, Label{u"系统模式", "system"},
    Label{u"Systemmodell", "system"}, Label{u"Systemmodel", "system"},
    // Windows 8 has no lines of the board: these stand where it is looked for.
    Label{u"Platform Role", "other"}, Label{u"平台角色", "other"}, Label{u"Secure Boot State", "other"},
    Label{u"安全启动状态", "other"}, Label{u"主板", "board"}, Label{u"主板名称", "board"}, Label{u"显卡", "gpu"},
    Label{u"显示适配器", "gpu"}, Label{u"显示器", "display"}, Label{u"显卡名称", "gpu"}, Label{u"Card name", "gpu"},
    Label{u"CPU", "processor"}, Label{u"处理器名称", "processor"}, Label{u"Processor", "processor"},
    Label{u"处理器", "processor"}, Label{u"Prozessor", "processor"}};

QLatin1StringView meaningOf(QStringView label)
{
    for (const Label &each : Labels) {
        if (label.compare(QStringView(each.text), Qt::CaseInsensitive) == 0)
            return QLatin1StringView(each.key);
    }
    return {};
}

/// "Intel(R) Core(TM) i7-8700K CPU @ 3.70GHz, 3696 Mhz, 6 Core(s), 12 Logical Processor(s)"
bool isProcessorLine(QStringView value)
{
    return value.contains(" Mhz"_L1, Qt::CaseInsensitive) && (value.contains(u',') || value.contains(u'，'));
}

/// "NVIDIA GeForce RTX 3070 Ti Laptop GPU", whatever the label is called.
bool namesGpu(QStringView value)
{
    static constexpr std::array Beginnings{"NVIDIA GeForce"_L1,
                                           "NVIDIA RTX"_L1,
                                           "NVIDIA Quadro"_L1,
                                           "NVIDIA TITAN"_L1,
                                           "Quadro "_L1,
                                           "NVIDIA Tesla"_L1,
                                           "NVIDIA GRID"_L1,
                                           "GeForce "_L1,
                                           "Tesla "_L1,
                                           "AMD Radeon"_L1,
                                           "Radeon "_L1,
                                           "Intel(R) Arc"_L1,
                                           "Intel(R) UHD Graphics"_L1,
                                           "Intel(R) HD Graphics"_L1,
                                           "Intel(R) Iris"_L1};
    // msinfo32 has a second line of the adapter: "GeForce GTX 1060 6GB, NVIDIA compatible".
    return value.size() < 80 && !value.endsWith(" compatible"_L1) &&
           std::any_of(Beginnings.begin(), Beginnings.end(), [&](auto each) { return value.startsWith(each); });
}

/// "PCI\VEN_10DE&DEV_2204&SUBSYS_40901458&REV_A1\…": the ids, those of the card's maker last four digits first.
void takeInstance(SeenDevice &device, QStringView id)
{
    const auto part = [&](QLatin1StringView key, int size) -> std::optional<int> {
        const auto rest = after(id, key);
        const auto number = rest ? hexNumber(rest->left(size)) : std::nullopt;
        return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
    };
    device.vendor = part("VEN_"_L1, 4);
    device.device = part("DEV_"_L1, 4);
    device.subDevice = part("SUBSYS_"_L1, 4);
    if (const auto rest = after(id, "SUBSYS_"_L1); rest && rest->size() >= 8) {
        if (const auto number = hexNumber(rest->mid(4, 4)))
            device.subVendor = static_cast<int>(*number);
    }
}

class WindowsReport
{
public:
    explicit WindowsReport(const Section &section) : m_section(section) {}

    Seen read()
    {
        for (std::size_t i = 0; i < m_section.lines.size(); ++i) {
            const QStringView line = m_section.lines[i];
            m_here = m_section.at(i);
            if (i == 0 && !commandIn(line).isEmpty())
                continue;
            if (line.trimmed().isEmpty()) {
                // wmic and PowerShell put blank lines between the values of a record, too.
                if (++m_blank >= 1 && !m_record.isEmpty() && isWhole())
                    close();
                continue;
            }
            m_blank = 0;
            take(line);
        }
        close();
        finishSystem();
        return std::move(m_seen);
    }

private:
    void take(QStringView line)
    {
        if (takeTable(line))
            return;
        QStringView key;
        QStringView value;
        if (const qsizetype tab = line.indexOf(u'\t'); tab > 0) {
            key = line.left(tab).trimmed();
            value = line.mid(tab).trimmed();
            // Lists of interrupts and addresses have a third column: the device's state.
            value = value.left(value.indexOf(u'\t')).trimmed();
        } else if (const qsizetype wide = line.indexOf(u'：'); wide > 0 && wide < 40) {
            key = line.left(wide).trimmed();
            value = line.mid(wide + 1).trimmed();
        } else if (const auto pair = keyValue(line)) {
            key = pair->key;
            value = pair->value;
        } else if (const qsizetype equals = line.indexOf(u'=');
                   equals > 0 && equals < 60 && !line.left(equals).trimmed().contains(u' ')) {
            key = line.left(equals).trimmed();
            value = line.mid(equals + 1).trimmed();
        } else {
            if (line.trimmed().startsWith(u'[') && line.contains("Family"_L1))
                ++m_seen.understood; // "[01]: Intel64 Family 6 Model …": no name
            else if (m_seen.notUnderstood.size() < 100)
                m_seen.notUnderstood.push_back(m_here);
            return;
        }
        ++m_seen.understood;
        if (takeSystem(key, value))
            return;
        const QString name = key.toString().toLower();
        if (m_record.contains(name))
            close();
        if (m_record.isEmpty())
            m_begin = m_here;
        m_record.insert(name, value.toString().left(400));
    }

    /// The lines of msinfo32 and systeminfo; true where the line is one of them.
    bool takeSystem(QStringView label, QStringView value)
    {
        const QLatin1StringView meaning = meaningOf(label);
        const bool model = meaning == "processor"_L1 && (value.contains("Intel"_L1) || value.contains("AMD"_L1)) &&
                           !value.contains("Family"_L1);
        if (isProcessorLine(value) || model) {
            qsizetype comma = value.indexOf(u',');
            comma = comma < 0 ? value.indexOf(u'，') : comma;
            m_seen.processors.push_back({said(comma > 0 ? value.left(comma) : value), {}, {}, {}, m_here});
            return true;
        }
        if (meaning == "display"_L1 && !namesGpu(value))
            return true; // a screen
        if (meaning == "gpu"_L1 || meaning == "display"_L1 || (isTabbed() && namesGpu(value))) {
            SeenDevice device;
            device.name = said(value);
            device.classCode = 0x0300;
            device.evidence = m_here;
            // msinfo32 names an adapter twice, as its name and as its description.
            const bool told = std::any_of(m_seen.devices.begin(), m_seen.devices.end(),
                                          [&](const SeenDevice &each) { return each.name == device.name; });
            if (!device.name.isEmpty() && !told)
                m_seen.devices.push_back(std::move(device));
            return true;
        }
        if (m_toBoard == 2 && meaning.isEmpty()) { // the two lines behind the firmware's mode
            m_system.vendor = said(value);
            m_system.evidence = m_here;
            m_toBoard = 1;
            return true;
        }
        if (m_toBoard == 1 && meaning.isEmpty()) {
            m_system.product = said(value);
            m_system.evidence = m_here;
            m_toBoard = 0;
            return true;
        }
        static constexpr std::array Modes{u"UEFI", u"Legacy", u"传统", u"Vorgängerversion", u"旧"};
        if (std::any_of(Modes.begin(), Modes.end(), [&](auto mode) { return value == QStringView(mode); }) &&
            !m_section.lines.empty() && isTabbed()) {
            m_toBoard = 2;
            return true;
        }
        if (meaning.isEmpty() || meaning == "processor"_L1)
            return false;
        if (meaning == "board vendor"_L1) {
            m_system.vendor = said(value);
            m_toBoard = 0;
        } else if (meaning == "board"_L1) {
            m_system.product = said(value);
            m_toBoard = 0;
        } else if (meaning == "system vendor"_L1) {
            m_system.systemVendor = said(value);
            if (value.contains("QEMU"_L1) || value.contains("VMware"_L1) || value == "Xen"_L1)
                m_seen.hypervisor = said(value);
        } else if (meaning == "system"_L1) {
            m_system.systemProduct = said(value);
            if (value.contains("Virtual Machine"_L1))
                m_seen.hypervisor = said(value);
        }
        if (meaning == "other"_L1)
            m_toBoard = 0;
        else
            m_system.evidence = m_here;
        return true;
    }

    /// Win32_ComputerSystemProduct, whose board stands under a command of its own.
    [[nodiscard]] bool isSystemProduct() const
    {
        return m_section.command.contains("ComputerSystemProduct"_L1, Qt::CaseInsensitive);
    }

    [[nodiscard]] bool isTabbed() const
    {
        return m_section.lines[static_cast<std::size_t>(m_here.line - m_section.firstLine)].contains(u'\t');
    }

    /// A wmic table: column heads without a colon, at least two, of names that are properties; or CSV with "Node"
    /// first.
    bool takeTable(QStringView line)
    {
        if (line.startsWith("Node,"_L1)) {
            m_columns.clear();
            m_csv = true;
            for (const QStringView head : line.split(u','))
                m_columns.append({head.trimmed().toString().toLower(), 0});
            ++m_seen.understood;
            return true;
        }
        static constexpr std::array Heads{"manufacturer"_L1, "product"_L1,       "name"_L1,         "adapterram"_L1,
                                          "pnpdeviceid"_L1,  "capacity"_L1,      "partnumber"_L1,   "speed"_L1,
                                          "caption"_L1,      "version"_L1,       "serialnumber"_L1, "model"_L1,
                                          "size"_L1,         "numberofcores"_L1, "mediatype"_L1,    "friendlyname"_L1};
        if (!line.contains(u':') && !line.contains(u'=') && !line.contains(u'\t')) {
            QList<std::pair<QString, qsizetype>> columns;
            bool all = true;
            for (const QStringView word : wordsOf(line)) {
                const QString head = word.toString().toLower();
                all = all && std::find(Heads.begin(), Heads.end(), head) != Heads.end();
                columns.append({head, word.data() - line.data()});
            }
            if (all && columns.size() >= 2) {
                close();
                m_columns = columns;
                m_csv = false;
                ++m_seen.understood;
                return true;
            }
        }
        if (m_columns.isEmpty() || (!m_csv && keyValue(line) && !line.contains("PCI\\"_L1)))
            return false;
        const QList<QStringView> cells = m_csv ? line.split(u',') : QList<QStringView>();
        if (m_csv && cells.size() != m_columns.size()) {
            m_columns.clear();
            return false;
        }
        if (line.trimmed().startsWith("---"_L1))
            return true;
        for (qsizetype i = 0; i < m_columns.size(); ++i) {
            const qsizetype begin = m_columns[i].second;
            const qsizetype end = i + 1 < m_columns.size() ? m_columns[i + 1].second : line.size();
            const QStringView cell = m_csv                 ? cells[i]
                                     : begin < line.size() ? line.mid(begin, end - begin)
                                                           : QStringView();
            m_record.insert(m_columns[i].first, cell.trimmed().toString());
        }
        m_begin = m_here;
        close();
        ++m_seen.understood;
        return true;
    }

    /// Whether what was read of a record says what it is of.
    [[nodiscard]] bool isWhole() const { return m_record.size() > 1; }

    /// Win32_VideoController, of whose fields a text may have any.
    [[nodiscard]] bool isAdapter() const
    {
        return m_record.contains("adapterram"_L1) || m_record.contains("videoprocessor"_L1) ||
               m_record.contains("adaptercompatibility"_L1) ||
               m_record.value("deviceid"_L1).startsWith("VideoController"_L1) ||
               m_record.value("creationclassname"_L1) == "Win32_VideoController"_L1;
    }

    void close()
    {
        const auto value = [&](QLatin1StringView key) { return said(m_record.value(key)); };
        const QString name = value("name"_L1);
        if (isAdapter() || m_record.value("pnpdeviceid"_L1).startsWith("PCI\\"_L1) ||
            m_record.value("instanceid"_L1).startsWith("PCI\\"_L1)) {
            closeDevice();
        } else if (m_record.contains("numberofcores"_L1) || m_record.contains("maxclockspeed"_L1) ||
                   (m_record.contains("socketdesignation"_L1) && !name.isEmpty())) {
            SeenProcessor processor{name, value("socketdesignation"_L1), {}, {}, m_begin};
            processor.cores = leadingInteger(m_record.value("numberofcores"_L1));
            if (!name.isEmpty())
                m_seen.processors.push_back(std::move(processor));
        } else if (m_record.contains("capacity"_L1)) {
            closeMemory();
        } else if (m_record.contains("product"_L1)) {
            SeenBoard board;
            board.vendor = value("manufacturer"_L1);
            board.product = value("product"_L1);
            board.version = value("version"_L1);
            board.evidence = m_begin;
            if (!board.product.isEmpty())
                m_seen.boards.push_back(std::move(board));
        } else if (m_record.contains("vendor"_L1) && !name.isEmpty() && (!m_seen.boards.empty() || isSystemProduct())) {
            SeenBoard &system = m_seen.boards.empty() ? m_system : m_seen.boards.back();
            system.systemVendor = value("vendor"_L1);
            system.systemProduct = name;
            system.evidence = system.evidence ? system.evidence : m_begin;
        } else if (m_record.contains("model"_L1) && m_record.contains("size"_L1)) {
            const auto bytes = leadingNumber(m_record.value("size"_L1));
            m_seen.drives.push_back(
                {value("model"_L1), {}, bytes ? std::optional(*bytes / 1e9) : std::nullopt, m_begin});
        } else if (m_record.contains("model"_L1) && m_record.contains("manufacturer"_L1)) {
            m_system.systemVendor = value("manufacturer"_L1);
            m_system.systemProduct = value("model"_L1);
            m_system.evidence = m_begin;
            if (m_system.systemProduct.contains("Virtual Machine"_L1))
                m_seen.hypervisor = m_system.systemProduct;
        }
        m_record.clear();
    }

    void closeDevice()
    {
        SeenDevice device;
        QString id = m_record.value("pnpdeviceid"_L1);
        if (id.isEmpty())
            id = m_record.value("instanceid"_L1);
        takeInstance(device, id);
        device.name = said(m_record.value("name"_L1));
        if (device.name.isEmpty())
            device.name = said(m_record.value("friendlyname"_L1));
        if (device.name.isEmpty())
            device.name = said(m_record.value("caption"_L1));
        if (isAdapter() || m_record.value("class"_L1) == "Display"_L1)
            device.classCode = 0x0300;
        device.link.width = lanesOf(leadingInteger(m_record.value("currentlinkwidth"_L1)));
        device.link.maxWidth = lanesOf(leadingInteger(m_record.value("maxlinkwidth"_L1)));
        device.link.generation = generationOf(leadingInteger(m_record.value("currentlinkspeed"_L1)));
        device.link.maxGeneration = generationOf(leadingInteger(m_record.value("maxlinkspeed"_L1)));
        device.link.evidence = m_begin;
        device.evidence = m_begin;
        // AdapterRAM stops at 4 GiB: it is no figure of a card.
        if (!device.name.isEmpty() || device.device)
            m_seen.devices.push_back(std::move(device));
    }

    void closeMemory()
    {
        SeenMemory memory;
        const auto bytes = leadingNumber(m_record.value("capacity"_L1));
        if (!bytes || *bytes < 1024.0 * 1024.0)
            return;
        memory.mib = *bytes / (1024.0 * 1024.0);
        memory.locator = said(m_record.value("devicelocator"_L1));
        memory.maker = said(m_record.value("manufacturer"_L1));
        memory.partNumber = said(m_record.value("partnumber"_L1));
        memory.transfers = leadingInteger(m_record.value("speed"_L1));
        memory.configured = leadingInteger(m_record.value("configuredclockspeed"_L1));
        memory.evidence = m_begin;
        m_seen.memory.push_back(std::move(memory));
    }

    void finishSystem()
    {
        if (m_system.isEmpty())
            return;
        // The same machine was told by Win32_BaseBoard, too.
        if (m_system.product.isEmpty() && m_seen.boards.size() == 1) {
            m_seen.boards.front().systemVendor = m_system.systemVendor;
            m_seen.boards.front().systemProduct = m_system.systemProduct;
            return;
        }
        m_seen.boards.push_back(m_system);
    }

    const Section &m_section;
    Seen m_seen;
    SeenBoard m_system;
    QMap<QString, QString> m_record;
    QList<std::pair<QString, qsizetype>> m_columns;
    Evidence m_here, m_begin;
    bool m_csv = false;
    int m_blank = 0;
    int m_toBoard = 0; ///< 2: the next line is the board's maker, 1: its name
};

} // namespace

bool isWindowsLabel(QStringView line)
{
    for (const QChar mark : {QChar(u'\t'), QChar(u'：'), QChar(u':')}) {
        if (const qsizetype at = line.indexOf(mark); at > 0 && at < 40 && at + 1 < line.size()) {
            const QLatin1StringView meaning = meaningOf(line.left(at).trimmed());
            return !meaning.isEmpty() &&
                   (meaning != "processor"_L1 || mark != u':' || line.left(at).trimmed() != u"CPU");
        }
    }
    return false;
}

Seen readWindows(const Section &section) { return WindowsReport(section).read(); }

} // namespace rig::reality

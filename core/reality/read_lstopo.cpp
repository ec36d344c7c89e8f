// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/scan.h"
#include "core/reality/sections.h"

#include <QXmlStreamReader>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

/// "0302 [10de:1db8] [10de:12ab] a1 00": class, ids, those of the maker.
void takeType(SeenDevice &device, QStringView type)
{
    if (const auto code = hexNumber(type.left(4)))
        device.classCode = static_cast<int>(*code);
    const qsizetype first = type.indexOf(u'[');
    if (first < 0)
        return;
    if (const auto ids = pciIds(type.mid(first + 1))) {
        device.vendor = ids->first;
        device.device = ids->second;
    }
    if (const qsizetype second = type.indexOf(u'[', first + 1); second > 0) {
        if (const auto ids = pciIds(type.mid(second + 1)); ids && ids->first != 0) {
            device.subVendor = ids->first;
            device.subDevice = ids->second;
        }
    }
}

/// The class in "PCI 01:00.0 (VGA)".
std::optional<int> classOf(QStringView word)
{
    struct Row
    {
        QLatin1StringView word;
        int code;
    };
    static constexpr Row Rows[]{{"VGA"_L1, 0x0300},        {"3D"_L1, 0x0302},      {"Display"_L1, 0x0380},
                                {"NVMExp"_L1, 0x0108},     {"SATA"_L1, 0x0106},    {"Ethernet"_L1, 0x0200},
                                {"InfiniBand"_L1, 0x0207}, {"NVSwitch"_L1, 0x0680}};
    for (const Row &row : Rows) {
        if (word == row.word)
            return row.code;
    }
    return {};
}

/// DMIBoardName="X11DPG-OT-CPU", PlatformModel=…: what lstopo -v prints behind the machine and its packages.
QString infoIn(QStringView line, QLatin1StringView key)
{
    const qsizetype at = line.indexOf(key);
    if (at < 0 || at + key.size() >= line.size() || line[at + key.size()] != u'=')
        return {};
    const QStringView rest = line.mid(at + key.size() + 1);
    if (rest.startsWith(u'"'))
        return said(rest.mid(1, std::max<qsizetype>(0, rest.indexOf(u'"', 1) - 1)));
    qsizetype end = 0;
    while (end < rest.size() && !rest[end].isSpace() && rest[end] != u')')
        ++end;
    return said(rest.left(end));
}

void takeInfos(QStringView line, Seen &seen, SeenBoard &board, Evidence evidence)
{
    if (const QString cpu = infoIn(line, "CPUModel"_L1);
        !cpu.isEmpty() && !line.startsWith("PU"_L1) && !line.startsWith("Core"_L1))
        seen.processors.push_back({cpu, {}, {}, {}, evidence});
    const QString name = infoIn(line, "DMIBoardName"_L1);
    const QString model = infoIn(line, "PlatformModel"_L1);
    if (!name.isEmpty() || !model.isEmpty()) {
        board.product = name.isEmpty() ? model : name;
        board.vendor = infoIn(line, "DMIBoardVendor"_L1);
        board.systemProduct = infoIn(line, "DMIProductName"_L1);
        board.evidence = evidence;
    }
}

/// An object of the document that is still open.
struct OpenObject
{
    QString type;
    int device = -1; ///< index in Seen::devices
};

class LstopoDocument
{
public:
    explicit LstopoDocument(const Section &section) : m_section(section) {}

    Seen read()
    {
        QString text = m_section.whole();
        const qsizetype begin = text.indexOf("<topology"_L1);
        if (begin > 0)
            text = QString(text.left(begin).count(u'\n'), u'\n') + text.mid(begin);
        QXmlStreamReader xml(text);
        while (!xml.atEnd() && m_open.size() < 256) {
            xml.readNext();
            if (xml.isStartElement())
                begins(xml);
            else if (xml.isEndElement() && xml.name() == "object"_L1 && !m_open.empty())
                m_open.pop_back();
        }
        m_seen.cut = xml.hasError();
        if (!m_board.isEmpty())
            m_seen.boards.push_back(m_board);
        return std::move(m_seen);
    }

private:
    [[nodiscard]] Evidence here(const QXmlStreamReader &xml) const
    {
        return m_section.at(static_cast<std::size_t>(std::max<qint64>(1, xml.lineNumber()) - 1));
    }

    void begins(const QXmlStreamReader &xml)
    {
        ++m_seen.understood;
        if (xml.name() == "object"_L1)
            object(xml);
        else if (xml.name() == "info"_L1)
            info(xml);
    }

    void object(const QXmlStreamReader &xml)
    {
        const QXmlStreamAttributes attributes = xml.attributes();
        OpenObject opened{attributes.value("type"_L1).toString(), -1};
        const auto address = pciAddress(attributes.value("pci_busid"_L1));
        if (address && m_seen.devices.size() < MostDevices) {
            SeenDevice device;
            device.address = address;
            takeType(device, attributes.value("pci_type"_L1));
            bool fine = false;
            const double speed = attributes.value("pci_link_speed"_L1).toDouble(&fine);
            if (fine && speed > 0)
                device.bandwidth = speed;
            if (const auto range = between(attributes.value("bridge_pci"_L1), "["_L1, "]"_L1)) {
                const auto first = hexNumber(range->left(2));
                device.secondaryBus = first ? std::optional(static_cast<int>(*first)) : std::nullopt;
            }
            for (auto it = m_open.rbegin(); it != m_open.rend() && !device.parent; ++it) {
                if (it->device >= 0)
                    device.parent = m_seen.devices[static_cast<std::size_t>(it->device)].address;
            }
            device.evidence = here(xml);
            opened.device = static_cast<int>(m_seen.devices.size());
            m_seen.devices.push_back(std::move(device));
        }
        m_open.push_back(std::move(opened));
    }

    void info(const QXmlStreamReader &xml)
    {
        const QXmlStreamAttributes attributes = xml.attributes();
        const QStringView name = attributes.value("name"_L1);
        const QStringView value = attributes.value("value"_L1);
        if (name == "DMIBoardName"_L1 || (name == "PlatformModel"_L1 && m_board.product.isEmpty())) {
            m_board.product = said(value);
            m_board.evidence = here(xml);
        } else if (name == "DMIBoardVendor"_L1) {
            m_board.vendor = said(value);
        } else if (name == "DMIProductName"_L1) {
            m_board.systemProduct = said(value);
        } else if (name == "CPUModel"_L1 && !m_open.empty() && m_open.back().type == "Package"_L1) {
            m_seen.processors.push_back({said(value), {}, {}, {}, here(xml)});
        } else if (name == "GPUModel"_L1 || name == "PCIDevice"_L1 || name == "PCIVendor"_L1) {
            // A card is told several times, as a device of CUDA, of OpenCL and of NVML: all below one function.
            for (auto it = m_open.rbegin(); it != m_open.rend(); ++it) {
                if (it->device < 0)
                    continue;
                SeenDevice &device = m_seen.devices[static_cast<std::size_t>(it->device)];
                if (name == "PCIVendor"_L1)
                    device.vendorName = said(value);
                else if (name == "GPUModel"_L1 || device.name.isEmpty())
                    device.name = said(value);
                break;
            }
        }
    }

    const Section &m_section;
    Seen m_seen;
    SeenBoard m_board;
    std::vector<OpenObject> m_open;
};

} // namespace

Seen readLstopoXml(const Section &section) { return LstopoDocument(section).read(); }

Seen readLstopoText(const Section &section)
{
    Seen seen;
    SeenBoard board;
    for (std::size_t i = 0; i < section.lines.size() && seen.devices.size() < MostDevices; ++i) {
        const QStringView line = section.lines[i].trimmed();
        if (line.isEmpty())
            continue;
        ++seen.understood;
        takeInfos(line, seen, board, section.at(i));
        const qsizetype at = line.startsWith("PCI "_L1) ? 0 : line.indexOf(" PCI "_L1);
        if (at < 0)
            continue;
        const QStringView rest = line.mid(at == 0 ? 4 : at + 5).trimmed();
        SeenDevice device;
        device.evidence = section.at(i);
        if (const auto leading = leadingAddress(rest)) {
            device.address = leading->first;
        } else if (const auto ids = pciIds(rest)) { // of versions before 2
            device.vendor = ids->first;
            device.device = ids->second;
        } else {
            continue;
        }
        if (const auto word = between(rest, "("_L1, ")"_L1)) {
            device.classCode = classOf(*word);
            device.className = word->toString().left(40);
        }
        seen.devices.push_back(std::move(device));
    }
    if (!board.isEmpty())
        seen.boards.push_back(std::move(board));
    return seen;
}

} // namespace rig::reality

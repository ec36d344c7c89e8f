// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/scan.h"
#include "core/reality/sections.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

/// "[10de:2204]" at the end of a name, and the name without it.
void takeIds(QStringView &name, std::optional<int> &vendor, std::optional<int> &device)
{
    for (qsizetype open = name.lastIndexOf(u'['); open >= 0; open = open == 0 ? -1 : name.lastIndexOf(u'[', open - 1)) {
        const qsizetype close = name.indexOf(u']', open);
        if (close - open != 10)
            continue;
        if (const auto ids = pciIds(name.mid(open + 1, 9))) {
            vendor = ids->first;
            device = ids->second;
            name = name.left(open).trimmed();
            return;
        }
    }
}

/// "[0300]" at the end of a class's name.
std::optional<int> classCodeIn(QStringView name)
{
    if (name.endsWith(u']') && name.size() >= 6 && name[name.size() - 6] == u'[') {
        if (const auto code = hexNumber(name.mid(name.size() - 5, 4)))
            return static_cast<int>(*code);
    }
    return {};
}

/// The names that lspci prints for the classes which matter here (pci.ids, list of device classes).
std::optional<int> classCodeOf(QStringView name)
{
    struct Row
    {
        QLatin1StringView name;
        int code;
    };
    static constexpr Row Rows[]{{"VGA compatible controller"_L1, 0x0300},
                                {"3D controller"_L1, 0x0302},
                                {"Display controller"_L1, 0x0380},
                                {"Processing accelerators"_L1, 0x1200},
                                {"Non-Volatile memory controller"_L1, 0x0108},
                                {"Ethernet controller"_L1, 0x0200},
                                {"Network controller"_L1, 0x0280},
                                {"Infiniband controller"_L1, 0x0207},
                                {"InfiniBand controller"_L1, 0x0207},
                                {"SATA controller"_L1, 0x0106},
                                {"RAID bus controller"_L1, 0x0104},
                                {"Serial Attached SCSI controller"_L1, 0x0107},
                                {"PCI bridge"_L1, 0x0604},
                                {"Host bridge"_L1, 0x0600},
                                {"Bridge"_L1, 0x0680},
                                {"Audio device"_L1, 0x0403},
                                {"USB controller"_L1, 0x0c03}};
    for (const Row &row : Rows) {
        if (name.compare(row.name, Qt::CaseInsensitive) == 0)
            return row.code;
    }
    return {};
}

/// "(rev a1) (prog-if 00 [Normal decode])" off the end; rev ff means that nothing answered.
void takeRevision(QStringView &rest, SeenDevice &device)
{
    if (const qsizetype prog = rest.indexOf(" (prog-if"_L1); prog >= 0)
        rest = rest.left(prog);
    if (const qsizetype rev = rest.indexOf(" (rev "_L1); rev >= 0) {
        const auto number = hexNumber(rest.mid(rev + 6, 2));
        device.lost = device.lost || number == std::optional<quint32>(0xff);
        if (number && !device.lost)
            device.revision = static_cast<int>(*number);
        rest = rest.left(rev);
    }
    rest = rest.trimmed();
}

std::optional<SeenDevice> deviceIn(QStringView line)
{
    const auto leading = leadingAddress(line);
    if (!leading || leading->second >= line.size() || !line[leading->second].isSpace())
        return {};
    SeenDevice device;
    device.address = leading->first;
    QStringView rest = line.mid(leading->second).trimmed();
    takeRevision(rest, device);
    const qsizetype colon = rest.indexOf(": "_L1);
    if (colon < 0)
        return {};
    const QStringView className = rest.left(colon).trimmed();
    QStringView name = rest.mid(colon + 2).trimmed();
    device.classCode = classCodeIn(className);
    if (device.classCode) {
        device.className = className.left(className.size() - 6).trimmed().toString();
    } else if (className.size() == 4 && hexNumber(className)) { // lspci -n
        device.classCode = static_cast<int>(*hexNumber(className));
    } else {
        device.className = className.toString().left(100);
        device.classCode = classCodeOf(className);
    }
    if (const auto ids = pciIds(name); ids && name.size() == 9) {
        device.vendor = ids->first;
        device.device = ids->second;
        return device;
    }
    takeIds(name, device.vendor, device.device);
    // What an older pci.ids does not know: "NVIDIA Corporation Device 2684".
    if (const qsizetype at = name.lastIndexOf("Device "_L1); at >= 0 && !device.device && name.size() - at == 11) {
        if (const auto number = hexNumber(name.mid(at + 7)))
            device.device = static_cast<int>(*number);
        if (name.startsWith("NVIDIA"_L1))
            device.vendor = 0x10de;
        else if (name.startsWith("Advanced Micro Devices, Inc. [AMD/ATI]"_L1))
            device.vendor = 0x1002;
        else if (name.startsWith("Intel"_L1))
            device.vendor = 0x8086;
    }
    device.name = name.toString().left(200);
    return device;
}

/// "Speed 16GT/s, Width x8 (downgraded)", as LnkCap and LnkSta have it.
void readSpeedAndWidth(QStringView line, std::optional<int> &generation, std::optional<int> &width)
{
    if (const auto speed = after(line, "Speed "_L1))
        generation = generationOfSpeed(leadingNumber(*speed));
    if (const auto lanes = after(line, "Width x"_L1))
        width = lanesOf(leadingInteger(*lanes));
}

Port portIn(QStringView line)
{
    if (line.contains("Root Port"_L1))
        return Port::RootPort;
    if (line.contains("Upstream Port"_L1))
        return Port::SwitchUp;
    if (line.contains("Downstream Port"_L1))
        return Port::SwitchDown;
    return line.contains("Endpoint"_L1) ? Port::Endpoint : Port::Unsaid;
}

/// One listing; devices are opened by their own line, by the address of a command, or by a link that has none.
class LspciListing
{
public:
    explicit LspciListing(const Section &section) : m_section(section)
    {
        if (const qsizetype at = section.command.indexOf("-s "_L1); at >= 0) {
            if (const auto leading = leadingAddress(QStringView(section.command).mid(at + 3).trimmed()))
                m_named = leading->first;
        }
    }

    Seen read()
    {
        for (std::size_t i = 0; i < m_section.lines.size(); ++i) {
            const QStringView line = m_section.lines[i].trimmed();
            if (line.isEmpty())
                continue;
            if (take(line, m_section.at(i)))
                ++m_seen.understood;
            else if (!m_current && m_seen.notUnderstood.size() < 100)
                m_seen.notUnderstood.push_back(m_section.at(i));
            if (m_seen.devices.size() >= MostDevices) {
                m_seen.cut = true;
                break;
            }
        }
        return std::move(m_seen);
    }

private:
    SeenDevice &open(SeenDevice device, Evidence evidence)
    {
        device.evidence = evidence;
        m_seen.devices.push_back(std::move(device));
        m_current = true;
        m_capabilities = false;
        return m_seen.devices.back();
    }

    /// The device that a detail belongs to; one without its own line is opened by what comes first of it.
    SeenDevice &current(Evidence evidence)
    {
        if (m_current)
            return m_seen.devices.back();
        SeenDevice device;
        device.address = std::exchange(m_named, {});
        return open(std::move(device), evidence);
    }

    bool takeLink(QStringView line, Evidence evidence)
    {
        if (line.startsWith("LnkCap:"_L1)) {
            // A second one is of a device whose own line was filtered out.
            if (m_current && (m_seen.devices.back().link.maxWidth || m_seen.devices.back().link.maxGeneration))
                m_current = false;
            SeenLink &link = current(evidence).link;
            readSpeedAndWidth(line, link.maxGeneration, link.maxWidth);
            if (!link.evidence)
                link.evidence = evidence;
            return true;
        }
        if (!line.startsWith("LnkSta:"_L1))
            return false;
        if (m_current && (m_seen.devices.back().link.width || m_seen.devices.back().link.generation))
            m_current = false;
        SeenLink &link = current(evidence).link;
        readSpeedAndWidth(line, link.generation, link.width);
        link.evidence = evidence;
        return true;
    }

    /// What a loop of a shell prints: an address alone or among other words, or before the link in its line.
    bool takeNamedLink(QStringView line, Evidence evidence)
    {
        qsizetype at = line.indexOf("LnkCap:"_L1);
        if (at < 0)
            at = line.indexOf("LnkSta:"_L1);
        const auto address = addressIn(at < 0 ? line : line.left(at));
        if (!address || (at < 0 && line.size() > 60 && m_current))
            return false;
        const bool known = m_current && m_seen.devices.back().address == address;
        if (at < 0 && m_current && line.contains(": "_L1))
            return false; // a detail that speaks of another function
        if (!known) {
            m_current = false;
            m_named = address;
        }
        return at < 0 || takeLink(line.mid(at), evidence);
    }

    bool takeSubsystem(QStringView line, Evidence evidence)
    {
        if (!line.startsWith("Subsystem:"_L1))
            return false;
        if (m_current && !m_seen.devices.back().subsystem.isEmpty())
            m_current = false;
        SeenDevice &device = current(evidence);
        QStringView name = line.mid(10).trimmed();
        if (const auto ids = pciIds(name); ids && name.size() == 9) {
            device.subVendor = ids->first;
            device.subDevice = ids->second;
            return true;
        }
        takeIds(name, device.subVendor, device.subDevice);
        device.subsystem = name.toString().left(200);
        return true;
    }

    /// Before its capabilities, which have regions of their own: "Region 1: Memory at <unassigned> (64-bit, …)".
    bool takeMemory(QStringView line, Evidence evidence)
    {
        SeenDevice &device = m_seen.devices.back();
        if (!m_capabilities && line.contains("Memory at <unassigned>"_L1) && !device.noAddresses)
            device.noAddresses = evidence;
        return line.startsWith("Region "_L1) || line.startsWith("Memory at "_L1) || line.startsWith("I/O ports"_L1);
    }

    bool take(QStringView line, Evidence evidence)
    {
        if (auto device = deviceIn(line)) {
            open(std::move(*device), evidence);
            return true;
        }
        if (takeLink(line, evidence) || takeSubsystem(line, evidence) || takeNamedLink(line, evidence))
            return true;
        if (line.startsWith("Physical Slot:"_L1)) {
            current(evidence).slot = line.mid(14).trimmed().toString().left(60);
            return true;
        }
        if (!m_current)
            return false;
        SeenDevice &device = m_seen.devices.back();
        if (line.startsWith("Capabilities: <access denied>"_L1)) {
            device.denied = true;
            return true;
        }
        if (line.startsWith("Capabilities: ["_L1) && line.contains("Express"_L1)) {
            m_capabilities = true;
            device.port = portIn(line);
            return true;
        }
        if (line.startsWith("!!! Unknown header type"_L1)) {
            device.lost = true;
            return true;
        }
        if (const auto bus = between(line, "secondary="_L1, ","_L1); bus && line.startsWith("Bus:"_L1)) {
            const auto number = hexNumber(*bus);
            device.secondaryBus = number ? std::optional(static_cast<int>(*number)) : std::nullopt;
            const auto last = between(line, "subordinate="_L1, ","_L1);
            const auto lastNumber = last ? hexNumber(*last) : std::nullopt;
            device.lastBus = lastNumber ? std::optional(static_cast<int>(*lastNumber)) : std::nullopt;
            return true;
        }
        m_capabilities = m_capabilities || line.startsWith("Capabilities:"_L1);
        return takeMemory(line, evidence) || line.startsWith("Capabilities:"_L1) || line.startsWith("Kernel"_L1) ||
               line.startsWith("LnkC"_L1) || line.startsWith("LnkS"_L1) || keyValue(line).has_value();
    }

    const Section &m_section;
    Seen m_seen;
    std::optional<PciAddress> m_named; ///< by the command, until a device takes it
    bool m_current = false;            ///< the last device is still being told of
    bool m_capabilities = false;       ///< its capabilities have begun
};

} // namespace

bool isLspciLine(QStringView line)
{
    const auto leading = leadingAddress(line);
    if (!leading || leading->second + 2 >= line.size() || line[leading->second] != u' ')
        return false;
    const QStringView rest = line.mid(leading->second + 1);
    if (rest.startsWith(u'"'))
        return true;
    const qsizetype colon = rest.left(80).indexOf(": "_L1);
    return colon > 0 && (rest[0].isLetterOrNumber());
}

Seen readLspci(const Section &section)
{
    // lspci -mm: every value in quotes.
    for (const QStringView line : section.lines) {
        const auto leading = leadingAddress(line.trimmed());
        if (leading && line.trimmed().mid(leading->second).startsWith(" \""_L1))
            return readLspciRecords(section);
        if (leading)
            break;
    }
    return LspciListing(section).read();
}

Seen readLspciRecords(const Section &section)
{
    Seen seen;
    const auto idsOff = [](QStringView value, std::optional<int> &id) {
        if (value.endsWith(u']') && value.size() >= 6 && value[value.size() - 6] == u'[') {
            if (const auto number = hexNumber(value.mid(value.size() - 5, 4))) {
                id = static_cast<int>(*number);
                value = value.left(value.size() - 6).trimmed();
            }
        } else if (value.size() == 4 && hexNumber(value)) {
            id = static_cast<int>(*hexNumber(value));
        }
        return value;
    };
    const auto classOf = [&](SeenDevice &device, QStringView value) {
        device.className = idsOff(value, device.classCode).toString();
        if (!device.classCode)
            device.classCode = classCodeOf(device.className);
    };
    for (std::size_t i = 0; i < section.lines.size() && seen.devices.size() < MostDevices; ++i) {
        const QStringView line = section.lines[i].trimmed();
        if (line.isEmpty())
            continue;
        if (const auto leading = leadingAddress(line); leading && line.contains(u'"')) {
            const QList<QStringView> parts = line.mid(leading->second).split(u'"');
            SeenDevice device;
            device.address = leading->first;
            device.evidence = section.at(i);
            if (parts.size() > 5) {
                classOf(device, parts[1]);
                device.vendorName = idsOff(parts[3], device.vendor).toString();
                device.name = idsOff(parts[5], device.device).toString();
                device.lost = parts[6].contains("-rff"_L1);
            }
            seen.devices.push_back(std::move(device));
            ++seen.understood;
            continue;
        }
        const auto pair = keyValue(line);
        if (!pair)
            continue;
        const auto address =
            pair->key == "Slot"_L1 || pair->key == "Device"_L1 ? pciAddress(pair->value) : std::nullopt;
        ++seen.understood;
        if (address) {
            SeenDevice device;
            device.address = address;
            device.evidence = section.at(i);
            seen.devices.push_back(std::move(device));
            continue;
        }
        if (seen.devices.empty())
            continue;
        SeenDevice &device = seen.devices.back();
        if (pair->key == "Class"_L1) {
            classOf(device, pair->value);
        } else if (pair->key == "Vendor"_L1) {
            device.vendorName = idsOff(pair->value, device.vendor).toString();
        } else if (pair->key == "Device"_L1) {
            device.name = idsOff(pair->value, device.device).toString();
        } else if (pair->key == "SVendor"_L1) {
            device.subsystem = idsOff(pair->value, device.subVendor).toString();
        } else if (pair->key == "SDevice"_L1) {
            const QString name = idsOff(pair->value, device.subDevice).toString();
            device.subsystem += u' ' + name;
        } else if (pair->key == "PhySlot"_L1) {
            device.slot = pair->value.toString();
        } else if (pair->key == "Rev"_L1) {
            device.lost = pair->value == "ff"_L1;
        }
    }
    return seen;
}

} // namespace rig::reality

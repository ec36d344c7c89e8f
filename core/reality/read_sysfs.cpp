// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/scan.h"
#include "core/reality/sections.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

/// The last address in a path: of "/sys/devices/pci0000:00/0000:00:01.1/0000:01:00.0/current_link_width" the card's;
/// a shell's "0000\:01\:00.0" is the same.
std::optional<PciAddress> addressOfPath(const QString &path, std::optional<PciAddress> &parent)
{
    QString plain = path;
    plain.remove(u'\\');
    std::optional<PciAddress> last;
    for (const QString &part : plain.split(u'/')) {
        if (const auto address = pciAddress(part)) {
            parent = last;
            last = address;
        }
    }
    return last;
}

/// Where the path in "path:value" ends: at the first colon that is none of an address's own; -1 where there is no
/// value.
qsizetype endOfPath(QStringView line)
{
    for (qsizetype at = line.indexOf(u':'); at > 0; at = line.indexOf(u':', at + 1)) {
        const QStringView name = line.left(at).mid(line.left(at).lastIndexOf(u'/') + 1);
        const bool domain = name.size() == 4 && hexNumber(name);
        const bool bus = name.size() == 7 && name[4] == u':' && hexNumber(name.left(4));
        if (!domain && !bus && !name.startsWith("pci0000"_L1) && !name.endsWith(u'\\'))
            return at;
    }
    return -1;
}

class SysfsListing
{
public:
    explicit SysfsListing(const Section &section) : m_section(section) {}

    Seen read()
    {
        QString path = pathOfCommand();
        std::optional<SeenLink> state;
        for (std::size_t i = 0; i < m_section.lines.size() && m_seen.devices.size() < MostDevices; ++i) {
            const QStringView line = m_section.lines[i].trimmed();
            if (line.isEmpty())
                continue;
            ++m_seen.understood;
            if (line.startsWith("==> "_L1)) {
                path = line.mid(4, line.size() - 8).trimmed().toString();
                continue;
            }
            if (!line.startsWith(u'/') && line.contains("GT/s"_L1) && line.contains(u'x') && line.contains(u':')) {
                takeState(line, path, m_section.at(i));
                continue;
            }
            if (line.startsWith("/sys/"_L1) || line.startsWith("/proc/"_L1)) {
                // grep -r . prints "path:value"; the path has colons of its own, none of them behind its last slash.
                const qsizetype colon = endOfPath(line);
                if (colon < 0) {
                    path = line.toString();
                    continue;
                }
                const QString named = line.left(colon).toString();
                const QStringView value = line.mid(colon + 1).trimmed();
                if (named.endsWith("/pp_dpm_pcie"_L1))
                    takeState(value, named, m_section.at(i));
                else
                    takeValue(named, value, m_section.at(i));
                continue;
            }
            takeValue(path, line, m_section.at(i));
        }
        if (!m_board.isEmpty())
            m_seen.boards.push_back(m_board);
        return std::move(m_seen);
    }

private:
    [[nodiscard]] QString pathOfCommand() const
    {
        for (const QStringView word : wordsOf(m_section.command)) {
            if (word.startsWith("/sys/"_L1) || word.startsWith("/proc/"_L1))
                return word.toString();
        }
        return {};
    }

    /// The device that a path's folder is of: known by the address in it, else by the folder itself (card0/device),
    /// until uevent tells its address.
    SeenDevice &deviceOf(const QString &path, Evidence evidence)
    {
        std::optional<PciAddress> parent;
        const auto address = addressOfPath(path, parent);
        const QString folder = address ? address->text() : path.left(path.lastIndexOf(u'/'));
        const auto known = m_byFolder.constFind(folder);
        if (known != m_byFolder.constEnd())
            return m_seen.devices[static_cast<std::size_t>(*known)];
        SeenDevice device;
        device.address = address;
        device.parent = parent;
        device.evidence = evidence;
        if (!address)
            device.label = between(path, "drm/"_L1, "/"_L1).value_or(QStringView()).toString();
        m_byFolder.insert(folder, static_cast<int>(m_seen.devices.size()));
        m_seen.devices.push_back(std::move(device));
        return m_seen.devices.back();
    }

    /// "1: 16.0GT/s, x8 1143Mhz *": the state with the star is the one of now; without a star none is known. Where all
    /// have one, none is told apart. It is the link of the slot: that of an AMD card's own function is inside the card.
    void takeState(QStringView line, const QString &path, Evidence evidence)
    {
        const qsizetype colon = line.indexOf(u':');
        const qsizetype x = line.indexOf(u'x', line.indexOf("GT/s"_L1));
        const auto generation = generationOfSpeed(leadingNumber(line.mid(colon + 1)));
        const auto width = x < 0 ? std::nullopt : lanesOf(leadingInteger(line.mid(x + 1)));
        SeenDevice &device = deviceOf(path.isEmpty() ? u"/"_s : path, evidence);
        device.vendor = device.vendor.value_or(0x1002); // only its driver has such a file
        SeenLink &link = device.slotLink;
        if (line.endsWith(u'*')) {
            link.width = width;
            link.generation = generation;
            link.evidence = evidence;
        } else {
            link.maxWidth = std::max(link.maxWidth, width);
            link.maxGeneration = std::max(link.maxGeneration, generation);
        }
        if (!link.evidence)
            link.evidence = evidence;
    }

    void takeValue(const QString &path, QStringView value, Evidence evidence)
    {
        const QString name = path.mid(path.lastIndexOf(u'/') + 1);
        if (path.contains("/dmi/id"_L1)) {
            takeDmi(name, value, evidence);
            return;
        }
        if (!path.startsWith("/sys/"_L1))
            return;
        SeenDevice &device = deviceOf(path, evidence);
        if (name == "uevent"_L1) {
            takeEvent(device, value);
            return;
        }
        if (name == "current_link_speed"_L1)
            device.link.generation = generationOfSpeed(leadingNumber(value));
        else if (name == "current_link_width"_L1) {
            device.link.width = lanesOf(leadingInteger(value));
            device.link.evidence = evidence;
        } else if (name == "max_link_speed"_L1)
            device.link.maxGeneration = generationOfSpeed(leadingNumber(value));
        else if (name == "max_link_width"_L1)
            device.link.maxWidth = lanesOf(leadingInteger(value));
        else if (name == "vendor"_L1)
            takeHex(device.vendor, value);
        else if (name == "device"_L1)
            takeHex(device.device, value);
        else if (name == "subsystem_vendor"_L1)
            takeHex(device.subVendor, value);
        else if (name == "subsystem_device"_L1)
            takeHex(device.subDevice, value);
        else if (name == "class"_L1) {
            if (const auto code = hexNumber(value))
                device.classCode = static_cast<int>(*code >> 8);
        } else if (name == "removable"_L1) { // the kernel's word on what hangs on a port that leads out of the case
            if (value == "removable"_L1)
                device.external = evidence;
        } else if (name == "revision"_L1)
            device.lost = hexNumber(value) == std::optional<quint32>(0xff);
    }

    /// PCI_ID=1002:6818, PCI_CLASS=30000, PCI_SUBSYS_ID=174B:E217, PCI_SLOT_NAME=0000:01:00.0
    static void takeEvent(SeenDevice &device, QStringView value)
    {
        const auto is = [&](QLatin1StringView key) { return value.startsWith(key); };
        if (is("PCI_CLASS="_L1)) {
            if (const auto code = hexNumber(value.mid(10)))
                device.classCode = static_cast<int>(*code >> 8);
        } else if (is("PCI_ID="_L1)) {
            if (const auto ids = pciIds(value.mid(7))) {
                device.vendor = ids->first;
                device.device = ids->second;
            }
        } else if (is("PCI_SUBSYS_ID="_L1)) {
            if (const auto ids = pciIds(value.mid(14))) {
                device.subVendor = ids->first;
                device.subDevice = ids->second;
            }
        } else if (is("PCI_SLOT_NAME="_L1) && !device.address) {
            device.address = pciAddress(value.mid(14));
        }
    }

    static void takeHex(std::optional<int> &field, QStringView value)
    {
        if (const auto number = hexNumber(value); number && *number <= 0xffff)
            field = static_cast<int>(*number);
    }

    void takeDmi(const QString &name, QStringView value, Evidence evidence)
    {
        if (!m_board.evidence)
            m_board.evidence = evidence;
        if (name == "board_name"_L1) {
            m_board.product = said(value);
            m_board.evidence = evidence;
        } else if (name == "board_vendor"_L1)
            m_board.vendor = said(value);
        else if (name == "board_version"_L1)
            m_board.version = said(value);
        else if (name == "product_name"_L1) {
            m_board.systemProduct = said(value);
            if (value.contains("Virtual Machine"_L1) || value.contains("KVM"_L1) || value.contains("VirtualBox"_L1))
                m_seen.hypervisor = said(value);
        } else if (name == "sys_vendor"_L1) {
            m_board.systemVendor = said(value);
            if (value == "QEMU"_L1 || value.startsWith("VMware"_L1) || value == "Xen"_L1 ||
                value.startsWith("Amazon"_L1) || value == "Google"_L1)
                m_seen.hypervisor = said(value);
        } else if (name == "bios_version"_L1)
            m_board.firmware = said(value);
    }

    const Section &m_section;
    Seen m_seen;
    SeenBoard m_board;
    QHash<QString, int> m_byFolder;
};

} // namespace

Seen readSysfs(const Section &section) { return SysfsListing(section).read(); }

Seen readProcessor(const Section &section)
{
    Seen seen;
    QString socket; // "physical id" of the record
    QStringList sockets;
    int count = 0;
    for (std::size_t i = 0; i < section.lines.size(); ++i) {
        const auto pair = keyValue(section.lines[i].trimmed());
        if (!pair)
            continue;
        ++seen.understood;
        if (pair->key == "model name"_L1 || pair->key == "Model name"_L1) {
            if (!seen.processors.empty() && seen.processors.front().name == said(pair->value))
                continue;
            seen.processors.push_back({said(pair->value), {}, {}, {}, section.at(i)});
        } else if (pair->key == "physical id"_L1) {
            if (!sockets.contains(pair->value))
                sockets << pair->value.toString();
        } else if (pair->key == "Socket(s)"_L1) {
            count = leadingInteger(pair->value).value_or(0);
        } else if (pair->key == "cpu cores"_L1 || pair->key == "Core(s) per socket"_L1) {
            if (!seen.processors.empty())
                seen.processors.front().cores = leadingInteger(pair->value);
        } else if (pair->key == "Hypervisor vendor"_L1) {
            seen.hypervisor = said(pair->value);
        } else if (pair->key == "flags"_L1 && wordsOf(pair->value).contains(QStringView(u"hypervisor"))) {
            seen.hypervisor = seen.hypervisor.isEmpty() ? u"hypervisor"_s : seen.hypervisor;
        }
    }
    count = std::max(count, static_cast<int>(sockets.size()));
    if (seen.processors.size() == 1 && count > 1 && count <= 64)
        seen.processors.resize(static_cast<std::size_t>(count), seen.processors.front());
    return seen;
}

} // namespace rig::reality

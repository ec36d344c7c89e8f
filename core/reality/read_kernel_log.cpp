// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/scan.h"
#include "core/reality/sections.h"

#include <QHash>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

/// "8.0 GT/s PCIe x4 link": speed and width.
void takeSpeedAndWidth(QStringView text, std::optional<int> &generation, std::optional<int> &width)
{
    generation = generationOfSpeed(leadingNumber(text));
    for (const QStringView word : wordsOf(text.left(60))) {
        if (word.startsWith(u'x') && word.size() <= 4) {
            if (const auto lanes = lanesOf(leadingInteger(word.mid(1)))) {
                width = lanes;
                return;
            }
        }
    }
}

/// What was read so far, with its devices by address: a log has many lines of each.
struct LogSeen : Seen
{
    QHash<QString, int> byAddress;
    std::vector<SeenDevice> unplaced; ///< cards without an address
    std::vector<PciAddress> ofAmdgpu; ///< of which AMD's driver speaks
};

SeenDevice &deviceAt(LogSeen &seen, const PciAddress &address, Evidence evidence)
{
    const QString key = address.text();
    const auto known = seen.byAddress.constFind(key);
    if (known != seen.byAddress.constEnd())
        return seen.devices[static_cast<std::size_t>(*known)];
    SeenDevice device;
    device.address = address;
    device.evidence = evidence;
    seen.byAddress.insert(key, static_cast<int>(seen.devices.size()));
    seen.devices.push_back(std::move(device));
    return seen.devices.back();
}

/// "pci 0000:01:00.0: 31.504 Gb/s available PCIe bandwidth, limited by 8.0 GT/s PCIe x4 link at 0000:00:1b.0 (capable
/// of 252.048 Gb/s with 16.0 GT/s PCIe x16 link)": drivers/pci/pci.c, __pcie_print_link_status.
bool takeBandwidth(LogSeen &seen, const PciAddress &address, QStringView rest, Evidence evidence)
{
    if (!rest.contains("available PCIe bandwidth"_L1))
        return false;
    SeenLimit limit{address, {}, {}, {}, {}, {}, evidence};
    if (const auto by = after(rest, "limited by "_L1)) {
        takeSpeedAndWidth(*by, limit.generation, limit.width);
        if (const auto at = after(*by, " at "_L1)) {
            if (const auto leading = leadingAddress(*at))
                limit.at = leading->first;
        }
    }
    if (const auto with = after(rest, " with "_L1))
        takeSpeedAndWidth(*with, limit.capableGeneration, limit.capableWidth);
    else if (const qsizetype open = rest.indexOf(u'(');
             open >= 0) // "… Gb/s available PCIe bandwidth (8.0 GT/s PCIe x16 link)"
        takeSpeedAndWidth(rest.mid(open + 1), limit.generation, limit.width);
    seen.limits.push_back(limit);
    return true;
}

/// "pci 0000:01:00.0: [10de:2204] type 00 class 0x030000".
bool takeFunction(LogSeen &seen, const PciAddress &address, QStringView rest, Evidence evidence)
{
    if (!rest.startsWith(u'['))
        return false;
    const auto ids = pciIds(rest.mid(1));
    const auto code = after(rest, "class "_L1);
    if (!ids || !code)
        return false;
    SeenDevice &device = deviceAt(seen, address, evidence);
    device.vendor = ids->first;
    device.device = ids->second;
    if (const auto number = hexNumber(wordsOf(*code).isEmpty() ? *code : wordsOf(*code).front()))
        device.classCode = static_cast<int>(*number >> 8);
    if (rest.contains("Root Port"_L1))
        device.port = Port::RootPort;
    else if (rest.contains("Upstream Port"_L1))
        device.port = Port::SwitchUp;
    else if (rest.contains("Downstream Port"_L1))
        device.port = Port::SwitchDown;
    return true;
}

/// "DMI: System manufacturer System Product Name/ROG STRIX X570-E GAMING, BIOS 4021 08/09/2021": system before the
/// slash, board behind it.
void takeDmi(LogSeen &seen, QStringView rest, Evidence evidence)
{
    SeenBoard board;
    board.evidence = evidence;
    const qsizetype bios = rest.lastIndexOf(", BIOS "_L1);
    if (bios >= 0)
        board.firmware = rest.mid(bios + 7).trimmed().toString().left(100);
    const QStringView machine = bios >= 0 ? rest.left(bios) : rest;
    const qsizetype slash = machine.lastIndexOf(u'/');
    board.systemProduct = (slash >= 0 ? machine.left(slash) : machine).trimmed().toString().left(200);
    if (slash >= 0)
        board.product = machine.mid(slash + 1).trimmed().toString().left(200);
    if (machine.contains("QEMU"_L1) || machine.contains("VMware"_L1) || machine.contains("VirtualBox"_L1) ||
        machine.contains("Virtual Machine"_L1))
        seen.hypervisor = machine.trimmed().toString().left(100);
    seen.boards.push_back(std::move(board));
}

/// "[drm] initializing kernel modesetting (IP DISCOVERY 0x1002:0x744C 0x148C:0x2422 0xC8).": the ids of a card of AMD,
/// and of its maker. Older kernels do not say where the card is.
bool takeModesetting(LogSeen &seen, QStringView line, std::optional<PciAddress> address, Evidence evidence)
{
    const auto inside = between(line, "initializing kernel modesetting ("_L1, ")"_L1);
    if (!inside)
        return false;
    std::array<int, 4> ids{};
    std::size_t count = 0;
    std::optional<int> revision; // behind the ids: "0xC8"
    for (const QStringView word : wordsOf(*inside)) {
        if (const auto last = word.startsWith("0x"_L1) && count == ids.size() ? hexNumber(word) : std::nullopt)
            revision = static_cast<int>(*last & 0xff);
        const qsizetype colon = word.indexOf(u':');
        const auto first = colon > 0 ? hexNumber(word.left(colon)) : std::nullopt;
        const auto second = colon > 0 ? hexNumber(word.mid(colon + 1)) : std::nullopt;
        if (!first || !second || count + 2 > ids.size())
            continue;
        ids[count++] = static_cast<int>(*first & 0xffff);
        ids[count++] = static_cast<int>(*second & 0xffff);
    }
    if (count < ids.size())
        return false;
    SeenDevice unplaced;
    unplaced.evidence = evidence;
    SeenDevice &device = address ? deviceAt(seen, *address, evidence) : unplaced;
    device.vendor = ids[0];
    device.device = ids[1];
    device.subVendor = ids[2];
    device.subDevice = ids[3];
    device.revision = revision;
    device.classCode = device.classCode.value_or(0x0300);
    if (!address)
        seen.unplaced.push_back(std::move(unplaced));
    return true;
}

/// A card whose ids an old kernel printed without its place is the one that amdgpu speaks of elsewhere, where both are
/// alone.
void placeUnplaced(LogSeen &seen)
{
    const auto same = [&](const SeenDevice &device) {
        return std::any_of(seen.devices.begin(), seen.devices.end(), [&](const SeenDevice &each) {
            return each.vendor == device.vendor && each.device == device.device;
        });
    };
    for (SeenDevice &device : seen.unplaced) {
        if (same(device))
            continue; // the bus's own lines told it with its place
        if (seen.unplaced.size() == 1 && seen.ofAmdgpu.size() == 1)
            device.address = seen.ofAmdgpu.front();
        seen.devices.push_back(std::move(device));
    }
}

void takeTrouble(LogSeen &seen, QStringView line, Evidence evidence)
{
    if (!line.contains("fallen off the bus"_L1) && !line.contains("Unable to change power state from D3cold"_L1))
        return;
    SeenMissing missing{SeenMissing::Why::OffTheBus, {}, 1, evidence};
    if (const auto address = addressIn(line))
        missing.what = address->text();
    const bool told = std::any_of(seen.missing.begin(), seen.missing.end(),
                                  [&](const SeenMissing &each) { return each.what == missing.what; });
    if (!told && seen.missing.size() < 256)
        seen.missing.push_back(std::move(missing));
}

/// "BAR 1: no space for [mem size 0x10000000 64bit pref]", since 6.10 "BAR 1 [mem size …]: can't assign; no space": a
/// memory of the device itself (0 to 5; its ROM is 6, windows of bridges follow). The kernel tries again: "BAR 1:
/// assigned [mem …]" takes it back.
void takeAddresses(LogSeen &seen, const PciAddress &address, QStringView rest, Evidence evidence)
{
    if (!rest.startsWith("BAR "_L1) || leadingInteger(rest.mid(4)).value_or(6) > 5 || !rest.contains("[mem"_L1))
        return;
    if (rest.contains("no space"_L1) || rest.contains("failed to assign"_L1))
        deviceAt(seen, address, evidence).noAddresses = evidence;
    else if (rest.contains(": assigned"_L1))
        deviceAt(seen, address, evidence).noAddresses = {};
}

/// "NVRM: BAR1 is 0M @ 0x0 (PCI:0000:01:00.0)": the driver has no use for such a card.
void takeBarOfDriver(LogSeen &seen, const PciAddress &address, QStringView line, Evidence evidence)
{
    if (line.contains("BAR"_L1) && line.contains(" is 0M @ 0x0"_L1))
        deviceAt(seen, address, evidence).noAddresses = evidence;
}

bool takeLine(LogSeen &seen, QStringView line, Evidence evidence)
{
    if (line.startsWith("DMI: "_L1)) {
        takeDmi(seen, line.mid(5), evidence);
        return true;
    }
    if (const auto cpu = after(line, "CPU0: "_L1); cpu && line.startsWith("smpboot"_L1)) {
        const qsizetype open = cpu->indexOf(" (family"_L1);
        seen.processors.push_back({said(open > 0 ? cpu->left(open) : *cpu), {}, {}, {}, evidence});
        return true;
    }
    if (const auto by = after(line, "Hypervisor detected:"_L1)) {
        seen.hypervisor = said(*by);
        return true;
    }
    if (line.startsWith("[drm] "_L1) && takeModesetting(seen, line, {}, evidence))
        return true;
    takeTrouble(seen, line, evidence);
    // "NVRM: GPU at PCI:0000:9b:00: GPU-…"
    if (const auto at =
            between(line, "PCI:"_L1, ")"_L1).value_or(after(line, "GPU at PCI:"_L1).value_or(QStringView()));
        line.startsWith("NVRM:"_L1) && at.size() >= 10) {
        if (const auto address = pciAddress(at.left(10).toString() + u".0"_s)) {
            SeenDevice &device = deviceAt(seen, *address, evidence);
            device.vendor = 0x10de;
            device.classCode = device.classCode.value_or(0x0302);
            takeBarOfDriver(seen, *address, line, evidence);
            return true;
        }
    }
    // "pci 0000:01:00.0: …", "nvidia 0000:01:00.0: …", "amdgpu 0000:03:00.0: …"
    const qsizetype blank = line.indexOf(u' ');
    const auto leading = blank > 0 && blank < 40 ? leadingAddress(line.mid(blank + 1)) : std::nullopt;
    if (!leading)
        return false;
    QStringView rest = line.mid(blank + 1 + leading->second);
    if (!rest.startsWith(u':'))
        return false;
    rest = rest.mid(1).trimmed();
    if (line.startsWith("amdgpu "_L1) && seen.ofAmdgpu.size() < 256 &&
        std::find(seen.ofAmdgpu.begin(), seen.ofAmdgpu.end(), leading->first) == seen.ofAmdgpu.end())
        seen.ofAmdgpu.push_back(leading->first);
    if (takeModesetting(seen, rest, leading->first, evidence))
        return true;
    takeAddresses(seen, leading->first, rest, evidence);
    if (takeBandwidth(seen, leading->first, rest, evidence) || takeFunction(seen, leading->first, rest, evidence))
        return true;
    if (const auto bus = after(rest, "PCI bridge to [bus "_L1); bus && rest.startsWith("PCI bridge"_L1)) {
        const auto first = hexNumber(bus->left(2));
        const auto last = bus->size() > 5 && (*bus)[2] == u'-' ? hexNumber(bus->mid(3, 2)) : first;
        SeenDevice &device = deviceAt(seen, leading->first, evidence);
        device.secondaryBus = first ? std::optional(static_cast<int>(*first)) : std::nullopt;
        device.lastBus = last ? std::optional(static_cast<int>(*last)) : std::nullopt;
        if (!device.classCode)
            device.classCode = 0x0604;
    }
    return true;
}

/// Where the log tells of no link but the narrowest on the way, that is what the device has.
void applyLimits(LogSeen &seen)
{
    for (const SeenLimit &limit : seen.limits) {
        SeenDevice &device = deviceAt(seen, limit.device, limit.evidence);
        if (!device.link.isEmpty())
            continue;
        device.link.width = limit.width;
        device.link.generation = limit.generation;
        device.link.maxWidth = limit.capableWidth ? limit.capableWidth : limit.width;
        device.link.maxGeneration = limit.capableGeneration ? limit.capableGeneration : limit.generation;
        device.link.evidence = limit.evidence;
    }
}

LogSeen readLogLines(const Section &section)
{
    LogSeen seen;
    for (std::size_t i = 0; i < section.lines.size() && seen.devices.size() < MostDevices; ++i) {
        const QStringView line = section.lines[i].trimmed();
        if (line.isEmpty())
            continue;
        if (takeLine(seen, withoutLogPrefix(line), section.at(i)))
            ++seen.understood;
        else if (seen.notUnderstood.size() < 100)
            seen.notUnderstood.push_back(section.at(i));
    }
    return seen;
}

} // namespace

QStringView withoutLogPrefix(QStringView line)
{
    QStringView rest = line;
    // "Nov 23 10:00:00 host kernel: ", "2026-… host kernel: "
    if (const qsizetype kernel = rest.left(120).indexOf("kernel: "_L1);
        kernel == 0 || (kernel > 0 && rest[kernel - 1] == u' '))
        rest = rest.mid(kernel + 8).trimmed();
    // "[    1.234567] ", "[  +0,000012] ", "[Mon Nov 23 …] "
    if (rest.startsWith(u'[')) {
        const qsizetype close = rest.left(40).indexOf(u']');
        const QStringView inside = close > 0 ? rest.mid(1, close - 1).trimmed() : QStringView();
        const bool time = !inside.isEmpty() && (inside.front().isDigit() || inside.front() == u'+'
                                                    ? inside.contains(u'.') || inside.contains(u',')
                                                    : inside.count(u':') == 2 && inside.count(u' ') >= 3);
        if (time)
            rest = rest.mid(close + 1).trimmed();
    }
    return rest;
}

Seen readKernelLog(const Section &section)
{
    LogSeen seen = readLogLines(section);
    placeUnplaced(seen);
    applyLimits(seen);
    return seen;
}

} // namespace rig::reality

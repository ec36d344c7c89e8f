// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/detected.h"

#include "core/base/shown_text.h"
#include "core/reality/machines_apart.h"
#include "core/reality/merged.h"
#include "core/reality/scan.h"
#include "core/reality/told_twice.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

struct DetectedText
{
    Q_DECLARE_TR_FUNCTIONS(Detected)
};

/// P0 to P2 are states of work, P8 and above of rest (nvidia-smi's own help: P0 is the highest, P12 the lowest).
std::optional<bool> restIn(const SeenDevice &device)
{
    if (device.idle)
        return true;
    const auto state = device.state.startsWith(u'P') ? leadingInteger(QStringView(device.state).mid(1)) : std::nullopt;
    if (!state)
        return {};
    return *state >= 5 ? std::optional(true) : *state <= 2 ? std::optional(false) : std::nullopt;
}

std::optional<bool> idleOf(const SeenLink &link, const SeenDevice &device)
{
    if (!link.generation || !link.maxGeneration)
        return {};
    if (*link.generation >= *link.maxGeneration)
        return false;
    return restIn(device);
}

const SeenDevice *deviceAt(const Seen &seen, int index)
{
    return index < 0 ? nullptr : &seen.devices[static_cast<std::size_t>(index)];
}

bool isUsual(std::optional<int> classCode, int base) { return classCode && (*classCode >> 8) == base; }

/// Of a tree without classes: by what pci.ids calls such devices.
bool isNetwork(const SeenDevice &device)
{
    if (device.classCode)
        return isUsual(device.classCode, 0x02);
    static constexpr std::array Words{"Ethernet"_L1, "GbE"_L1,      "Wireless"_L1,   "Wi-Fi"_L1,
                                      "802.11"_L1,   "ConnectX"_L1, "InfiniBand"_L1, "BlueField"_L1};
    return !device.name.isEmpty() &&
           std::any_of(Words.begin(), Words.end(), [&](auto word) { return device.name.contains(word); });
}

bool isNvme(const SeenDevice &device)
{
    if (device.classCode)
        return *device.classCode == 0x0108;
    return device.name.contains("NVMe"_L1) && !device.name.contains("Bridge"_L1);
}

DetectedPart partAt(const Seen &seen, int index)
{
    const SeenDevice &device = seen.devices[static_cast<std::size_t>(index)];
    DetectedPart part;
    part.name =
        device.name.isEmpty() && device.vendor && device.device
            ? u"%1:%2"_s.arg(*device.vendor, 4, 16, QLatin1Char('0')).arg(*device.device, 4, 16, QLatin1Char('0'))
            : device.name;
    part.address = device.address;
    part.link = slotLinkOf(seen, index, nullptr);
    part.evidence = device.evidence;
    return part;
}

/// By what pci.ids calls the bridges of Thunderbolt and USB4.
bool leadsOutside(const SeenDevice &bridge)
{
    return bridge.name.contains("Thunderbolt"_L1) || bridge.name.contains("USB4"_L1);
}

DetectedGpu gpuAt(const Seen &seen, int index, const Recogniser &recogniser)
{
    const SeenDevice &device = seen.devices[static_cast<std::size_t>(index)];
    DetectedGpu gpu;
    gpu.seen = device;
    gpu.name = device.name;
    if (gpu.name.isEmpty() && device.vendor && device.device)
        gpu.name = u"Device [%1:%2]"_s.arg(*device.vendor, 4, 16, QLatin1Char('0'))
                       .arg(*device.device, 4, 16, QLatin1Char('0'));
    if (gpu.name.isEmpty())
        gpu.name = device.label;
    gpu.role = roleOf(device);
    gpu.maker = makerOfSubsystem(device);
    if (gpu.role == GpuRole::Card) {
        gpu.chip = recogniser.chip(device);
        // A filtered listing has the card's name in its subsystem alone.
        if (!gpu.chip.part && gpu.chip.candidates.empty() && device.name.isEmpty() && !device.subsystem.isEmpty()) {
            SeenDevice named = device;
            named.name = device.subsystem;
            gpu.chip = recogniser.chip(named);
            if (gpu.chip.part || !gpu.chip.candidates.empty())
                gpu.name = device.subsystem;
        }
        if (gpu.chip.part)
            gpu.card = recogniser.card(device, static_cast<const Chip &>(*gpu.chip.part));
    }
    // Cards that differ in their memory alone are wired alike.
    const std::vector<PartHandle> &may = gpu.chip.candidates;
    const auto widthOf = [](const PartHandle &part) { return static_cast<const Chip &>(*part).pcieWidth.value; };
    const bool alike = !may.empty() && std::all_of(may.begin(), may.end(), [&](const PartHandle &part) {
        return widthOf(part) == widthOf(may.front());
    });
    gpu.link = slotLinkOf(seen, index, alike ? static_cast<const Chip *>(may.front().get()) : nullptr);
    gpu.external = device.external;
    for (int at = parentOf(seen, index); at >= 0 && gpu.path.size() < 32; at = parentOf(seen, at)) {
        const SeenDevice *bridge = deviceAt(seen, at);
        if (bridge->address)
            gpu.path.push_back(*bridge->address);
        if (!gpu.external && (bridge->external || leadsOutside(*bridge)))
            gpu.external = bridge->external ? bridge->external : bridge->evidence;
    }
    return gpu;
}

bool looksLikeGpu(const SeenDevice &device)
{
    if (isGpu(device))
        return device.address.value_or(PciAddress()).function == 0 || !device.address;
    // What a filter left: no class, but a card's name in the subsystem.
    return !device.classCode && device.name.isEmpty() &&
           (device.subsystem.contains("GeForce"_L1) || device.subsystem.contains("[Quadro"_L1) ||
            device.subsystem.contains("[Tesla"_L1) || device.subsystem.contains("[Radeon"_L1) ||
            device.subsystem.contains("[RTX"_L1));
}

void addBoard(Detected &detected, const Recogniser &recogniser)
{
    for (const SeenBoard &board : detected.seen.boards) {
        if (board.product.isEmpty())
            continue; // a machine's name is no board
        DetectedPart part;
        const auto whole = [](const QString &maker, const QString &product) {
            return product.startsWith(maker) ? product : (maker + u' ' + product).trimmed();
        };
        part.name = whole(board.vendor, board.product);
        part.recognised = recogniser.board(board);
        part.evidence = board.evidence;
        detected.board = std::move(part);
        return;
    }
}

/// "lspci -s 01:00.0", "nvidia-smi -i 0", or a single device with its details, as such a command prints it.
bool isOfSome(const Section &section, const Seen &seen)
{
    const QString command = section.command.section(u'|', 0, 0);
    const auto asks = [&](QLatin1StringView option) { return command.contains(option); };
    if (section.tool != Tool::Lspci)
        return asks(" -i "_L1) || asks("--id="_L1);
    const bool alone = seen.devices.size() == 1 && !seen.devices.front().link.isEmpty();
    return alone || asks(" -s "_L1) || asks(" -d "_L1);
}

/// Keeps the lines that somebody will be shown.
void cite(Detected &detected, const std::vector<Text> &texts)
{
    constexpr std::size_t Most = 100; // of what is missing or not understood
    constexpr qsizetype Longest = 200;
    const auto add = [&](const Evidence &at) {
        if (!at || at.source < 0 || at.source >= static_cast<int>(texts.size()))
            return;
        const auto &lines = texts[static_cast<std::size_t>(at.source)].lines;
        if (at.line <= static_cast<int>(lines.size()))
            detected.cited[{at.source, at.line}] =
                shownLine(lines[static_cast<std::size_t>(at.line - 1)].trimmed().left(Longest).toString());
    };
    for (const DetectedGpu &gpu : detected.gpus) {
        add(gpu.seen.evidence);
        add(gpu.link.seen.evidence);
        add(gpu.seen.mig.evidence);
        add(gpu.seen.noAddresses);
        add(gpu.external);
    }
    for (const auto *parts : {&detected.processors, &detected.networks, &detected.drives}) {
        for (const DetectedPart &part : *parts)
            add(part.evidence);
    }
    add(detected.begins); // a prompt may name the host there
    if (detected.board)
        add(detected.board->evidence);
    const Seen &seen = detected.seen;
    for (const SeenMemory &module : seen.memory)
        add(module.evidence);
    for (const SeenWay &way : seen.ways)
        add(way.evidence);
    for (std::size_t i = 0; i < std::min(Most, seen.missing.size()); ++i)
        add(seen.missing[i].evidence);
    for (std::size_t i = 0; i < std::min(Most, seen.notUnderstood.size()); ++i)
        add(seen.notUnderstood[i]);
}

/// What these pieces say, as one machine.
void readPieces(Detected &detected, std::vector<Piece> &pieces, const std::vector<std::size_t> &own)
{
    std::vector<Seen> all;
    bool listsSome = false;
    bool listsAll = false;
    for (const std::size_t index : own) {
        const Section &section = pieces[index].section;
        all.push_back(std::move(pieces[index].seen));
        const Seen &seen = all.back();
        ReadText &read = detected.texts[static_cast<std::size_t>(section.source)];
        read.understood += seen.understood;
        read.cut = read.cut || seen.cut;
        if (!seen.devices.empty())
            (isOfSome(section, seen) ? listsSome : listsAll) = true;
        const bool told = std::find(read.tools.begin(), read.tools.end(), section.tool) != read.tools.end();
        if (!told && section.tool != Tool::Unknown && seen.understood > 0)
            read.tools.push_back(section.tool);
        if (!detected.begins && seen.understood > 0)
            detected.begins = {section.source, section.firstLine};
    }
    detected.seen = merged(all);
    detected.partial = listsSome && !listsAll;
}

/// What of it the catalogue knows.
void recognise(Detected &detected, const Recogniser &recogniser)
{
    const Seen &seen = detected.seen;
    for (int i = 0; i < static_cast<int>(seen.devices.size()); ++i) {
        const SeenDevice &device = seen.devices[static_cast<std::size_t>(i)];
        if (looksLikeGpu(device)) {
            detected.gpus.push_back(gpuAt(seen, i, recogniser));
            if (device.virtualised || detected.gpus.back().role == GpuRole::Virtual)
                detected.isVirtual = true;
        } else if (isNetwork(device)) {
            detected.networks.push_back(partAt(seen, i));
        } else if (isNvme(device)) {
            detected.drives.push_back(partAt(seen, i));
        }
    }
    dropToldTwice(detected.gpus);
    for (const SeenDrive &drive : seen.drives)
        detected.drives.push_back({drive.name, {}, {}, {}, drive.evidence});
    addBoard(detected, recogniser);
    for (const SeenProcessor &processor : seen.processors)
        detected.processors.push_back(
            {processor.name, recogniser.processor(processor.name), {}, {}, processor.evidence});
    detected.isVirtual = detected.isVirtual || !seen.hypervisor.isEmpty();
}

} // namespace

QString Detected::lineAt(const Evidence &evidence) const
{
    const auto found = cited.find({evidence.source, evidence.line});
    return found == cited.end() ? QString() : found->second;
}

QLatin1StringView linkLimitKey(LinkLimit limit)
{
    constexpr std::array Keys{""_L1, "card"_L1, "slot"_L1, "host"_L1, "uplink"_L1, "unknown"_L1};
    return Keys[static_cast<std::size_t>(limit)];
}

DetectedLink slotLinkOf(const Seen &seen, int index, const Chip *chip)
{
    const SeenDevice *device = deviceAt(seen, index);
    const SeenDevice *own = device;
    int above = parentOf(seen, index);
    // An AMD card has a switch of its own: endpoint, downstream port, upstream port, slot. Its ports are of AMD
    // (pci.ids: 1002:1478, 1002:1479).
    if (const SeenDevice *down = deviceAt(seen, above)) {
        const int up = parentOf(seen, above);
        const SeenDevice *upstream = deviceAt(seen, up);
        const bool onCard =
            device->vendor == 0x1002 && down->vendor == 0x1002 && upstream && upstream->vendor == 0x1002;
        if (onCard) {
            device = upstream;
            above = parentOf(seen, up);
        }
    }
    DetectedLink link;
    link.seen = device->link;
    // A card whose upstream port the text does not have: its driver knows what the slot gives.
    if (device == own && !own->slotLink.isEmpty() && (link.seen.isEmpty() || own->slotLink.width)) {
        link.seen.width = own->slotLink.width;
        link.seen.generation = own->slotLink.generation;
        link.seen.maxWidth = link.seen.maxWidth ? link.seen.maxWidth : own->slotLink.maxWidth;
        link.seen.maxGeneration = link.seen.maxGeneration ? link.seen.maxGeneration : own->slotLink.maxGeneration;
        link.seen.evidence = own->slotLink.evidence;
    }
    link.address = device->address;
    link.idle = idleOf(device->link, *own);
    if (const SeenDevice *port = deviceAt(seen, above)) {
        link.portWidth = port->link.maxWidth;
        link.portGeneration = port->link.maxGeneration;
    }
    const SeenLink &is = link.seen;
    const bool narrow = is.width && is.maxWidth && *is.width < *is.maxWidth;
    if (chip && chip->pcieWidth && is.maxWidth && *chip->pcieWidth < *is.maxWidth)
        link.wiredWidth = chip->pcieWidth.value;
    const bool belowHost =
        is.deviceMaxGeneration && is.hostMaxGeneration && *is.hostMaxGeneration < *is.deviceMaxGeneration;
    if (narrow) {
        if (chip && chip->pcieWidth && *chip->pcieWidth <= *is.width)
            link.limitedBy = LinkLimit::Card;
        else if (link.portWidth && *link.portWidth <= *is.width)
            link.limitedBy = LinkLimit::Slot;
        else
            link.limitedBy = LinkLimit::Unknown;
    } else if (belowHost) {
        link.limitedBy = LinkLimit::Host;
    } else if (device->address) {
        const auto limit = std::find_if(seen.limits.begin(), seen.limits.end(), [&](const SeenLimit &each) {
            return each.device.isDeviceOf(*device->address) && each.at && !each.at->isDeviceOf(*device->address);
        });
        if (limit != seen.limits.end())
            link.limitedBy = LinkLimit::Uplink;
    }
    return link;
}

Result<std::vector<Detected>> detectEach(const std::vector<NamedText> &texts, const Recogniser &recogniser)
{
    std::vector<Piece> pieces;
    std::vector<Text> decodedTexts;
    for (const NamedText &named : texts) {
        Result<Text> text = decoded(named.bytes, named.name);
        if (!text)
            return tl::unexpected(text.error());
        decodedTexts.push_back(*std::move(text));
    }
    for (std::size_t t = 0; t < texts.size(); ++t) {
        for (const Section &section : sectionsOf(decodedTexts[t], static_cast<int>(t))) {
            for (Piece &piece : piecesOf(section))
                pieces.push_back(std::move(piece));
        }
    }
    std::vector<Detected> machines;
    std::vector<std::vector<std::size_t>> apart = machinesApart(pieces);
    if (apart.empty())
        apart.emplace_back();
    for (const std::vector<std::size_t> &own : apart) {
        Detected detected;
        for (std::size_t t = 0; t < texts.size(); ++t)
            detected.texts.push_back({texts[t].name, {}, 0, decodedTexts[t].cut});
        readPieces(detected, pieces, own);
        recognise(detected, recogniser);
        cite(detected, decodedTexts);
        machines.push_back(std::move(detected));
    }
    return machines;
}

Result<Detected> detect(const std::vector<NamedText> &texts, const Recogniser &recogniser)
{
    Result<std::vector<Detected>> machines = detectEach(texts, recogniser);
    if (!machines)
        return tl::unexpected(machines.error());
    if (machines->size() > 1)
        return badInput(DetectedText::tr("The text describes %n machines; give that of one.", nullptr,
                                         static_cast<int>(machines->size())));
    return std::move(machines->front());
}

} // namespace rig::reality

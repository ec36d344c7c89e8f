// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reality/gaps.h"

#include "core/reality/seat_cards.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::reality {

namespace {

bool isPlanCard(const DetectedGpu &gpu) { return gpu.role == GpuRole::Card; }

/// Known by more than a name of the user's own: the catalogue has its figures.
bool isKnown(const Item &item, const Catalogue &catalogue)
{
    const PartHandle part = catalogue.find(item.part);
    return part && part->origin != Origin::File;
}

} // namespace

QLatin1StringView gapKey(Gap gap)
{
    constexpr std::array Keys{"board"_L1, "cards"_L1, "links"_L1, "slots"_L1, "processor"_L1, "memory"_L1, "ways"_L1};
    static_assert(Keys.size() == static_cast<std::size_t>(Gap::Ways) + 1);
    return Keys[static_cast<std::size_t>(gap)];
}

std::vector<Gap> gapsOf(const Detected &detected)
{
    std::vector<Gap> gaps;
    const auto cards = std::count_if(detected.gpus.begin(), detected.gpus.end(), isPlanCard);
    // What a virtual machine does not show no command in it will.
    if (!detected.board && !detected.isVirtual)
        gaps.push_back(Gap::Board);
    if (cards == 0)
        gaps.push_back(Gap::Cards);
    if (std::any_of(detected.gpus.begin(), detected.gpus.end(),
                    [](const DetectedGpu &gpu) { return isPlanCard(gpu) && !gpu.link.seen.width && !gpu.seen.lost; }))
        gaps.push_back(Gap::Links);
    if (cards > 0 && detected.seen.slotRows.empty() && !detected.isVirtual)
        gaps.push_back(Gap::Slots);
    if (detected.processors.empty())
        gaps.push_back(Gap::Processor);
    if (detected.seen.memory.empty() && !detected.isVirtual)
        gaps.push_back(Gap::Memory);
    const auto nvidia = std::count_if(detected.gpus.begin(), detected.gpus.end(), [](const DetectedGpu &gpu) {
        return isPlanCard(gpu) && gpu.seen.vendor == 0x10de;
    });
    if (nvidia > 1 && detected.seen.ways.empty())
        gaps.push_back(Gap::Ways);
    return gaps;
}

QString commandFor(Gap gap, CollectOn system)
{
    const bool isLinux = system == CollectOn::Linux;
    switch (gap) {
    case Gap::Board:
        return isLinux ? u"sudo dmidecode -t 2"_s : u"Get-CimInstance Win32_BaseBoard | fl"_s;
    case Gap::Cards:
        return isLinux ? u"sudo lspci -vvnn"_s : u"nvidia-smi -q"_s;
    case Gap::Links:
        return isLinux ? u"sudo lspci -vvnn"_s : u"nvidia-smi -q"_s;
    case Gap::Slots:
        return isLinux ? u"sudo dmidecode -t 9"_s : QString();
    case Gap::Processor:
        return isLinux ? u"lscpu"_s : u"Get-CimInstance Win32_Processor | fl"_s;
    case Gap::Memory:
        return isLinux ? u"sudo dmidecode -t 17"_s : u"Get-CimInstance Win32_PhysicalMemory | fl"_s;
    case Gap::Ways:
        return isLinux ? u"nvidia-smi topo -m"_s : QString();
    }
    return {};
}

std::vector<Kind> kindsToAskFor(const DetectedBuild &made)
{
    constexpr std::array Order{Kind::Motherboard, Kind::Processor, Kind::Supply,
                               Kind::Case,        Kind::Memory,    Kind::Cooler};
    std::vector<Kind> kinds;
    for (const Kind kind : Order) {
        const auto items = made.document.build.itemsOf(kind);
        // Of modules the texts tell all that counts, though the catalogue has no such kit.
        const bool told = std::any_of(items.begin(), items.end(), [&](const Item *item) {
            return kind == Kind::Memory || isKnown(*item, made.catalogue);
        });
        if (!told)
            kinds.push_back(kind);
    }
    return kinds;
}

Document completed(const DetectedBuild &made, const QStringList &parts,
                   const std::vector<std::pair<ItemId, QString>> &connectors)
{
    DetectedBuild whole = made;
    Document &document = whole.document;
    std::vector<Item> &items = document.build.items;
    for (const QString &id : parts) {
        const PartHandle part = made.catalogue.find(id);
        if (!part)
            continue;
        std::erase_if(items,
                      [&](const Item &item) { return item.kind == part->kind && !isKnown(item, made.catalogue); });
        if (part->kind == Kind::Motherboard) {
            for (Item &item : items)
                item.connector.clear();
            for (CardPlace &place : whole.places) {
                place.connector.clear();
                place.choices.clear();
            }
        }
        Item item;
        item.id = document.build.nextId();
        item.kind = part->kind;
        item.part = id;
        item.owned = true;
        items.push_back(item);
    }
    // What the owner says of one card may leave another slot for the next.
    for (CardPlace &place : whole.places) {
        const auto chosen = std::find_if(connectors.begin(), connectors.end(),
                                         [&](const auto &each) { return each.first == place.item; });
        if (chosen != connectors.end())
            place.connector = chosen->second;
        const auto item =
            std::find_if(items.begin(), items.end(), [&](const Item &each) { return each.id == place.item; });
        if (item != items.end() && (chosen != connectors.end() || !place.choices.isEmpty()))
            item->connector = place.connector;
    }
    seatCards(whole);
    return document;
}

} // namespace rig::reality

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/power_cables.h"

#include "core/machine/power_parts.h"
#include "core/machine/power_rules.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Two plugs on one cable.
struct Pair
{
    ItemId card = 0;
    ItemId other = 0; ///< whose plug is the second one
    Watts rated;
    Watts load;
    bool twoCards = false;
};

/// The 6- and 8-pin plugs that one card takes.
struct CardPlugs
{
    ItemId item = 0;
    std::vector<Watts> sockets; ///< ratings, ascending
    Watts each;                 ///< load of one plug: a card is held to share its draw evenly
};

/// 6- and 8-pin ones.
int pciePlugs(const ConnectorCounts &plugs)
{
    return plugs.value(plugWord(Plug::Pcie6)) + plugs.value(plugWord(Plug::Pcie8));
}

CardPlugs plugsOf(const Feed &feed, const Machine &machine)
{
    CardPlugs plugs;
    plugs.item = machine.devices[static_cast<std::size_t>(feed.device)].item;
    const int count = pciePlugs(feed.taken);
    const int small = std::min(count, feed.native.value(plugWord(Plug::Pcie6)));
    plugs.sockets.assign(static_cast<std::size_t>(small), carriedBy(Plug::Pcie6));
    plugs.sockets.insert(plugs.sockets.end(), static_cast<std::size_t>(count - small), EightPin);
    Watts rated;
    for (const Watts socket : plugs.sockets)
        rated += socket;
    if (count > 0)
        plugs.each = feed.plugs.value_or(rated) / count;
    return plugs;
}

/// The pairs in the order in which one would make them: the least loaded first; plugs of two cards only at last.
std::vector<Pair> pairsOf(const std::vector<CardPlugs> &cards)
{
    std::vector<Pair> pairs;
    std::vector<Pair> single;
    for (const CardPlugs &card : cards) {
        std::size_t i = 0;
        for (; i + 1 < card.sockets.size(); i += 2)
            pairs.push_back({card.item, card.item, card.sockets[i] + card.sockets[i + 1], card.each * 2, false});
        if (i < card.sockets.size())
            single.push_back({card.item, card.item, card.sockets[i], card.each, true});
    }
    const auto lighter = [](const Pair &a, const Pair &b) { return a.load < b.load; };
    std::stable_sort(pairs.begin(), pairs.end(), lighter);
    std::stable_sort(single.begin(), single.end(), lighter);
    for (std::size_t i = 0; i + 1 < single.size(); i += 2)
        pairs.push_back({single[i + 1].card, single[i].card, single[i].rated + single[i + 1].rated,
                         single[i].load + single[i + 1].load, true});
    return pairs;
}

/// The plugs of the cards that hang on one load of a supply.
std::vector<CardPlugs> cardsOn(const Machine &machine, const std::vector<Feed> &feeds, int supply, int load)
{
    std::vector<CardPlugs> cards;
    for (const Feed &feed : feeds) {
        if (feed.supply == supply && feed.load == load)
            cards.push_back(plugsOf(feed, machine));
    }
    return cards;
}

} // namespace

std::optional<SharedCable> sharedCable(const Machine &machine, const std::vector<Feed> &feeds, int supply, int load,
                                       int pieces)
{
    const Supply &part = *machine.supplies[static_cast<std::size_t>(supply)].part;
    const std::vector<CardPlugs> cards = cardsOn(machine, feeds, supply, load);
    SharedCable shared;
    shared.supply = supply;
    for (const CardPlugs &card : cards)
        shared.plugs += static_cast<int>(card.sockets.size());
    // A cable carries at most two plugs, so that half as many cables as plugs is the least there can be.
    const int all = pciePlugs(part.connectors.valueOr({})) * pieces;
    shared.known = part.pcieCables.known();
    shared.cables = std::max((shared.plugs + 1) / 2, shared.known ? *part.pcieCables * pieces : (all + 1) / 2);
    const std::vector<Pair> pairs = pairsOf(cards);
    const auto needed = std::min(pairs.size(), static_cast<std::size_t>(std::max(0, shared.plugs - shared.cables)));
    if (needed == 0)
        return std::nullopt;
    for (std::size_t p = 0; p < needed; ++p) {
        shared.twoCards = shared.twoCards || pairs[p].twoCards;
        shared.rated = std::max(shared.rated, pairs[p].rated);
        if (pairs[p].load >= shared.load) {
            shared.load = pairs[p].load;
            shared.card = pairs[p].card;
        }
    }
    return shared;
}

std::vector<CablePair> cablePairs(const Machine &machine, const Power &power, const SharedCable &shared)
{
    if (!power.several.empty())
        return {};
    std::vector<CablePair> cards;
    for (const Pair &pair : pairsOf(cardsOn(machine, power.feeds, shared.supply, 0))) {
        if (static_cast<int>(cards.size()) < shared.plugs - shared.cables)
            cards.emplace_back(pair.card, pair.other);
    }
    return cards;
}

void addSharedCables(const Machine &machine, Power &power)
{
    if (power.several.empty()) {
        for (int i = 0; i < static_cast<int>(machine.supplies.size()); ++i) {
            const int pieces = machine.supplies[static_cast<std::size_t>(i)].count;
            if (const std::optional<SharedCable> shared = sharedCable(machine, power.feeds, i, 0, pieces))
                power.sharedCables.push_back(*shared);
        }
        return;
    }
    for (int i = 0; i < static_cast<int>(power.several.size()); ++i) {
        const SupplyLoad &load = power.several[static_cast<std::size_t>(i)];
        const int pieces = piecesOf(machine, load.placed, load);
        if (const std::optional<SharedCable> shared = sharedCable(machine, power.feeds, load.placed, i, pieces))
            power.sharedCables.push_back(*shared);
    }
}

void addRails(const Machine &machine, SupplyLoad &load)
{
    Watts least;
    Watts most;
    for (int i = 0; i < static_cast<int>(machine.supplies.size()); ++i) {
        const Supply &supply = *machine.supplies[static_cast<std::size_t>(i)].part;
        const int pieces = piecesOf(machine, i, load);
        if (pieces == 0)
            continue;
        if (supply.rail12v) {
            least += Watts(supply.rail12v->value() * 12) * pieces;
            most += Watts(supply.rail12v->value() * 12) * pieces;
            continue;
        }
        if (!supply.watts)
            return;
        static const QStringList fromGold{u"gold"_s, u"platinum"_s, u"titanium"_s};
        const bool gold = supply.efficiency && fromGold.contains(*supply.efficiency);
        least += *supply.watts * (gold ? LeastRailShareFromGold : LeastRailShare) * pieces;
        most += *supply.watts * pieces;
    }
    if (machine.supplies.empty())
        return;
    load.rail12vAtLeast = least;
    load.rail12vAtMost = most;
}

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
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
            pairs.push_back({card.item, card.sockets[i] + card.sockets[i + 1], card.each * 2, false});
        if (i < card.sockets.size())
            single.push_back({card.item, card.sockets[i], card.each, true});
    }
    const auto lighter = [](const Pair &a, const Pair &b) { return a.load < b.load; };
    std::stable_sort(pairs.begin(), pairs.end(), lighter);
    std::stable_sort(single.begin(), single.end(), lighter);
    for (std::size_t i = 0; i + 1 < single.size(); i += 2)
        pairs.push_back(
            {single[i + 1].card, single[i].rated + single[i + 1].rated, single[i].load + single[i + 1].load, true});
    return pairs;
}

} // namespace

void addSharedCables(const Machine &machine, Power &power)
{
    for (int i = 0; i < static_cast<int>(machine.supplies.size()); ++i) {
        const auto &placed = machine.supplies[static_cast<std::size_t>(i)];
        std::vector<CardPlugs> cards;
        SharedCable shared;
        shared.supply = i;
        for (const Feed &feed : power.feeds) {
            if (feed.supply != i)
                continue;
            cards.push_back(plugsOf(feed, machine));
            shared.plugs += static_cast<int>(cards.back().sockets.size());
        }
        // A cable carries at most two plugs, so that half as many cables as plugs is the least there can be.
        const ConnectorCounts plugs = placed.part->connectors.valueOr({});
        const int all = pciePlugs(plugs) * placed.count;
        shared.known = placed.part->pcieCables.known();
        shared.cables =
            std::max((shared.plugs + 1) / 2, shared.known ? *placed.part->pcieCables * placed.count : (all + 1) / 2);
        const std::vector<Pair> pairs = pairsOf(cards);
        const auto needed = std::min(pairs.size(), static_cast<std::size_t>(std::max(0, shared.plugs - shared.cables)));
        if (needed == 0)
            continue;
        for (std::size_t p = 0; p < needed; ++p) {
            shared.twoCards = shared.twoCards || pairs[p].twoCards;
            shared.rated = std::max(shared.rated, pairs[p].rated);
            if (pairs[p].load >= shared.load) {
                shared.load = pairs[p].load;
                shared.card = pairs[p].card;
            }
        }
        power.sharedCables.push_back(shared);
    }
}

void addRails(const Machine &machine, Power &power)
{
    Watts least;
    Watts most;
    for (const auto &placed : machine.supplies) {
        const Supply &supply = *placed.part;
        if (supply.rail12v) {
            least += Watts(supply.rail12v->value() * 12) * placed.count;
            most += Watts(supply.rail12v->value() * 12) * placed.count;
            continue;
        }
        if (!supply.watts)
            return;
        static const QStringList fromGold{u"gold"_s, u"platinum"_s, u"titanium"_s};
        const bool gold = supply.efficiency && fromGold.contains(*supply.efficiency);
        least += *supply.watts * (gold ? LeastRailShareFromGold : LeastRailShare) * placed.count;
        most += *supply.watts * placed.count;
    }
    if (machine.supplies.empty())
        return;
    power.rail12vAtLeast = least;
    power.rail12vAtMost = most;
}

} // namespace rig

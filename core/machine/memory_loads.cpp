// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/memory_loads.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace rig {

namespace {

/// Indices of the `count` cards with most memory left: what is not known comes last, of equals the first.
std::vector<int> roomiest(const std::vector<CardLoad> &cards, int count, bool lessLoad)
{
    std::vector<int> order(cards.size());
    std::iota(order.begin(), order.end(), 0);
    const auto left = [&](int index) {
        const CardLoad &card = cards[static_cast<std::size_t>(index)];
        if (!card.memory)
            return -1e9;
        return card.memory->value() - (lessLoad && card.low ? card.low->value() : 0);
    };
    std::stable_sort(order.begin(), order.end(), [&](int one, int other) { return left(one) > left(other); });
    order.resize(std::min(order.size(), static_cast<std::size_t>(count)));
    std::sort(order.begin(), order.end());
    return order;
}

void put(CardLoad &card, const PlannedNeed &need, bool beside)
{
    const auto with = [beside](const std::optional<Gibibytes> &there, Gibibytes more) {
        return !there ? more : beside ? *there + more : std::max(*there, more);
    };
    card.low = with(card.low, need.low);
    card.high = with(card.high, need.high);
}

} // namespace

const CardLoad *MemoryLoads::of(ItemId item) const
{
    const auto found =
        std::find_if(cards.begin(), cards.end(), [item](const CardLoad &card) { return card.item == item; });
    return found == cards.end() ? nullptr : &*found;
}

const CardLoad *MemoryLoads::most() const
{
    const CardLoad *most = nullptr;
    for (const CardLoad &card : cards) {
        if (card.low && (!most || *card.high > *most->high))
            most = &card;
    }
    return most;
}

std::vector<PlannedNeed> dealt(const PlannedNeed &need, const std::vector<CardLoad> &cards,
                               const std::vector<int> &chosen, bool lessLoad)
{
    std::vector<PlannedNeed> shares(chosen.size(), need);
    const Gibibytes fixed = need.high - need.movable;
    std::vector<double> rooms;
    for (const int index : chosen) {
        const CardLoad &card = cards[static_cast<std::size_t>(index)];
        if (!card.memory)
            return shares;
        const Gibibytes beside = lessLoad ? card.high.value_or(Gibibytes()) : Gibibytes();
        rooms.push_back(std::max(0.0, (*card.memory - beside - fixed).value()));
    }
    const double all = std::accumulate(rooms.begin(), rooms.end(), 0.0);
    const bool isAlike = std::adjacent_find(rooms.begin(), rooms.end(), std::not_equal_to<>()) == rooms.end();
    if (isAlike || !(all > 0) || static_cast<int>(chosen.size()) < need.cards)
        return shares;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const Gibibytes more = need.movable * (static_cast<double>(need.cards) * rooms[i] / all - 1);
        shares[i].low = need.low + more;
        shares[i].high = need.high + more;
    }
    return shares;
}

MemoryLoads memoryLoads(const Machine &machine, const Use &use)
{
    MemoryLoads loads;
    for (const Device &device : machine.devices) {
        if (device.isCard())
            loads.cards.push_back({device.item, device.chip ? device.chip->memory.value : std::nullopt, {}, {}});
    }
    loads.cardsOf.resize(use.works.size());
    loads.sharesOf.resize(use.works.size());
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < use.works.size(); ++i) {
        if (use.works[i].need)
            order.push_back(i);
    }
    std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
        return use.works[one].need->low > use.works[other].need->low;
    });
    for (const std::size_t i : order) {
        const PlannedNeed &need = *use.works[i].need;
        loads.cardsNeeded = std::max(loads.cardsNeeded, need.cards);
        loads.cardsOf[i] = roomiest(loads.cards, need.cards, use.worksAtOnce);
        loads.sharesOf[i] = dealt(need, loads.cards, loads.cardsOf[i], use.worksAtOnce);
        const std::vector<PlannedNeed> &shares = loads.sharesOf[i];
        for (std::size_t k = 0; k < shares.size(); ++k)
            put(loads.cards[static_cast<std::size_t>(loads.cardsOf[i][k])], shares[k], use.worksAtOnce);
    }
    if (use.memoryNeed) {
        for (CardLoad &card : loads.cards)
            put(card, {*use.memoryNeed, *use.memoryNeed, 1, {}}, false);
    }
    return loads;
}

} // namespace rig

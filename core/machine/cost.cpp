// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/cost.h"

#include "core/market/price.h"

namespace rig {

namespace {

void add(Cost &cost, const Part &part, int count, bool owned)
{
    if (owned)
        return;
    const std::optional<PricePick> pick = priceOf(part);
    if (!pick) {
        cost.unpriced += count;
        return;
    }
    cost.total[pick->price.money.currency] += pick->price.money.amount * count;
}

template <class T> void add(Cost &cost, const std::vector<Placed<T>> &parts)
{
    for (const Placed<T> &placed : parts)
        add(cost, *placed.part, placed.count, placed.owned);
}

template <class T> void add(Cost &cost, const std::optional<Placed<T>> &placed)
{
    if (placed)
        add(cost, *placed->part, placed->count, placed->owned);
}

} // namespace

Cost assessCost(const Machine &machine)
{
    Cost cost;
    add(cost, machine.processors);
    add(cost, machine.board);
    add(cost, machine.supplies);
    add(cost, machine.chassis);
    add(cost, machine.cooler);
    add(cost, machine.memory);
    for (const Device &device : machine.devices)
        add(cost, device.part(), 1, device.owned);
    return cost;
}

} // namespace rig

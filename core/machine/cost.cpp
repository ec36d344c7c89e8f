// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/cost.h"

#include "core/prices/price.h"

namespace rig {

namespace {

void add(Cost &cost, ItemId item, const Part &part, int count, bool owned)
{
    CostLine line{item, part.kind, count, owned, std::nullopt};
    if (const std::optional<PricePick> pick = priceOf(part))
        line.price = Money{pick->price.money.amount * count, pick->price.money.currency};
    if (!owned && line.price)
        cost.total[line.price->currency] += line.price->amount;
    else if (!owned)
        cost.unpriced += count;
    cost.lines.push_back(std::move(line));
}

template <class T> void add(Cost &cost, const Placed<T> &placed)
{
    add(cost, placed.item, *placed.part, placed.count, placed.owned);
}

template <class T> void add(Cost &cost, const std::vector<Placed<T>> &parts)
{
    for (const Placed<T> &placed : parts)
        add(cost, placed);
}

template <class T> void add(Cost &cost, const std::optional<Placed<T>> &placed)
{
    if (placed)
        add(cost, *placed);
}

} // namespace

Cost assessCost(const Machine &machine)
{
    Cost cost;
    cost.lines.reserve(machine.devices.size() + 8);
    add(cost, machine.processors);
    add(cost, machine.board);
    add(cost, machine.supplies);
    add(cost, machine.chassis);
    add(cost, machine.cooler);
    add(cost, machine.memory);
    add(cost, machine.fans);
    add(cost, machine.bridges);
    add(cost, machine.cables);
    for (const Device &device : machine.devices)
        add(cost, device.item, device.part(), 1, device.owned);
    return cost;
}

} // namespace rig

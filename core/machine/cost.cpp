// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/cost.h"

namespace rig {

namespace {

void add(Cost &cost, ItemId item, Kind kind, int count, bool owned, const std::optional<PricePick> &pick)
{
    CostLine line{item, kind, count, owned, std::nullopt, pick};
    if (pick)
        line.price = Money{pick->money.amount * count, pick->money.currency};
    if (!owned && line.price)
        cost.total[line.price->currency] += line.price->amount;
    else if (!owned)
        cost.unpriced += count;
    cost.lines.push_back(std::move(line));
}

template <class T> void add(Cost &cost, const Placed<T> &placed)
{
    add(cost, placed.item, placed.part->kind, placed.count, placed.owned, placed.price);
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
        add(cost, device.item, device.kind(), 1, device.owned, device.price);
    return cost;
}

} // namespace rig

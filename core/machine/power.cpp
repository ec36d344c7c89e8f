// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/power_parts.h"
#include "core/machine/power_rules.h"

#include <algorithm>

namespace rig {

namespace {

void addShares(const Machine &machine, const Use &use, Power &power)
{
    for (const Device &device : machine.devices) {
        // Without its figure a network card or switch board is held to be covered by RestOfPlatform.
        const bool extra = (device.network || device.switchBoard) && device.power();
        if (device.isCard() || extra)
            power.shares.push_back({device.item, device.power(), device.power()});
    }
    for (const auto &fan : machine.fans) {
        if (fan.part->power)
            power.shares.push_back({fan.item, *fan.part->power * fan.count, *fan.part->power * fan.count});
    }
    for (const auto &processor : machine.processors) {
        const auto times = [&](const std::optional<Watts> &watts) {
            return watts ? std::optional(*watts * processor.count) : std::nullopt;
        };
        const std::optional<Watts> training = use.processorLoad ? use.processorLoad : times(processor.part->tdp.value);
        power.shares.push_back({processor.item, training, times(worstDraw(*processor.part))});
    }
    power.shares.push_back({0, RestOfPlatform, RestOfPlatform});
}

} // namespace

Power assessPower(const Machine &machine, const Site &site, const Use &use)
{
    Power power;
    addShares(machine, use, power);
    weigh(machine, site, power);
    if (standingAlone(machine) > 1) {
        power.division = divided(machine, site, power);
        addLoads(machine, site, use, power);
    }
    addWall(machine, site, power);
    addFeeds(machine, power);
    addSharedCables(machine, power);
    return power;
}

} // namespace rig

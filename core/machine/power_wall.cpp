// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/power_parts.h"
#include "core/machine/power_rules.h"

#include <algorithm>

namespace rig {

namespace {

/// Of all pieces that carry a load, at a draw: the worst of them; nullopt where one of them does not say.
std::optional<double> efficiencyOf(const Machine &machine, const SupplyLoad &load, Watts draw, Volts mains)
{
    std::optional<double> efficiency;
    for (int i = 0; i < static_cast<int>(machine.supplies.size()); ++i) {
        if (piecesOf(machine, i, load) == 0)
            continue;
        const Supply &supply = *machine.supplies[static_cast<std::size_t>(i)].part;
        const std::optional<double> one =
            supply.efficiency ? efficiencyAt(*supply.efficiency, draw / *load.supply, mains, isModule(supply))
                              : std::nullopt;
        if (!one)
            return std::nullopt;
        efficiency = std::min(efficiency.value_or(1.0), *one);
    }
    return efficiency;
}

bool carriesNothing(const SupplyLoad &load) { return !load.supply || *load.supply <= Watts(0); }

/// A draw of the whole machine at the wall, each supply at its own efficiency; `atLoad` is what each carries of it.
/// nullopt: the efficiency of one that carries something is not known.
template <class AtLoad>
std::optional<Watts> atWall(const Machine &machine, const Power &power, Volts mains, Watts draw, AtLoad atLoad)
{
    Watts carried;
    Watts wall;
    for (const SupplyLoad &load : power.loads()) {
        const Watts part = power.several.empty() ? draw : atLoad(load);
        if (part <= Watts(0) && !power.several.empty())
            continue;
        const std::optional<double> efficiency =
            carriesNothing(load) ? std::nullopt : efficiencyOf(machine, load, part, mains);
        if (!efficiency)
            return std::nullopt;
        carried += part;
        wall += part / *efficiency;
    }
    // At their worst the loads together are more than the machine (Share::slot).
    return power.several.empty() ? wall : wall * (draw / carried);
}

/// What an uninterruptible supply must carry: the worst draw at the wall, as apparent power.
void addUps(const Machine &machine, const Site &site, Power &power)
{
    const std::optional<Watts> worst = power.worst.complete ? std::optional(power.worst.atLeast) : power.worstAtMost;
    if (!worst)
        return;
    power.wallWorst = atWall(machine, power, site.circuit.volts, *worst, [](const SupplyLoad &load) {
        return load.worst.complete ? load.worst.atLeast : load.worstAtMost.value_or(load.worst.atLeast);
    });
    if (power.wallWorst)
        power.upsVa = power.wallWorst->value() / PowerFactor;
}

} // namespace

void addWall(const Machine &machine, const Site &site, Power &power)
{
    power.circuit = site.circuit.continuous();
    power.wallAtLeast = power.training.atLeast / BestEfficiency;
    if (carriesNothing(power))
        return;
    addUps(machine, site, power);
    const Watts training = power.training.atLeast;
    if (power.several.empty()) {
        power.efficiency = efficiencyOf(machine, power, training, site.circuit.volts);
    } else {
        const std::optional<Watts> wall = atWall(machine, power, site.circuit.volts, training,
                                                 [](const SupplyLoad &load) { return load.training.atLeast; });
        if (wall && *wall > Watts(0))
            power.efficiency = training / *wall;
    }
    if (!power.efficiency)
        return;
    power.wallAtLeast = training / *power.efficiency;
    if (!power.training.complete)
        return;
    power.wall = power.wallAtLeast;
    power.kwhPerYear = power.wall->value() / 1000 * site.hoursPerYear;
    if (site.tariff)
        power.yearlyCost = Money{*power.kwhPerYear * site.tariff->amount, site.tariff->currency};
}

} // namespace rig

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

void addTotals(Power &power)
{
    for (const Share &share : power.shares) {
        power.training.atLeast += share.training.value_or(Watts(0));
        power.training.complete = power.training.complete && share.training;
        // A processor without a known maximum draws at least what it draws in training.
        power.worst.atLeast += share.worst.value_or(share.training.value_or(Watts(0)));
        power.worst.complete = power.worst.complete && share.worst;
    }
}

void addUpperBound(const Machine &machine, Power &power)
{
    Watts most = power.worst.atLeast;
    for (const auto &processor : machine.processors) {
        const std::optional<Watts> bound = worstDrawAtMost(*processor.part);
        if (!bound)
            return;
        const auto share = std::find_if(power.shares.begin(), power.shares.end(),
                                        [&](const Share &one) { return one.item == processor.item; });
        most += *bound * processor.count - share->worst.value_or(share->training.value_or(Watts(0)));
    }
    if (power.training.complete)
        power.worstAtMost = std::max(most, power.worst.atLeast);
}

std::optional<Watts> ratingOf(const Machine &machine, const Site &site)
{
    if (machine.supplies.empty())
        return std::nullopt;
    Watts sum;
    for (const auto &supply : machine.supplies) {
        const std::optional<Watts> rating = ratingAt(*supply.part, site);
        if (!rating)
            return std::nullopt;
        sum += *rating * supply.count;
    }
    return sum;
}

/// What a card's excursions start from: its own rating, since a limit lowers the average, not the peak (hardware rules,
/// power limiting), or the limit where it lies above.
Watts excursionBase(const Device &device)
{
    const Watts drawn = device.power().value_or(Watts(0));
    if (device.card->tdp)
        return std::max(drawn, *device.card->tdp);
    return device.chip && device.chip->tdp ? std::max(drawn, *device.chip->tdp) : drawn;
}

/// One card makes the excursion: the one that adds most to what all draw without it.
Excursion highestExcursion(const Machine &machine, double factor)
{
    Excursion highest;
    for (const Device &device : machine.devices) {
        if (!device.isCard())
            continue;
        const Watts surplus = excursionBase(device) * factor - device.power().value_or(Watts(0));
        if (surplus > highest.surplus)
            highest = {device.item, surplus};
    }
    return highest;
}

/// All supplies share the load, so the weakest decides what share of the whole is allowed.
Allowance weakestAllowance(const Machine &machine)
{
    Allowance weakest = allowanceOf(*machine.supplies.front().part);
    for (const auto &supply : machine.supplies) {
        const Allowance one = allowanceOf(*supply.part);
        for (std::size_t i = 0; i < one.least.size(); ++i) {
            weakest.least[i] = std::min(weakest.least[i], one.least[i]);
            weakest.most[i] = std::min(weakest.most[i], one.most[i]);
        }
    }
    return weakest;
}

void addPeaks(const Machine &machine, Power &power)
{
    for (std::size_t i = 0; i < power.peaks.size(); ++i) {
        Peak &peak = power.peaks[i];
        peak.measured = highestExcursion(machine, MeasuredExcursion[i]);
        peak.specified = highestExcursion(machine, specifiedExcursion(WindowMicroseconds[i]));
        peak.need = power.worst.atLeast + peak.measured.surplus;
        peak.needBySpecification = power.worst.atLeast + peak.specified.surplus;
    }
    if (!power.supply)
        return;
    const Allowance allowance = weakestAllowance(machine);
    for (std::size_t i = 0; i < power.peaks.size(); ++i) {
        Peak &peak = power.peaks[i];
        peak.allowedAtLeast = *power.supply * allowance.least[i];
        peak.allowedAtMost = *power.supply * allowance.most[i];
        if (allowance.least == allowance.most)
            peak.allowed = peak.allowedAtLeast;
    }
}

/// Of all supplies at a draw: the worst of them; nullopt where one of them does not say.
std::optional<double> efficiencyOf(const Machine &machine, Watts draw, Watts rating, Volts mains)
{
    std::optional<double> efficiency;
    for (const auto &supply : machine.supplies) {
        const std::optional<double> one =
            supply.part->efficiency
                ? efficiencyAt(*supply.part->efficiency, draw / rating, mains, isModule(*supply.part))
                : std::nullopt;
        if (!one)
            return std::nullopt;
        efficiency = std::min(efficiency.value_or(1.0), *one);
    }
    return efficiency;
}

/// What an uninterruptible supply must carry: the worst draw at the wall, as apparent power.
void addUps(const Machine &machine, const Site &site, Power &power)
{
    const std::optional<Watts> worst = power.worst.complete ? std::optional(power.worst.atLeast) : power.worstAtMost;
    if (!worst)
        return;
    const std::optional<double> efficiency = efficiencyOf(machine, *worst, *power.supply, site.circuit.volts);
    if (!efficiency)
        return;
    power.wallWorst = *worst / *efficiency;
    power.upsVa = power.wallWorst->value() / PowerFactor;
}

void addWall(const Machine &machine, const Site &site, Power &power)
{
    power.circuit = site.circuit.continuous();
    power.wallAtLeast = power.training.atLeast / BestEfficiency;
    if (!power.supply || *power.supply <= Watts(0))
        return;
    addUps(machine, site, power);
    const std::optional<double> efficiency =
        efficiencyOf(machine, power.training.atLeast, *power.supply, site.circuit.volts);
    if (!efficiency)
        return;
    power.efficiency = efficiency;
    power.wallAtLeast = power.training.atLeast / *efficiency;
    if (!power.training.complete)
        return;
    power.wall = power.wallAtLeast;
    power.kwhPerYear = power.wall->value() / 1000 * site.hoursPerYear;
    if (site.tariff)
        power.yearlyCost = Money{*power.kwhPerYear * site.tariff->amount, site.tariff->currency};
}

} // namespace

Power assessPower(const Machine &machine, const Site &site, const Use &use)
{
    Power power;
    addShares(machine, use, power);
    addTotals(power);
    addUpperBound(machine, power);
    power.supply = ratingOf(machine, site);
    addPeaks(machine, power);
    addRails(machine, power);
    addWall(machine, site, power);
    addFeeds(machine, power);
    addSharedCables(machine, power);
    return power;
}

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/power_parts.h"
#include "core/machine/power_plugs.h"
#include "core/machine/power_rules.h"

#include <algorithm>

namespace rig {

namespace {

void addTotals(SupplyLoad &load)
{
    for (const Share &share : load.shares) {
        load.training.atLeast += share.training.value_or(Watts(0));
        load.training.complete = load.training.complete && share.training;
        // A processor without a known maximum draws at least what it draws in training.
        load.worst.atLeast += share.worst.value_or(share.training.value_or(Watts(0)));
        load.worst.complete = load.worst.complete && share.worst;
    }
}

void addUpperBound(const Machine &machine, SupplyLoad &load)
{
    Watts most = load.worst.atLeast;
    for (const auto &processor : machine.processors) {
        const auto share = std::find_if(load.shares.begin(), load.shares.end(),
                                        [&](const Share &one) { return one.item == processor.item; });
        if (share == load.shares.end())
            continue;
        const std::optional<Watts> bound = worstDrawAtMost(*processor.part);
        if (!bound)
            return;
        most += *bound * processor.count - share->worst.value_or(share->training.value_or(Watts(0)));
    }
    if (load.training.complete)
        load.worstAtMost = std::max(most, load.worst.atLeast);
}

std::optional<Watts> ratingOf(const Machine &machine, const Site &site, const SupplyLoad &load)
{
    if (machine.supplies.empty())
        return std::nullopt;
    Watts sum;
    for (int i = 0; i < static_cast<int>(machine.supplies.size()); ++i) {
        const int pieces = piecesOf(machine, i, load);
        if (pieces == 0)
            continue;
        const std::optional<Watts> rating = ratingAt(*machine.supplies[static_cast<std::size_t>(i)].part, site);
        if (!rating)
            return std::nullopt;
        sum += *rating * pieces;
    }
    return sum;
}

bool isFedBy(const SupplyLoad &load, ItemId item)
{
    return load.placed < 0 || std::any_of(load.shares.begin(), load.shares.end(),
                                          [&](const Share &share) { return share.item == item && !share.slot; });
}

/// One card makes the excursion: the one that adds most to what all draw without it.
Excursion highestExcursion(const Machine &machine, const SupplyLoad &load, double factor)
{
    Excursion highest;
    for (const Device &device : machine.devices) {
        if (!device.isCard() || !isFedBy(load, device.item))
            continue;
        const Watts surplus = excursionSurplus(device, factor);
        if (surplus > highest.surplus)
            highest = {device.item, surplus};
    }
    return highest;
}

/// Modules share the load, so the weakest decides what share of the whole is allowed.
Allowance weakestAllowance(const Machine &machine, const SupplyLoad &load)
{
    std::optional<Allowance> weakest;
    for (int i = 0; i < static_cast<int>(machine.supplies.size()); ++i) {
        if (piecesOf(machine, i, load) == 0)
            continue;
        const Allowance one = allowanceOf(*machine.supplies[static_cast<std::size_t>(i)].part);
        if (!weakest)
            weakest = one;
        for (std::size_t window = 0; window < one.least.size(); ++window) {
            weakest->least[window] = std::min(weakest->least[window], one.least[window]);
            weakest->most[window] = std::min(weakest->most[window], one.most[window]);
        }
    }
    return weakest.value_or(Allowance{});
}

void addPeaks(const Machine &machine, SupplyLoad &load)
{
    for (std::size_t i = 0; i < load.peaks.size(); ++i) {
        Peak &peak = load.peaks[i];
        peak.measured = highestExcursion(machine, load, MeasuredExcursion[i]);
        peak.specified = highestExcursion(machine, load, specifiedExcursion(WindowMicroseconds[i]));
        peak.need = load.worst.atLeast + peak.measured.surplus;
        peak.needBySpecification = load.worst.atLeast + peak.specified.surplus;
    }
    if (!load.supply)
        return;
    const Allowance allowance = weakestAllowance(machine, load);
    for (std::size_t i = 0; i < load.peaks.size(); ++i) {
        Peak &peak = load.peaks[i];
        peak.allowedAtLeast = *load.supply * allowance.least[i];
        peak.allowedAtMost = *load.supply * allowance.most[i];
        if (allowance.least == allowance.most)
            peak.allowed = peak.allowedAtLeast;
    }
}

bool isNearer(const Peak &peak, const Peak &other, Excursions mode)
{
    if (!peak.allowedAtLeast || !other.allowedAtLeast)
        return !peak.allowedAtLeast && other.allowedAtLeast;
    return needOf(peak, mode) / *peak.allowedAtLeast > needOf(other, mode) / *other.allowedAtLeast;
}

} // namespace

Watts excursionBase(const Device &device)
{
    const Watts drawn = device.power().value_or(Watts(0));
    if (device.card->tdp)
        return std::max(drawn, *device.card->tdp);
    return device.chip && device.chip->tdp ? std::max(drawn, *device.chip->tdp) : drawn;
}

Watts excursionSurplus(const Device &device, double share)
{
    return std::max(Watts(0), excursionBase(device) * share - device.power().value_or(Watts(0)));
}

bool takesPlugs(const Device &device)
{
    if (!device.isCard())
        return false;
    const Figure<ConnectorCounts> &sockets = device.card->powerConnectors;
    return sockets ? plugCount(*sockets) > 0 : device.power().value_or(Watts(0)) > SlotPower;
}

int standingAlone(const Machine &machine)
{
    int alone = 0;
    bool modules = false;
    for (const auto &supply : machine.supplies) {
        alone += isModule(*supply.part) ? 0 : supply.count;
        modules = modules || isModule(*supply.part);
    }
    return alone + (modules ? 1 : 0);
}

int piecesOf(const Machine &machine, int supply, const SupplyLoad &load)
{
    const auto &placed = machine.supplies[static_cast<std::size_t>(supply)];
    if (load.placed < 0)
        return placed.count;
    if (isModule(*machine.supplies[static_cast<std::size_t>(load.placed)].part))
        return isModule(*placed.part) ? placed.count : 0;
    return supply == load.placed ? 1 : 0;
}

int loadOf(ItemId item, const Machine &machine, const Division &division)
{
    for (std::size_t i = 0; i < machine.processors.size(); ++i) {
        if (machine.processors[i].item == item)
            return division.processors[i];
    }
    for (std::size_t i = 0; i < machine.devices.size(); ++i) {
        if (machine.devices[i].item == item)
            return division.devices[i];
    }
    return division.board;
}

void weigh(const Machine &machine, const Site &site, SupplyLoad &load)
{
    addTotals(load);
    addUpperBound(machine, load);
    load.supply = ratingOf(machine, site, load);
    addPeaks(machine, load);
    addRails(machine, load);
}

void addLoads(const Machine &machine, const Site &site, const Use &use, Power &power)
{
    const PlugStock stock(machine);
    for (const PlugUnit &unit : stock.units) {
        SupplyLoad &load = power.several.emplace_back();
        load.placed = unit.supply;
        load.piece = unit.piece;
    }
    for (const Share &share : power.shares) {
        const int at = loadOf(share.item, machine, power.division);
        power.several[static_cast<std::size_t>(at)].shares.push_back(share);
        const Device *device = machine.device(share.item);
        if (!device || !device->isCard() || at == power.division.board)
            continue;
        const Watts most = std::min(SlotPower, share.training.value_or(SlotPower));
        power.several[static_cast<std::size_t>(power.division.board)].shares.push_back(
            {share.item, Watts(0), most, true});
    }
    for (SupplyLoad &load : power.several)
        weigh(machine, site, load);
    for (std::size_t i = 0; i < power.peaks.size(); ++i) {
        power.peaks[i] = power.several.front().peaks[i];
        for (const SupplyLoad &load : power.several) {
            if (isNearer(load.peaks[i], power.peaks[i], use.excursions))
                power.peaks[i] = load.peaks[i];
        }
    }
}

} // namespace rig

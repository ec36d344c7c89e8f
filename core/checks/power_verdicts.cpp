// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/power_verdicts.h"

#include "core/checks/support.h"
#include "core/machine/power_parts.h"
#include "core/machine/power_rules.h"

#include <algorithm>

namespace rig::checks {

namespace {

constexpr PowerVerdict isFine{Strain::Fine};

PowerVerdict isOver(Severity severity) { return {Strain::Over, severity}; }
PowerVerdict isUnknown(MissingForPower missing) { return {Strain::Unknown, Severity::Unknown, missing}; }

double shareOf(Watts need, const std::optional<Watts> &allowed)
{
    return allowed && allowed->value() > 0 ? need / *allowed : 0;
}

/// The window with the highest share of a bound.
Window fullestWindow(const SupplyLoad &load, Excursions mode, std::optional<Watts> Peak::*bound)
{
    std::size_t fullest = 0;
    double most = 0;
    for (std::size_t i = 0; i < load.peaks.size(); ++i) {
        const double share = shareOf(needOf(load.peaks[i], mode), load.peaks[i].*bound);
        if (share > most) {
            most = share;
            fullest = i;
        }
    }
    return static_cast<Window>(fullest);
}

/// The worst first.
int rankOf(Strain strain)
{
    switch (strain) {
    case Strain::Over:
        return 0;
    case Strain::Tight:
        return 1;
    case Strain::Unknown:
        return 2;
    case Strain::Fine:
        return 3;
    case Strain::NotJudged:
        return 4;
    }
    return 4;
}

/// The load of which `state` says the worst: what it gives is a strain and a share.
template <class State> std::size_t worstLoad(const Power &power, State state)
{
    std::size_t worst = 0;
    std::pair<int, double> least;
    for (std::size_t i = 0; i < power.loads().size(); ++i) {
        const auto [strain, share] = state(power.loads()[i]);
        const std::pair<int, double> rank{rankOf(strain), -share};
        if (i == 0 || rank < least) {
            least = rank;
            worst = i;
        }
    }
    return worst;
}

} // namespace

QLatin1StringView strainName(Strain strain)
{
    switch (strain) {
    case Strain::NotJudged:
        return {};
    case Strain::Fine:
        return QLatin1StringView("fine");
    case Strain::Tight:
        return QLatin1StringView("tight");
    case Strain::Over:
        return QLatin1StringView("over");
    case Strain::Unknown:
        return QLatin1StringView("unknown");
    }
    return {};
}

PowerVerdict trainingVerdict(const Machine &machine, const SupplyLoad &load)
{
    if (machine.supplies.empty())
        return {};
    if (!load.supply)
        return isUnknown(MissingForPower::Rating);
    if (load.training.atLeast > *load.supply)
        return isOver(Severity::Blocker);
    if (load.supply->value() > 0 && load.training.atLeast / *load.supply > ComfortableLoad)
        return {Strain::Tight, Severity::Caution};
    return load.training.complete ? isFine : isUnknown(MissingForPower::Draw);
}

PowerVerdict worstVerdict(const Machine &machine, const SupplyLoad &load)
{
    if (machine.supplies.empty())
        return {};
    if (!load.supply)
        return isUnknown(MissingForPower::Rating);
    const PowerVerdict training = trainingVerdict(machine, load);
    if (training.strain == Strain::Over)
        return training;
    if (load.worst.atLeast > *load.supply)
        return isOver(Severity::Caution);
    const bool surelyLess = load.worst.complete || (load.worstAtMost && *load.worstAtMost <= *load.supply);
    if (!surelyLess)
        return isUnknown(MissingForPower::Draw);
    return training.strain == Strain::Tight ? training : isFine;
}

PowerVerdict peakVerdict(const Machine &machine, const Power &power, const SupplyLoad &load, Window window,
                         Excursions mode)
{
    if (machine.supplies.empty() || power.feeds.empty())
        return {};
    const Peak &peak = load.peaks[static_cast<std::size_t>(window)];
    if (!peak.allowedAtLeast || !peak.allowedAtMost)
        return isUnknown(MissingForPower::Rating);
    const Watts need = needOf(peak, mode);
    if (need > *peak.allowedAtMost)
        return isOver(mode == Excursions::Measured ? Severity::Caution : Severity::Note);
    if (need > *peak.allowedAtLeast)
        return isUnknown(MissingForPower::AtxVersion);
    if (load.worst.complete)
        return isFine;
    const bool surelyLess =
        load.worstAtMost && *load.worstAtMost + excursionOf(peak, mode).surplus <= *peak.allowedAtLeast;
    return surelyLess ? isFine : isUnknown(MissingForPower::Draw);
}

Window tightestWindow(const SupplyLoad &load, Excursions mode)
{
    const Window surest = fullestWindow(load, mode, &Peak::allowedAtMost);
    const Peak &peak = load.peaks[static_cast<std::size_t>(surest)];
    const bool over = peak.allowedAtMost && needOf(peak, mode) > *peak.allowedAtMost;
    return over ? surest : fullestWindow(load, mode, &Peak::allowedAtLeast);
}

std::size_t fullestLoad(const Machine &machine, const Power &power)
{
    return worstLoad(power, [&](const SupplyLoad &load) {
        return std::pair(trainingVerdict(machine, load).strain, shareOf(load.training.atLeast, load.supply));
    });
}

std::size_t tightestLoad(const Machine &machine, const Power &power, Window window, Excursions mode)
{
    return worstLoad(power, [&](const SupplyLoad &load) {
        const Peak &peak = load.peaks[static_cast<std::size_t>(window)];
        return std::pair(peakVerdict(machine, power, load, window, mode).strain,
                         shareOf(needOf(peak, mode), peak.allowedAtLeast));
    });
}

void addSupplies(Finding &finding, const Machine &machine, const SupplyLoad &load)
{
    for (int i = 0; i < static_cast<int>(machine.supplies.size()); ++i) {
        if (piecesOf(machine, i, load) > 0)
            finding.subjects.push_back(machine.supplies[static_cast<std::size_t>(i)].item);
    }
}

void addGreatest(std::vector<Finding> &findings, Finding finding, FactKey<Watts> need)
{
    const auto same = std::find_if(findings.begin(), findings.end(), [&](const Finding &one) {
        return std::string_view(one.check) == finding.check && one.variantIndex == finding.variantIndex &&
               one.subjects == finding.subjects;
    });
    if (same == findings.end())
        findings.push_back(std::move(finding));
    else if (same->fact(need) < finding.fact(need))
        *same = std::move(finding);
}

Watts breakerLimit(const Circuit &circuit, Watts other) { return (circuit.rating() - other) * PowerFactor + other; }

Watts sureWorstAtWall(const Power &power)
{
    // Never less than training takes there.
    return power.worst.complete && power.wallWorst ? *power.wallWorst
                                                   : std::max(power.worst.atLeast, power.wallAtLeast);
}

PowerVerdict wallVerdict(const Machine &machine, const Power &power, const Circuit &circuit, Watts other)
{
    const bool supply = !machine.supplies.empty();
    if (supply && power.feeds.empty())
        return {};
    if (power.wallAtLeast / PowerFactor + other > circuit.rating())
        return isOver(Severity::Blocker);
    if (power.wallAtLeast + other > circuit.continuous())
        return isOver(Severity::Caution);
    if (!supply && power.training.atLeast / leastOfThoseToChoose(circuit.volts) + other <= circuit.continuous())
        return {}; // whichever is chosen of those from 80 PLUS Gold on
    if (!supply || (!power.efficiency && power.training.atLeast / LeastEfficiency + other > circuit.continuous()))
        return isUnknown(MissingForPower::Efficiency);
    return power.training.complete ? isFine : isUnknown(MissingForPower::Draw);
}

Finding lackingEfficiency(const char *check, const Machine &machine)
{
    return machine.supplies.empty() ? unknown(check, 0, "supplies")
                                    : unknown(check, machine.supplies.front().item, "efficiency");
}

PowerVerdict worstWallVerdict(const Machine &machine, const Power &power, const Site &site)
{
    if (machine.supplies.empty() || power.feeds.empty() || !power.wallWorst)
        return {};
    const Watts other = site.otherLoad.value_or(Watts(0));
    const Watts limit = breakerLimit(site.circuit, other);
    if (sureWorstAtWall(power) + other > limit) {
        const bool training = wallVerdict(machine, power, site.circuit, other).severity == Severity::Blocker;
        return isOver(training ? Severity::Blocker : Severity::Note);
    }
    return *power.wallWorst + other > limit ? isUnknown(MissingForPower::Draw) : isFine;
}

} // namespace rig::checks

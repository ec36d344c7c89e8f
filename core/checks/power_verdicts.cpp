// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/power_verdicts.h"

#include "core/machine/power_rules.h"

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
Window fullestWindow(const Power &power, Excursions mode, std::optional<Watts> Peak::*bound)
{
    std::size_t fullest = 0;
    double most = 0;
    for (std::size_t i = 0; i < power.peaks.size(); ++i) {
        const double share = shareOf(needOf(power.peaks[i], mode), power.peaks[i].*bound);
        if (share > most) {
            most = share;
            fullest = i;
        }
    }
    return static_cast<Window>(fullest);
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

PowerVerdict trainingVerdict(const Machine &machine, const Power &power)
{
    if (machine.supplies.empty())
        return {};
    if (!power.supply)
        return isUnknown(MissingForPower::Rating);
    if (power.training.atLeast > *power.supply)
        return isOver(Severity::Blocker);
    if (power.supply->value() > 0 && power.training.atLeast / *power.supply > ComfortableLoad)
        return {Strain::Tight, Severity::Caution};
    return power.training.complete ? isFine : isUnknown(MissingForPower::Draw);
}

PowerVerdict worstVerdict(const Machine &machine, const Power &power)
{
    if (machine.supplies.empty())
        return {};
    if (!power.supply)
        return isUnknown(MissingForPower::Rating);
    if (power.worst.atLeast > *power.supply)
        return isOver(Severity::Caution);
    const bool surelyLess = power.worst.complete || (power.worstAtMost && *power.worstAtMost <= *power.supply);
    return surelyLess ? isFine : isUnknown(MissingForPower::Draw);
}

PowerVerdict peakVerdict(const Machine &machine, const Power &power, Window window, Excursions mode)
{
    if (machine.supplies.empty() || power.feeds.empty())
        return {};
    const Peak &peak = power.peaks[static_cast<std::size_t>(window)];
    if (!peak.allowedAtLeast || !peak.allowedAtMost)
        return isUnknown(MissingForPower::Rating);
    const Watts need = needOf(peak, mode);
    if (need > *peak.allowedAtMost)
        return isOver(mode == Excursions::Measured ? Severity::Caution : Severity::Note);
    if (need > *peak.allowedAtLeast)
        return isUnknown(MissingForPower::AtxVersion);
    if (power.worst.complete)
        return isFine;
    const bool surelyLess =
        power.worstAtMost && *power.worstAtMost + excursionOf(peak, mode).surplus <= *peak.allowedAtLeast;
    return surelyLess ? isFine : isUnknown(MissingForPower::Draw);
}

Window tightestWindow(const Power &power, Excursions mode)
{
    const Window surest = fullestWindow(power, mode, &Peak::allowedAtMost);
    const Peak &peak = power.peaks[static_cast<std::size_t>(surest)];
    const bool over = peak.allowedAtMost && needOf(peak, mode) > *peak.allowedAtMost;
    return over ? surest : fullestWindow(power, mode, &Peak::allowedAtLeast);
}

Watts breakerLimit(const Circuit &circuit, Watts other) { return (circuit.rating() - other) * PowerFactor + other; }

Watts sureWorstAtWall(const Power &power)
{
    return power.worst.complete ? power.wallWorst.value_or(power.worst.atLeast) : power.worst.atLeast;
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
    if (!supply)
        return {}; // how much it loses decides
    if (!power.efficiency && power.training.atLeast / LeastEfficiency + other > circuit.continuous())
        return isUnknown(MissingForPower::Efficiency);
    return power.training.complete ? isFine : isUnknown(MissingForPower::Draw);
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/power_division.h"
#include "core/machine/power_parts.h"
#include "core/machine/power_rules.h"

#include <algorithm>
#include <cmath>

namespace rig {

namespace {

/// So that the order in which watts are added up decides nothing.
double rounded(double share) { return std::round(share * 1e6) / 1e6; }

} // namespace

std::array<Watts, 4> surplusOf(const Device &device)
{
    std::array<Watts, 4> surplus{};
    for (std::size_t i = 0; i < surplus.size(); ++i)
        surplus[i] = excursionSurplus(device, MeasuredExcursion[i]);
    return surplus;
}

void raise(std::array<Watts, 4> &surplus, const std::array<Watts, 4> &other)
{
    for (std::size_t i = 0; i < surplus.size(); ++i)
        surplus[i] = std::max(surplus[i], other[i]);
}

bool addTroubles(const SupplyLoad &bare, const Filled &filled, Rank &rank)
{
    const Watts rating = *bare.supply;
    const Watts rails = std::min(rating, bare.rail12vAtMost.value_or(rating));
    const double share = filled.training.value() / std::max(1.0, rating.value());
    rank.share = std::max(rank.share, rounded(share));
    if (filled.training > rating)
        rank.over = std::max(rank.over, rounded(share - 1));
    rank.unsure += filled.training > bare.rail12vAtLeast.value_or(rails) ? 1 : 0;
    rank.cautions += filled.training > rating * ComfortableLoad ? 1 : 0;
    rank.cautions += filled.worst > rails ? 1 : 0;
    bool maybeAbove = filled.worst + filled.more > rails;
    bool above = false;
    for (std::size_t window = 0; window < filled.surplus.size(); ++window) {
        const Watts allowed = bare.peaks[window].allowedAtLeast.value_or(rating);
        const Watts need = filled.worst + filled.surplus[window];
        above = above || need > allowed;
        maybeAbove = maybeAbove || need + filled.more > allowed;
        rank.peak = std::max(rank.peak, rounded(need.value() / std::max(1.0, allowed.value())));
    }
    rank.cautions += above ? 1 : 0;
    rank.unsure += maybeAbove && filled.more > Watts(0) ? 1 : 0;
    return filled.training > rails;
}

double levelOf(const std::vector<SupplyLoad> &bare, const std::vector<Filled> &filled, Watts rest)
{
    QVarLengthArray<std::pair<Watts, Watts>, 4> supplies; // what is on it, its rating
    for (std::size_t i = 0; i < bare.size(); ++i) {
        if (!bare[i].supply || *bare[i].supply <= Watts(0))
            return 0;
        supplies.append({filled[i].training, *bare[i].supply});
    }
    const auto share = [](const std::pair<Watts, Watts> &one) { return one.first / one.second; };
    std::sort(supplies.begin(), supplies.end(), [&](const auto &a, const auto &b) { return share(a) < share(b); });
    // Like water: the emptiest fill up to the next, then both.
    Watts draw = rest;
    Watts carries;
    double level = 0;
    for (const auto &one : supplies) {
        if (carries > Watts(0) && level <= share(one))
            break;
        draw += one.first;
        carries += one.second;
        level = draw / carries;
    }
    return level;
}

bool addLevel(double level, Rank &rank)
{
    // Rounded down: it must not cut off a division that is as good.
    constexpr double Least = 1e-6;
    rank.share = std::max(rank.share, rounded(level) - Least);
    if (level <= 1 + Least)
        return false;
    rank.over = std::max(rank.over, rounded(level - 1) - Least);
    return true;
}

} // namespace rig

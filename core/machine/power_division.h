// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/assessment.h"

#include <array>
#include <compare>

namespace rig {

/// What the search for a division judges by; divided() itself stands in power_parts.h.

/// How good a division is; the least is the best. As more is put on the supplies, it only becomes worse.
struct Rank
{
    int blockers = 0;
    int unfed = 0;   ///< cards without their plugs; they are among the blockers
    double over = 0; ///< of the rating, above it, of the supply that is worst off
    int unsure = 0;
    int cautions = 0;
    int adapted = 0;
    int apart = 0;    ///< processors whose plugs hang on another supply than the board's
    double share = 0; ///< of the rating, in training, of the fullest
    double peak = 0;  ///< of what is allowed, in the fullest window of all

    auto operator<=>(const Rank &) const = default;
};

/// What is on one supply so far.
struct Filled
{
    Watts training;
    Watts worst;
    Watts more;                     ///< that a processor may draw on top, whose highest draw is not known
    std::array<Watts, 4> surplus{}; ///< of the one card that peaks highest

    bool operator==(const Filled &) const = default;
};

/// What a card's measured excursion adds to its draw, in each window.
[[nodiscard]] std::array<Watts, 4> surplusOf(const Device &device);
/// Each window to the higher of the two.
void raise(std::array<Watts, 4> &surplus, const std::array<Watts, 4> &other);
/// Adds to the rank what a supply of a known rating has to complain of; `bare` is what it carries, with nothing on it.
/// True: it does not carry in training what is on it.
[[nodiscard]] bool addTroubles(const SupplyLoad &bare, const Filled &filled, Rank &rank);

/// The least greatest share that can come of what is on the supplies, could so many watts more be divided at will; 0
/// where a rating is not known. `bare` and `filled` go together.
[[nodiscard]] double levelOf(const std::vector<SupplyLoad> &bare, const std::vector<Filled> &filled, Watts rest);
/// Adds that to the rank; true: some supply will not carry it.
[[nodiscard]] bool addLevel(double level, Rank &rank);

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/assessment.h"
#include "core/prices/movement.h"

namespace rig {

/// A price that is older than this may be another by now: it is said beside the total.
inline constexpr int FreshMonths = 6;

/// The stale prices of one kind of part, and how such prices moved since the oldest of them.
struct StaleKind
{
    Kind kind = Kind::Card;
    int prices = 0;
    QDate oldest;
    std::optional<Movement> moved; ///< nullopt: not known
};

/// What a machine's total rests on: of the parts that are to be bought and have a price; of several alike it is one.
struct CostBasis
{
    int prices = 0;
    int launch = 0;                              ///< at launch, since nothing newer is known
    int firstLaunchYear = 0, lastLaunchYear = 0; ///< 0 where no launch price has a date
    int used = 0;
    int ofChip = 0;               ///< the price of another card with the same GPU
    int converted = 0;            ///< from another currency
    QDate oldestRate;             ///< of the rates that did it
    int withTax = 0;              ///< with value added tax
    QDate oldest;                 ///< of all of them
    std::vector<StaleKind> stale; ///< older than FreshMonths; by kind, in the order of the lines
};

/// `today` is the day that ages are reckoned to; where it is null nothing is stale.
[[nodiscard]] CostBasis basisOf(const Cost &cost, const QDate &today, const Catalogue &catalogue);

} // namespace rig

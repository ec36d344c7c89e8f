// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

namespace rig {

/// By how much prices of a kind of part moved: the ratio of a newer to an older price of the same part.
struct Movement
{
    double low = 1;  ///< the lower quartile
    double high = 1; ///< the upper one
    int pairs = 0;   ///< of how many parts both are known
};

/// Fewer parts than these say nothing about others of their kind.
inline constexpr int LeastPairs = 3;

/// How new prices of a kind moved from about `since` (a quarter of a year to either side) to the last half year before
/// `today`: from the parts with market prices of both times in one currency, the lowest of each time. Cards with one
/// chip are one part. nullopt: the times are less than half a year apart, or fewer than LeastPairs parts have both, so
/// that it is not known.
[[nodiscard]] std::optional<Movement> movementOf(Kind kind, const QDate &since, const QDate &today,
                                                 const Catalogue &catalogue);

} // namespace rig

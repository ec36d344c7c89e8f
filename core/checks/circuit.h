// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::circuit {

enum class Variant {
    AboveBreaker, ///< above the breaker's rating
    AboveLasting, ///< above what the circuit carries for hours
    // Without a supply its losses are not known: the draw is what the best would take.
    AboveBreakerWithAny, ///< above the breaker's rating with any supply
    AboveLastingWithAny  ///< above what the circuit carries for hours with any supply
};

inline constexpr CheckId<Variant> Id{"power.circuit"};

inline constexpr FactKey<Watts> WallW{"wall_w"};
inline constexpr FactKey<Watts> ContinuousW{"continuous_w"};
inline constexpr FactKey<Watts> RatingW{"rating_w"};
inline constexpr FactKey<Amperes> Current{"amperes"};

extern const Check check;

} // namespace rig::checks::circuit

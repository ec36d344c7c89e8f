// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::breaker_shared {

enum class Variant {
    AboveBreaker, ///< above the breaker's rating
    AboveLasting  ///< above what the circuit carries for hours
};

inline constexpr CheckId<Variant> Id{"power.breaker-shared"};

inline constexpr FactKey<Watts> TogetherW{"together_w"}; ///< at the wall
inline constexpr FactKey<Watts> OtherW{"other_w"};
inline constexpr FactKey<Watts> ContinuousW{"continuous_w"};
inline constexpr FactKey<Watts> RatingW{"rating_w"};

extern const Check check;

} // namespace rig::checks::breaker_shared

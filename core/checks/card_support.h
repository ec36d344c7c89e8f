// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::card_support {

inline constexpr CheckId<> Id{"fit.card-support"};

inline constexpr FactKey<Millimetres> LengthMm{"length_mm"}; ///< of the longest; 0 where none is known
inline constexpr FactKey<Grams> WeightG{"weight_g"};         ///< of the heaviest; 0 where none is known

extern const Check check;

} // namespace rig::checks::card_support

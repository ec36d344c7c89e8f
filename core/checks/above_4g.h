// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::above_4g {

inline constexpr CheckId<> Id{"pcie.above-4g"};

inline constexpr FactKey<int> Cards{"cards"};
inline constexpr FactKey<Gibibytes> MemoryGib{"memory_gib"}; ///< of the largest card

extern const Check check;

} // namespace rig::checks::above_4g

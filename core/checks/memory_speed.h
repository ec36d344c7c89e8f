// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::memory_speed {

inline constexpr CheckId<> Id{"platform.memory-speed"};

inline constexpr FactKey<int> Modules{"modules"};
inline constexpr FactKey<int> Transfers{"mt_s"};              ///< MT/s of the slowest module
inline constexpr FactKey<int> SharedTransfers{"shared_mt_s"}; ///< MT/s that AMD states for two on one channel

extern const Check check;

} // namespace rig::checks::memory_speed

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::memory_per_card {

inline constexpr CheckId<> Id{"platform.memory-per-card"};

inline constexpr FactKey<Gibibytes> MemoryGib{"memory_gib"};
inline constexpr FactKey<Gibibytes> NeedGib{"need_gib"};
inline constexpr FactKey<int> Cards{"cards"};

extern const Check check;

} // namespace rig::checks::memory_per_card

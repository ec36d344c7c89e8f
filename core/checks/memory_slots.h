// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::memory_slots {

enum class Variant {
    TooManyModules, ///< more modules than slots
    TooMuchMemory   ///< more memory than the board takes
};

inline constexpr CheckId<Variant> Id{"platform.memory-slots"};

inline constexpr FactKey<int> Modules{"modules"}; ///< this and the next: of TooManyModules
inline constexpr FactKey<int> MemorySlots{"memory_slots"};
inline constexpr FactKey<Gibibytes> MemoryGib{"memory_gib"}; ///< this and the next: of TooMuchMemory
inline constexpr FactKey<Gibibytes> MemoryMaxGib{"memory_max_gib"};

extern const Check check;

} // namespace rig::checks::memory_slots

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::last_slot_overhang {

inline constexpr CheckId<> Id{"fit.last-slot-overhang"};

inline constexpr FactKey<int> Over{"over"}; ///< slot places below the board's last one
inline constexpr FactKey<int> NeededSlots{"needed_slots"};

extern const Check check;

} // namespace rig::checks::last_slot_overhang

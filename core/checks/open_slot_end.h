// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::open_slot_end {

inline constexpr CheckId<> Id{"fit.open-slot-end"};

inline constexpr FactKey<int> CardWidth{"card_width"};
inline constexpr FactKey<int> SlotLength{"slot_length"};

extern const Check check;

} // namespace rig::checks::open_slot_end

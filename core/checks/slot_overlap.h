// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::slot_overlap {

inline constexpr CheckId<> Id{"fit.slot-overlap"};

inline constexpr FactKey<int> Slots{"slots"};

extern const Check check;

} // namespace rig::checks::slot_overlap

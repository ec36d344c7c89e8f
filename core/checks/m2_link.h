// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::m2_link {

inline constexpr CheckId<> Id{"storage.m2-link"};

inline constexpr FactKey<int> M2Slots{"m2_slots"};

extern const Check check;

} // namespace rig::checks::m2_link

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::m2_takes_lanes {

inline constexpr CheckId<> Id{"pcie.m2-takes-lanes"};

inline constexpr FactKey<int> Width{"width"};

extern const Check check;

} // namespace rig::checks::m2_takes_lanes

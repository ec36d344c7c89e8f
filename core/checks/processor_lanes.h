// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::processor_lanes {

inline constexpr CheckId<> Id{"pcie.processor-lanes"};

inline constexpr FactKey<int> LanesDealt{"lanes"};
inline constexpr FactKey<int> UsableLanes{"usable_lanes"};

extern const Check check;

} // namespace rig::checks::processor_lanes

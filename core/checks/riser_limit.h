// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::riser_limit {

inline constexpr CheckId<> Id{"pcie.riser-limit"};

inline constexpr FactKey<int> Generation{"generation"};
inline constexpr FactKey<int> MaxGeneration{"max_generation"};
inline constexpr FactKey<GigabytesPerSecond> BandwidthGbS{"bandwidth_gb_s"}; ///< only where it is known

extern const Check check;

} // namespace rig::checks::riser_limit

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::chipset_slot {

inline constexpr CheckId<> Id{"pcie.chipset-slot"};

inline constexpr FactKey<GigabytesPerSecond> UplinkGbS{"uplink_gb_s"}; ///< only where it is known
inline constexpr FactKey<GigabytesPerSecond> DemandGbS{"demand_gb_s"};

extern const Check check;

} // namespace rig::checks::chipset_slot

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::vendor_minimum {

inline constexpr CheckId<> Id{"power.vendor-minimum"};

inline constexpr FactKey<Watts> RecommendedW{"recommended_w"};
inline constexpr FactKey<Watts> SupplyW{"supply_w"};

extern const Check check;

} // namespace rig::checks::vendor_minimum

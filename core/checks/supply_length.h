// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::supply_length {

inline constexpr CheckId<> Id{"fit.supply-length"};

inline constexpr FactKey<Millimetres> LengthMm{"length_mm"};
inline constexpr FactKey<Millimetres> LimitMm{"limit_mm"};

extern const Check check;

} // namespace rig::checks::supply_length

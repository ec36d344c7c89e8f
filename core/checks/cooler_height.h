// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::cooler_height {

inline constexpr CheckId<> Id{"fit.cooler-height"};

inline constexpr FactKey<Millimetres> HeightMm{"height_mm"};
inline constexpr FactKey<Millimetres> LimitMm{"limit_mm"};

extern const Check check;

} // namespace rig::checks::cooler_height

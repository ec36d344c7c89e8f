// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::standoffs {

inline constexpr CheckId<> Id{"fit.standoffs"};

inline constexpr FactKey<Millimetres> DepthMm{"depth_mm"};
inline constexpr FactKey<Millimetres> LimitMm{"limit_mm"};

extern const Check check;

} // namespace rig::checks::standoffs

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::cable_bend {

inline constexpr CheckId<> Id{"fit.cable-bend"};

inline constexpr FactKey<Millimetres> HeightMm{"height_mm"};
inline constexpr FactKey<Millimetres> StraightMm{"straight_mm"};
inline constexpr FactKey<Millimetres> NeededMm{"needed_mm"};
inline constexpr FactKey<Millimetres> LimitMm{"limit_mm"};

extern const Check check;

} // namespace rig::checks::cable_bend

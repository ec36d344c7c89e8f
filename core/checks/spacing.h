// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::spacing {

inline constexpr CheckId<> Id{"heat.spacing"};

inline constexpr FactKey<Millimetres> ApartMm{"apart_mm"};
inline constexpr FactKey<Millimetres> NeededMm{"needed_mm"};

extern const Check check;

} // namespace rig::checks::spacing

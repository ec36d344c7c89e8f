// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::slow_segment {

inline constexpr CheckId<> Id{"graphics.slow-segment"};

inline constexpr FactKey<Gibibytes> NeedGib{"need_gib"};
inline constexpr FactKey<Gibibytes> FastGib{"fast_gib"};

extern const Check check;

} // namespace rig::checks::slow_segment

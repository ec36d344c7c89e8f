// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::stacked_open_air {

enum class Variant {
    TwoCards,
    MoreCards,
    AboveOther ///< above a device that is no graphics card (a note)
};

inline constexpr CheckId<Variant> Id{"heat.stacked-open-air"};

inline constexpr FactKey<int> Cards{"cards"};
inline constexpr FactKey<Millimetres> GapMm{"gap_mm"};

extern const Check check;

} // namespace rig::checks::stacked_open_air

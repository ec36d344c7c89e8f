// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::excursion {

enum class Variant {
    AsMeasured,    ///< peaks as they were measured
    ByGuide,       ///< peaks as Intel's design guide assumes them
    OneAsMeasured, ///< the same of one of several supplies
    OneByGuide
};

inline constexpr CheckId<Variant> Id{"power.excursion"};

inline constexpr FactKey<Watts> NeedW{"need_w"};
inline constexpr FactKey<Watts> AllowedW{"allowed_w"};
inline constexpr FactKey<double> WindowUs{"window_us"}; ///< the length of the peak

extern const Check check;

} // namespace rig::checks::excursion

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::over_budget {

enum class Variant {
    Whole,  ///< the total is known
    AtLeast ///< the total is the least that it will be
};

inline constexpr CheckId<Variant> Id{"money.over-budget"};

inline constexpr FactKey<double> Total{"total"};
inline constexpr FactKey<double> Budget{"budget"};
inline constexpr FactKey<double> Over{"over"};

extern const Check check;

} // namespace rig::checks::over_budget

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::passive_card {

enum class Variant {
    NoRack,  ///< the case is no rack chassis
    WeakFans ///< a rack chassis whose fans are not known to press
};

inline constexpr CheckId<Variant> Id{"heat.passive-card"};

inline constexpr FactKey<double> PressureMmH2o{"pressure_mm_h2o"}; ///< what a pressing fan has at the least

extern const Check check;

} // namespace rig::checks::passive_card

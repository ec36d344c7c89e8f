// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::rail_limit {

enum class Variant {
    InTraining,    ///< all of 12 V in training
    AtWorst,       ///< all of 12 V at worst
    OneRail,       ///< one card on one rail
    OneInTraining, ///< all of 12 V of one of several supplies
    OneAtWorst
};

inline constexpr CheckId<Variant> Id{"power.rail-limit"};

inline constexpr FactKey<Watts> NeedW{"need_w"};
inline constexpr FactKey<Watts> CarriesW{"carries_w"}; ///< all of 12 V, or the one rail

extern const Check check;

} // namespace rig::checks::rail_limit

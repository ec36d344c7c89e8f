// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::supply_capacity {

enum class Variant {
    InTraining,    ///< the draw in training is above the rating
    AtWorst,       ///< only the worst draw is
    Together,      ///< in training, above the ratings of all supplies together
    OneInTraining, ///< in training, above the rating of one of several, by the user's own choice
    OneAtWorst     ///< at worst, above the rating of one of several
};

inline constexpr CheckId<Variant> Id{"power.supply-capacity"};

inline constexpr FactKey<Watts> NeedW{"need_w"};
inline constexpr FactKey<Watts> SupplyW{"supply_w"};
inline constexpr FactKey<double> Percent{"percent"}; ///< of the supply's rating

extern const Check check;

} // namespace rig::checks::supply_capacity

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::supply_headroom {

enum class Variant {
    TheSupply,    ///< the only one
    OneOfSeveral, ///< one of several
};

inline constexpr CheckId<Variant> Id{"power.supply-headroom"};

inline constexpr FactKey<Watts> NeedW{"need_w"};
inline constexpr FactKey<Watts> SupplyW{"supply_w"};
inline constexpr FactKey<double> Percent{"percent"}; ///< of the supply's rating

extern const Check check;

} // namespace rig::checks::supply_headroom

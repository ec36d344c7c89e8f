// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::cooler_capacity {

enum class Variant {
    BelowTdp,
    BelowHighest, ///< below the highest draw only
    OtherSocket,
    KinSocket ///< a socket of the same mounting
};

inline constexpr CheckId<Variant> Id{"heat.cooler-capacity"};

inline constexpr FactKey<Watts> CoolerW{"cooler_w"}; ///< this and the next: of BelowTdp and BelowHighest
inline constexpr FactKey<Watts> ProcessorW{"processor_w"};

extern const Check check;

} // namespace rig::checks::cooler_capacity

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::room_heat {

enum class Variant {
    AboveCooling, ///< more than the room's cooling takes away
    MuchHeat      ///< much heat in a room of which nothing is known
};

inline constexpr CheckId<Variant> Id{"heat.room-heat"};

inline constexpr FactKey<Watts> WallW{"wall_w"};
inline constexpr FactKey<double> BtuPerHour{"btu_per_hour"};
inline constexpr FactKey<double> Tons{"tons"};
inline constexpr FactKey<Watts> CoolingW{"cooling_w"}; ///< of AboveCooling; else 0

extern const Check check;

} // namespace rig::checks::room_heat

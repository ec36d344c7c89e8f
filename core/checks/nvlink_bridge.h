// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::nvlink_bridge {

enum class Variant {
    WrongDistance, ///< another distance than the bridge's
    NoPair         ///< no two cards that it fits
};

inline constexpr CheckId<Variant> Id{"pcie.nvlink-bridge"};

inline constexpr FactKey<double> DistanceSlots{"distance_slots"}; ///< of WrongDistance, in slot pitches
inline constexpr FactKey<double> SpanSlots{"span_slots"};         ///< the same of the bridge

extern const Check check;

} // namespace rig::checks::nvlink_bridge

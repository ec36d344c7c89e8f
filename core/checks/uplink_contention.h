// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::uplink_contention {

enum class Variant {
    Chipset,     ///< the chipset's uplink
    BoardSwitch, ///< a switch on the board
    SwitchBoard  ///< a switch board
};

inline constexpr CheckId<Variant> Id{"pcie.uplink-contention"};

inline constexpr FactKey<GigabytesPerSecond> DemandGbS{"demand_gb_s"};
inline constexpr FactKey<GigabytesPerSecond> UplinkGbS{"uplink_gb_s"};
inline constexpr FactKey<int> UpstreamIndex{"upstream"}; ///< an Upstream: the chipset or a switch of the board
inline constexpr FactKey<int> AdapterIndex{"adapter"};   ///< index in Machine::devices; -1: not a switch board

extern const Check check;

} // namespace rig::checks::uplink_contention

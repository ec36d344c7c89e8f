// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::peer_path {

enum class Variant { ThroughChipset, AcrossProcessors };

inline constexpr CheckId<Variant> Id{"pcie.peer-path"};

inline constexpr FactKey<int> Pairs{"pairs"};
inline constexpr FactKey<GigabytesPerSecond> BandwidthGbS{"bandwidth_gb_s"}; ///< of the slowest; only where it is known

extern const Check check;

} // namespace rig::checks::peer_path

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::network_for_eight {

inline constexpr CheckId<> Id{"storage.network-for-eight"};

inline constexpr FactKey<int> Cards{"cards"};
inline constexpr FactKey<double> NeedGbitS{"need_gbit_s"};

extern const Check check;

} // namespace rig::checks::network_for_eight

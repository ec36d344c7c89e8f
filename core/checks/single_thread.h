// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::single_thread {

inline constexpr CheckId<> Id{"platform.single-thread"};

inline constexpr FactKey<Gigahertz> BoostGhz{"boost_ghz"};
inline constexpr FactKey<Gigahertz> FastGhz{"fast_ghz"};
inline constexpr FactKey<int> Cards{"cards"};

extern const Check check;

} // namespace rig::checks::single_thread

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::m2_count {

inline constexpr CheckId<> Id{"storage.m2-count"};

inline constexpr FactKey<int> Wanted{"wanted"};
inline constexpr FactKey<int> Offered{"offered"};

extern const Check check;

} // namespace rig::checks::m2_count

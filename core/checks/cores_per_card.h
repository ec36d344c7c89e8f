// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::cores_per_card {

inline constexpr CheckId<> Id{"platform.cores-per-card"};

inline constexpr FactKey<int> Cores{"cores"};
inline constexpr FactKey<int> NeedCores{"need_cores"};
inline constexpr FactKey<int> Cards{"cards"};

extern const Check check;

} // namespace rig::checks::cores_per_card

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::airflow {

enum class Variant { TooLittle, NoFans };

inline constexpr CheckId<Variant> Id{"heat.airflow"};

inline constexpr FactKey<double> NeedM3H{"need_m3_h"};
inline constexpr FactKey<double> AvailableM3H{"available_m3_h"};
inline constexpr FactKey<Watts> HeatW{"heat_w"};
inline constexpr FactKey<int> Fans{"fans"};

extern const Check check;

} // namespace rig::checks::airflow

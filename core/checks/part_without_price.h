// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::part_without_price {

inline constexpr CheckId<> Id{"money.part-without-price"};

inline constexpr FactKey<int> Parts{"parts"};

extern const Check check;

} // namespace rig::checks::part_without_price

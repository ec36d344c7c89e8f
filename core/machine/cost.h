// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/assessment.h"

namespace rig {

/// 1 W is 3.412 BTU an hour.
inline constexpr double BtuPerHourPerWatt = 3.412;

/// What the parts cost that are not owned, today as far as known; those without a price are counted, never taken as
/// free.
[[nodiscard]] Cost assessCost(const Machine &machine);

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::adapter {

inline constexpr CheckId<> Id{"power.adapter"};

extern const Check check;

} // namespace rig::checks::adapter

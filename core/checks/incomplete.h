// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::incomplete {

inline constexpr CheckId<> Id{"platform.incomplete"};

extern const Check check;

} // namespace rig::checks::incomplete

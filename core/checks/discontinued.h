// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::discontinued {

inline constexpr CheckId<> Id{"money.discontinued"};

extern const Check check;

} // namespace rig::checks::discontinued

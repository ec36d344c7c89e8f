// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::memory_type {

inline constexpr CheckId<> Id{"platform.memory-type"};

extern const Check check;

} // namespace rig::checks::memory_type

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::no_display_output {

inline constexpr CheckId<> Id{"platform.no-display-output"};

extern const Check check;

} // namespace rig::checks::no_display_output

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::no_display_output {

/// Nowhere: nothing to plug a display into. Headless: the same, and the user says that none is to hang on it.
enum class Variant { Nowhere, Headless };

inline constexpr CheckId<Variant> Id{"platform.no-display-output"};

extern const Check check;

} // namespace rig::checks::no_display_output

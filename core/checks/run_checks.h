// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig {

/// The findings of all checks, worst first; one `unknown` per missing figure, with the checks that it blocks. Each
/// stands for itself: what is shown is gathered().
[[nodiscard]] std::vector<Finding> runChecks(const Situation &situation);

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/finding.h"

namespace rig {

/// The id of the one note on what could not be checked for want of figures that nobody waits for (Finding::governs).
/// No rule: its parts are the findings of the checks that lack them.
inline constexpr CheckId<> NotChecked{"not-checked"};

/// What is shown of the findings of runChecks(): one cause is one finding. What another finding explains is a part of
/// that one; what is said of several devices alike is said once, of all of them; figures that nobody waits for are one
/// note at the end. Worst first, and within a severity what keeps the machine from running before what it costs, and
/// that before advice.
[[nodiscard]] std::vector<Finding> gathered(std::vector<Finding> findings, const Build &build);

/// The findings of runChecks() that these were made of.
[[nodiscard]] std::vector<Finding> ungathered(const std::vector<Finding> &findings);
[[nodiscard]] std::vector<Finding> ungathered(const Finding &finding);

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/finding.h"

#include <array>

namespace rig::ui {

/// In the order in which they are shown.
inline constexpr std::array Severities{Severity::Blocker, Severity::Caution, Severity::Unknown, Severity::Note};

[[nodiscard]] int countOf(const std::vector<Finding> &findings, Severity severity);
/// "■ 2  ▲ 1  ? 1  ● 3"; "✓ 0" where nothing was found.
[[nodiscard]] QString findingCounts(const std::vector<Finding> &findings);
/// The same for those who do not see shapes: "Blocker: 2, Caution: 1".
[[nodiscard]] QString spokenCounts(const std::vector<Finding> &findings);

} // namespace rig::ui

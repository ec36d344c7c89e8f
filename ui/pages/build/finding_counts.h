// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/finding.h"

#include <algorithm>
#include <array>
#include <vector>

namespace rig::ui {

/// In the order in which they are shown.
inline constexpr std::array Severities{Severity::Blocker, Severity::Caution, Severity::Unknown, Severity::Note};

[[nodiscard]] inline int countOf(const std::vector<Finding> &findings, Severity severity)
{
    return static_cast<int>(std::count_if(findings.begin(), findings.end(),
                                          [&](const Finding &finding) { return finding.severity == severity; }));
}

} // namespace rig::ui

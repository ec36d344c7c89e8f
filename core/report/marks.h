// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/finding.h"

namespace rig::report {

/// How a severity looks on paper: a shape and a colour, so that neither is needed alone.
struct Mark
{
    QLatin1StringView colour; ///< "#B3261E"
    QString shape;
};

[[nodiscard]] Mark markOf(Severity severity);
[[nodiscard]] Mark markOfNothing(); ///< nothing was found
/// The class of it in the style sheet: "caution", "good" where nothing was found.
[[nodiscard]] QString markName(const std::optional<Severity> &severity);

} // namespace rig::report

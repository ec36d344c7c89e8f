// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/finding.h"

namespace rig::report {

/// How a severity looks on paper: a shape and a colour, so that neither is needed alone.
struct Mark
{
    QLatin1StringView colour; ///< "#C0392B"
    QString shape;
};

[[nodiscard]] Mark markOf(Severity severity);
[[nodiscard]] Mark markOfNothing(); ///< nothing was found

/// Colours of the bars: what is within the limit, what is over it, the mark of the limit.
inline constexpr QLatin1StringView BarColour("#4C86B0");
inline constexpr QLatin1StringView OverColour("#C0392B");
inline constexpr QLatin1StringView LimitColour("#22262B");

} // namespace rig::report

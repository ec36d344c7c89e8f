// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/charts/chart_data.h"

namespace rig {

/// An axis has room for as many lines.
inline constexpr int MostLines = 20;

/// "24; 48 = two cards" → lines at 24 and 48, the second with a name of its own; parts are separated by semicolons.
/// BadInput names the part that is no number.
[[nodiscard]] Result<std::vector<ChartLine>> linesFromText(const QString &text, bool vertical);
[[nodiscard]] QString textOfLines(const std::vector<ChartLine> &lines);

} // namespace rig

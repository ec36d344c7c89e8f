// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/market/chart_data.h"

namespace rig {

/// "24; 48 = two cards" → lines at 24 and 48, the second with a name of its own; parts are separated by semicolons.
/// BadInput names the part that is no number.
[[nodiscard]] Result<std::vector<ChartLine>> linesFromText(const QString &text, bool vertical);
[[nodiscard]] QString textOfLines(const std::vector<ChartLine> &lines);

} // namespace rig

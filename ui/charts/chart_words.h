// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart_data.h"

namespace rig::ui {

/// What a point says of itself: its name, its figures with their units, whether it is on the frontier, its sources; a
/// line each. Of bars the series is the figure; of a joined series it says what was measured.
[[nodiscard]] QString hoverText(const ChartData &chart, const ChartSeries &series, const ChartPoint &point);
/// The same for a voice, without sources: "name, figure: value, figure: value".
[[nodiscard]] QString spokenText(const ChartData &chart, const ChartSeries &series, const ChartPoint &point);

} // namespace rig::ui

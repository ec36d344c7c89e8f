// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chip_chart.h"

namespace rig {

/// Private to chipChart(): a row for each chip, a bar in it for each of the request's figures; the longest first bar at
/// the top. At most sixty rows are drawn, and what is left out is said.
[[nodiscard]] Result<ChartData> barChart(const Catalogue &catalogue, const ChartRequest &request,
                                         const Chips &machines);

} // namespace rig

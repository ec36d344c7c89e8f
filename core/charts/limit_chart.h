// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chip_chart.h"

namespace rig {

/// Private to chipChart(): every measurement of a chip under power limits as a line. x is the limit in watts
/// ("limit_w") or as a share of the chip's rating ("limit_share"); y the speed as a share of the one at the highest
/// limit measured ("speed_share"), or that share per watt of the limit, with the highest limit's as 1 ("speed_per_w").
/// Groups are the chips' names. BadInput for other keys.
[[nodiscard]] Result<ChartData> limitChart(const Catalogue &catalogue, const ChartRequest &request);
/// The names of the chips that were measured.
[[nodiscard]] QStringList limitGroups(const Catalogue &catalogue);

/// A figure that can stand on an axis of such a chart.
struct LimitAxis
{
    QString key;
    QString title; ///< with its unit
};
[[nodiscard]] std::vector<LimitAxis> limitXAxes();
[[nodiscard]] std::vector<LimitAxis> limitYAxes();

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart_data.h"

namespace rig {

/// What a chart says, in a sentence: of a frontier three that stand on it, of bars the first three; else its title.
/// "Most FP32 for the money: RX 7600 at $164, RX 7900 XT at $596, RTX 4090 at $2,470".
[[nodiscard]] QString chartAnswer(const ChartData &chart);

/// "GeForce RTX 3090" beside a mark reads "RTX 3090": the series says the rest.
[[nodiscard]] QString shortLabel(QString name);

/// The point that is better than this one in both figures and has the most of the vertical one; null where none is, and
/// where the axes do not say which way is better.
[[nodiscard]] const ChartPoint *betterThan(const ChartPoint &point, const ChartData &chart);

} // namespace rig

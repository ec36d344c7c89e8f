// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart_data.h"

#include <utility>

namespace rig::ui {

/// What a point says of itself.
struct PointCard
{
    QString title;                                 ///< its name
    std::vector<std::pair<QString, QString>> rows; ///< figures with their units, and their values
    QStringList notes; ///< whether it is on the frontier, which other is better in both figures, its sources
};

/// Of bars the series is the figure; of a joined series its name says what was measured.
[[nodiscard]] PointCard pointCard(const ChartData &chart, const ChartSeries &series, const ChartPoint &point);
/// The same for a voice, without sources: "name, figure: value, figure: value".
[[nodiscard]] QString spokenText(const ChartData &chart, const ChartSeries &series, const ChartPoint &point);

} // namespace rig::ui

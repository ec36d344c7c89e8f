// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chip_chart.h"

#include <QJsonObject>

namespace rig {

/// A chart that the user keeps.
struct SavedChart
{
    QString name;
    bool pinned = false; ///< stands before all others
    ChartRequest request;

    bool operator==(const SavedChart &) const = default;
};

/// One view as a small file (`.rigchart.json`), to be handed on.
[[nodiscard]] QByteArray chartFile(const SavedChart &saved);
/// BadInput with file, line and field for what is no such file; keys of figures that this version does not know are
/// refused when the chart is drawn.
[[nodiscard]] Result<SavedChart> readChartFile(const QByteArray &text, const QString &file);

/// All of the user's views, for his store.
[[nodiscard]] QJsonObject savedChartsAsJson(const std::vector<SavedChart> &charts);
/// Those that can be read; at most 200.
[[nodiscard]] std::vector<SavedChart> savedChartsFromJson(const QJsonObject &object);

} // namespace rig

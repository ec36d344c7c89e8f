// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/market/metrics.h"

namespace rig {

/// A chart as a value: whoever draws it (window, PDF, SVG, CSV) draws the same.
struct ChartPoint
{
    QString id; ///< of the part
    QString label;
    double x = 0;
    double y = 0;
};

struct ChartSeries
{
    QString name;
    std::vector<ChartPoint> points;
    int style = 0; ///< number among all series: colour and shape stay when other series are hidden
};

struct ChartAxis
{
    QString title; ///< with its unit
    bool logarithmic = false;
    bool years = false; ///< decimal years: labels are whole years, without separators
    QString key;        ///< of the metric: heads the column in the CSV
};

struct ChartData
{
    QString title;
    ChartAxis x;
    ChartAxis y;
    std::vector<ChartSeries> series;
    QStringList captions; ///< basis, filters, and how many points were left out and why
};

struct ChartRequest
{
    QString x = QStringLiteral("launch_price_usd");
    QString y = QStringLiteral("fp32_tflops");
    QStringList seriesNames; ///< empty: all
    bool logX = true;
    bool logY = true;
    /// Drawn as a series of their own: see machinesAsChips().
    std::vector<std::shared_ptr<const Chip>> machines{};
};

/// FP32 against launch price and any other two metrics of chips, by series. Values that are unknown, or not above zero
/// on a log axis, are left out, counted and said in the captions. BadInput for a metric that does not exist.
[[nodiscard]] Result<ChartData> chipChart(const Catalogue &catalogue, const ChartRequest &request);

/// Every series name that chips of the catalogue have, sorted; chips without one stand under an empty name, last.
[[nodiscard]] QStringList chipSeries(const Catalogue &catalogue);

/// The points as CSV (RFC 4180), cells that a spreadsheet would run are defused.
[[nodiscard]] QByteArray chartAsCsv(const ChartData &chart);

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart_data.h"
#include "ui/charts/plot.h"

#include <QPointF>

#include <vector>

namespace rig::ui {

/// A point of the chart and where it is drawn.
struct Mark
{
    QPointF position; ///< in the scene
    QPointF at;       ///< in the axes' scales
    int series = 0;
    int point = 0;
    int step = 0;       ///< of its size
    bool leads = false; ///< on the frontier that is drawn, or a machine in such a chart
    bool told = false;  ///< in the sentence that answers the chart's question
    bool seen = true;   ///< within the cuts
};

/// Sizes are drawn in so many steps: pixmaps are kept for each.
inline constexpr int SizeSteps = 24;
inline constexpr double SmallestMark = 0.75; ///< times the usual width
inline constexpr double LargestMark = 2.2;
/// Of what is on the frontier that is drawn, in times of the usual.
inline constexpr double LeadingMark = 6.5 / 5.5;
inline constexpr double RingStroke = 2.5; ///< px: around a mark that is selected

/// 0 where no point has a size.
[[nodiscard]] double largestSize(const ChartData &chart);
/// Where `size` stands: its area is to the largest mark's as `size` to `largest`, as far as the smallest mark allows.
[[nodiscard]] int sizeStep(std::optional<double> size, double largest);
/// Width of a mark in times of the usual.
[[nodiscard]] double sizeFactor(int step, bool sized);

/// Indices into marks, in the orders that are asked for while someone moves about.
struct MarkOrders
{
    std::vector<int> drawn;  ///< those on the frontier last, the large before the small
    std::vector<int> named;  ///< who gets a name first: who is told of, on the frontier, then by value
    std::vector<int> upward; ///< by y
};

/// The marks of a chart from left to right (of bars: from the top down), not yet mapped to pixels.
[[nodiscard]] std::vector<Mark> marksOf(const ChartData &chart);
[[nodiscard]] MarkOrders ordersOf(const std::vector<Mark> &marks, const ChartData &chart);

[[nodiscard]] const ChartPoint &pointOf(const Mark &mark, const ChartData &chart);

/// A line through the plot in the axes' scales.
struct Curve
{
    enum class Kind { Joined, Trend, Frontier };

    Kind kind = Kind::Joined;
    int style = 0; ///< of the series; without meaning for the frontier
    QPolygonF line;
};

[[nodiscard]] std::vector<Curve> curvesOf(const ChartData &chart);

/// All of the chart, with a little air; of its cuts, exactly those.
[[nodiscard]] Window wholeOf(const ChartData &chart);

} // namespace rig::ui

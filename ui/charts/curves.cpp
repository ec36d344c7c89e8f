// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/marks.h"
#include "ui/charts/ticks.h"

#include <algorithm>
#include <cmath>

namespace rig::ui {

namespace {

constexpr int Samples = 64;
// Of an axis' scale: beyond whatever is seen.
constexpr double FarOff = 1e6;

QPolygonF joined(const ChartSeries &series, const ChartData &chart)
{
    QPolygonF line;
    for (const ChartPoint &point : series.points)
        line << QPointF(scaled(point.x, chart.x), scaled(point.y, chart.y));
    std::stable_sort(line.begin(), line.end(), [](const QPointF &a, const QPointF &b) { return a.x() < b.x(); });
    return line;
}

/// Even steps of the axis as it is drawn; what a logarithmic axis cannot show is left out.
QPolygonF sampled(const Trend &trend, const ChartData &chart)
{
    QPolygonF line;
    if (chart.x.logarithmic && trend.low <= 0)
        return line;
    const Span span = spanOf({trend.low, trend.high}, chart.x);
    for (int i = 0; i <= Samples; ++i) {
        const double at = span.low + span.length() * i / Samples;
        const double value = trend.at(chart.x.logarithmic ? std::pow(10.0, at) : at);
        if (!chart.y.logarithmic || value > 0)
            line << QPointF(at, scaled(value, chart.y));
    }
    return line;
}

/// What can be had at each x: where less of x is better, the best of those to the left, else of those to the right.
QPolygonF staircase(const ChartData &chart)
{
    QPolygonF corners;
    for (const ChartSeries &series : chart.series) {
        for (const ChartPoint &point : series.points) {
            if (point.onFrontier)
                corners << QPointF(scaled(point.x, chart.x), scaled(point.y, chart.y));
        }
    }
    const bool rises = (chart.x.better == Better::Lower) == (chart.y.better == Better::Higher);
    std::sort(corners.begin(), corners.end(), [&](const QPointF &a, const QPointF &b) {
        if (a.x() != b.x())
            return a.x() < b.x();
        return rises ? a.y() < b.y() : a.y() > b.y();
    });
    QPolygonF line;
    for (const QPointF &corner : corners) {
        if (!line.isEmpty()) {
            const QPointF before = line.back();
            line << (chart.x.better == Better::Lower ? QPointF(corner.x(), before.y())
                                                     : QPointF(before.x(), corner.y()));
        }
        line << corner;
    }
    if (line.isEmpty())
        return line;
    // What is no better than its ends can be had as well: the line goes on to the plot's edges.
    const bool lower = chart.x.better == Better::Lower;
    const double worseX = lower ? FarOff : -FarOff;
    const double worseY = chart.y.better == Better::Higher ? -FarOff : FarOff;
    const QPointF first = line.front();
    const QPointF last = line.back();
    line.prepend(lower ? QPointF(first.x(), worseY) : QPointF(worseX, first.y()));
    line.append(lower ? QPointF(worseX, last.y()) : QPointF(last.x(), worseY));
    return line;
}

} // namespace

std::vector<Curve> curvesOf(const ChartData &chart)
{
    std::vector<Curve> curves;
    if (chart.form == ChartData::Form::Bars)
        return curves;
    for (const ChartSeries &series : chart.series) {
        if (series.joined)
            curves.push_back({Curve::Kind::Joined, series.style, joined(series, chart)});
        if (series.trend)
            curves.push_back({Curve::Kind::Trend, series.style, sampled(*series.trend, chart)});
    }
    if (chart.frontier && chart.x.better != Better::Neither && chart.y.better != Better::Neither)
        curves.push_back({Curve::Kind::Frontier, 0, staircase(chart)});
    return curves;
}

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/marks.h"

#include "core/charts/chart_answer.h"
#include "ui/charts/bars.h"
#include "ui/charts/ticks.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace rig::ui {

namespace {

struct Bounds
{
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();

    void take(double value)
    {
        low = std::min(low, value);
        high = std::max(high, value);
    }
};

Span wholeSpan(Bounds bounds, const ChartAxis &axis)
{
    // A cut that an axis cannot show is none.
    if (axis.cut && axis.cut->low < axis.cut->high && (!axis.logarithmic || axis.cut->low > 0))
        return spanOf(*axis.cut, axis);
    if (bounds.low > bounds.high)
        bounds = {1, 10};
    const AxisRange range = axisRange(bounds.low, bounds.high, axis, 8);
    return {range.low, range.high};
}

template <class Less> std::vector<int> sortedIndices(std::size_t count, Less less)
{
    std::vector<int> order(count);
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), less);
    return order;
}

} // namespace

double largestSize(const ChartData &chart)
{
    double largest = 0;
    for (const ChartSeries &series : chart.series) {
        for (const ChartPoint &point : series.points)
            largest = std::max(largest, point.size.value_or(0));
    }
    return largest;
}

int sizeStep(std::optional<double> size, double largest)
{
    if (!size || *size <= 0 || largest <= 0)
        return 0;
    const double factor = std::max(SmallestMark, LargestMark * std::sqrt(*size / largest));
    const double share = (factor - SmallestMark) / (LargestMark - SmallestMark);
    return static_cast<int>(std::lround(share * (SizeSteps - 1)));
}

double sizeFactor(int step, bool sized)
{
    return sized ? SmallestMark + (LargestMark - SmallestMark) * step / (SizeSteps - 1) : 1;
}

const ChartPoint &pointOf(const Mark &mark, const ChartData &chart)
{
    return chart.series[static_cast<std::size_t>(mark.series)].points[static_cast<std::size_t>(mark.point)];
}

std::vector<Mark> marksOf(const ChartData &chart)
{
    const bool bars = chart.form == ChartData::Form::Bars;
    const double largest = largestSize(chart);
    const QStringList told = bars ? QStringList() : namedInAnswer(chart);
    std::vector<Mark> marks;
    for (std::size_t s = 0; s < chart.series.size(); ++s) {
        const std::vector<ChartPoint> &points = chart.series[s].points;
        for (std::size_t p = 0; p < points.size(); ++p) {
            Mark mark;
            mark.at = bars ? QPointF() : QPointF(scaled(points[p].x, chart.x), scaled(points[p].y, chart.y));
            mark.series = static_cast<int>(s);
            mark.point = static_cast<int>(p);
            mark.step = sizeStep(points[p].size, largest);
            mark.leads = chart.frontier && (points[p].onFrontier || points[p].id.startsWith(u'@'));
            mark.told = told.contains(points[p].id);
            marks.push_back(mark);
        }
    }
    if (bars)
        placeBars(marks, chart);
    std::stable_sort(marks.begin(), marks.end(),
                     [&](const Mark &a, const Mark &b) { return bars ? a.at.y() > b.at.y() : a.at.x() < b.at.x(); });
    return marks;
}

MarkOrders ordersOf(const std::vector<Mark> &marks, const ChartData &chart)
{
    const auto at = [&](int index) -> const Mark & { return marks[static_cast<std::size_t>(index)]; };
    MarkOrders orders;
    orders.drawn = sortedIndices(
        marks.size(), [&](int a, int b) { return at(a).leads != at(b).leads ? at(b).leads : at(a).step > at(b).step; });
    orders.named = sortedIndices(marks.size(), [&](int a, int b) {
        if (at(a).told != at(b).told)
            return at(a).told;
        return at(a).leads != at(b).leads ? at(a).leads : at(a).at.y() > at(b).at.y();
    });
    orders.upward = sortedIndices(marks.size(), [&](int a, int b) { return at(a).at.y() < at(b).at.y(); });
    if (chart.form == ChartData::Form::Bars)
        orders.named.clear(); // the rows have names
    return orders;
}

Window wholeOf(const ChartData &chart)
{
    if (chart.form == ChartData::Form::Bars)
        return wholeOfBars(chart);
    Bounds x;
    Bounds y;
    for (const ChartSeries &series : chart.series) {
        for (const ChartPoint &point : series.points) {
            x.take(point.x);
            y.take(point.y);
        }
        if (series.trend && (!chart.y.logarithmic ||
                             std::min(series.trend->at(series.trend->low), series.trend->at(series.trend->high)) > 0)) {
            y.take(series.trend->at(series.trend->low));
            y.take(series.trend->at(series.trend->high));
        }
    }
    for (const ChartLine &line : chart.lines) {
        const ChartAxis &axis = line.vertical ? chart.x : chart.y;
        if (!axis.logarithmic || line.value > 0)
            (line.vertical ? x : y).take(line.value);
    }
    Window whole{wholeSpan(x, chart.x), wholeSpan(y, chart.y)};
    // The names of those on the frontier stand above it.
    constexpr double AirAbove = 0.05;
    if (chart.frontier && !chart.y.cut)
        whole.y.high += AirAbove * whole.y.length();
    return whole;
}

} // namespace rig::ui

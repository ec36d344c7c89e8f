// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/chart_answer.h"

#include "core/metrics/metrics.h"
#include "core/names/names.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

struct Answer
{
    Q_DECLARE_TR_FUNCTIONS(ChartAnswer)
};

/// The key of an axis also says which price counts, and in dollars of which year: without them it is a metric's.
const Metric *metricOf(const ChartAxis &axis)
{
    static const QRegularExpression basis(u"(_market_new|_market_used|_own)?(_\\d{4})?$"_s);
    const Metric *metric = findMetric(axis.key);
    return metric ? metric : findMetric(QString(axis.key).remove(basis));
}

/// The price under any basis.
bool isPrice(const ChartAxis &axis) { return axis.key.startsWith("price_usd"_L1); }

/// Three digits that count, with the axis' unit.
QString valueText(double value, const ChartAxis &axis)
{
    if (axis.years)
        return QString::number(static_cast<int>(std::floor(value)));
    if (isPrice(axis))
        return names::money({std::round(value), u"USD"_s});
    const double size = std::abs(value);
    const int decimals = size >= 100 || size == std::floor(size)
                             ? 0
                             : std::clamp(2 - static_cast<int>(std::floor(std::log10(size))), 0, 9);
    const Metric *metric = metricOf(axis);
    const QString unit = metric ? metricUnit(*metric) : QString();
    const QString number = names::number(value, decimals);
    return unit.isEmpty() ? number : QString(number + QChar(0xA0) + unit);
}

QString nameOf(const ChartAxis &axis)
{
    const Metric *metric = metricOf(axis);
    return metric ? metricName(*metric) : axis.title;
}

/// From the cheap end to the dear one, without machines.
std::vector<const ChartPoint *> frontierOf(const ChartData &chart)
{
    std::vector<const ChartPoint *> points;
    for (const ChartSeries &series : chart.series) {
        for (const ChartPoint &point : series.points) {
            if (point.onFrontier && !point.id.startsWith(u'@'))
                points.push_back(&point);
        }
    }
    std::stable_sort(points.begin(), points.end(),
                     [](const ChartPoint *a, const ChartPoint *b) { return a->x < b->x; });
    return points;
}

/// By the day of launch each of them was the best until then: the last one is the best of all.
QString recordsAnswer(const ChartData &chart, const std::vector<const ChartPoint *> &points)
{
    constexpr std::size_t MostBefore = 2;
    const auto named = [&](const ChartPoint &point) {
        return Answer::tr("%1 (%2)", "GPU, year").arg(shortLabel(point.label), valueText(point.x, chart.x));
    };
    const QString best = (chart.y.better == Better::Lower ? Answer::tr("Least %1 so far: %2", "figure, GPU")
                                                          : Answer::tr("Most %1 so far: %2", "figure, GPU"))
                             .arg(nameOf(chart.y), named(*points.back()));
    QStringList before;
    for (std::size_t i = points.size() - 1; i > 0 && points.size() - i <= MostBefore; --i)
        before << named(*points[i - 1]);
    return before.isEmpty() ? best
                            : Answer::tr("%1; before it %2", "the best one, those before")
                                  .arg(best, before.join(Answer::tr(", ", "between GPUs")));
}

QString frontierAnswer(const ChartData &chart)
{
    const std::vector<const ChartPoint *> points = frontierOf(chart);
    if (points.empty())
        return chart.title;
    if (chart.x.years)
        return recordsAnswer(chart, points);
    QStringList named;
    // One of the cheap ones, one in the middle, one of the dear ones: the ends are extremes.
    for (const double share : {0.25, 0.5, 0.75}) {
        const ChartPoint &point = *points[static_cast<std::size_t>(share * static_cast<double>(points.size()))];
        const QString text =
            Answer::tr("%1 at %2", "GPU, horizontal figure").arg(shortLabel(point.label), valueText(point.x, chart.x));
        if (!named.contains(text))
            named << text;
    }
    const QString together = named.join(Answer::tr(", ", "between GPUs"));
    if (isPrice(chart.x))
        return (chart.y.better == Better::Lower ? Answer::tr("Least %1 for the money: %2", "vertical figure, GPUs")
                                                : Answer::tr("Most %1 for the money: %2", "vertical figure, GPUs"))
            .arg(nameOf(chart.y), together);
    const QString what = chart.y.better == Better::Lower
                             ? Answer::tr("Least %1 by %2: %3", "vertical figure, horizontal figure, GPUs")
                             : Answer::tr("Most %1 by %2: %3", "vertical figure, horizontal figure, GPUs");
    return what.arg(nameOf(chart.y), nameOf(chart.x), together);
}

QString barsAnswer(const ChartData &chart)
{
    std::vector<const ChartPoint *> points;
    for (const ChartPoint &point : chart.series.front().points)
        points.push_back(&point);
    const bool lower = chart.y.better == Better::Lower;
    std::stable_sort(points.begin(), points.end(),
                     [&](const ChartPoint *a, const ChartPoint *b) { return lower ? a->y < b->y : a->y > b->y; });
    const auto label = [&](std::size_t place) { return shortLabel(points[place]->label); };
    // Of several figures the axis says what all are divided by, and what counts as 1.
    const QString figure =
        chart.series.size() > 1 && !chart.y.title.isEmpty()
            ? Answer::tr("%1, %2", "figure, what it is divided by").arg(chart.series.front().name, chart.y.title)
            : chart.series.front().name;
    switch (points.size()) {
    case 1:
        return Answer::tr("%1: %2 alone", "figure, GPU").arg(figure, label(0));
    case 2:
        return Answer::tr("%1: %2, then %3", "figure, GPUs in order").arg(figure, label(0), label(1));
    default:
        return Answer::tr("%1: %2, then %3 and %4", "figure, GPUs in order").arg(figure, label(0), label(1), label(2));
    }
}

} // namespace

QString chartAnswer(const ChartData &chart)
{
    if (chart.isEmpty() || chart.series.empty())
        return chart.title;
    if (chart.form == ChartData::Form::Bars)
        return chart.series.front().points.empty() ? chart.title : barsAnswer(chart);
    return chart.frontier ? frontierAnswer(chart) : chart.title;
}

QString shortLabel(QString name)
{
    for (const QLatin1StringView prefix :
         {"NVIDIA "_L1, "AMD "_L1, "Intel "_L1, "GeForce "_L1, "Radeon "_L1, "Instinct "_L1}) {
        if (name.startsWith(prefix) && name.size() > prefix.size() + 2)
            name.remove(0, prefix.size());
    }
    return name;
}

const ChartPoint *betterThan(const ChartPoint &point, const ChartData &chart)
{
    if (chart.form == ChartData::Form::Bars || chart.x.better == Better::Neither || chart.y.better == Better::Neither)
        return nullptr;
    const auto ahead = [](double one, double other, Better way) {
        return way == Better::Higher ? one - other : other - one;
    };
    const ChartPoint *best = nullptr;
    for (const ChartSeries &series : chart.series) {
        for (const ChartPoint &other : series.points) {
            if (other.id.startsWith(u'@') || !(ahead(other.x, point.x, chart.x.better) > 0) ||
                !(ahead(other.y, point.y, chart.y.better) > 0))
                continue;
            if (!best || ahead(other.y, best->y, chart.y.better) > 0)
                best = &other;
        }
    }
    return best;
}

} // namespace rig

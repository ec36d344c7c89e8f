// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/chart_answer.h"
#include "core/charts/chart_answer_text.h"
#include "core/names/names.h"
#include "core/names/sentences.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

using Points = std::vector<const ChartPoint *>;

/// Whom the answer may name: no machines, and nothing that today's software leaves out; but where that is all, all.
Points candidatesOf(const ChartData &chart)
{
    Points points;
    for (const ChartSeries &series : chart.series) {
        for (const ChartPoint &point : series.points) {
            if (!point.id.startsWith(u'@'))
                points.push_back(&point);
        }
    }
    Points running;
    std::copy_if(points.begin(), points.end(), std::back_inserter(running),
                 [](const ChartPoint *point) { return point->runsToday; });
    return running.empty() ? points : running;
}

/// The frontier of these, by x. It is no part of the one that is drawn where a card that nothing runs on stands there.
Points frontierOf(const Points &points, const ChartData &chart)
{
    std::vector<FrontierPoint> places;
    for (const ChartPoint *point : points)
        places.push_back({point->x, point->y});
    const std::vector<bool> on = paretoFrontier(places, chart.x.better, chart.y.better);
    Points frontier;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (on[i])
            frontier.push_back(points[i]);
    }
    std::stable_sort(frontier.begin(), frontier.end(),
                     [](const ChartPoint *a, const ChartPoint *b) { return a->x < b->x; });
    return frontier;
}

/// "7.3", "24"
QString times(double factor)
{
    const double rounded = std::round(factor * 10) / 10;
    return names::number(factor, factor < 10 && rounded != std::floor(rounded) ? 1 : 0);
}

QString yearOf(const ChartPoint &point, const ChartData &chart) { return Answer::valueOf(point.x, chart.x); }

/// The record that the last one is told against: of ten years before, else the first one where years lie between.
const ChartPoint *recordBefore(const Points &records)
{
    constexpr double Years = 10;
    constexpr double FewestYears = 2;
    const ChartPoint &last = *records.back();
    const ChartPoint *then = nullptr;
    for (const ChartPoint *point : records) {
        if (point->x <= last.x - Years)
            then = point;
    }
    if (then)
        return then;
    return records.front()->x <= last.x - FewestYears ? records.front() : nullptr;
}

/// By the day of launch each of them was the best until then: the last one is the best of all.
Told recordsAnswer(const ChartData &chart, const Points &records, double newest)
{
    constexpr double LongStanding = 2; // years without a better one say something
    const ChartPoint &last = *records.back();
    const bool lower = chart.y.better == Better::Lower;
    const QString named = Answer::tr("%1 (%2)", "GPU, year").arg(shortLabel(last.label), yearOf(last, chart));
    QString text = (lower ? Answer::tr("Least %1 so far: %2 with %3", "figure, GPU, value")
                          : Answer::tr("Most %1 so far: %2 with %3", "figure, GPU, value"))
                       .arg(Answer::figureOf(chart.y), named, Answer::valueOf(last.y, chart.y));
    QStringList ids{last.id};
    const ChartPoint *before = recordBefore(records);
    if (before && before->y > 0 && last.y > 0) {
        const QString name = shortLabel(before->label);
        const QString value = Answer::number(before->y);
        const QString year = yearOf(*before, chart);
        if (lower)
            text = Answer::tr("%1; before it %2 with %3", "the best one, GPU, value")
                       .arg(text, Answer::tr("%1 (%2)", "GPU, year").arg(name, year), value);
        else
            text = Answer::tr("%1, %2 times the %3 of %4 (%5)", "the best, factor, value, year, GPU")
                       .arg(text, times(last.y / before->y), value, year, name);
        ids << before->id;
    }
    if (newest - last.x >= LongStanding)
        text = Answer::tr("%1; none better since", "the best one").arg(text);
    return {text, ids};
}

/// How "Most FP32 for the money" is said with each price that may count.
QString forTheMoney(const ChartAxis &price, bool lower)
{
    switch (Answer::basisOf(price)) {
    case ChartPrice::Launch:
        return lower ? Answer::tr("Least %1 for the launch price: %2", "vertical figure, GPUs")
                     : Answer::tr("Most %1 for the launch price: %2", "vertical figure, GPUs");
    case ChartPrice::MarketNew:
        return lower ? Answer::tr("Least %1 for the money, new: %2", "vertical figure, GPUs")
                     : Answer::tr("Most %1 for the money, new: %2", "vertical figure, GPUs");
    case ChartPrice::MarketUsed:
        return lower ? Answer::tr("Least %1 for the money, used: %2", "vertical figure, GPUs")
                     : Answer::tr("Most %1 for the money, used: %2", "vertical figure, GPUs");
    case ChartPrice::Own:
        return lower ? Answer::tr("Least %1 for the money by your prices: %2", "vertical figure, GPUs")
                     : Answer::tr("Most %1 for the money by your prices: %2", "vertical figure, GPUs");
    }
    return {};
}

QString headOf(const ChartData &chart, bool lower)
{
    if (Answer::isPrice(chart.x))
        return forTheMoney(chart.x, lower);
    // The place of the horizontal figure is filled here, that of the GPUs later, as with a price.
    const QString what = lower ? Answer::tr("Least %1 by %2: %3", "vertical figure, horizontal figure, GPUs")
                               : Answer::tr("Most %1 by %2: %3", "vertical figure, horizontal figure, GPUs");
    return what.arg(u"%1"_s, Answer::figureOf(chart.x), u"%2"_s);
}

/// In each third of what they cost, in ratios, the one that gives most for it, so that little money and much are both
/// served; of those alone that give clearly more than the one that is named before.
Points mostForTheirCost(const Points &frontier)
{
    constexpr int Classes = 3;
    const double low = std::log(frontier.front()->x);
    const double range = std::log(frontier.back()->x) - low;
    const auto classOf = [&](const ChartPoint &point) {
        return range > 0 ? std::min(Classes - 1, static_cast<int>(Classes * (std::log(point.x) - low) / range)) : 0;
    };
    Points named;
    for (int number = 0; number < Classes; ++number) {
        const double least = named.empty() ? 0 : ClearlyMore * named.back()->y;
        const ChartPoint *best = nullptr;
        for (const ChartPoint *point : frontier) {
            if (classOf(*point) == number && point->y >= least && (!best || point->y / point->x >= best->y / best->x))
                best = point;
        }
        if (best)
            named.push_back(best);
    }
    return named;
}

/// What each costs is money, watts or the like, what it gives is the more the better.
Told costsAnswer(const ChartData &chart, const Points &frontier)
{
    QStringList named;
    QStringList ids;
    for (const ChartPoint *point : mostForTheirCost(frontier)) {
        const QString gain = named.isEmpty() ? Answer::valueOf(point->y, chart.y) : Answer::number(point->y);
        named << Answer::tr("%1, %2 for %3", "GPU, what it gives, what it costs")
                     .arg(shortLabel(point->label), gain, Answer::valueOf(point->x, chart.x));
        ids << point->id;
    }
    return {headOf(chart, false).arg(Answer::figureOf(chart.y), names::apart(named)), ids};
}

/// Of other figures three that stand on the frontier: the ends are extremes.
Told placesAnswer(const ChartData &chart, const Points &frontier)
{
    QStringList named;
    QStringList ids;
    for (const double share : {0.25, 0.5, 0.75}) {
        const ChartPoint &point = *frontier[static_cast<std::size_t>(share * static_cast<double>(frontier.size()))];
        if (ids.contains(point.id))
            continue;
        ids << point.id;
        named << Answer::tr("%1 at %2", "GPU, horizontal figure")
                     .arg(shortLabel(point.label), Answer::valueOf(point.x, chart.x));
    }
    const bool lower = chart.y.better == Better::Lower;
    return {headOf(chart, lower).arg(Answer::figureOf(chart.y), named.join(Answer::tr(", ", "between GPUs"))), ids};
}

/// Where the sentence is one of classes of what the GPUs cost.
bool hasClasses(const ChartData &chart)
{
    return chart.frontier && chart.x.better == Better::Lower && chart.y.better == Better::Higher && !chart.x.years;
}

} // namespace

QStringList rulesOfAnswer(const ChartData &chart)
{
    if (!hasClasses(chart) || !chart.answer.isEmpty() || chart.isEmpty())
        return {};
    return {
        Answer::tr("The first line names, for each third of the horizontal range, the GPU with most of the vertical "
                   "figure for it, if that is at least %1 times what the one before gives.")
            .arg(names::number(ClearlyMore, 1))};
}

QString leftOutOfAnswer(const ChartData &chart)
{
    if (!hasClasses(chart) || !chart.answer.isEmpty())
        return {};
    std::size_t all = 0;
    std::size_t passed = 0;
    for (const ChartSeries &series : chart.series) {
        all += series.points.size();
        passed += static_cast<std::size_t>(std::count_if(series.points.begin(), series.points.end(),
                                                         [](const ChartPoint &point) { return !point.runsToday; }));
    }
    if (passed == 0 || passed == all)
        return {};
    return Answer::tr("The first line leaves out %1 of %2: server modules, and GPUs that today's frameworks are not "
                      "known to run on.")
        .arg(names::number(static_cast<double>(passed)), names::number(static_cast<double>(all)));
}

Told frontierAnswer(const ChartData &chart)
{
    const Points points = candidatesOf(chart);
    const Points frontier = frontierOf(points, chart);
    if (frontier.empty())
        return {};
    if (chart.x.years) {
        double newest = frontier.back()->x;
        for (const ChartPoint *point : points)
            newest = std::max(newest, point->x);
        return recordsAnswer(chart, frontier, newest);
    }
    const bool above =
        std::all_of(frontier.begin(), frontier.end(), [](const ChartPoint *point) { return point->x > 0; });
    return hasClasses(chart) && above ? costsAnswer(chart, frontier) : placesAnswer(chart, frontier);
}

} // namespace rig

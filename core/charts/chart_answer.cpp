// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/chart_answer.h"

#include "core/charts/chart_answer_text.h"
#include "core/names/lists.h"
#include "core/names/sentences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

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
    constexpr double Years = 10;
    const ChartPoint &last = *points.back();
    const auto named = [&](const ChartPoint &point) {
        return Answer::tr("%1 (%2)", "GPU, year").arg(shortLabel(point.label), Answer::valueOf(point.x, chart.x));
    };
    const QString best =
        (chart.y.better == Better::Lower ? Answer::tr("Least %1 so far: %2 with %3", "figure, GPU, value")
                                         : Answer::tr("Most %1 so far: %2 with %3", "figure, GPU, value"))
            .arg(Answer::figureOf(chart.y), named(last), Answer::valueOf(last.y, chart.y));
    // What held the record ten years before; of a record that is older, the one before it.
    const ChartPoint *then = nullptr;
    for (const ChartPoint *point : points) {
        if (point->x <= last.x - Years)
            then = point;
    }
    if (then)
        return Answer::tr("%1; ten years before it was %2 with %3", "the best one, GPU, value")
            .arg(best, named(*then), Answer::number(then->y));
    if (points.size() < 2)
        return best;
    const ChartPoint &before = *points[points.size() - 2];
    return Answer::tr("%1; before it %2 with %3", "the best one, GPU, value")
        .arg(best, named(before), Answer::number(before.y));
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

QString frontierAnswer(const ChartData &chart)
{
    const std::vector<const ChartPoint *> points = frontierOf(chart);
    if (points.empty())
        return {};
    if (chart.x.years)
        return recordsAnswer(chart, points);
    QStringList named;
    // One of the cheap ones, one in the middle, one of the dear ones: the ends are extremes.
    for (const double share : {0.25, 0.5, 0.75}) {
        const ChartPoint &point = *points[static_cast<std::size_t>(share * static_cast<double>(points.size()))];
        const QString text = Answer::tr("%1 at %2", "GPU, horizontal figure")
                                 .arg(shortLabel(point.label), Answer::valueOf(point.x, chart.x));
        if (!named.contains(text))
            named << text;
    }
    const QString together = named.join(Answer::tr(", ", "between GPUs"));
    const bool lower = chart.y.better == Better::Lower;
    if (Answer::isPrice(chart.x))
        return forTheMoney(chart.x, lower).arg(Answer::figureOf(chart.y), together);
    const QString what = lower ? Answer::tr("Least %1 by %2: %3", "vertical figure, horizontal figure, GPUs")
                               : Answer::tr("Most %1 by %2: %3", "vertical figure, horizontal figure, GPUs");
    return what.arg(Answer::figureOf(chart.y), Answer::figureOf(chart.x), together);
}

/// By rows of a bar chart: who is first in a figure.
std::vector<const ChartPoint *> inOrder(const ChartSeries &series, bool lower)
{
    std::vector<const ChartPoint *> points;
    for (const ChartPoint &point : series.points)
        points.push_back(&point);
    std::stable_sort(points.begin(), points.end(),
                     [&](const ChartPoint *a, const ChartPoint *b) { return lower ? a->y < b->y : a->y > b->y; });
    return points;
}

/// What the names of all series have in common, and what of each is its own: "Measured training speed", and CNN, RNN.
struct CommonName
{
    QString common;
    QStringList own;
};

std::optional<CommonName> commonNameOf(const std::vector<ChartSeries> &series)
{
    const auto isWord = [](QChar letter) { return letter.isLetterOrNumber(); };
    QString front = series.front().name;
    QString back = front;
    for (const ChartSeries &one : series) {
        while (!one.name.startsWith(front))
            front.chop(1);
        while (!one.name.endsWith(back))
            back.remove(0, 1);
    }
    // Words stay whole.
    while (!front.isEmpty() && isWord(front.back()))
        front.chop(1);
    while (!back.isEmpty() && isWord(back.front()))
        back.remove(0, 1);
    CommonName name{front, {}};
    while (!name.common.isEmpty() && !isWord(name.common.back()))
        name.common.chop(1);
    if (name.common.isEmpty())
        return std::nullopt;
    for (const ChartSeries &one : series) {
        name.own << one.name.mid(front.size(), one.name.size() - front.size() - back.size());
        if (name.own.last().isEmpty())
            return std::nullopt;
    }
    return name;
}

/// Of several figures: who is first in all of them, or in which.
QString leadersAnswer(const ChartData &chart, bool lower)
{
    std::vector<std::pair<QString, QStringList>> leaders; ///< with what they lead in
    const std::optional<CommonName> name = commonNameOf(chart.series);
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        const ChartSeries &series = chart.series[i];
        const QString leader = shortLabel(inOrder(series, lower).front()->label);
        const QString figure = name ? name->own[static_cast<qsizetype>(i)] : series.name;
        const auto known =
            std::find_if(leaders.begin(), leaders.end(), [&](const auto &one) { return one.first == leader; });
        if (known == leaders.end())
            leaders.push_back({leader, {figure}});
        else
            known->second << figure;
    }
    const QString count = QString::number(chart.series.size());
    if (leaders.size() == 1 && !name)
        return chart.perTitle.isEmpty()
                   ? Answer::tr("%1 leads in all %2 figures", "GPU, count").arg(leaders.front().first, count)
                   : Answer::tr("%1 leads in all %2 figures %3", "GPU, count, per dollar at launch")
                         .arg(leaders.front().first, count, chart.perTitle);
    if (name) {
        QStringList named;
        for (const auto &[leader, figures] : leaders)
            named << Answer::tr("%1 for %2", "GPU, figures")
                         .arg(leader, figures.size() == 2
                                          ? Answer::tr("%1 and %2", "two figures").arg(figures[0], figures[1])
                                          : names::listed(figures));
        const QString what =
            chart.perTitle.isEmpty()
                ? name->common
                : Answer::tr("%1 %2", "figure, per dollar at launch").arg(name->common, chart.perTitle);
        return Answer::tr("%1: %2", "figures, GPUs").arg(what, names::apart(named));
    }
    const auto most = std::max_element(leaders.begin(), leaders.end(),
                                       [](const auto &a, const auto &b) { return a.second.size() < b.second.size(); });
    const QString first = QString::number(most->second.size());
    return chart.perTitle.isEmpty()
               ? Answer::tr("%1 leads in %2 of %3 figures", "GPU, counts").arg(most->first, first, count)
               : Answer::tr("%1 leads in %2 of %3 figures %4", "GPU, counts, per dollar at launch")
                     .arg(most->first, first, count, chart.perTitle);
}

QString barsAnswer(const ChartData &chart)
{
    const bool lower = chart.y.better == Better::Lower;
    if (chart.series.size() > 1)
        return leadersAnswer(chart, lower);
    const std::vector<const ChartPoint *> points = inOrder(chart.series.front(), lower);
    const auto label = [&](std::size_t place) { return shortLabel(points[place]->label); };
    const QString figure = chart.series.front().name;
    switch (points.size()) {
    case 1:
        return Answer::tr("%1: %2 alone", "figure, GPU").arg(figure, label(0));
    case 2:
        return Answer::tr("%1: %2, then %3", "figure, GPUs in order").arg(figure, label(0), label(1));
    default:
        return Answer::tr("%1: %2, then %3 and %4", "figure, GPUs in order").arg(figure, label(0), label(1), label(2));
    }
}

bool isEmptySeries(const ChartSeries &series) { return series.points.empty(); }

} // namespace

QString chartAnswer(const ChartData &chart)
{
    if (chart.isEmpty() || chart.series.empty())
        return chart.title;
    if (!chart.answer.isEmpty())
        return chart.answer;
    QString answer;
    if (chart.form == ChartData::Form::Bars)
        answer = std::any_of(chart.series.begin(), chart.series.end(), isEmptySeries) ? QString() : barsAnswer(chart);
    else
        answer = chart.frontier ? frontierAnswer(chart) : plainAnswer(chart);
    return answer.isEmpty() ? chart.title : answer;
}

QString shortLabel(QString name)
{
    for (const QLatin1StringView prefix :
         {"NVIDIA "_L1, "AMD "_L1, "Intel "_L1, "GeForce "_L1, "Radeon "_L1, "Instinct "_L1}) {
        if (!name.startsWith(prefix) || name.size() < prefix.size() + 2)
            continue;
        const QString rest = name.mid(prefix.size());
        // "VII" and "Pro VII" are no names by themselves.
        if (prefix == "Radeon "_L1 && std::none_of(rest.begin(), rest.end(), [](QChar c) { return c.isDigit(); }))
            continue;
        name = rest;
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

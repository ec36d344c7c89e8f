// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/chart_answer.h"

#include "core/charts/chart_answer_text.h"
#include "core/names/lists.h"
#include "core/names/sentences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

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

/// Who is first, in which figures, and with how much.
struct Leader
{
    QString name;
    QStringList figures;
    QStringList values;
};

std::vector<Leader> leadersOf(const ChartData &chart, bool lower, const std::optional<CommonName> &name)
{
    // Against a GPU that counts as 1 all lengths are ratios.
    const bool ratios = chart.y.key.startsWith("relative_to_"_L1);
    std::vector<Leader> leaders;
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        const ChartSeries &series = chart.series[i];
        const ChartPoint &first = *inOrder(series, lower).front();
        const QString label = shortLabel(first.label);
        auto known = std::find_if(leaders.begin(), leaders.end(), [&](const Leader &one) { return one.name == label; });
        if (known == leaders.end())
            known = leaders.insert(leaders.end(), Leader{label, {}, {}});
        known->figures << (name ? name->own[static_cast<qsizetype>(i)] : series.name);
        known->values << (ratios ? Answer::amount(first.y, Answer::tr("×", "times the GPU that counts as 1"))
                                 : Answer::valueOf(first.y, chart.y));
    }
    return leaders;
}

/// "Most measured training speed per dollar at launch: RTX 3070 for CNN (1.96 ×); RTX 4090 for RNN (2.09 ×), …"
QString commonAnswer(const ChartData &chart, const CommonName &name, const std::vector<Leader> &leaders, bool lower)
{
    QStringList named;
    for (const Leader &leader : leaders) {
        QStringList figures;
        for (qsizetype i = 0; i < leader.figures.size(); ++i)
            figures << Answer::tr("%1 (%2)", "figure, value").arg(leader.figures[i], leader.values[i]);
        named << Answer::tr("%1 for %2", "GPU, figures")
                     .arg(leader.name, figures.size() == 2
                                           ? Answer::tr("%1 and %2", "two figures").arg(figures[0], figures[1])
                                           : names::listed(figures));
    }
    const QString figure = names::figureWithin(name.common);
    const QString what = chart.perTitle.isEmpty()
                             ? figure
                             : Answer::tr("%1 %2", "figure, per dollar at launch").arg(figure, chart.perTitle);
    return (lower ? Answer::tr("Least %1: %2", "figure, GPUs") : Answer::tr("Most %1: %2", "figure, GPUs"))
        .arg(what, names::apart(named));
}

/// Of several figures: who is first in all of them, or in which.
QString leadersAnswer(const ChartData &chart, bool lower)
{
    const std::optional<CommonName> name = commonNameOf(chart.series);
    const std::vector<Leader> leaders = leadersOf(chart, lower, name);
    if (name)
        return commonAnswer(chart, *name, leaders, lower);
    const QString count = QString::number(chart.series.size());
    if (leaders.size() == 1)
        return chart.perTitle.isEmpty()
                   ? Answer::tr("%1 leads in all %2 figures", "GPU, count").arg(leaders.front().name, count)
                   : Answer::tr("%1 leads in all %2 figures %3", "GPU, count, per dollar at launch")
                         .arg(leaders.front().name, count, chart.perTitle);
    const auto most = std::max_element(leaders.begin(), leaders.end(), [](const Leader &a, const Leader &b) {
        return a.figures.size() < b.figures.size();
    });
    const QString first = QString::number(most->figures.size());
    return chart.perTitle.isEmpty()
               ? Answer::tr("%1 leads in %2 of %3 figures", "GPU, counts").arg(most->name, first, count)
               : Answer::tr("%1 leads in %2 of %3 figures %4", "GPU, counts, per dollar at launch")
                     .arg(most->name, first, count, chart.perTitle);
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

Told toldOf(const ChartData &chart)
{
    if (chart.isEmpty() || chart.series.empty())
        return {chart.title};
    if (!chart.answer.isEmpty())
        return {chart.answer};
    Told answer;
    if (chart.form != ChartData::Form::Bars)
        answer = chart.frontier ? frontierAnswer(chart) : plainAnswer(chart);
    else if (std::none_of(chart.series.begin(), chart.series.end(), isEmptySeries))
        answer.text = barsAnswer(chart);
    return answer.text.isEmpty() ? Told{chart.title} : answer;
}

} // namespace

QString chartAnswer(const ChartData &chart) { return toldOf(chart).text; }

QStringList namedInAnswer(const ChartData &chart) { return toldOf(chart).ids; }

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
    // "RTX PRO 6000 Blackwell" has sisters with more in their names, and none with less.
    static constexpr QLatin1StringView Usual(" Workstation Edition");
    if (name.endsWith(Usual))
        name.chop(Usual.size());
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

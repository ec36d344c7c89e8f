// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/frontier_chart.h"

#include "core/finder/finder_words.h"
#include "core/names/names.h"
#include "core/names/sentences.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rig::finder {

namespace {

/// Sentences of this file.
struct FrontierWords
{
    Q_DECLARE_TR_FUNCTIONS(Finder)
};

/// Above it nothing is a per cent of anything.
constexpr double MostPercent = 999;

} // namespace

ChartData frontierChart(const Answer &answer)
{
    ChartData chart;
    if (answer.frontier.empty())
        return chart;
    const Found &first = answer.frontier.front();
    chart.title = FrontierWords::tr("What each budget brings");
    const bool sells = !answer.question.sellable.isEmpty();
    chart.x.title = (sells ? FrontierWords::tr("Price of the whole machine less what is sold, %1", "currency")
                           : FrontierWords::tr("Price of the whole machine, %1", "currency"))
                        .arg(first.price.currency);
    chart.x.key = u"price"_s;
    chart.x.better = Better::Lower;
    chart.y.title = (answer.question.goal == Goal::Memory ? FrontierWords::tr("GPU memory, %1", "unit")
                                                          : FrontierWords::tr("Speed, %1", "unit"))
                        .arg(objectiveUnit(first, answer.question));
    chart.y.key = u"objective"_s;
    chart.y.better = Better::Higher;
    ChartSeries line;
    line.name = FrontierWords::tr("The best machine");
    for (std::size_t i = 0; i < answer.frontier.size(); ++i) {
        const Found &step = answer.frontier[i];
        ChartPoint point;
        point.id = u"@%1"_s.arg(i);
        point.label = names::beginning(cardsText(step));
        point.x = step.spent().amount;
        point.y = step.objective;
        point.onFrontier = true;
        line.points.push_back(point);
    }
    chart.series.push_back(line);
    chart.frontier = true;
    return chart;
}

QString standingText(const Found *best, double gap, qint64 nodes)
{
    const QString looked = FrontierWords::tr("%1 sets of parts looked at.").arg(names::number(double(nodes)));
    if (!best)
        return names::afterEachOther({looked, FrontierWords::tr("Nothing found yet.")});
    const QString soFar =
        100 * gap < 0.5
            ? FrontierWords::tr("The best so far: %1, %2; a cheaper one is still looked for.")
                  .arg(cardsText(*best), names::money(best->spent()))
            : FrontierWords::tr("The best so far: %1, %2; one up to %3 % better may be there.")
                  .arg(cardsText(*best), names::money(best->spent()), names::number(std::min(MostPercent, 100 * gap)));
    return names::afterEachOther({looked, soFar});
}

} // namespace rig::finder

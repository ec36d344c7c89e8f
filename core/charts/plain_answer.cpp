// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/median.h"
#include "core/charts/chart_answer.h"
#include "core/charts/chart_answer_text.h"
#include "core/names/names.h"
#include "core/names/sentences.h"

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

// More than a sentence bears.
constexpr std::size_t MostInSentence = 4;

bool isWholeMachine(const ChartPoint &point) { return point.id.startsWith(u'@'); }

QString together(const QStringList &names) { return names.join(Answer::tr(", ", "between GPUs")); }

/// By the year: what the trends of the series say.
QString growthAnswer(const ChartData &chart)
{
    std::vector<const ChartSeries *> growing;
    for (const ChartSeries &series : chart.series) {
        if (series.trend && series.trend->law == Trend::Law::Growth)
            growing.push_back(&series);
    }
    if (growing.empty() || growing.size() > MostInSentence)
        return {};
    QStringList named;
    for (const ChartSeries *series : growing)
        named << Answer::tr("%1 %2 %", "series, percent a year")
                     .arg(series->name == names::kindPlural(Kind::Processor) ? names::kindsWithin(Kind::Processor)
                                                                             : series->name,
                          names::number(std::round(100 * (std::exp(series->trend->slope) - 1))));
    return Answer::tr("Growth of %1 a year: %2", "figure, series").arg(Answer::figureOf(chart.y), together(named));
}

/// One figure for so much of the other.
struct Ratio
{
    QString name; ///< "FP32 per watt"
    QString unit;
    bool upside = true; ///< y / x; else x / y
    double times = 1;   ///< what its unit is finer by
};

/// y for what x costs in money, watts or memory; null where x is no such thing, or y cannot be divided by it.
std::optional<Ratio> costRatio(const ChartAxis &gain, const ChartAxis &cost, bool upside)
{
    const Metric *metric = Answer::metricOf(gain);
    const Metric *by = Answer::metricOf(cost);
    if (!metric || !by || gain.better != Better::Higher || metric->per != Per::Nothing)
        return std::nullopt;
    const Per per = Answer::isPrice(cost)        ? Per::Dollar
                    : by->key == "tdp_w"_L1      ? Per::Watt
                    : by->key == "memory_gib"_L1 ? Per::Gibibyte
                                                 : Per::Nothing;
    const Metric *quotient = per == Per::Nothing ? nullptr : withPer(*metric, per);
    if (!quotient)
        return std::nullopt;
    QString name = names::figureWithin(metricName(*quotient));
    if (per == Per::Dollar)
        name = Answer::atPrices(name, cost);
    return Ratio{name, metricUnit(*quotient), upside, quotient->fineTimes()};
}

struct Quotient
{
    double value = 0;
    QString name;
    QString id{}; ///< of the point; empty for a series
};

std::vector<Quotient> quotientsOf(const ChartSeries &series, const Ratio &ratio)
{
    std::vector<Quotient> quotients;
    for (const ChartPoint &point : series.points) {
        const double above = ratio.upside ? point.y : point.x;
        const double below = ratio.upside ? point.x : point.y;
        if (!isWholeMachine(point) && below > 0)
            quotients.push_back({ratio.times * above / below, shortLabel(point.label), point.id});
    }
    return quotients;
}

void sortDown(std::vector<Quotient> &quotients)
{
    std::stable_sort(quotients.begin(), quotients.end(),
                     [](const Quotient &a, const Quotient &b) { return a.value > b.value; });
}

/// "B100 with 2,500 GFLOPS/W, MI350X with 2,310"
QString firstOf(const std::vector<Quotient> &quotients, std::size_t most, const QString &unit)
{
    QStringList named;
    for (std::size_t i = 0; i < std::min(most, quotients.size()); ++i)
        named << Answer::tr("%1 with %2", "GPU, its figure")
                     .arg(quotients[i].name, Answer::amount(quotients[i].value, i == 0 ? unit : QString()));
    return together(named);
}

/// A few series that are set against each other are told by their middles, many GPUs by the best of them.
Told costAnswer(const ChartData &chart, const Ratio &ratio)
{
    std::vector<Quotient> all;
    std::vector<Quotient> medians;
    for (const ChartSeries &series : chart.series) {
        const std::vector<Quotient> quotients = quotientsOf(series, ratio);
        std::vector<double> values;
        for (const Quotient &quotient : quotients)
            values.push_back(quotient.value);
        if (const std::optional<double> median = medianOf(std::move(values)))
            medians.push_back({*median, shortLabel(series.name)});
        all.insert(all.end(), quotients.begin(), quotients.end());
    }
    if (all.empty())
        return {};
    const bool trends = std::any_of(chart.series.begin(), chart.series.end(),
                                    [](const ChartSeries &series) { return series.trend.has_value(); });
    if (trends && medians.size() > 1 && medians.size() <= MostInSentence) {
        sortDown(medians);
        return {Answer::tr("Median of %1: %2", "figure, series")
                    .arg(ratio.name, firstOf(medians, MostInSentence, ratio.unit))};
    }
    constexpr std::size_t Named = 3;
    sortDown(all);
    Told told{Answer::tr("Most %1: %2", "figure, GPUs").arg(ratio.name, firstOf(all, Named, ratio.unit))};
    for (std::size_t i = 0; i < std::min(Named, all.size()); ++i)
        told.ids << all[i].id;
    return told;
}

/// Two figures of which both are welcome: how much of one there is for the other.
Told balanceAnswer(const ChartData &chart)
{
    const Metric *x = Answer::metricOf(chart.x);
    const Metric *y = Answer::metricOf(chart.y);
    if (!x || !y || x->better != Better::Higher || y->better != Better::Higher || x->per != Per::Nothing ||
        y->per != Per::Nothing || metricUnit(*x).isEmpty())
        return {};
    std::vector<Quotient> all;
    std::vector<double> values;
    for (const ChartSeries &series : chart.series) {
        for (Quotient &quotient : quotientsOf(series, {{}, {}, true, 1})) {
            values.push_back(quotient.value);
            all.push_back(std::move(quotient));
        }
    }
    if (all.size() < 3)
        return {};
    sortDown(all);
    return {Answer::tr("%1 for each %2 of %3: median %4, most %5 with %6, least %7 with %8",
                       "figure, unit and figure, amounts and GPUs")
                .arg(metricName(*y), metricUnit(*x), names::figureWithin(metricName(*x)),
                     Answer::amount(*medianOf(std::move(values)), metricUnit(*y)), all.front().name,
                     Answer::number(all.front().value), all.back().name, Answer::number(all.back().value)),
            {all.front().id, all.back().id}};
}

/// The limit down to which a curve keeps a share of the speed.
struct Kept
{
    double limit = 0;
    bool measured = true; ///< that it falls below; else the lowest limit that was measured keeps as much
};

/// Where the curve goes through the share, straight between what was measured beside it; nullopt where not even the
/// highest limit keeps so much.
std::optional<Kept> limitThatKeeps(double share, const ChartSeries &series)
{
    const ChartPoint *above = nullptr;
    for (std::size_t i = series.points.size(); i-- > 0;) {
        const ChartPoint &point = series.points[i];
        if (point.y >= share) {
            above = &point;
            continue;
        }
        if (!above)
            return std::nullopt;
        return Kept{point.x + (above->x - point.x) * (share - point.y) / (above->y - point.y)};
    }
    return above ? std::optional(Kept{above->x, false}) : std::nullopt;
}

/// Of a GPU, over all that was measured of it.
struct KeptLimits
{
    QString name;
    double low = 0;
    double high = 0;
    bool measured = true;
};

std::vector<KeptLimits> limitsOf(const ChartData &chart, double share)
{
    std::vector<KeptLimits> limits;
    for (const ChartSeries &series : chart.series) {
        const std::optional<Kept> kept = limitThatKeeps(share, series);
        if (!kept)
            continue;
        const QString name = shortLabel(series.points.front().label);
        const auto known =
            std::find_if(limits.begin(), limits.end(), [&](const KeptLimits &one) { return one.name == name; });
        if (known == limits.end()) {
            limits.push_back({name, kept->limit, kept->limit, kept->measured});
            continue;
        }
        known->low = std::min(known->low, kept->limit);
        known->high = std::max(known->high, kept->limit);
        known->measured = known->measured && kept->measured;
    }
    return limits;
}

/// "56 %", "57–67 %", "≤ 78 %": one that was measured no lower says that less may do.
QString limitText(const KeptLimits &limits, bool shares)
{
    const QString low = names::number(std::round(limits.low));
    const QString high = names::number(std::round(limits.high));
    const QString range = low == high || !limits.measured ? high : Answer::tr("%1–%2", "two limits").arg(low, high);
    const QString text = (shares ? Answer::tr("%1 %", "share of the power") : Answer::tr("%1 W", "watts")).arg(range);
    return limits.measured ? text : Answer::tr("≤ %1", "limit: it takes no more").arg(text);
}

Told limitsAnswer(const ChartData &chart)
{
    constexpr double Share = 90;
    const bool shares = chart.x.key == "limit_share"_L1;
    if (chart.y.key != "speed_share"_L1)
        return {};
    const std::vector<KeptLimits> limits = limitsOf(chart, Share);
    if (limits.empty() || limits.size() > MostInSentence)
        return {};
    QStringList named;
    for (const KeptLimits &one : limits) {
        const QString text = limitText(one, shares);
        if (!named.isEmpty())
            named << Answer::tr("%1 %2", "GPU, limit, after one that was told whole").arg(one.name, text);
        else if (shares)
            named << Answer::tr("%1 needs %2 of its power for 90 % of its speed", "GPU, share").arg(one.name, text);
        else
            named << Answer::tr("%1 needs %2 for 90 % of its speed", "GPU, watts").arg(one.name, text);
    }
    return {together(named)};
}

bool isJoined(const ChartSeries &series) { return series.joined; }

} // namespace

Told plainAnswer(const ChartData &chart)
{
    if (std::any_of(chart.series.begin(), chart.series.end(), isJoined))
        return limitsAnswer(chart);
    if (chart.x.years)
        return {growthAnswer(chart)};
    if (const std::optional<Ratio> ratio = costRatio(chart.y, chart.x, true))
        return costAnswer(chart, *ratio);
    if (const std::optional<Ratio> ratio = costRatio(chart.x, chart.y, false))
        return costAnswer(chart, *ratio);
    return balanceAnswer(chart);
}

} // namespace rig

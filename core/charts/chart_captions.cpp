// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/chart_captions.h"

#include "core/charts/chart_text.h"
#include "core/names/lists.h"
#include "core/names/names.h"
#include "core/names/own_sources.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

QString number(std::size_t value) { return names::number(static_cast<double>(value)); }

/// Three digits that count.
QString figure(double value)
{
    const double size = std::abs(value);
    const int decimals =
        size > 0 && size < 100 ? std::clamp(2 - static_cast<int>(std::floor(std::log10(size))), 0, 9) : 0;
    return names::number(value, decimals);
}

/// The days of the prices that count, where there are any.
QString daysOf(const ChartSubjects &subjects)
{
    QDate first;
    QDate last;
    for (const ChartSubjects::Entry &entry : subjects.entries()) {
        if (!entry.price || !entry.price->date.isValid())
            continue;
        if (!first.isValid() || entry.price->date < first)
            first = entry.price->date;
        if (!last.isValid() || entry.price->date > last)
            last = entry.price->date;
    }
    if (!first.isValid())
        return {};
    return Chart::tr("%1 to %2", "two dates").arg(first.toString(Qt::ISODate), last.toString(Qt::ISODate));
}

QString priceSentence(ChartPrice basis, const QString &days, int months)
{
    const QString age = names::number(months);
    const QString when = days.isEmpty() ? Chart::tr("there are none") : days;
    switch (basis) {
    case ChartPrice::Launch:
        return Chart::tr("Prices are the vendors' launch prices in US dollars.");
    case ChartPrice::MarketNew:
        return Chart::tr("Prices are the newest market or list prices of new cards in US dollars, of each GPU the "
                         "cheapest within half a year of its newest (%1); what is %2 months older than today does not "
                         "count.")
            .arg(when, age);
    case ChartPrice::MarketUsed:
        return Chart::tr("Prices are the newest market prices of used cards in US dollars, of each GPU the cheapest "
                         "within half a year of its newest (%1); what is %2 months older than today does not count.")
            .arg(when, age);
    case ChartPrice::Own:
        if (days.isEmpty())
            return Chart::tr("You have entered no prices of your own yet: choose a card on the Parts page and add one "
                             "under its prices.");
        return Chart::tr(
                   "Prices are your own, in US dollars, of each GPU the cheapest within half a year of its newest "
                   "(%1).")
            .arg(when);
    }
    return {};
}

QString dollarsSentence(const ChartPricing &policy, const Catalogue &catalogue)
{
    if (!policy.dollarsOf)
        return Chart::tr("They are not adjusted for inflation.");
    const auto &index = catalogue.priceIndex;
    const auto year = std::find_if(index.begin(), index.end(),
                                   [&](const IndexYear &entry) { return entry.year == *policy.dollarsOf; });
    if (year == index.end())
        return Chart::tr("The price index does not have %1.", "a year").arg(QString::number(*policy.dollarsOf));
    const Source *source = catalogue.source(year->source);
    return Chart::tr(
               "They are brought to the dollars of %1 by the consumer price index (%2), which ends with %3: later "
               "prices count as that year's.")
        .arg(QString::number(*policy.dollarsOf), source ? names::publisherName(*source) : QString(),
             QString::number(index.back().year));
}

QString lawText(const Trend &trend, const QString &xUnit, const QString &yUnit)
{
    const QString perX = yUnit + (xUnit.isEmpty() ? QString() : u'/' + xUnit);
    switch (trend.law) {
    case Trend::Law::Proportional:
        return Chart::tr("proportional, %1 %2", "slope, unit").arg(figure(trend.slope), perX);
    case Trend::Law::Affine:
        return Chart::tr("affine, %1 %2 and %3 %4", "offset, unit, slope, unit")
            .arg(figure(trend.offset), yUnit, figure(trend.slope), perX);
    case Trend::Law::Growth: {
        const double factor = std::exp(trend.slope);
        if (trend.slope <= 0)
            return Chart::tr("× %1 a year").arg(figure(factor));
        return Chart::tr("× %1 a year, twice as much in %2 years")
            .arg(figure(factor), names::number(std::log(2.0) / trend.slope, 1));
    }
    }
    return {};
}

QString trendSentence(const ChartSeries &series, const QString &xUnit, const QString &yUnit)
{
    const Trend &trend = *series.trend;
    const QString law = lawText(trend, xUnit, yUnit);
    const QString r2 = trend.r2 ? names::number(*trend.r2, 2) : Chart::tr("not defined", "a figure");
    if (trend.aicc && trend.aiccOfOther)
        return Chart::tr("Trend of %1: %2, R² %3, %4 points; by the AICc better by %5 than the other law.")
            .arg(series.name, law, r2, names::number(trend.count), names::number(*trend.aiccOfOther - *trend.aicc, 1));
    return Chart::tr("Trend of %1: %2, R² %3, %4 points.").arg(series.name, law, r2, names::number(trend.count));
}

bool isMachine(const ChartSeries &series)
{
    return !series.points.empty() && series.points.front().id.startsWith(u'@');
}

/// In what the tensor figures accumulate, which makes them twice as high or not.
QString accumulatorSentence(const ChartSubjects &subjects, const std::vector<const Metric *> &metrics)
{
    int fp16 = 0;
    int fp32 = 0;
    int unsaid = 0;
    for (const ChartSubjects::Entry &entry : subjects.entries()) {
        const Chip &chip = *entry.subject.chip;
        const auto isKnown = [&](const Metric *metric) { return metric->of(entry.subject).has_value(); };
        const bool bars = metrics.size() != 2;
        if (!chip.tensorFp16Dense || (!bars && !std::all_of(metrics.begin(), metrics.end(), isKnown)))
            continue;
        const QString accumulator = chip.tensorFp16Accumulate.valueOr(QString());
        ++(accumulator == "fp16"_L1 ? fp16 : accumulator == "fp32"_L1 ? fp32 : unsaid);
    }
    if (fp16 == 0 && unsaid == 0)
        return Chart::tr("Tensor FP16 accumulates in FP32 for all of them.");
    if (fp16 == 0)
        return Chart::tr("Tensor FP16 accumulates in FP32 for %1 of the GPUs; for %2 the source does not say.")
            .arg(names::number(fp32), names::number(unsaid));
    if (unsaid == 0)
        return Chart::tr("Tensor FP16 accumulates in FP32 for %1 of the GPUs, in FP16 for %2.")
            .arg(names::number(fp32), names::number(fp16));
    return Chart::tr(
               "Tensor FP16 accumulates in FP32 for %1 of the GPUs, in FP16 for %2; for %3 the source does not say.")
        .arg(names::number(fp32), names::number(fp16), names::number(unsaid));
}

constexpr qsizetype MostNamed = 6;

} // namespace

QStringList shownSentences(const LeftOut &leftOut, int total, bool processors, const QString &x, const QString &y)
{
    const QString all = names::number(total);
    QStringList sentences{
        (processors ? Chart::tr("Shown: %1 of %2 GPUs and processors.") : Chart::tr("Shown: %1 of %2 GPUs."))
            .arg(names::number(total - leftOut.total()), all)};
    QStringList others;
    const auto lacking = [&](int count, const QString &figure) {
        if (count > 0 && figure.isEmpty())
            others << Chart::tr("%1 without any of these figures", "number of GPUs").arg(names::number(count));
        else if (count > 0)
            others << Chart::tr("%1 without “%2”", "number of GPUs, figure").arg(names::number(count), figure);
    };
    lacking(leftOut.x + (x == y ? leftOut.both : 0), x);
    lacking(leftOut.y, y);
    if (x != y && leftOut.both > 0)
        others << Chart::tr("%1 without either", "number of GPUs").arg(names::number(leftOut.both));
    if (leftOut.notAboveZero > 0)
        others << Chart::tr("%1 whose value is not above zero, which a logarithmic axis cannot show", "number of GPUs")
                      .arg(names::number(leftOut.notAboveZero));
    if (!others.isEmpty())
        sentences << Chart::tr("Left out: %1.", "GPUs by what they lack")
                         .arg(others.join(Chart::tr(", ", "between reasons")));
    return sentences;
}

QStringList basisSentences(const std::vector<const Metric *> &metrics, const ChartRequest &request,
                           const ChartSubjects &subjects, const Catalogue &catalogue)
{
    const auto any = [&](auto holds) { return std::any_of(metrics.begin(), metrics.end(), holds); };
    QStringList sentences;
    if (any([](const Metric *metric) { return metric->usesPrice(); }))
        sentences << priceSentence(request.price.basis, daysOf(subjects), catalogue.prices.monthsOfToday)
                  << dollarsSentence(request.price, catalogue);
    if (any([](const Metric *metric) { return metric->per == Per::MachineDollar; }))
        sentences << (request.price.restOfMachine
                          ? Chart::tr("The rest of a machine costs %1 beside one card, as you say.")
                          : Chart::tr("The rest of a machine is assumed to cost %1 beside one "
                                      "card."))
                         .arg(names::money(Money{request.price.restOfMachine.value_or(AssumedRest), u"USD"_s}));
    QStringList references;
    for (const Net net : AllNets) {
        const QString key = u"speed_"_s + netKey(net);
        const std::optional<Subject> reference = subjects.find(subjects.speedReference(net));
        const bool asked = any([&](const Metric *metric) { return metric->key.startsWith(key); });
        if (asked && reference && !references.contains(reference->chip->name))
            references << reference->chip->name;
    }
    if (!references.isEmpty())
        sentences << Chart::tr("Speeds were measured in training at FP16, each against a GPU of the same series of "
                               "runs, and are told with the %1 as 1; series of runs differ in software and batch "
                               "sizes.")
                         .arg(names::listed(references));
    const bool plain = sentences.isEmpty();
    if (any([](const Metric *metric) { return metric->key.startsWith("tensor_fp16_dense"_L1); }))
        sentences << accumulatorSentence(subjects, metrics);
    // Clocks, watts and bandwidths know no sparsity.
    const auto counts = [](const Metric *metric) {
        return metric->key.contains("flops"_L1) || metric->key.contains("tops"_L1);
    };
    if (plain)
        sentences << (any(counts)
                          ? Chart::tr("Figures are the vendors' ratings, without sparsity unless the name says so.")
                          : Chart::tr("Figures are the vendors' ratings."));
    return sentences;
}

QStringList filterSentences(const ChartRequest &request, qsizetype allGroups, const QString &currency)
{
    QStringList sentences;
    if (request.groups == QStringList{NoGroup})
        return {Chart::tr("Nothing is chosen beside the chart. “All” shows every one.")};
    if (!request.groups.isEmpty()) {
        QStringList names;
        for (const QString &group : request.groups)
            names << groupName(group, request.colourBy);
        const QString what = colourByName(request.colourBy);
        sentences << (names.size() <= MostNamed
                          ? Chart::tr("Chosen by %1: %2.", "series, names").arg(what, names::listed(names))
                          : Chart::tr("Chosen by %1: %2 of %3.", "series, count, count")
                                .arg(what, number(static_cast<std::size_t>(names.size())),
                                     number(static_cast<std::size_t>(allGroups))));
    }
    if (!request.filter.trimmed().isEmpty())
        sentences << Chart::tr("Only what the words “%1” find.").arg(request.filter.trimmed());
    QStringList conditions;
    for (const PartCondition &condition : request.conditions)
        conditions << conditionText(condition, Kind::Gpu, currency);
    if (!conditions.isEmpty())
        sentences << Chart::tr("Only what meets: %1.", "conditions such as ≥ 24 GB").arg(names::listed(conditions));
    if (!request.parts.isEmpty())
        sentences << Chart::tr("Only those that were chosen one by one: %1.", "count")
                         .arg(number(static_cast<std::size_t>(request.parts.size())));
    return sentences;
}

QStringList trendSentences(const ChartData &chart, const QString &xUnit, const QString &yUnit)
{
    QStringList sentences;
    QStringList few;
    for (const ChartSeries &series : chart.series) {
        if (isMachine(series))
            continue;
        if (!series.trend)
            few << series.name;
        else if (sentences.size() < MostNamed)
            sentences << trendSentence(series, xUnit, yUnit);
    }
    if (few.size() > MostNamed)
        sentences << Chart::tr("No trend for %1 of the series: fewer than three points, or none of the laws is nearer "
                               "to them than their mean.")
                         .arg(number(static_cast<std::size_t>(few.size())));
    else if (!few.isEmpty())
        sentences
            << Chart::tr(
                   "No trend for %1: fewer than three points, or none of the laws is nearer to them than their mean.")
                   .arg(names::listed(few));
    return sentences;
}

QStringList frontierSentences(const ChartData &chart, const QString &x, const QString &y)
{
    for (const auto &[axis, name] : {std::pair(&chart.x, x), std::pair(&chart.y, y)}) {
        if (axis->better == Better::Neither)
            return {Chart::tr("No frontier: neither end of “%1” is better.").arg(name)};
    }
    std::size_t all = 0;
    std::size_t on = 0;
    for (const ChartSeries &series : chart.series) {
        if (isMachine(series))
            continue;
        all += series.points.size();
        on += static_cast<std::size_t>(std::count_if(series.points.begin(), series.points.end(),
                                                     [](const ChartPoint &point) { return point.onFrontier; }));
    }
    return {Chart::tr("On the frontier: %1 of %2; no other is better in one of the two figures and no worse in the "
                      "other.")
                .arg(number(on), number(all))};
}

} // namespace rig

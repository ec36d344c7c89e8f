// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/bar_chart.h"

#include "core/charts/chart_answer_text.h"
#include "core/charts/chart_axes.h"
#include "core/charts/chart_captions.h"
#include "core/names/names.h"
#include "core/names/sentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct Bars
{
    Q_DECLARE_TR_FUNCTIONS(Chart)
};

// More would be no chart but a table.
constexpr std::size_t MostRows = 60;

struct ChartBarRow
{
    Subject subject;
    std::vector<std::optional<double>> values; ///< by metric
};

Result<std::vector<const Metric *>> metricsOf(const ChartRequest &request)
{
    std::vector<const Metric *> metrics;
    for (const QString &key : QStringList{request.y} + request.beside) {
        const Metric *metric = findMetric(key);
        if (!metric)
            return noSuchMetric(key);
        if (std::find(metrics.begin(), metrics.end(), metric) == metrics.end())
            metrics.push_back(metric);
    }
    const auto sameUnit = [&](const Metric *metric) { return metricUnit(*metric) == metricUnit(*metrics.front()); };
    if (request.normaliser.isEmpty() && !std::all_of(metrics.begin(), metrics.end(), sameUnit))
        return badInput(Bars::tr("Bars of figures with different units need a GPU that counts as 1."));
    return metrics;
}

/// What each figure is divided by; nullopt where the normaliser lacks it.
std::vector<std::optional<double>> divisorsOf(const std::vector<const Metric *> &metrics,
                                              const std::optional<Subject> &normaliser)
{
    std::vector<std::optional<double>> divisors;
    for (const Metric *metric : metrics) {
        const std::optional<double> value = normaliser ? metric->of(*normaliser) : std::optional(1.0);
        divisors.push_back(value && *value > 0 ? value : std::nullopt);
    }
    return divisors;
}

std::optional<ChartBarRow> rowOf(const Subject &subject, const std::vector<const Metric *> &metrics,
                                 const std::vector<std::optional<double>> &divisors)
{
    ChartBarRow row{subject, {}};
    bool any = false;
    for (std::size_t i = 0; i < metrics.size(); ++i) {
        std::optional<double> value = divisors[i] ? metrics[i]->of(subject) : std::nullopt;
        if (value && std::isfinite(*value))
            value = *value / *divisors[i];
        else
            value.reset();
        any = any || value;
        row.values.push_back(value);
    }
    return any ? std::optional(std::move(row)) : std::nullopt;
}

/// By the first figure that both have; those without the first figure come last.
bool isAbove(const ChartBarRow &a, const ChartBarRow &b)
{
    for (std::size_t i = 0; i < a.values.size(); ++i) {
        if (a.values[i].has_value() != b.values[i].has_value())
            return a.values[i].has_value();
        if (a.values[i] && *a.values[i] != *b.values[i])
            return *a.values[i] > *b.values[i];
    }
    return false;
}

/// What all figures are divided by, where that is the same and there are several: it is said once, at the axis.
std::optional<Per> commonPer(const std::vector<const Metric *> &metrics)
{
    const Per per = metrics.front()->per;
    const bool common =
        std::all_of(metrics.begin(), metrics.end(), [&](const Metric *metric) { return metric->per == per; });
    return common && metrics.size() > 1 && per != Per::Nothing ? std::optional(per) : std::nullopt;
}

void addBars(ChartData &chart, const std::vector<ChartBarRow> &rows, const std::vector<const Metric *> &metrics,
             SourceTitles &titles)
{
    for (std::size_t i = 0; i < metrics.size(); ++i) {
        ChartSeries series;
        series.name = metricName(commonPer(metrics) ? *withPer(*metrics[i], Per::Nothing) : *metrics[i]);
        series.style = static_cast<int>(i);
        for (std::size_t r = 0; r < rows.size(); ++r) {
            if (!rows[r].values[i])
                continue;
            const Chip &chip = *rows[r].subject.chip;
            ChartPoint point{chip.id, chip.name, static_cast<double>(r), *rows[r].values[i]};
            point.sources = titles.numbersOf({metrics[i]}, rows[r].subject);
            series.points.push_back(std::move(point));
        }
        if (!series.points.empty())
            chart.series.push_back(std::move(series));
    }
    for (const ChartBarRow &row : rows)
        chart.x.categories << row.subject.chip->name;
}

ChartAxis lengthAxis(const std::vector<const Metric *> &metrics, const std::optional<Subject> &normaliser,
                     const ChartPricing &price)
{
    ChartAxis axis = axisOf(*metrics.front(), false);
    axis.years = false;
    const std::optional<Per> per = commonPer(metrics);
    if (normaliser)
        axis.key = u"relative_to_"_s + normaliser->chip->id;
    if (normaliser && per)
        axis.title = Bars::tr("%1, %2 = 1", "per dollar, the GPU that counts as 1")
                         .arg(names::beginning(perName(*per)), normaliser->chip->name);
    else if (normaliser)
        axis.title = Bars::tr("%1 = 1", "the GPU that counts as 1").arg(normaliser->chip->name);
    else if (metrics.size() > 1)
        axis.title = metricUnit(*metrics.front());
    const auto priced =
        std::find_if(metrics.begin(), metrics.end(), [](const Metric *metric) { return metric->usesPrice(); });
    if (priced != metrics.end())
        namePrice(axis, **priced, price);
    return axis;
}

/// "Measured training speed, RNN per dollar: not known of 3 of 8."
QStringList gapSentences(const std::vector<ChartBarRow> &rows, const std::vector<const Metric *> &metrics,
                         const std::vector<std::optional<double>> &divisors, const std::optional<Subject> &normaliser)
{
    QStringList sentences;
    for (std::size_t i = 0; i < metrics.size(); ++i) {
        if (!divisors[i] && normaliser) {
            sentences << Bars::tr("No bars for “%1”: it is not known of the %2, which counts as 1.")
                             .arg(metricName(*metrics[i]), normaliser->chip->name);
            continue;
        }
        const auto lacking =
            std::count_if(rows.begin(), rows.end(), [&](const ChartBarRow &row) { return !row.values[i]; });
        if (lacking > 0)
            sentences << Bars::tr("%n of %1 have no bar for “%2”: it is not known of them.", "count, figure",
                                  static_cast<int>(lacking))
                             .arg(names::number(static_cast<double>(rows.size())), metricName(*metrics[i]));
    }
    return sentences;
}

} // namespace

Result<ChartData> barChart(const Catalogue &catalogue, const ChartRequest &request, const Chips &machines)
{
    const Result<std::vector<const Metric *>> metrics = metricsOf(request);
    if (!metrics)
        return tl::unexpected(metrics.error());
    const ChartSubjects subjects(catalogue, request, machines, *metrics);
    const std::optional<Subject> normaliser =
        request.normaliser.isEmpty() ? std::nullopt : subjects.find(request.normaliser);
    if (!request.normaliser.isEmpty() && !normaliser)
        return badInput(Bars::tr("There is no GPU “%1” that could count as 1.").arg(request.normaliser));
    const std::vector<std::optional<double>> divisors = divisorsOf(*metrics, normaliser);

    if (normaliser && std::none_of(divisors.begin(), divisors.end(), [](const auto &divisor) { return divisor; }))
        return badInput(Bars::tr("The %1 cannot count as 1: “%2” is not known of it.")
                            .arg(normaliser->chip->name, metricName(*metrics->front())));

    std::vector<ChartBarRow> rows;
    const auto take = [&](const Subject &subject) {
        if (std::optional<ChartBarRow> row = rowOf(subject, *metrics, divisors))
            rows.push_back(*std::move(row));
    };
    for (const ChartSubjects::Entry &entry : subjects.entries())
        take(entry.subject);
    LeftOut leftOut;
    leftOut.y = static_cast<int>(subjects.entries().size() - rows.size());
    for (const Subject &machine : subjects.machines())
        take(machine);
    std::stable_sort(rows.begin(), rows.end(), isAbove);

    ChartData chart;
    chart.form = ChartData::Form::Bars;
    chart.seriesTitle = Bars::tr("Figure", "heading");
    chart.y = lengthAxis(*metrics, normaliser, request.price);
    if (const std::optional<Per> per = commonPer(*metrics))
        chart.perTitle = metrics->front()->usesPrice() ? Answer::atPrices(perName(*per), chart.y) : perName(*per);
    chart.title = metrics->size() == 1 ? metricName(*metrics->front()) : Bars::tr("Figures side by side");
    chart.lines = request.lines;
    std::erase_if(chart.lines, [](const ChartLine &line) { return line.vertical; });
    const int total = static_cast<int>(subjects.entries().size());
    // Who has one of the figures has a row: that the first is lacking is no reason to be left out.
    chart.captions << shownSentences(leftOut, total, request.processors, {},
                                     metrics->size() == 1 ? metricName(*metrics->front()) : QString());
    if (rows.size() > MostRows) {
        chart.captions << Bars::tr("Only the longest %1 of %2 are drawn.")
                              .arg(names::number(static_cast<double>(MostRows)),
                                   names::number(static_cast<double>(rows.size())));
        rows.resize(MostRows);
    }
    SourceTitles titles(catalogue);
    addBars(chart, rows, *metrics, titles);
    chart.sources = titles.titles();
    chart.captions << gapSentences(rows, *metrics, divisors, normaliser)
                   << basisSentences(*metrics, request, subjects, catalogue)
                   << filterSentences(request, subjects.groups().size(), catalogue.prices.currency);
    return chart;
}

} // namespace rig

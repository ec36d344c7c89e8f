// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/chart_axes.h"

#include "core/charts/chart_text.h"
#include "core/names/own_sources.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rig {

QString metricTitle(const Metric &metric)
{
    const QString unit = metricUnit(metric);
    return unit.isEmpty() ? metricName(metric)
                          : Chart::tr("%1 (%2)", "axis: figure (unit)").arg(metricName(metric), unit);
}

ChartAxis axisOf(const Metric &metric, bool logarithmic)
{
    ChartAxis axis;
    axis.key = metric.key;
    axis.years = metric.key == "launch_year"_L1;
    axis.logarithmic = logarithmic && !axis.years;
    axis.better = metric.better;
    axis.title = metricTitle(metric);
    return axis;
}

void nameForBoth(ChartAxis &axis, const Metric &metric)
{
    if (metric.key != "memory_bandwidth_gb_s"_L1)
        return;
    axis.figure = Chart::tr("Memory bandwidth", "of GPUs and processors");
    axis.title = Chart::tr("%1 (%2)", "axis: figure (unit)").arg(axis.figure, metricUnit(metric));
}

void namePrice(ChartAxis &axis, const Metric &metric, const ChartPricing &price)
{
    if (!metric.usesPrice())
        return;
    // Launch prices as they were: the key alone, as scripts know it.
    static constexpr std::array Suffixes{"", "_market_new", "_market_used", "_own"};
    axis.key += QLatin1StringView(Suffixes.at(static_cast<std::size_t>(price.basis)));
    const QString basis = priceBasisName(price.basis);
    // The price itself has a name of its own in some languages; a quotient, or one against a GPU that is 1, has not.
    const bool itself = metric.key == "price_usd"_L1 && axis.title == metricTitle(metric);
    if (!price.dollarsOf) {
        axis.title = itself
                         ? Chart::tr("Price (%1), %2", "axis: unit, which price counts").arg(metricUnit(metric), basis)
                         : Chart::tr("%1, %2", "axis, which price counts").arg(axis.title, basis);
        return;
    }
    axis.key += u'_' + QString::number(*price.dollarsOf);
    axis.title = Chart::tr("%1, %2, dollars of %3", "axis, which price counts, year")
                     .arg(axis.title, basis, QString::number(*price.dollarsOf));
}

tl::unexpected<Failure> noSuchMetric(const QString &key)
{
    QStringList known;
    for (const Metric &metric : chipMetrics())
        known << metric.key;
    return badInput(
        Chart::tr("There is no figure called “%1” for a chart; these can be drawn: %2.").arg(key, known.join(u", "_s)));
}

int SourceTitles::numberOf(SourceIndex source)
{
    const auto known = m_numbers.constFind(source);
    if (known != m_numbers.constEnd())
        return *known;
    const Source *found = m_catalogue.source(source);
    int number = -1;
    if (found) {
        number = static_cast<int>(m_titles.size());
        m_titles << names::sourceTitle(*found);
    }
    m_numbers.insert(source, number);
    return number;
}

std::array<int, 4> SourceTitles::numbersOf(const std::vector<const Metric *> &metrics, const Subject &subject)
{
    std::array<int, 4> numbers{-1, -1, -1, -1};
    std::size_t count = 0;
    for (const Metric *metric : metrics) {
        for (const SourceIndex source : metric->sources(subject)) {
            const int number = numberOf(source);
            const bool known = std::find(numbers.begin(), numbers.end(), number) != numbers.end();
            if (number >= 0 && !known && count < numbers.size())
                numbers[count++] = number;
        }
    }
    return numbers;
}

} // namespace rig

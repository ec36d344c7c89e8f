// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/market/chart_data.h"

#include "core/words/words.h"

#include <QCollator>
#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace rig {

namespace {

struct Chart
{
    Q_DECLARE_TR_FUNCTIONS(Chart)
};

constexpr QLatin1StringView YearKey("launch_year");

ChartAxis axisOf(const Metric &metric, bool logarithmic)
{
    const QString unit = metricUnit(metric);
    ChartAxis axis;
    axis.key = QString::fromLatin1(metric.key);
    axis.years = axis.key == YearKey;
    axis.logarithmic = logarithmic && !axis.years; // a calendar has no zero to measure from
    axis.title =
        unit.isEmpty()
            ? metricName(metric)
            : QCoreApplication::translate("Chart", "%1 (%2)", "axis: figure (unit)").arg(metricName(metric), unit);
    return axis;
}

/// Chips that cannot be drawn, by reason.
struct LeftOut
{
    int x = 0;
    int y = 0;
    int both = 0;
    int notAboveZero = 0;

    [[nodiscard]] int total() const { return x + y + both + notAboveZero; }
};

bool drawable(double value, const ChartAxis &axis) { return std::isfinite(value) && (!axis.logarithmic || value > 0); }

std::optional<ChartPoint> pointOf(const Chip &chip, const Metric &x, const Metric &y, const ChartData &chart,
                                  LeftOut &leftOut)
{
    const std::optional<double> atX = x.of(chip);
    const std::optional<double> atY = y.of(chip);
    if (!atX && !atY)
        ++leftOut.both;
    else if (!atX)
        ++leftOut.x;
    else if (!atY)
        ++leftOut.y;
    else if (!drawable(*atX, chart.x) || !drawable(*atY, chart.y))
        ++leftOut.notAboveZero;
    else
        return ChartPoint{chip.id, chip.name, *atX, *atY};
    return std::nullopt;
}

QStringList leftOutSentences(const LeftOut &leftOut, int total, const QString &x, const QString &y)
{
    QStringList sentences;
    const QString all = words::number(total);
    if (leftOut.x > 0)
        sentences << Chart::tr("Left out: %1 of %2 chips, because “%3” is not known of them.")
                         .arg(words::number(leftOut.x), all, x);
    if (leftOut.y > 0)
        sentences << Chart::tr("Left out: %1 of %2 chips, because “%3” is not known of them.")
                         .arg(words::number(leftOut.y), all, y);
    if (leftOut.both > 0)
        sentences << (x == y ? Chart::tr("Left out: %1 of %2 chips, because “%3” is not known of them.")
                                   .arg(words::number(leftOut.both), all, x)
                             : Chart::tr("Left out: %1 of %2 chips, because neither “%3” nor “%4” is known of them.")
                                   .arg(words::number(leftOut.both), all, x, y));
    if (leftOut.notAboveZero > 0)
        sentences << Chart::tr("Left out: %1 of %2 chips, because a logarithmic axis shows only values above zero.")
                         .arg(words::number(leftOut.notAboveZero), all);
    return sentences;
}

bool concernsPrice(const Metric &metric)
{
    const QLatin1StringView key(metric.key);
    return key == QLatin1StringView("launch_price_usd") || key.endsWith(QLatin1StringView("_per_usd"));
}

QString basisSentence(const Metric &x, const Metric &y)
{
    if (concernsPrice(x) || concernsPrice(y))
        return Chart::tr("Prices are the vendors' launch prices in US dollars, not adjusted for inflation.");
    return Chart::tr("Figures are the vendors' ratings, without sparsity unless the name says so.");
}

QString seriesSentence(const QStringList &chosen, qsizetype all)
{
    constexpr qsizetype MostNamed = 6;
    if (chosen.size() <= MostNamed)
        return Chart::tr("Series chosen: %1.").arg(chosen.join(QStringLiteral(", ")));
    return Chart::tr("Series chosen: %1 of %2.")
        .arg(words::number(static_cast<double>(chosen.size())), words::number(static_cast<double>(all)));
}

QString seriesOf(const Chip &chip) { return chip.series.valueOr(QString()); }

// Commas and quotes as RFC 4180 has them; a text that a spreadsheet would run as a formula gets an apostrophe before
// it.
QByteArray csvCell(QString text)
{
    static const QString Dangerous = QStringLiteral("=+-@\t\r");
    if (!text.isEmpty() && Dangerous.contains(text.front()))
        text.prepend(QLatin1Char('\''));
    if (text.contains(QLatin1Char(',')) || text.contains(QLatin1Char('"')) || text.contains(QLatin1Char('\n')) ||
        text.contains(QLatin1Char('\r')))
        text = QLatin1Char('"') + text.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
    return text.toUtf8();
}

tl::unexpected<Failure> noSuchMetric(const QString &key)
{
    QStringList known;
    for (const Metric &metric : chipMetrics())
        known << QString::fromLatin1(metric.key);
    return badInput(Chart::tr("There is no figure called “%1” for a chart; these can be drawn: %2.")
                        .arg(key, known.join(QStringLiteral(", "))));
}

/// The machines as the last series; which of them have no place in the chart is said.
void addMachines(ChartData &chart, const ChartRequest &request, const Metric &x, const Metric &y, int style)
{
    if (request.machines.empty())
        return;
    ChartSeries series;
    series.name = Chart::tr("Machine");
    series.style = style;
    QStringList missing;
    LeftOut leftOut;
    for (const auto &machine : request.machines) {
        if (std::optional<ChartPoint> point = pointOf(*machine, x, y, chart, leftOut))
            series.points.push_back(*std::move(point));
        else
            missing << machine->name;
    }
    if (!missing.isEmpty())
        chart.captions << Chart::tr("Not in this chart, because a figure of it is not known or has no sum: %1.",
                                    "machines")
                              .arg(missing.join(QStringLiteral(", ")));
    if (series.points.empty())
        return;
    std::stable_sort(series.points.begin(), series.points.end(),
                     [](const ChartPoint &a, const ChartPoint &b) { return a.x < b.x; });
    chart.series.push_back(std::move(series));
    chart.captions << Chart::tr("A machine stands at the sums over its cards, the price of all its parts today and the "
                                "watts of the whole machine in training.");
}

} // namespace

QStringList chipSeries(const Catalogue &catalogue)
{
    QStringList names;
    for (const PartHandle &part : catalogue.parts(Kind::Gpu)) {
        const QString name = seriesOf(static_cast<const Chip &>(*part));
        if (!names.contains(name))
            names << name;
    }
    QCollator collator{QLocale::c()};
    collator.setNumericMode(true);
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    std::sort(names.begin(), names.end(), [&](const QString &a, const QString &b) {
        return a.isEmpty() != b.isEmpty() ? b.isEmpty() : collator.compare(a, b) < 0;
    });
    return names;
}

Result<ChartData> chipChart(const Catalogue &catalogue, const ChartRequest &request)
{
    const Metric *x = findMetric(request.x);
    if (!x)
        return noSuchMetric(request.x);
    const Metric *y = findMetric(request.y);
    if (!y)
        return noSuchMetric(request.y);

    ChartData chart;
    chart.x = axisOf(*x, request.logX);
    chart.y = axisOf(*y, request.logY);
    chart.title = Chart::tr("%1 against %2").arg(metricName(*y), metricName(*x));

    const QStringList names = chipSeries(catalogue);
    std::vector<ChartSeries> series(static_cast<std::size_t>(names.size()));
    LeftOut leftOut;
    int total = 0;
    for (const PartHandle &part : catalogue.parts(Kind::Gpu)) {
        const Chip &chip = static_cast<const Chip &>(*part);
        if (!request.seriesNames.isEmpty() && !request.seriesNames.contains(seriesOf(chip)))
            continue;
        ++total;
        if (std::optional<ChartPoint> point = pointOf(chip, *x, *y, chart, leftOut))
            series[static_cast<std::size_t>(names.indexOf(seriesOf(chip)))].points.push_back(*std::move(point));
    }
    for (qsizetype i = 0; i < names.size(); ++i) {
        ChartSeries &one = series[static_cast<std::size_t>(i)];
        if (one.points.empty())
            continue;
        one.name = names[i].isEmpty() ? Chart::tr("Without a series") : names[i];
        one.style = static_cast<int>(i);
        std::stable_sort(one.points.begin(), one.points.end(),
                         [](const ChartPoint &a, const ChartPoint &b) { return a.x < b.x; });
        chart.series.push_back(std::move(one));
    }

    chart.captions
        << Chart::tr("Shown: %1 of %2 chips.").arg(words::number(total - leftOut.total()), words::number(total));
    chart.captions << basisSentence(*x, *y);
    chart.captions << leftOutSentences(leftOut, total, metricName(*x), metricName(*y));
    if (!request.seriesNames.isEmpty())
        chart.captions << seriesSentence(request.seriesNames, names.size());
    addMachines(chart, request, *x, *y, static_cast<int>(names.size()));
    return chart;
}

QByteArray chartAsCsv(const ChartData &chart)
{
    QByteArray csv = "series,id,name," + csvCell(chart.x.key.isEmpty() ? chart.x.title : chart.x.key) + ',' +
                     csvCell(chart.y.key.isEmpty() ? chart.y.title : chart.y.key) + "\r\n";
    for (const ChartSeries &series : chart.series) {
        for (const ChartPoint &point : series.points)
            csv += csvCell(series.name) + ',' + csvCell(point.id) + ',' + csvCell(point.label) + ',' +
                   QByteArray::number(point.x, 'g', 10) + ',' + QByteArray::number(point.y, 'g', 10) + "\r\n";
    }
    return csv;
}

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_words.h"

#include "ui/charts/ticks.h"

#include <QCoreApplication>

namespace rig::ui {

namespace {

/// Sentences of this file.
struct ChartWords
{
    Q_DECLARE_TR_FUNCTIONS(ChartWords)
};

QString figure(const QString &title, const QString &value)
{
    return ChartWords::tr("%1: %2", "figure with its unit, value").arg(title, value);
}

QStringList figures(const ChartData &chart, const ChartSeries &series, const ChartPoint &point)
{
    QStringList texts;
    if (series.joined || chart.form == ChartData::Form::Bars)
        texts << series.name;
    if (chart.form == ChartData::Form::Bars) {
        const auto row = static_cast<qsizetype>(point.x);
        if (row >= 0 && row < chart.x.categories.size() && chart.x.categories[row] != point.label)
            texts << chart.x.categories[row];
        texts << figure(chart.y.title, axisValue(point.y, chart.y));
    } else {
        texts << figure(chart.y.title, axisValue(point.y, chart.y))
              << figure(chart.x.title, axisValue(point.x, chart.x));
    }
    if (!chart.sizeTitle.isEmpty())
        texts << figure(chart.sizeTitle,
                        point.size ? axisValue(*point.size, {}) : ChartWords::tr("not known", "value of a figure"));
    if (chart.frontier && point.onFrontier)
        texts << ChartWords::tr("On the frontier");
    return texts;
}

} // namespace

QString hoverText(const ChartData &chart, const ChartSeries &series, const ChartPoint &point)
{
    QStringList lines{point.label};
    lines << figures(chart, series, point);
    for (const int number : point.sources) {
        if (number < 0 || number >= chart.sources.size())
            continue;
        const QString line = ChartWords::tr("Source: %1").arg(chart.sources[number]);
        if (!lines.contains(line))
            lines << line;
    }
    return lines.join(QLatin1Char('\n'));
}

QString spokenText(const ChartData &chart, const ChartSeries &series, const ChartPoint &point)
{
    QString text = point.label;
    const QStringList all = figures(chart, series, point);
    for (const QString &one : all)
        text = ChartWords::tr("%1, %2", "parts of a sentence that is read aloud").arg(text, one);
    return text;
}

} // namespace rig::ui

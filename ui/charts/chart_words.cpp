// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_words.h"

#include "core/charts/chart_answer.h"
#include "ui/charts/ticks.h"

#include <QCoreApplication>

namespace rig::ui {

namespace {

/// Sentences of this file.
struct ChartWords
{
    Q_DECLARE_TR_FUNCTIONS(ChartWords)
};

using Rows = std::vector<std::pair<QString, QString>>;

Rows figures(const ChartData &chart, const ChartPoint &point)
{
    Rows rows{{chart.y.title, axisValue(point.y, chart.y)}};
    if (chart.form != ChartData::Form::Bars)
        rows.emplace_back(chart.x.title, axisValue(point.x, chart.x));
    if (!chart.sizeTitle.isEmpty())
        rows.emplace_back(chart.sizeTitle,
                          point.size ? axisValue(*point.size, {}) : ChartWords::tr("not known", "value of a figure"));
    return rows;
}

/// What it is, where the name alone does not say so.
QStringList kinds(const ChartData &chart, const ChartSeries &series, const ChartPoint &point)
{
    QStringList texts;
    if (series.joined || chart.form == ChartData::Form::Bars)
        texts << series.name;
    const auto row = static_cast<qsizetype>(point.x);
    if (chart.form == ChartData::Form::Bars && row >= 0 && row < chart.x.categories.size() &&
        chart.x.categories[row] != point.label)
        texts << chart.x.categories[row];
    return texts;
}

bool isOnFrontier(const ChartData &chart, const ChartPoint &point) { return chart.frontier && point.onFrontier; }

} // namespace

PointCard pointCard(const ChartData &chart, const ChartSeries &series, const ChartPoint &point)
{
    PointCard card{point.label, figures(chart, point), kinds(chart, series, point)};
    if (point.ratio && !chart.ratioTitle.isEmpty())
        card.rows.emplace_back(chart.ratioTitle, axisValue(*point.ratio, {}));
    if (isOnFrontier(chart, point))
        card.notes << ChartWords::tr("On the frontier");
    if (const ChartPoint *other = betterThan(point, chart))
        card.notes << ChartWords::tr("Better in both: %1 (%2; %3)", "GPU, vertical figure, horizontal figure")
                          .arg(shortLabel(other->label), axisValue(other->y, chart.y), axisValue(other->x, chart.x));
    for (const int number : point.sources) {
        if (number < 0 || number >= chart.sources.size())
            continue;
        const QString line = ChartWords::tr("Source: %1").arg(chart.sources[number]);
        if (!card.notes.contains(line))
            card.notes << line;
    }
    return card;
}

QString spokenText(const ChartData &chart, const ChartSeries &series, const ChartPoint &point)
{
    QStringList parts{point.label};
    parts << kinds(chart, series, point);
    for (const auto &[title, value] : figures(chart, point))
        parts << ChartWords::tr("%1: %2", "figure with its unit, value").arg(title, value);
    if (isOnFrontier(chart, point))
        parts << ChartWords::tr("On the frontier");
    QString text = parts.takeFirst();
    for (const QString &part : parts)
        text = ChartWords::tr("%1, %2", "parts of a sentence that is read aloud").arg(text, part);
    return text;
}

} // namespace rig::ui

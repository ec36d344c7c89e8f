// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/chart_data.h"

#include "core/base/csv.h"
#include "core/charts/chart_text.h"
#include "core/names/names.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

bool isWithin(double value, const std::optional<ChartRange> &cut)
{
    return !cut || (value >= cut->low && value <= cut->high);
}

bool isSeen(const ChartPoint &point, const ChartData &chart)
{
    return isWithin(point.x, chart.x.cut) && isWithin(point.y, chart.y.cut);
}

QByteArray csvNumber(double value) { return QByteArray::number(value, 'g', 10); }

/// A machine takes no part in the frontier of the cards.
bool isMachine(const ChartPoint &point) { return point.id.startsWith(u'@'); }

/// "launch_price_usd", or the title where the axis has no key.
QString keyOf(const ChartAxis &axis) { return axis.key.isEmpty() ? axis.title : axis.key; }

/// What the table has besides series, id, name, x and y.
struct Extras
{
    explicit Extras(const ChartData &chart)
        : size(!chart.sizeKey.isEmpty())
        , frontier(chart.frontier)
        , trend(std::any_of(chart.series.begin(), chart.series.end(),
                            [](const ChartSeries &series) { return series.trend.has_value(); }))
    {
    }

    bool size;
    bool frontier;
    bool trend;
};

ChartTable::Cell textCell(const QString &content) { return {content, {}}; }
ChartTable::Cell numberCell(std::optional<double> value) { return {{}, value}; }

void addHeadings(ChartTable &table, const ChartData &chart, const Extras &extras)
{
    const auto add = [&](const QString &heading, const QString &key) {
        table.headings << heading;
        table.keys << key;
    };
    add(chart.seriesTitle.isEmpty() ? Chart::tr("Series") : chart.seriesTitle, u"series"_s);
    add(Chart::tr("Id in the catalogue"), u"id"_s);
    add(Chart::tr("Name"), u"name"_s);
    if (chart.form == ChartData::Form::Points)
        add(chart.x.title, keyOf(chart.x));
    add(chart.y.title, keyOf(chart.y));
    if (extras.size)
        add(chart.sizeTitle, chart.sizeKey);
    if (extras.frontier)
        add(Chart::tr("On the frontier"), u"frontier"_s);
    if (extras.trend)
        add(Chart::tr("Trend of the series, %1").arg(chart.y.title), u"trend_"_s + keyOf(chart.y));
}

std::vector<ChartTable::Cell> rowOf(const ChartPoint &point, const ChartSeries &series, const ChartData &chart,
                                    const Extras &extras)
{
    std::vector<ChartTable::Cell> row{textCell(series.name), textCell(isMachine(point) ? point.id.mid(1) : point.id),
                                      textCell(point.label)};
    if (chart.form == ChartData::Form::Points)
        row.push_back(numberCell(point.x));
    row.push_back(numberCell(point.y));
    if (extras.size)
        row.push_back(numberCell(point.size));
    if (extras.frontier)
        row.push_back(isMachine(point) ? textCell({})
                                       : textCell(point.onFrontier ? Chart::tr("yes") : Chart::tr("no")));
    if (extras.trend)
        row.push_back(numberCell(series.trend ? std::optional(series.trend->at(point.x)) : std::nullopt));
    return row;
}

std::vector<ChartTable::Cell> rowOf(const ChartLine &line, const ChartData &chart, std::size_t columns)
{
    std::vector<ChartTable::Cell> row{
        textCell(Chart::tr("Line", "across a chart, at a value")), {}, textCell(line.label)};
    if (chart.form == ChartData::Form::Points)
        row.push_back(numberCell(line.vertical ? std::optional(line.value) : std::nullopt));
    row.push_back(numberCell(line.vertical ? std::nullopt : std::optional(line.value)));
    row.resize(columns);
    return row;
}

} // namespace

bool ChartData::isEmpty() const
{
    return std::all_of(series.begin(), series.end(), [](const ChartSeries &one) { return one.points.empty(); });
}

ChartData withinCuts(const ChartData &chart)
{
    if (!chart.x.cut && !chart.y.cut)
        return chart;
    ChartData shown = chart;
    std::size_t all = 0;
    std::size_t gone = 0;
    for (ChartSeries &series : shown.series) {
        all += series.points.size();
        gone += std::erase_if(series.points, [&](const ChartPoint &point) { return !isSeen(point, chart); });
    }
    std::erase_if(shown.series, [](const ChartSeries &series) { return series.points.empty(); });
    std::erase_if(shown.lines, [&](const ChartLine &line) {
        return !isWithin(line.value, line.vertical ? chart.x.cut : chart.y.cut);
    });
    if (gone > 0)
        shown.captions << Chart::tr("Cut to a part of the chart: %1 of its %2 points lie outside.")
                              .arg(names::number(static_cast<double>(gone)), names::number(static_cast<double>(all)));
    return shown;
}

ChartTable chartTable(const ChartData &chart)
{
    const Extras extras(chart);
    ChartTable table;
    addHeadings(table, chart, extras);
    for (const ChartSeries &series : chart.series) {
        for (const ChartPoint &point : series.points) {
            table.rows.push_back(rowOf(point, series, chart, extras));
            table.ids.push_back(point.id);
        }
    }
    for (const ChartLine &line : chart.lines) {
        table.rows.push_back(rowOf(line, chart, static_cast<std::size_t>(table.keys.size())));
        table.ids.emplace_back();
    }
    return table;
}

QByteArray chartAsCsv(const ChartData &chart)
{
    const ChartTable table = chartTable(withinCuts(chart));
    QByteArray csv;
    const auto addRow = [&](const QByteArrayList &cells) { csv += cells.join(',') + "\r\n"; };
    QByteArrayList heads;
    for (const QString &key : table.keys)
        heads << csvCell(key).toUtf8();
    addRow(heads);
    for (const std::vector<ChartTable::Cell> &row : table.rows) {
        QByteArrayList cells;
        for (const ChartTable::Cell &cell : row)
            cells << (cell.number ? csvNumber(*cell.number) : csvCell(cell.text).toUtf8());
        addRow(cells);
    }
    return csv;
}

QString chartAsText(const ChartData &chart)
{
    const ChartTable table = chartTable(withinCuts(chart));
    QStringList lines{table.headings.join(u'\t')};
    for (const std::vector<ChartTable::Cell> &row : table.rows) {
        QStringList cells;
        for (const ChartTable::Cell &cell : row)
            cells << (cell.number ? QString::fromLatin1(csvNumber(*cell.number)) : defused(cell.text).simplified());
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

} // namespace rig

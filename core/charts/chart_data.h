// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/trend.h"
#include "core/metrics/frontier.h"
#include "core/names/vendors.h"

#include <QByteArray>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace rig {

/// A chart as a value: whoever draws it (window, PDF, SVG, CSV) draws the same, and knows nothing else.
struct ChartPoint
{
    QString id; ///< of the part; begins with '@' for a machine
    QString label;
    double x = 0;                 ///< of bars: the row, counted from 0 at the top
    double y = 0;                 ///< of bars: the length
    std::optional<double> size{}; ///< what the mark's area stands for; unknown ones are drawn smallest
    bool onFrontier = false;
    std::array<int, 4> sources{-1, -1, -1, -1}; ///< numbers in ChartData::sources; -1: none
    std::optional<double> ratio{};              ///< of ChartData::ratioTitle
    bool runsToday = true; ///< false, in a chart of today's prices: a module, or not known to run today's frameworks
};

/// ChartSeries::style of a vendor: from here on, in the order of ChipVendor.
inline constexpr int FirstVendorStyle = 1000;

/// How many colours ChartSeries::style goes round.
inline constexpr int SeriesColours = 6;

struct ChartSeries
{
    QString name;
    std::vector<ChartPoint> points; ///< by x
    int style = 0;                  ///< number among all series: colour and shape stay when other series are hidden
    bool joined = false;            ///< the points are joined by a line: they are one thing at several x
    std::optional<Trend> trend{};   ///< drawn over its range of x
};

struct ChartRange
{
    double low = 0;
    double high = 1;

    bool operator==(const ChartRange &) const = default;
};

struct ChartAxis
{
    QString title; ///< with its unit
    bool logarithmic = false;
    bool years = false; ///< decimal years: labels are whole years, without separators
    QString key{};      ///< of the metric: heads the column in the CSV
    Better better = Better::Neither;
    QStringList categories{};        ///< names of the rows of a bar chart; empty otherwise
    std::optional<ChartRange> cut{}; ///< what is shown of it, in the axis' values; nullopt: all
    QString figure{};                ///< its name, where the metric's would be wrong for some of the points
    bool fromZero = true;            ///< lengths from zero compare honestly; false where the value is a place
};

/// A threshold across the plot.
struct ChartLine
{
    bool vertical = false; ///< at a value of x; else at one of y
    double value = 0;
    QString label;

    bool operator==(const ChartLine &) const = default;
};

struct ChartData
{
    enum class Form { Points, Bars };

    QString title;
    QString answer{}; ///< in a sentence, where somebody who knows the question gave it
    ChartAxis x;      ///< of bars: the rows
    ChartAxis y;
    std::vector<ChartSeries> series;
    QStringList captions; ///< basis, filters, and how many points were left out and why
    Form form = Form::Points;
    std::vector<ChartLine> lines{};
    QString sizeTitle{}; ///< what the marks' area stands for, with its unit; empty: all marks are alike
    QString sizeKey{};
    bool frontier = false; ///< the frontier is drawn, and what is not on it faded
    QStringList sources{}; ///< titles, see ChartPoint::sources

    QString ratioTitle{};   ///< one figure divided by the other, with its unit; empty: says nothing
    QString perTitle{};     ///< of bars: what all figures are divided by, "per dollar at launch"; empty: nothing
    QString seriesTitle{};  ///< heading of the series' names; empty: "Series"
    qsizetype readings = 0; ///< how many captions, the first ones, speak of the answer before they count the points

    [[nodiscard]] bool isEmpty() const;
};

/// The chart as it is seen: without the points outside of the cuts, which the captions then count and name. The cuts
/// stay.
[[nodiscard]] ChartData withinCuts(const ChartData &chart);

/// The twin of the picture: a row for each point, then one for each threshold line; numbers as such.
struct ChartTable
{
    struct Cell
    {
        QString text; ///< empty where there is a number, or nothing
        std::optional<double> number{};
    };
    QStringList headings; ///< for people
    QStringList keys;     ///< for machines, as many
    std::vector<std::vector<Cell>> rows;
    std::vector<QString> ids; ///< of the part, by row; empty for a line
};

/// Columns: series, id, name, x, y, and where the picture shows them: size, frontier, trend (of the series, at this x).
[[nodiscard]] ChartTable chartTable(const ChartData &chart);

/// The table of withinCuts() as CSV (RFC 4180), cells that a spreadsheet would run are defused.
[[nodiscard]] QByteArray chartAsCsv(const ChartData &chart);
/// The same with tabs between, as spreadsheets take it from the clipboard.
[[nodiscard]] QString chartAsText(const ChartData &chart);

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart_data.h"

#include <cmath>
#include <random>

/// Charts as the tests of ui/charts draw them.
namespace charts_sample {

using namespace rig;

/// `count` random points in six series over three decades both ways, with sizes, trends, lines and their frontier.
inline ChartData points(int count)
{
    ChartData chart;
    chart.title = QStringLiteral("FP32 against price");
    chart.x = {QStringLiteral("Price (USD)"), true, false, QStringLiteral("price"), Better::Lower};
    chart.y = {QStringLiteral("FP32 (TFLOPS)"), true, false, QStringLiteral("fp32"), Better::Higher};
    std::mt19937 random(7);
    const auto decades = [&] { return 3.0 * (random() % 100000) / 100000; };
    std::vector<FrontierPoint> places;
    for (int s = 0; s < 6; ++s) {
        ChartSeries series;
        series.name = QStringLiteral("Series %1").arg(s);
        series.style = s;
        for (int i = s; i < count; i += 6) {
            ChartPoint point{QStringLiteral("p%1").arg(i), QStringLiteral("GeForce RTX %1").arg(1000 + i),
                             100 * std::pow(10, decades()), std::pow(10, decades())};
            if (i % 5 != 0)
                point.size = 8 << (i % 4);
            point.sources = {0, i % 2, -1, -1};
            places.push_back({point.x, point.y});
            series.points.push_back(point);
        }
        if (s < 2)
            series.trend = Trend{Trend::Law::Proportional, 0, 0.01 * (s + 1), 5, {}, {}, {}, 200, 50000};
        chart.series.push_back(series);
    }
    const std::vector<bool> on = paretoFrontier(places, Better::Lower, Better::Higher);
    std::size_t at = 0;
    for (ChartSeries &series : chart.series) {
        for (ChartPoint &point : series.points)
            point.onFrontier = on[at++];
    }
    chart.frontier = true;
    chart.sizeTitle = QStringLiteral("Memory (GiB)");
    chart.sizeKey = QStringLiteral("memory_gib");
    chart.lines = {{false, 24, QStringLiteral("At least 24 TFLOPS")}, {true, 2000, QStringLiteral("Budget: $2,000")}};
    chart.sources = QStringList{QStringLiteral("Data sheet"), QStringLiteral("Price list")};
    chart.captions = QStringList{QStringLiteral("Shown: all chips with both figures.")};
    return chart;
}

/// Four curves over a power limit.
inline ChartData joined()
{
    ChartData chart;
    chart.title = QStringLiteral("Speed over the power limit");
    chart.x = {QStringLiteral("Power limit (W)"), false, false, QStringLiteral("limit")};
    chart.y = {QStringLiteral("Share of full speed (%)"), false, false, QStringLiteral("share"), Better::Higher};
    for (int s = 0; s < 4; ++s) {
        ChartSeries series;
        series.name = QStringLiteral("Card %1").arg(s + 1);
        series.style = s;
        series.joined = true;
        for (int i = 0; i < 9; ++i) {
            const double watts = 100 + 40 * i;
            series.points.push_back({QStringLiteral("c%1-%2").arg(s).arg(i), QStringLiteral("%1 W").arg(watts), watts,
                                     100 * std::pow(watts / 420, 0.3 + 0.1 * s)});
        }
        chart.series.push_back(series);
    }
    return chart;
}

/// Two series in rows, the second not in every one.
inline ChartData bars(int rows)
{
    ChartData chart;
    chart.form = ChartData::Form::Bars;
    chart.title = QStringLiteral("Images a second");
    chart.x = {QStringLiteral("Card"), false, false, QStringLiteral("card")};
    chart.y = {QStringLiteral("Images a second"), false, false, QStringLiteral("images"), Better::Higher};
    for (int row = 0; row < rows; ++row)
        chart.x.categories << QStringLiteral("GeForce RTX %1 with a long name").arg(1000 + row);
    for (int s = 0; s < 2; ++s) {
        ChartSeries series;
        series.name = s == 0 ? QStringLiteral("FP32") : QStringLiteral("FP16");
        series.style = s;
        for (int row = 0; row < rows; ++row) {
            if (s == 0 || row % 3 != 0)
                series.points.push_back({QStringLiteral("b%1-%2").arg(row).arg(s), chart.x.categories[row],
                                         static_cast<double>(row), (1000.0 - 20 * row) / (2 - s)});
        }
        chart.series.push_back(series);
    }
    chart.lines = {{false, 300, QStringLiteral("Wanted: 300")}};
    return chart;
}

} // namespace charts_sample

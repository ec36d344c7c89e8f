// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/chart.h"

#include "app/bench/timing.h"
#include "ui/charts/chart_view.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QGraphicsView>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>
#include <random>

namespace rig::bench {

namespace {

constexpr int Series = 12;
constexpr int Steps = 200;
constexpr int PixelsPerStep = 3;

ChartData randomChart(int points)
{
    std::mt19937 random(1);
    std::uniform_real_distribution<double> decades(0, 3);
    ChartData chart;
    chart.x = {QStringLiteral("Price (USD)"), true, false, QStringLiteral("price")};
    chart.y = {QStringLiteral("FP32 (TFLOPS)"), true, false, QStringLiteral("fp32")};
    for (int s = 0; s < Series; ++s) {
        ChartSeries series;
        series.name = QStringLiteral("Series %1").arg(s);
        series.style = s;
        for (int i = s; i < points; i += Series) {
            const QString name = QStringLiteral("RTX %1").arg(i);
            series.points.push_back({name, name, std::pow(10, decades(random)), std::pow(10, decades(random))});
        }
        chart.series.push_back(std::move(series));
    }
    return chart;
}

void sendMouse(QWidget &target, QEvent::Type type, const QPointF &at)
{
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    const Qt::MouseButtons held = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, at, target.mapToGlobal(at), button, held, Qt::NoModifier);
    QCoreApplication::sendEvent(&target, &event);
}

/// Drags a square path through the plot, a picture after each step.
std::vector<double> frameTimes(ui::ChartView &view)
{
    QWidget &ground = *view.findChild<QGraphicsView *>()->viewport();
    QPointF at(640, 400);
    sendMouse(ground, QEvent::MouseButtonPress, at);
    std::vector<double> times;
    for (int i = 0; i < Steps; ++i) {
        const int side = i / (Steps / 4);
        at += QPointF(side == 0   ? PixelsPerStep
                      : side == 2 ? -PixelsPerStep
                                  : 0,
                      side == 1   ? PixelsPerStep
                      : side == 3 ? -PixelsPerStep
                                  : 0);
        QElapsedTimer timer;
        timer.start();
        sendMouse(ground, QEvent::MouseMove, at);
        ground.repaint();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    sendMouse(ground, QEvent::MouseButtonRelease, at);
    return times;
}

double rounded(double value) { return std::round(value * 10) / 10; }

void measurePanning(QJsonObject &results, int points)
{
    const QString name = QStringLiteral("chart_pan_fps_%1").arg(points);
    ui::ChartView view;
    view.resize(1280, 800);
    view.show();
    QCoreApplication::processEvents();
    const ChartData chart = randomChart(points);
    QElapsedTimer timer;
    timer.start();
    view.setChart(chart);
    view.findChild<QGraphicsView *>()->viewport()->repaint();
    results[QStringLiteral("chart_first_paint_ms_%1").arg(points)] =
        rounded(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    const std::vector<double> times = frameTimes(view);
    results[name] = rounded(1000 / median(times));
    results[name + QStringLiteral("_worst")] = rounded(1000 / *std::max_element(times.begin(), times.end()));
}

} // namespace

void measureCharts(QJsonObject &results)
{
    measurePanning(results, 4'000);
    measurePanning(results, 30'000);
}

} // namespace rig::bench

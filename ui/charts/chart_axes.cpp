// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_axes.h"

#include <QCategoryAxis>
#include <QChart>
#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QScatterSeries>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace rig::ui {

namespace {

constexpr std::size_t FewestNumbers = 3;

QCategoryAxis *addAxis(QChart &chart, QAbstractSeries &series, Qt::Alignment alignment)
{
    auto *axis = new QCategoryAxis;
    axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    // By its name: Qt Charts before 6.2 does not have it.
    axis->setProperty("truncateLabels", false);
    chart.addAxis(axis, alignment);
    series.attachAxis(axis);
    return axis;
}

// A category axis bears any labels at any places: Qt's own logarithmic axis knows neither 1-2-5 steps nor ticks within
// one decade. The same two axes stay for good: a removed one leaves its old picture behind.
void setTicks(QCategoryAxis &axis, const std::vector<Tick> &ticks)
{
    // Each call would lay the axis out; the last tells all.
    const QStringList old = axis.categoriesLabels();
    {
        const QSignalBlocker quiet(axis);
        for (const QString &label : old)
            axis.remove(label);
        // Far before what is seen: a mark without a label stands there.
        const double range = std::abs(axis.max() - axis.min());
        axis.setStartValue(ticks.empty() ? axis.min() : ticks.front().position - 1 - 2 * range);
        for (std::size_t i = 0; i + 1 < ticks.size(); ++i)
            axis.append(ticks[i].label, ticks[i].position);
    }
    if (!ticks.empty())
        axis.append(ticks.back().label, ticks.back().position);
}

void dressAxis(QCategoryAxis &axis, const QString &title, const ChartLook &look, bool labelled)
{
    axis.setTitleText(title);
    QFont titleFont = look.font;
    titleFont.setWeight(QFont::DemiBold);
    axis.setTitleFont(titleFont);
    axis.setTitleBrush(look.text);
    axis.setLabelsFont(look.smallFont());
    axis.setLabelsColor(look.quiet);
    axis.setGridLineVisible(labelled);
    axis.setLineVisible(labelled);
    axis.setTitleVisible(labelled);
    axis.setGridLinePen(QPen(look.grid, 1));
    axis.setLinePen(QPen(look.axis, 1));
}

// Keeps a little room at the left of the plot: Qt leaves out the first label of the other axis where that would reach
// into the margin.
QString unseenLabel() { return QString(4, QChar::Nbsp); }

double widest(const std::vector<Tick> &ticks, const QFontMetricsF &metrics)
{
    double width = 0;
    for (const Tick &tick : ticks)
        width = std::max(width, metrics.horizontalAdvance(tick.label));
    return width;
}

} // namespace

ChartAxes::ChartAxes(QGraphicsScene &scene) : m_chart(new QChart), m_series(new QScatterSeries)
{
    m_chart->setBackgroundVisible(false);
    m_chart->setPlotAreaBackgroundVisible(false);
    m_chart->legend()->hide();
    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->addSeries(m_series);
    m_x.qt = addAxis(*m_chart, *m_series, Qt::AlignBottom);
    m_y.qt = addAxis(*m_chart, *m_series, Qt::AlignLeft);
    scene.addItem(m_chart);
}

void ChartAxes::dress(const ChartAxis &across, const ChartAxis &up, const ChartLook &look, double leftRoom,
                      double topRoom)
{
    m_look = look;
    m_topRoom = topRoom;
    m_x.shown = across;
    m_y.shown = up;
    m_y.labelled = leftRoom <= 0;
    dressAxis(*m_x.qt, across.title, look, true);
    dressAxis(*m_y.qt, up.title, look, m_y.labelled);
    const double kept = leftRoom > 0 ? QFontMetricsF(look.smallFont()).horizontalAdvance(unseenLabel()) : 0;
    m_chart->setMargins(QMargins(4 + static_cast<int>(std::ceil(std::max(0.0, leftRoom - kept))),
                                 4 + static_cast<int>(std::ceil(m_topRoom)), 12, 4));
}

void ChartAxes::resize(const QSizeF &size)
{
    m_size = size;
    m_chart->resize(size);
}

void ChartAxes::setVisible(bool on) { m_chart->setVisible(on); }

void ChartAxes::showOn(Axis &axis, const Span &span, double pixels, double perLabel, bool across)
{
    const QFontMetricsF metrics(m_look.smallFont());
    int most = std::clamp(static_cast<int>(pixels / perLabel), 2, across ? 16 : 14);
    std::vector<Tick> ticks = ticksWithin(span.low, span.high, axis.shown, most);
    while (across && most > 2 && (widest(ticks, metrics) + metrics.averageCharWidth() * 2) * most > pixels)
        ticks = ticksWithin(span.low, span.high, axis.shown, --most);
    // Two numbers tell no scale: a third one, as long as each has its line.
    const int densest = static_cast<int>(pixels / (metrics.height() * 1.2));
    while (!across && ticks.size() < FewestNumbers && most < densest)
        ticks = ticksWithin(span.low, span.high, axis.shown, ++most);
    if (!axis.labelled)
        ticks = {{span.high, unseenLabel()}};
    if (ticks != axis.ticks)
        setTicks(*axis.qt, ticks);
    axis.ticks = std::move(ticks);
    axis.qt->setRange(span.low, span.high);
}

void ChartAxes::show(const Window &window)
{
    const QFontMetricsF metrics(m_look.font);
    showOn(m_x, window.x, m_size.width() - 80, metrics.averageCharWidth() * 5, true);
    showOn(m_y, window.y, m_size.height() - 80, metrics.height() * 1.9, false);
    m_chart->layout()->invalidate();
    m_chart->layout()->activate();
}

QRectF ChartAxes::area() const { return m_chart->plotArea(); }

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_scene.h"

#include "ui/charts/marks_item.h"
#include "ui/charts/ticks.h"

#include <QCategoryAxis>
#include <QChart>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QScatterSeries>

#include <algorithm>
#include <cmath>
#include <limits>

namespace rig::ui {

namespace {

struct Bounds
{
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();

    void take(double value)
    {
        low = std::min(low, value);
        high = std::max(high, value);
    }
};

std::pair<Bounds, Bounds> boundsOf(const ChartData &chart)
{
    std::pair<Bounds, Bounds> bounds;
    for (const ChartSeries &series : chart.series) {
        for (const ChartPoint &point : series.points) {
            bounds.first.take(point.x);
            bounds.second.take(point.y);
        }
    }
    return bounds;
}

// A category axis bears any labels at any places: Qt's own logarithmic axis knows neither 1-2-5 steps nor ticks within
// one decade. The same two axes stay for good: a removed one leaves its old picture behind.
void dress(QCategoryAxis &axis, const ChartAxis &shown, const AxisRange &range, const ChartLook &look)
{
    const QStringList old = axis.categoriesLabels();
    for (const QString &label : old)
        axis.remove(label);
    axis.setStartValue(range.low);
    for (const Tick &tick : range.ticks)
        axis.append(tick.label, tick.position);
    axis.setRange(range.low, range.high);
    axis.setTitleText(shown.title);
    QFont titleFont = look.font;
    titleFont.setBold(true);
    axis.setTitleFont(titleFont);
    axis.setTitleBrush(look.text);
    axis.setLabelsFont(look.font);
    axis.setLabelsColor(look.text);
    axis.setGridLinePen(QPen(look.grid, 1));
    axis.setLinePen(QPen(look.quiet, 1));
}

QCategoryAxis *addAxis(QChart &chart, QAbstractSeries &series, Qt::Alignment alignment)
{
    auto *axis = new QCategoryAxis;
    axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    axis->setTruncateLabels(false);
    chart.addAxis(axis, alignment);
    series.attachAxis(axis);
    return axis;
}

} // namespace

ChartLook screenLook(const QPalette &palette, const QFont &font)
{
    ChartLook look;
    look.font = font;
    look.font.setPixelSize(QFontInfo(font).pixelSize());
    look.ground = palette.color(QPalette::Active, QPalette::Base);
    look.text = palette.color(QPalette::Active, QPalette::Text);
    look.quiet = palette.color(QPalette::Active, QPalette::PlaceholderText);
    look.dark = look.ground.lightness() < 128;
    look.grid = QColor::fromRgb(look.dark ? 0xFF33373E : 0xFFE2E5EA);
    look.accent = palette.color(QPalette::Active, QPalette::Link);
    return look;
}

ChartLook paperLook()
{
    ChartLook look;
    look.font.setPixelSize(13);
    look.ground = Qt::white;
    look.text = QColor::fromRgb(0xFF1B1F24);
    look.quiet = QColor::fromRgb(0xFF4A515B);
    look.grid = QColor::fromRgb(0xFFDDE0E5);
    look.accent = QColor::fromRgb(0xFF1A5F9A);
    return look;
}

ChartScene::ChartScene()
{
    m_chart = new QChart;
    m_chart->setBackgroundVisible(false);
    m_chart->setPlotAreaBackgroundVisible(false);
    m_chart->legend()->hide();
    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->setMargins(QMargins(4, 4, 12, 4));
    m_series = new QScatterSeries;
    m_chart->addSeries(m_series);
    m_axisX = addAxis(*m_chart, *m_series, Qt::AlignBottom);
    m_axisY = addAxis(*m_chart, *m_series, Qt::AlignLeft);
    addItem(m_chart);
    m_item = new MarksItem(*this);
    addItem(m_item);
}

ChartScene::~ChartScene() = default;

void ChartScene::setChart(const ChartData &chart, const ChartLook &look)
{
    m_data = chart;
    m_look = look;
    layOut();
}

void ChartScene::setSize(const QSizeF &size)
{
    if (size == m_size)
        return;
    m_size = size;
    layOut();
}

void ChartScene::setSelected(const QString &partId) { m_item->setSelected(partId); }

void ChartScene::setHovered(const QString &partId) { m_item->setHovered(partId); }

const ChartPoint &ChartScene::pointOf(const Mark &mark) const
{
    return m_data.series[static_cast<std::size_t>(mark.series)].points[static_cast<std::size_t>(mark.point)];
}

const Mark *ChartScene::nearest(const QPointF &place, double reach) const
{
    const Mark *best = nullptr;
    double bestDistance = reach;
    for (const Mark &mark : m_marks) {
        const double distance = std::hypot(mark.position.x() - place.x(), mark.position.y() - place.y());
        if (distance <= bestDistance) {
            best = &mark;
            bestDistance = distance;
        }
    }
    return best;
}

void ChartScene::layOut()
{
    setBackgroundBrush(m_look.ground);
    setSceneRect(QRectF(QPointF(0, 0), m_size));
    m_chart->resize(m_size);
    const bool empty = m_data.series.empty();
    m_chart->setVisible(!empty);
    m_item->setVisible(!empty);
    if (empty) {
        m_marks.clear();
        return;
    }
    dressAxes();
    placeMarks();
}

void ChartScene::dressAxes()
{
    const auto [x, y] = boundsOf(m_data);
    const QFontMetricsF metrics(m_look.font);
    const double labelWidth = metrics.horizontalAdvance(axisValue(x.high, m_data.x)) + metrics.averageCharWidth() * 3;
    const int mostX = std::clamp(static_cast<int>((m_size.width() - 80) / labelWidth), 2, 16);
    const int mostY = std::clamp(static_cast<int>((m_size.height() - 80) / (metrics.height() * 1.9)), 2, 14);

    dress(*m_axisX, m_data.x, axisRange(x.low, x.high, m_data.x, mostX), m_look);
    dress(*m_axisY, m_data.y, axisRange(y.low, y.high, m_data.y, mostY), m_look);
    m_chart->layout()->invalidate();
    m_chart->layout()->activate();
}

void ChartScene::placeMarks()
{
    m_marks.clear();
    for (std::size_t s = 0; s < m_data.series.size(); ++s) {
        const std::vector<ChartPoint> &points = m_data.series[s].points;
        for (std::size_t p = 0; p < points.size(); ++p) {
            const QPointF value(scaled(points[p].x, m_data.x), scaled(points[p].y, m_data.y));
            m_marks.push_back({m_chart->mapToPosition(value, m_series), static_cast<int>(s), static_cast<int>(p)});
        }
    }
    std::stable_sort(m_marks.begin(), m_marks.end(),
                     [](const Mark &a, const Mark &b) { return a.position.x() < b.position.x(); });
    m_item->place(m_look, m_chart->plotArea());
}

} // namespace rig::ui

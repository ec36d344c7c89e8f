// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/bars.h"

#include "ui/charts/chart_scene.h"
#include "ui/charts/series_style.h"
#include "ui/charts/ticks.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rig::ui {

namespace {

constexpr double RowShare = 0.8;       // of a row's height for its bars
constexpr double ThickestBar = 18;     // px: one bar alone is not a wall
constexpr double ThinnestBar = 7;      // px
constexpr double RoomForValues = 0.12; // of the longest bar

std::vector<int> barsByRow(const ChartData &chart)
{
    std::vector<int> counts(static_cast<std::size_t>(rowsOf(chart)), 0);
    for (const ChartSeries &series : chart.series) {
        for (const ChartPoint &point : series.points)
            ++counts[static_cast<std::size_t>(std::clamp(static_cast<int>(point.x), 0, rowsOf(chart) - 1))];
    }
    return counts;
}

/// The largest type down to 9 px of which a row can bear a line.
QFont rowFont(const ChartLook &look, double rowHeight)
{
    QFont font = look.font;
    while (font.pixelSize() > SmallestType && QFontMetricsF(font).height() > rowHeight)
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

/// A whole number beside others that are none has as many digits: "1.00" above "0.94".
QString valueText(double value, const ChartData &chart, bool allWhole)
{
    const double size = std::abs(value);
    if (allWhole || size != std::floor(size) || size < 1 || size >= 100)
        return axisValue(value, chart.y);
    return QLocale().toString(value, 'f', size < 10 ? 2 : 1);
}

bool areWhole(const ChartData &chart)
{
    const auto isWhole = [](const ChartPoint &point) { return point.y == std::floor(point.y); };
    return std::all_of(chart.series.begin(), chart.series.end(), [&](const ChartSeries &series) {
        return std::all_of(series.points.begin(), series.points.end(), isWhole);
    });
}

/// Edges through the middle of pixels are sharp.
QRectF onPixels(const QRectF &box)
{
    return QRectF(QPointF(std::round(box.left()) + 0.5, std::round(box.top()) + 0.5),
                  QPointF(std::round(box.right()) + 0.5, std::round(box.bottom()) + 0.5));
}

} // namespace

int rowsOf(const ChartData &chart)
{
    double last = static_cast<double>(chart.x.categories.size()) - 1;
    for (const ChartSeries &series : chart.series) {
        for (const ChartPoint &point : series.points)
            last = std::max(last, point.x);
    }
    return std::max(1, static_cast<int>(last) + 1);
}

int barsInRow(const ChartData &chart)
{
    const std::vector<int> counts = barsByRow(chart);
    return std::max(1, *std::max_element(counts.begin(), counts.end()));
}

double slotHeight(const ChartData &chart) { return RowShare / barsInRow(chart); }

double barThickness(const ChartData &chart, double plotHeight)
{
    return std::min(ThickestBar, plotHeight / rowsOf(chart) * slotHeight(chart) * 0.85);
}

void placeBars(std::vector<Mark> &marks, const ChartData &chart)
{
    const std::vector<int> counts = barsByRow(chart);
    std::vector<int> taken(counts.size(), 0);
    const double slot = slotHeight(chart);
    for (Mark &mark : marks) { // by series, as they were made
        const ChartPoint &point = pointOf(mark, chart);
        const auto row = static_cast<std::size_t>(std::clamp(static_cast<int>(point.x), 0, rowsOf(chart) - 1));
        const double offset = (taken[row]++ - (counts[row] - 1) / 2.0) * slot;
        mark.at = {scaled(point.y, chart.y), -(static_cast<double>(row) + 0.5 + offset)};
        mark.step = 0;
    }
}

Window wholeOfBars(const ChartData &chart)
{
    const bool logarithmic = chart.y.logarithmic;
    double low = logarithmic ? 1e300 : 0;
    double high = logarithmic ? 1e-300 : 0;
    for (const ChartSeries &series : chart.series) {
        for (const ChartPoint &point : series.points) {
            low = std::min(low, point.y);
            high = std::max(high, point.y);
        }
    }
    for (const ChartLine &line : chart.lines) {
        if (!line.vertical && (!logarithmic || line.value > 0)) {
            low = std::min(low, line.value);
            high = std::max(high, line.value);
        }
    }
    if (high <= low)
        high = logarithmic ? low * 10 : low + 1;
    Span length = spanOf({low, high}, chart.y);
    const double air = length.length() * RoomForValues;
    if (logarithmic || low < 0)
        length.low -= air;
    length.high += air;
    return {length, {-static_cast<double>(rowsOf(chart)), 0}};
}

double rowNamesWidth(const ChartData &chart, const ChartLook &look, double width)
{
    const QFontMetricsF metrics(look.font);
    double widest = 0;
    for (const QString &name : chart.x.categories)
        widest = std::max(widest, metrics.horizontalAdvance(name));
    return std::min(widest + metrics.averageCharWidth(), width * 0.45);
}

double rowsHeight(const ChartData &chart, const QFont &font)
{
    // Every bar has its value behind it, in the small type of the names.
    constexpr double SmallType = 0.92;
    const double value = std::max(QFontMetricsF(font).ascent() * SmallType + 1, ThinnestBar + 2);
    const double bars = barsInRow(chart) * value / RowShare;
    return rowsOf(chart) * std::max(QFontMetricsF(font).height() * 1.5, bars);
}

BarsItem::BarsItem(const ChartScene &scene) : m_scene(scene) { setZValue(5); }

void BarsItem::place()
{
    prepareGeometryChange();
    update();
}

QRectF BarsItem::boundingRect() const { return m_scene.ground(); }

void BarsItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const ChartData &chart = m_scene.chart();
    const PlotMap &map = m_scene.map();
    const double thick = barThickness(chart, map.area().height());
    const double zero = chart.y.logarithmic ? map.area().left() : map.toPixel({0, 0}).x();
    painter->setRenderHint(QPainter::Antialiasing);
    for (const Mark &mark : m_scene.marks()) {
        const SeriesStyle style =
            seriesStyle(chart.series[static_cast<std::size_t>(mark.series)].style, m_scene.look().dark);
        painter->setPen(QPen(style.edge, 1));
        painter->setBrush(style.fill);
        painter->drawRect(onPixels(QRectF(QPointF(zero, mark.position.y() - thick / 2),
                                          QPointF(mark.position.x(), mark.position.y() + thick / 2))
                                       .normalized()));
    }
    painter->setPen(QPen(m_scene.look().axis, 1));
    painter->drawLine(QLineF(std::round(zero) + 0.5, map.area().top(), std::round(zero) + 0.5, map.area().bottom()));
    paintRowNames(*painter);
    paintValues(*painter);
}

void BarsItem::paintRowNames(QPainter &painter) const
{
    const ChartData &chart = m_scene.chart();
    const QRectF &plot = m_scene.map().area();
    const double rowHeight = plot.height() / rowsOf(chart);
    const QFont font = rowFont(m_scene.look(), rowHeight);
    const QFontMetricsF metrics(font);
    const double room = rowNamesWidth(chart, m_scene.look(), m_scene.ground().width());
    // Rows lower than the smallest type share a name among them rather than overlap.
    const int every = std::max(1, static_cast<int>(std::ceil(metrics.height() / rowHeight - 0.01)));
    painter.setFont(font);
    painter.setPen(m_scene.look().text);
    for (qsizetype row = 0; row < chart.x.categories.size(); row += every) {
        const double middle = plot.top() + (static_cast<double>(row) + 0.5) * rowHeight;
        const QRectF box(plot.left() - room - 6, middle - metrics.height() / 2, room, metrics.height());
        painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(chart.x.categories[row], Qt::ElideRight, room));
    }
}

void BarsItem::paintValues(QPainter &painter) const
{
    const ChartData &chart = m_scene.chart();
    const QRectF &plot = m_scene.map().area();
    const double slot = plot.height() / rowsOf(chart) * slotHeight(chart);
    const QFont font = m_scene.look().smallFont();
    const QFontMetricsF metrics(font);
    if (metrics.ascent() > slot)
        return;
    painter.setFont(font);
    painter.setPen(m_scene.look().text);
    const bool allWhole = areWhole(chart) || chart.y.years;
    for (const Mark &mark : m_scene.marks()) {
        const double length = pointOf(mark, chart).y;
        const QString text = valueText(length, chart, allWhole);
        const double width = metrics.horizontalAdvance(text) + 2;
        const double gap = m_scene.look().markSize() + 5;
        const double left = length < 0 ? mark.position.x() - gap - width : mark.position.x() + gap;
        if (left < plot.left() || left + width > plot.right())
            continue;
        painter.drawText(QRectF(left, mark.position.y() - metrics.height() / 2, width, metrics.height()),
                         Qt::AlignCenter, text);
    }
}

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/inner_legend.h"

#include "core/charts/chart_answer.h"
#include "ui/charts/chart_scene.h"
#include "ui/charts/series_style.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

namespace rig::ui {

namespace {

/// Sentences of this file.
struct LegendWords
{
    Q_DECLARE_TR_FUNCTIONS(ChartKey)
};

// More series than this nobody finds again by their marks; the settings list them all.
constexpr std::size_t MostEntries = 10;
constexpr double EntryMark = 20;    // px, before a name
constexpr double EntriesApart = 18; // px, between two entries
constexpr double KeyPadding = 8;    // px
constexpr double ShareOfWidth = 0.6;
constexpr double ShareOfHeight = 1 / 3.0;

/// How many letters all names end with from a comma on: ", time of an epoch" of ten measurements says nothing.
qsizetype sharedEnd(const std::vector<const ChartSeries *> &series)
{
    QString end = series.front()->name;
    for (const ChartSeries *one : series) {
        while (!one->name.endsWith(end))
            end.remove(0, 1);
    }
    const qsizetype latin = end.indexOf(u", ");
    const qsizetype han = end.indexOf(QChar(0xFF0C));
    const qsizetype comma = latin < 0 ? han : han < 0 ? latin : std::min(latin, han);
    return series.size() < 2 || comma < 0 ? 0 : end.size() - comma;
}

} // namespace

InnerLegend::InnerLegend(const ChartScene &scene) : m_scene(scene) { setZValue(13); }

void InnerLegend::fill()
{
    prepareGeometryChange();
    m_entries.clear();
    m_box = {};
    m_named = 0;
    const ChartData &chart = m_scene.chart();
    std::vector<const ChartSeries *> &series = m_series;
    series.clear();
    for (const ChartSeries &one : chart.series)
        series.push_back(&one);
    // Vendors stand in their own order, as everywhere, and before machines.
    const auto isVendor = [](const ChartSeries *one) { return one->style >= FirstVendorStyle; };
    if (std::any_of(series.begin(), series.end(), isVendor))
        std::stable_sort(series.begin(), series.end(), [&](const ChartSeries *a, const ChartSeries *b) {
            return isVendor(a) && isVendor(b) ? a->style < b->style : isVendor(a) && !isVendor(b);
        });
    if (series.size() < 2 && !hasFrontier())
        return;
    m_named = series.size();
    if (m_named > MostEntries) {
        m_named = MostEntries - 1;
        std::stable_sort(series.begin(), series.end(), [](const ChartSeries *a, const ChartSeries *b) {
            return a->points.size() > b->points.size();
        });
    }
    nameSeries(m_named);
}

void InnerLegend::cut()
{
    while (m_named > 1 && heightAbove() > m_scene.ground().height() * ShareOfHeight)
        nameSeries(--m_named);
}

bool InnerLegend::hasFrontier() const { return m_scene.chart().frontier && !m_scene.isBars(); }

void InnerLegend::nameSeries(std::size_t named)
{
    m_entries.clear();
    const std::vector<const ChartSeries *> &series = m_series;
    const qsizetype alike = sharedEnd(series);
    for (std::size_t i = 0; i < named; ++i) {
        const QString count = QLocale().toString(static_cast<qlonglong>(series[i]->points.size()));
        const bool vendor = series[i]->style >= FirstVendorStyle;
        // "GeForce GTX 10 10" would be read as a name.
        m_entries.push_back({series[i]->style, false,
                             m_scene.isBars()    ? series[i]->name
                             : series[i]->joined ? shortLabel(series[i]->name).chopped(alike)
                             : vendor
                                 ? LegendWords::tr("%1 %2", "series, number of points").arg(series[i]->name, count)
                                 : LegendWords::tr("%1 (%2)", "series, number of points").arg(series[i]->name, count)});
    }
    if (named < series.size())
        m_entries.push_back({-1, false,
                             LegendWords::tr("and %n more", "series without a line in the key",
                                             static_cast<int>(series.size() - named))});
    if (hasFrontier())
        m_entries.push_back({-1, true, LegendWords::tr("Frontier", "a line in a chart's key")});
    const QFontMetricsF metrics(m_scene.look().smallFont());
    for (Entry &entry : m_entries)
        entry.width = (entry.style < 0 && !entry.line ? 0 : EntryMark) + (entry.line ? 12 : 0) +
                      metrics.horizontalAdvance(entry.text);
}

double InnerLegend::widestEntry() const
{
    return std::accumulate(m_entries.begin(), m_entries.end(), 0.0,
                           [](double widest, const Entry &entry) { return std::max(widest, entry.width); });
}

QSizeF InnerLegend::arrange(double widest, Rows rows)
{
    const double row = std::ceil(QFontMetricsF(m_scene.look().smallFont()).height() * 1.4);
    const double inOneRow =
        std::accumulate(m_entries.begin(), m_entries.end(), -EntriesApart,
                        [](double width, const Entry &entry) { return width + entry.width + EntriesApart; });
    const double column = rows == Rows::Columns && inOneRow > widest ? widestEntry() : 0;
    QPointF at;
    double width = 0;
    for (Entry &entry : m_entries) {
        const double taken = std::max(column, entry.width);
        if (at.x() > 0 && at.x() + taken > widest)
            at = {0, at.y() + row};
        entry.at = at;
        width = std::max(width, at.x() + entry.width);
        at.rx() += taken + EntriesApart;
    }
    return {width + 2 * KeyPadding, at.y() + row + KeyPadding};
}

bool InnerLegend::place(const std::vector<QPolygonF> &lines)
{
    prepareGeometryChange();
    const QRectF plot = m_scene.map().area().adjusted(4, 4, -4, -4);
    struct Try
    {
        QRectF box;
        double widest = 0;
        int marks = 0;
        int crossed = 0;
    };
    std::optional<Try> best;
    // In one row where there is room, else in columns or in one.
    for (const double widest : {plot.width() * ShareOfWidth, widestEntry()}) {
        const QSizeF size = arrange(widest, Rows::Columns);
        if (size.width() > plot.width() || size.height() > plot.height())
            continue;
        for (const QPointF &corner : {plot.topLeft(), plot.topRight() - QPointF(size.width(), 0),
                                      plot.bottomRight() - QPointF(size.width(), size.height()),
                                      plot.bottomLeft() - QPointF(0, size.height())}) {
            Try one{QRectF(corner, size), widest};
            for (const Mark &mark : m_scene.marks()) {
                const double radius = m_scene.radiusOf(mark);
                if (mark.seen && one.box.adjusted(-radius, -radius, radius, radius).contains(mark.position))
                    ++one.marks;
            }
            for (const QPolygonF &line : lines)
                one.crossed += static_cast<int>(clipped(line, one.box).size());
            if (!best || std::pair(one.marks, one.crossed) < std::pair(best->marks, best->crossed))
                best = one;
        }
    }
    if (!best)
        return false;
    std::ignore = arrange(best->widest, Rows::Columns);
    m_box = best->box;
    update();
    return best->marks == 0 && best->crossed == 0;
}

double InnerLegend::heightAbove() const
{
    const double row = std::ceil(QFontMetricsF(m_scene.look().smallFont()).height() * 1.4);
    double x = 0;
    int rows = 1;
    for (const Entry &entry : m_entries) {
        if (x > 0 && x + entry.width > m_scene.ground().width() - 80) {
            ++rows;
            x = 0;
        }
        x += entry.width + EntriesApart;
    }
    return m_entries.empty() ? 0 : rows * row + KeyPadding;
}

void InnerLegend::placeAbove()
{
    prepareGeometryChange();
    const QRectF &plot = m_scene.map().area();
    const QSizeF size = arrange(m_scene.ground().width() - 80, Rows::Flowing);
    m_box = QRectF(QPointF(m_scene.isBars() ? 0 : plot.left(), plot.top() - size.height()), size);
    update();
}

void InnerLegend::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_entries.empty())
        return;
    const ChartLook &look = m_scene.look();
    QColor behind = look.ground;
    behind.setAlphaF(0.85F);
    painter->fillRect(m_box, behind);
    painter->setRenderHint(QPainter::Antialiasing);
    const QFont font = look.smallFont();
    const double row = std::ceil(QFontMetricsF(font).height() * 1.4);
    for (const Entry &entry : m_entries) {
        QRectF box(m_box.topLeft() + entry.at + QPointF(KeyPadding, KeyPadding / 2), QSizeF(entry.width + 2, row));
        if (entry.style >= 0)
            drawMarker(*painter, seriesStyle(entry.style, look.dark), {box.left() + 6, box.center().y()}, 10);
        if (entry.line) {
            painter->setPen(QPen(look.text, 1.5));
            painter->drawLine(QLineF(box.left(), box.center().y(), box.left() + 24, box.center().y()));
            box.setLeft(box.left() + 12);
        }
        if (entry.line || entry.style >= 0)
            box.setLeft(box.left() + EntryMark);
        painter->setFont(font);
        painter->setPen(look.text);
        painter->drawText(box.adjusted(0, 0, 4, 0), Qt::AlignLeft | Qt::AlignVCenter, entry.text);
    }
}

} // namespace rig::ui

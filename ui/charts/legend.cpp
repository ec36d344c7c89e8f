// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/legend.h"

#include "ui/charts/marks.h"
#include "ui/charts/series_style.h"
#include "ui/charts/ticks.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rig::ui {

namespace {

/// Sentences of this file.
struct KeyWords
{
    Q_DECLARE_TR_FUNCTIONS(ChartKey)
};

constexpr double MarkerRoom = 30; // px: the marker, and air on both sides
constexpr int MostColumns = 3;

bool hasSizes(const ChartData &chart) { return chart.form == ChartData::Form::Points && !chart.sizeTitle.isEmpty(); }

QStringList notesOf(const ChartData &chart)
{
    QStringList notes;
    if (hasSizes(chart))
        notes << KeyWords::tr("Area of a mark: %1; the largest is %2", "figure with its unit, value")
                     .arg(chart.sizeTitle, axisValue(largestSize(chart), {}));
    if (chart.frontier && chart.form == ChartData::Form::Points)
        notes << KeyWords::tr("Larger, solid line: on the frontier");
    if (std::any_of(chart.series.begin(), chart.series.end(), [](const ChartSeries &one) { return one.trend; }))
        notes << KeyWords::tr("Dashed in a series' colour: its trend");
    return notes;
}

double noteHeight(const QFontMetricsF &metrics, const QString &note, double width)
{
    return metrics.boundingRect(QRectF(0, 0, width, 1e4), Qt::TextWordWrap, note).height() + 4;
}

} // namespace

Legend::Legend(const ChartData &chart, const ChartLook &look, const QSizeF &page)
    : m_chart(chart), m_look(look), m_notes(notesOf(chart))
{
    if (chart.series.size() < 2 && m_notes.isEmpty())
        return;
    fit(page.height() - 16, page.width() / 3);
}

double Legend::lineHeight() const { return QFontMetricsF(m_look.font).height() * 1.25; }

int Legend::rows() const { return std::max(1, static_cast<int>(m_height / lineHeight())); }

void Legend::fit(double height, double mostWidth)
{
    const int count = static_cast<int>(m_chart.series.size());
    for (;; m_look.font.setPixelSize(m_look.font.pixelSize() - 1)) {
        const QFontMetricsF metrics(m_look.font);
        double widest = m_notes.isEmpty() ? 0 : metrics.averageCharWidth() * 16;
        for (const ChartSeries &series : m_chart.series)
            widest = std::max(widest, metrics.horizontalAdvance(series.name));
        m_column = std::min(widest + MarkerRoom + 6, mostWidth);
        m_height = height;
        for (const QString &note : m_notes)
            m_height -= noteHeight(metrics, note, m_column - 14);
        const int most = std::clamp(static_cast<int>(mostWidth / m_column), 1, MostColumns);
        m_columns = std::clamp((count + rows() - 1) / rows(), 1, most);
        m_width = m_columns * m_column;
        // Type a size smaller reads better than a second column, down to what can be read at all.
        if (m_columns == 1 && count <= rows())
            return;
        if (m_look.font.pixelSize() <= SmallestType)
            return;
    }
}

int Legend::namedSeries() const
{
    const int count = static_cast<int>(m_chart.series.size());
    const int room = rows() * m_columns;
    return count <= room ? count : room - 1;
}

void Legend::paint(QPainter &painter, const QRectF &area) const
{
    if (m_width <= 0)
        return;
    const QFontMetricsF metrics(m_look.font);
    const double line = lineHeight();
    painter.setFont(m_look.font);
    const int named = namedSeries();
    const int lines = std::min(rows(), static_cast<int>(m_chart.series.size()));
    for (int i = 0; i < named; ++i) {
        const ChartSeries &series = m_chart.series[static_cast<std::size_t>(i)];
        const int column = i / rows();
        const QPointF at = area.topLeft() + QPointF(14 + column * m_column, line * (i % rows() + 0.5));
        drawMarker(painter, seriesStyle(series.style, m_look.dark), at, 10);
        painter.setPen(m_look.text);
        const double room = m_column - MarkerRoom;
        painter.drawText(QRectF(at.x() + 14, at.y() - line / 2, room + 4, line), Qt::AlignVCenter,
                         metrics.elidedText(series.name, Qt::ElideRight, room + 2));
    }
    if (const int rest = static_cast<int>(m_chart.series.size()) - named; rest > 0) {
        const int column = named / rows();
        const QPointF at(area.left() + 28 + column * m_column, area.top() + line * (named % rows()));
        painter.setPen(m_look.text);
        painter.drawText(QRectF(at, QSizeF(m_column, line)), Qt::AlignVCenter,
                         KeyWords::tr("and %n more", "series without a line in the key", rest));
    }
    paintNotes(painter, area.topLeft() + QPointF(6, lines * line + 6));
}

void Legend::paintNotes(QPainter &painter, QPointF at) const
{
    const QFontMetricsF metrics(m_look.font);
    painter.setPen(m_look.quiet);
    for (const QString &note : m_notes) {
        const double height = noteHeight(metrics, note, m_column - 14);
        painter.drawText(QRectF(at, QSizeF(m_column - 14, height)), Qt::TextWordWrap, note);
        at.ry() += height;
    }
}

} // namespace rig::ui

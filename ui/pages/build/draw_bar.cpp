// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/draw_bar.h"

#include "ui/theme.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace rig::ui {

namespace {

// Okabe and Ito's palette, told apart by those who see no red or no green; each with a text colour that can be read on
// it.
struct Paint
{
    QRgb fill;
    QRgb text;
};
constexpr std::array<Paint, 6> Paints{{{0xFF0072B2, 0xFFFFFFFF},
                                       {0xFFE69F00, 0xFF000000},
                                       {0xFF009E73, 0xFF000000},
                                       {0xFFD55E00, 0xFF000000},
                                       {0xFFCC79A7, 0xFF000000},
                                       {0xFF56B4E9, 0xFF000000}}};

/// Room right of the larger of draw and limit.
constexpr double headroom = 1.04;

} // namespace

DrawBar::DrawBar(QWidget *parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); }

void DrawBar::setBar(const std::vector<Segment> &segments, std::optional<double> limit, const QString &sentence)
{
    m_segments = segments;
    m_limit = limit;
    m_sum = 0;
    QStringList parts;
    for (const Segment &segment : segments) {
        m_sum += segment.watts;
        parts << segment.name;
    }
    setAccessibleName(sentence);
    setAccessibleDescription(parts.join(QStringLiteral(", ")));
    setToolTip(parts.join(u'\n'));
    update();
}

QSize DrawBar::sizeHint() const { return {fontMetrics().averageCharWidth() * 50, fontMetrics().height() * 2}; }

QSize DrawBar::minimumSizeHint() const { return {fontMetrics().averageCharWidth() * 16, fontMetrics().height() * 2}; }

void DrawBar::paintSegments(QPainter &painter, const QRect &bar, double scale) const
{
    double from = 0;
    painter.setFont(fontFor(TextSize::Caption, font()));
    for (std::size_t i = 0; i < m_segments.size(); ++i) {
        const Segment &segment = m_segments[i];
        const int left = bar.left() + static_cast<int>(from * scale);
        from += segment.watts;
        const QRect area(left, bar.top(), bar.left() + static_cast<int>(from * scale) - left - 1, bar.height());
        const Paint &paint = Paints[i % Paints.size()];
        painter.fillRect(area, QColor::fromRgb(paint.fill));
        painter.setPen(QColor::fromRgb(paint.text));
        const QRect inner = area.adjusted(Grid / 2, 0, -Grid / 2, 0);
        const QString name = painter.fontMetrics().elidedText(segment.name, Qt::ElideRight, inner.width());
        if (name.size() > 3 || name == segment.name)
            painter.drawText(inner, Qt::AlignLeft | Qt::AlignVCenter, name);
    }
}

void DrawBar::paintLimit(QPainter &painter, const QRect &bar, double scale) const
{
    if (!m_limit)
        return;
    const int at = bar.left() + static_cast<int>(*m_limit * scale);
    const Meaning meaning = m_sum > *m_limit ? Meaning::Blocker : Meaning::Fine;
    painter.setPen(QPen(colourOf(meaning, palette()), 3));
    painter.drawLine(at, 0, at, height() - 1);
    // What lies beyond the limit is hatched as well, for those to whom the colour says nothing.
    if (m_sum > *m_limit)
        painter.fillRect(QRect(at + 2, bar.top(), static_cast<int>((m_sum - *m_limit) * scale) - 2, bar.height()),
                         QBrush(palette().color(QPalette::Base), Qt::BDiagPattern));
}

void DrawBar::paintEvent(QPaintEvent *)
{
    const double full = std::max(m_sum, m_limit.value_or(0)) * headroom;
    if (full <= 0)
        return;
    QPainter painter(this);
    const int inset = Grid / 2;
    const QRect bar(0, inset, width(), height() - 2 * inset);
    painter.fillRect(bar, palette().color(QPalette::AlternateBase));
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(bar.adjusted(0, 0, -1, -1));
    const double scale = bar.width() / full;
    paintSegments(painter, bar, scale);
    paintLimit(painter, bar, scale);
}

} // namespace rig::ui

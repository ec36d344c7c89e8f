// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/power_paint.h"

#include "ui/look/roles.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/strokes.h"
#include "ui/widgets/type_sizes.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rig::ui {

namespace {

struct Colours
{
    QColor fill;
    QColor text;
    QColor edge;
};

/// Cards have the first colour of series, processors the second, the rest of the platform none.
Colours coloursOf(int number, const QPalette &palette)
{
    const QColor text = palette.color(QPalette::Text);
    if (number < 0) {
        const QColor grey = mixed(palette.color(QPalette::Base), text, 0.4);
        return {grey, textOn(grey), grey};
    }
    const QColor fill = colourOf(number == 0 ? Role::Series1 : Role::Series2, palette);
    return {fill, textOn(fill), fill};
}

/// Peaks are the outline of their card; losses and other loads have no fill of their own.
Colours coloursOf(const PowerSegment &segment, const PowerPicture &picture, const QPalette &palette)
{
    const QColor base = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    const int number = segment.part < 0 ? -1 : picture.parts[static_cast<std::size_t>(segment.part)].colour;
    switch (segment.what) {
    case PowerSegment::What::Part:
        return coloursOf(number, palette);
    case PowerSegment::What::Peak:
        return {base, text, coloursOf(number, palette).fill};
    case PowerSegment::What::Loss:
    case PowerSegment::What::Other:
        return {base, text, quietText(palette)};
    case PowerSegment::What::UpTo:
    case PowerSegment::What::Open:
        return {Qt::transparent, quietText(palette), quietText(palette)};
    }
    return {};
}

class PowerPainter
{
public:
    PowerPainter(const PowerPicture &picture, const PowerBarsLayout &layout, const PowerInk &ink)
        : m_picture(picture), m_layout(layout), m_ink(ink)
    {
    }

    void paint(QPainter &painter) const;

private:
    void paintScale(QPainter &painter) const;
    void paintRow(QPainter &painter, std::size_t row) const;
    void paintSegment(QPainter &painter, const PowerBarsLayout::Segment &placed, const PowerSegment &segment) const;
    void paintLabel(QPainter &painter, const PowerBarsLayout::Segment &placed, const PowerSegment &segment,
                    const QRectF &over) const;
    void paintEnds(QPainter &painter, const PowerBarsLayout::Row &placed, const PowerRow &row) const;
    void paintMarks(QPainter &painter, const PowerBarsLayout::Row &placed, const PowerRow &row) const;
    void paintKey(QPainter &painter) const;

    const PowerPicture &m_picture;
    const PowerBarsLayout &m_layout;
    const PowerInk &m_ink;
};

void PowerPainter::paintScale(QPainter &painter) const
{
    for (const PowerBarsLayout::Group &group : m_layout.groups) {
        painter.setFont(sized(m_ink.font, 1, QFont::DemiBold));
        painter.setPen(m_ink.palette.color(QPalette::WindowText));
        painter.drawText(group.title, Qt::AlignLeft | Qt::AlignTop | Qt::TextDontClip, group.titleText);
        painter.setFont(fontFor(TextSize::Caption, m_ink.font));
        painter.setPen(quietText(m_ink.palette));
        painter.drawText(group.caption, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, group.captionText);
        for (const PowerBarsLayout::Tick &tick : group.ticks) {
            const double x = std::floor(tick.x) + 0.5;
            painter.setPen(colourOf(Role::ChartGrid, m_ink.palette));
            painter.drawLine(QPointF(x, group.top), QPointF(x, group.bottom));
            painter.setPen(quietText(m_ink.palette));
            painter.drawText(tick.label, Qt::AlignCenter, tick.text);
        }
    }
}

void PowerPainter::paintSegment(QPainter &painter, const PowerBarsLayout::Segment &placed,
                                const PowerSegment &segment) const
{
    const Colours colours = coloursOf(segment, m_picture, m_ink.palette);
    const bool sure = segment.what != PowerSegment::What::UpTo;
    painter.setPen(sure ? QPen(colours.edge, 1) : unknownPen(m_ink.palette));
    painter.setBrush(segment.what == PowerSegment::What::Loss ? hatch(colours.edge) : QBrush(colours.fill));
    if (sure && colours.edge == colours.fill) {
        painter.setPen(Qt::NoPen); // no line of its own, which takes as long as the area
        painter.drawRoundedRect(placed.area.adjusted(0, 0, -1, 0), 2, 2);
    } else {
        painter.drawRoundedRect(placed.area.adjusted(0.5, 0.5, -1.5, -0.5), 2, 2);
    }
    if (!isAnyLit(m_ink.lit, segment.items))
        return;
    painter.setPen(litPen(m_ink.palette));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(placed.area.adjusted(0, 0, -1, 0));
}

/// After the hatching, on a plate of the segment's own colour where it is hatched.
void PowerPainter::paintLabel(QPainter &painter, const PowerBarsLayout::Segment &placed, const PowerSegment &segment,
                              const QRectF &over) const
{
    if (placed.text.isEmpty())
        return;
    const Colours colours = coloursOf(segment, m_picture, m_ink.palette);
    if (over.intersects(placed.label))
        painter.fillRect(placed.label.adjusted(-2, 1, 2, -1), colours.fill);
    painter.setPen(colours.text);
    painter.drawText(placed.label, Qt::AlignCenter | Qt::TextDontClip, placed.text);
}

void PowerPainter::paintEnds(QPainter &painter, const PowerBarsLayout::Row &placed, const PowerRow &row) const
{
    if (!placed.over.isEmpty()) {
        const QColor colour = colourOf(row.meaning.value_or(Meaning::Caution), m_ink.palette);
        painter.fillRect(placed.over, QColor(colour.red(), colour.green(), colour.blue(), 70));
        painter.fillRect(placed.over, hatch(m_ink.palette.color(QPalette::Base)));
    }
    if (!placed.open.isEmpty()) {
        painter.setPen(unknownPen(m_ink.palette));
        painter.setBrush(Qt::NoBrush);
        const QRectF open = placed.open.adjusted(0, 0.5, 0, -0.5);
        painter.drawLine(open.topLeft(), open.topRight());
        painter.drawLine(open.bottomLeft(), open.bottomRight());
        painter.drawText(placed.open, Qt::AlignCenter, QStringLiteral("?"));
    }
}

void PowerPainter::paintMarks(QPainter &painter, const PowerBarsLayout::Row &placed, const PowerRow &row) const
{
    const QColor colour = row.meaning && *row.meaning != Meaning::Fine ? colourOf(*row.meaning, m_ink.palette)
                                                                       : m_ink.palette.color(QPalette::Text);
    if (!placed.doubt.isEmpty()) {
        painter.setPen(unknownPen(m_ink.palette));
        const double y = placed.bar.center().y();
        const double end = placed.marks.back().x;
        painter.drawLine(QPointF(placed.doubt.left(), y), QPointF(end, y));
    }
    for (const PowerBarsLayout::Mark &mark : placed.marks) {
        QPen pen(colour, 2);
        pen.setCapStyle(Qt::FlatCap);
        if (row.doubtful || mark.beyond)
            pen.setStyle(Qt::DashLine);
        painter.setPen(pen);
        const double x = std::clamp(mark.x, 1.0, m_ink.width - 1.0);
        painter.drawLine(QPointF(x, placed.bar.top() - 2), QPointF(x, placed.bar.bottom() + 2));
        painter.fillRect(mark.label, m_ink.palette.color(QPalette::Window)); // a line of the scale may run there
        painter.setPen(m_ink.palette.color(QPalette::Text));
        painter.drawText(mark.label, Qt::AlignCenter | Qt::TextDontClip, mark.text);
    }
}

void PowerPainter::paintRow(QPainter &painter, std::size_t index) const
{
    const PowerBarsLayout::Row &placed = m_layout.rows[index];
    const PowerRow &row = m_picture.rows[index];
    painter.setFont(m_ink.font);
    painter.setPen(m_ink.palette.color(QPalette::WindowText));
    painter.drawText(placed.name, Qt::AlignLeft | Qt::AlignVCenter, placed.nameText);
    if (row.meaning) {
        paintMark(painter, *row.meaning, placed.sign, m_ink.palette);
        painter.setPen(colourOf(*row.meaning, m_ink.palette));
    }
    painter.setFont(sized(m_ink.font, 1, QFont::DemiBold));
    painter.drawText(placed.share, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, placed.shareText);
    painter.setFont(fontFor(TextSize::Caption, m_ink.font));
    painter.setPen(quietText(m_ink.palette));
    painter.drawText(placed.need, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, row.need);
    for (const PowerBarsLayout::Segment &segment : placed.segments) {
        const PowerSegment &what = row.segments[static_cast<std::size_t>(segment.index)];
        paintSegment(painter, segment, what);
    }
    paintEnds(painter, placed, row);
    for (const PowerBarsLayout::Segment &segment : placed.segments) {
        const PowerSegment &what = row.segments[static_cast<std::size_t>(segment.index)];
        paintLabel(painter, segment, what, placed.over);
    }
    paintMarks(painter, placed, row);
}

void PowerPainter::paintKey(QPainter &painter) const
{
    for (const PowerBarsLayout::Key &key : m_layout.key) {
        const PowerPart none;
        const PowerPart &part = key.part < 0 ? none : m_picture.parts[static_cast<std::size_t>(key.part)];
        const bool isPart = key.what == PowerSegment::What::Part;
        // The question mark as in the bars: where nobody knows how much it is.
        const bool asked = key.what == PowerSegment::What::Open || (isPart && part.unknown);
        const bool unknown = asked || key.what == PowerSegment::What::UpTo;
        const Colours colours = coloursOf({key.what, key.part, {}, {}, {}}, m_picture, m_ink.palette);
        painter.setPen(unknown ? unknownPen(m_ink.palette) : QPen(colours.edge, 1));
        painter.setBrush(unknown                                ? QBrush(Qt::NoBrush)
                         : key.what == PowerSegment::What::Loss ? hatch(colours.edge)
                                                                : QBrush(colours.fill));
        painter.drawRect(key.swatch.adjusted(0.5, 0.5, -0.5, -0.5));
        painter.setPen(unknown ? m_ink.palette.color(QPalette::WindowText) : colours.text);
        painter.drawText(key.swatch, Qt::AlignCenter, asked ? QStringLiteral("?") : isPart ? part.letter : QString());
        painter.setPen(m_ink.palette.color(QPalette::WindowText));
        painter.drawText(key.label, Qt::AlignLeft | Qt::AlignVCenter, key.text);
    }
}

void PowerPainter::paint(QPainter &painter) const
{
    paintScale(painter);
    for (std::size_t row = 0; row < m_layout.rows.size(); ++row)
        paintRow(painter, row);
    painter.setFont(fontFor(TextSize::Caption, m_ink.font));
    paintKey(painter);
}

} // namespace

void paintPowerBars(QPainter &painter, const PowerPicture &picture, const PowerBarsLayout &layout, const PowerInk &ink)
{
    PowerPainter(picture, layout, ink).paint(painter);
}

} // namespace rig::ui

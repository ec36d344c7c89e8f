// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/case_paint.h"

#include "ui/widgets/marks.h"
#include "ui/widgets/strokes.h"

#include <QPainter>

#include <algorithm>

namespace rig::ui {

namespace {

/// Fills of the palette's own colours: what stands on the board is stronger than the board.
QBrush fillOf(CaseShape shape, const QPalette &palette)
{
    const QColor base = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    switch (shape) {
    case CaseShape::Outline:
        return Qt::NoBrush;
    case CaseShape::Board:
        return mixed(base, text, 0.06);
    case CaseShape::Card:
        return mixed(base, palette.color(QPalette::Link), 0.32);
    case CaseShape::Device:
        return mixed(base, palette.color(QPalette::Link), 0.18);
    case CaseShape::Supply:
        return mixed(base, text, 0.16);
    case CaseShape::Cooler:
    case CaseShape::Radiator:
        return mixed(base, text, 0.12);
    case CaseShape::Cable:
        return mixed(base, text, 0.05);
    }
    return Qt::NoBrush;
}

QPen penOf(const CaseBox &box, const QPalette &palette)
{
    if (box.dashed)
        return unknownPen(palette);
    const QColor colour = mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.55);
    return {colour, box.shape == CaseShape::Outline ? 2.0 : 1.0};
}

class CasePainter
{
public:
    CasePainter(const CasePlan &plan, const CaseLayout &layout, const CaseInk &ink)
        : m_plan(plan), m_layout(layout), m_ink(ink)
    {
    }

    void paint(QPainter &painter) const;

private:
    void paintGround(QPainter &painter, bool ground) const;
    void paintBox(QPainter &painter, const CaseBox &box) const;
    void paintHatch(QPainter &painter, const CaseHatch &hatch) const;
    void paintLine(QPainter &painter, const CaseLine &line) const;
    [[nodiscard]] bool isOnHatch(const CaseText &text) const;
    [[nodiscard]] bool isStruckOut(const CaseText &text) const;
    void paintText(QPainter &painter, const CaseText &text) const;

    const CasePlan &m_plan;
    const CaseLayout &m_layout;
    const CaseInk &m_ink;
};

void CasePainter::paint(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(fontFor(TextSize::Caption, m_ink.font));
    // The slot places lie on the board and under the cards.
    paintGround(painter, true);
    for (const CaseLine &line : m_layout.lines) {
        if (line.look == CaseLine::Look::Place)
            paintLine(painter, line);
    }
    paintGround(painter, false);
    for (const CaseLine &line : m_layout.lines) {
        if (line.look != CaseLine::Look::Place)
            paintLine(painter, line);
    }
    for (const CaseText &text : m_layout.texts)
        paintText(painter, text);
}

/// Case and board with their hatches, or what stands in and on them.
void CasePainter::paintGround(QPainter &painter, bool ground) const
{
    for (const CaseBox &box : m_layout.boxes) {
        if ((box.shape == CaseShape::Outline || box.shape == CaseShape::Board) == ground)
            paintBox(painter, box);
    }
    for (const CaseHatch &one : m_layout.hatches) {
        if ((m_plan.parts[static_cast<std::size_t>(one.part)].kind == CaseKind::Board) == ground)
            paintHatch(painter, one);
    }
}

void CasePainter::paintBox(QPainter &painter, const CaseBox &box) const
{
    const bool lit = isLit(m_ink.lit, box.item) && box.shape != CaseShape::Outline;
    painter.setBrush(lit ? QBrush(litGround(m_ink.palette)) : fillOf(box.shape, m_ink.palette));
    QPen pen = penOf(box, m_ink.palette);
    if (isLit(m_ink.lit, box.item)) {
        pen.setColor(litPen(m_ink.palette).color());
        pen.setWidthF(litPen(m_ink.palette).widthF());
    }
    if (!box.openEnd) {
        painter.setPen(pen);
        painter.drawRect(box.area);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.drawRect(box.area);
    painter.setPen(pen);
    painter.drawPolyline(
        QPolygonF({box.area.topRight(), box.area.topLeft(), box.area.bottomLeft(), box.area.bottomRight()}));
}

void CasePainter::paintHatch(QPainter &painter, const CaseHatch &one) const
{
    const QColor colour = colourOf(one.meaning, m_ink.palette);
    painter.setPen(QPen(colour, 1.5));
    painter.setBrush(hatch(colour));
    painter.drawRect(one.area);
}

void CasePainter::paintLine(QPainter &painter, const CaseLine &line) const
{
    const QColor quiet = quietText(m_ink.palette);
    QPen pen(quiet, 1);
    pen.setCapStyle(Qt::FlatCap);
    switch (line.look) {
    case CaseLine::Look::Place:
        pen.setColor(mixed(m_ink.palette.color(QPalette::Base), m_ink.palette.color(QPalette::Text), 0.2));
        break;
    case CaseLine::Look::Limit:
        pen = QPen(m_ink.palette.color(QPalette::Text), 1.5);
        break;
    case CaseLine::Look::AtLeast:
        pen = QPen(m_ink.palette.color(QPalette::Text), 1.5, Qt::DashLine);
        break;
    case CaseLine::Look::Leader:
        pen.setStyle(Qt::DotLine);
        break;
    case CaseLine::Look::Scale:
        pen.setWidthF(1.5);
        break;
    }
    painter.setPen(pen);
    painter.drawLine(line.line);
}

/// Whether a slot place's line or a leader runs through a text that lies on the board or beside a card.
bool CasePainter::isStruckOut(const CaseText &text) const
{
    if (text.look != CaseText::Look::Quiet)
        return false;
    const QRectF inner = text.area.adjusted(1, 1, -1, -1);
    return std::any_of(m_layout.lines.begin(), m_layout.lines.end(), [&](const CaseLine &one) {
        const bool thin = one.look == CaseLine::Look::Place || one.look == CaseLine::Look::Leader;
        const QRectF along = QRectF(one.line.p1(), one.line.p2()).normalized().adjusted(-0.1, -0.1, 0.1, 0.1);
        return thin && along.intersects(inner);
    });
}

/// Whether the lines of a hatch run through a text; the board's lie under what stands on it.
bool CasePainter::isOnHatch(const CaseText &text) const
{
    return std::any_of(m_layout.hatches.begin(), m_layout.hatches.end(), [&](const CaseHatch &one) {
        const bool ground = m_plan.parts[static_cast<std::size_t>(one.part)].kind == CaseKind::Board;
        return one.area.intersects(text.area) && (!ground || text.look == CaseText::Look::Quiet);
    });
}

void CasePainter::paintText(QPainter &painter, const CaseText &text) const
{
    QFont font = fontFor(TextSize::Caption, m_ink.font);
    font.setBold(text.look == CaseText::Look::Title);
    painter.setFont(font);
    const bool struckOut = isStruckOut(text);
    if (struckOut || isOnHatch(text)) {
        QColor ground = m_ink.palette.color(QPalette::Base);
        ground.setAlphaF(struckOut ? 1.0F : 0.8F);
        painter.fillRect(painter.boundingRect(text.area, static_cast<int>(text.alignment), text.text), ground);
    }
    QColor colour = m_ink.palette.color(QPalette::Text);
    if (text.meaning)
        colour = colourOf(*text.meaning, m_ink.palette);
    else if (text.look == CaseText::Look::Quiet)
        colour = quietText(m_ink.palette);
    painter.setPen(colour);
    if (text.wraps && text.text.startsWith(MarkSpace)) // further lines begin as the first does, behind the mark
        painter.drawText(text.area.adjusted(painter.fontMetrics().horizontalAdvance(MarkSpace), 0, 0, 0),
                         static_cast<int>(text.alignment) | Qt::TextWordWrap, text.text.mid(MarkSpace.size()));
    else
        painter.drawText(text.area, static_cast<int>(text.alignment) | (text.wraps ? Qt::TextWordWrap : 0), text.text);
    if (!text.meaning || !text.text.startsWith(MarkSpace))
        return;
    const double side =
        std::min<double>(painter.fontMetrics().ascent(), painter.fontMetrics().horizontalAdvance(MarkSpace));
    const double line = painter.fontMetrics().height();
    paintMark(painter, *text.meaning, {text.area.left(), text.area.top() + (line - side) / 2, side, side},
              m_ink.palette);
}

} // namespace

void paintCase(QPainter &painter, const CasePlan &plan, const CaseLayout &layout, const CaseInk &ink)
{
    CasePainter(plan, layout, ink).paint(painter);
}

} // namespace rig::ui

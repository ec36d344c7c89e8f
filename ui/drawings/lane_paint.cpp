// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/lane_paint.h"

#include "ui/look/roles.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/strokes.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace rig::ui {

namespace {

QColor colourOfGeneration(std::optional<int> generation, const QPalette &palette)
{
    constexpr std::array steps{Role::Pcie1, Role::Pcie2, Role::Pcie3, Role::Pcie4, Role::Pcie5};
    return colourOf(steps[static_cast<std::size_t>(std::clamp(generation.value_or(1), 1, 5) - 1)], palette);
}

QPen flat(const QColor &colour, double width, Qt::PenStyle style = Qt::SolidLine)
{
    QPen pen(colour, width, style);
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::RoundJoin);
    return pen;
}

/// A strand of a braid: the path swung to both sides, a wave every few pixels.
QPainterPath strand(const QPainterPath &path, double swing, double phase)
{
    constexpr double wave = 2.5 * Grid;
    constexpr double step = 2;
    const double length = path.length();
    QPainterPath swung;
    for (double at = 0; at <= length; at += step) {
        const double share = path.percentAtLength(at);
        const double angle = path.angleAtPercent(share) * std::numbers::pi / 180;
        const double aside = swing * std::sin(2 * std::numbers::pi * at / wave + phase);
        const QPointF point = path.pointAtPercent(share) + QPointF(std::sin(angle), std::cos(angle)) * aside;
        if (at == 0)
            swung.moveTo(point);
        else
            swung.lineTo(point);
    }
    return swung;
}

void paintBraid(QPainter &painter, const LaneLine &line, const QColor &colour)
{
    const double thick = laneThickness(line.width.value_or(4));
    const double swing = std::max(2.0, thick * 0.6);
    painter.setPen(flat(colour, std::max(1.2, thick / line.strands * 0.8)));
    for (int i = 0; i < line.strands; ++i)
        painter.drawPath(strand(line.path, swing, 2 * std::numbers::pi * i / line.strands));
}

QColor fillOf(const LaneRow &row, const QPalette &palette)
{
    if (row.boxed)
        return palette.color(QPalette::Button);
    return row.device >= 0 ? palette.color(QPalette::Base) : colourOf(Role::Sunken, palette);
}

QPen borderOf(const LaneRow &row, const QPalette &palette)
{
    if (row.connector < 0)
        return unknownPen(palette);
    QColor colour = palette.color(QPalette::Mid);
    if (row.device < 0)
        colour.setAlphaF(0.5F);
    return {colour, 1};
}

QRectF crisp(const QRectF &area) { return QRectF(area.toRect()).adjusted(0.5, 0.5, -0.5, -0.5); }

void paintTail(QPainter &painter, const LaneRow &row, const LaneInk &ink)
{
    painter.setFont(ink.caption);
    const QColor colour = row.meaning ? colourOf(*row.meaning, ink.palette) : quietText(ink.palette);
    painter.setPen(colour);
    QRectF area = row.tailArea;
    if (row.meaning) {
        const double side = area.height() * 0.7;
        paintMark(painter, *row.meaning, {area.left(), area.center().y() - side / 2, side, side}, ink.palette);
        painter.setPen(colour);
        painter.setBrush(Qt::NoBrush);
        area.setLeft(area.left() + side + Grid / 2.0);
    }
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, row.tail);
}

/// What the device has of its lanes, at the right edge of its slot.
void paintLanes(QPainter &painter, const LaneRow &row, const LaneInk &ink)
{
    if (row.lanesArea.isEmpty())
        return;
    QFont heavy = ink.text;
    heavy.setWeight(QFont::DemiBold);
    painter.setFont(heavy);
    const bool lost = row.meaning == Meaning::Caution;
    painter.setPen(lost ? colourOf(Meaning::Caution, ink.palette) : ink.palette.color(QPalette::Text));
    painter.drawText(row.lanesArea, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, row.lanes);
}

void paintLabel(QPainter &painter, const LaneRow &row, bool lit, const LaneInk &ink)
{
    painter.setPen(lit ? litPen(ink.palette) : borderOf(row, ink.palette));
    painter.setBrush(lit ? litGround(ink.palette) : fillOf(row, ink.palette));
    painter.drawRoundedRect(crisp(row.area), Grid / 4.0, Grid / 4.0);
    painter.setFont(row.device < 0 ? ink.text : ink.caption);
    painter.setPen(quietText(ink.palette));
    painter.drawText(row.labelArea, Qt::AlignLeft | Qt::AlignVCenter, row.label);
}

} // namespace

QPen pathPen(PeerWay way, const QPalette &palette)
{
    const QColor colour = palette.color(QPalette::Text);
    switch (way) {
    case PeerWay::NvLink:
    case PeerWay::SameSwitch:
        return flat(colour, 1.4);
    case PeerWay::SameProcessor:
        return flat(colour, 1.4, Qt::DashLine);
    case PeerWay::Chipset:
        return flat(colour, 1.4, Qt::DotLine);
    case PeerWay::AcrossProcessors:
        return flat(colour, 1.4, Qt::DashDotLine);
    case PeerWay::Unknown:
        return flat(quietText(palette), 1.2, Qt::DashDotDotLine);
    }
    return {};
}

void paintPath(QPainter &painter, const QPainterPath &path, PeerWay way, const LaneInk &ink)
{
    painter.setBrush(Qt::NoBrush);
    const QPen pen = pathPen(way, ink.palette);
    if (way != PeerWay::NvLink) {
        painter.strokePath(path, pen);
        return;
    }
    // Two lines: a thick one, with the background drawn over its middle.
    painter.strokePath(path, flat(pen.color(), 4.5));
    painter.strokePath(path, flat(ink.palette.color(QPalette::Window), 1.8));
}

void paintLitLine(QPainter &painter, const LaneLine &line, const LaneInk &ink)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(flat(litPen(ink.palette).color(), laneThickness(line.width.value_or(1)) + 8));
    painter.drawPath(line.path);
    painter.setPen(flat(litGround(ink.palette), laneThickness(line.width.value_or(1)) + 4));
    painter.drawPath(line.path);
}

void paintLaneBox(QPainter &painter, const LaneBox &box, bool lit, const LaneInk &ink)
{
    painter.setPen(lit         ? litPen(ink.palette)
                   : box.there ? QPen(ink.palette.color(QPalette::Mid), 1)
                               : unknownPen(ink.palette));
    painter.setBrush(lit         ? litGround(ink.palette)
                     : box.there ? ink.palette.color(QPalette::Button)
                                 : ink.palette.color(QPalette::Window));
    painter.drawRoundedRect(crisp(box.area), Grid / 2.0, Grid / 2.0);
    const double first = QFontMetricsF(ink.text).height();
    const double other = QFontMetricsF(ink.caption).height();
    const double high = first + other * static_cast<double>(box.lines.size() - 1);
    double top = box.area.center().y() - high / 2;
    for (int i = 0; i < box.lines.size(); ++i) {
        const double line = i == 0 ? first : other;
        painter.setFont(i == 0 ? ink.text : ink.caption);
        const bool marked = box.meaning && i == box.lines.size() - 1;
        painter.setPen(marked   ? colourOf(*box.meaning, ink.palette)
                       : i == 0 ? ink.palette.color(QPalette::ButtonText)
                                : quietText(ink.palette));
        QRectF area(box.area.left(), top, box.area.width(), line);
        if (marked) { // mark and words together in the middle
            const QFontMetricsF caption(ink.caption);
            const double side = caption.ascent();
            const double left = area.center().x() - (caption.horizontalAdvance(box.lines[i]) + side + Grid / 2.0) / 2;
            paintMark(painter, *box.meaning, {left, area.center().y() - side / 2, side, side}, ink.palette);
            painter.setPen(colourOf(*box.meaning, ink.palette));
            area.translate((side + Grid / 2.0) / 2, 0);
        }
        painter.drawText(area, Qt::AlignCenter, box.lines[i]);
        top += line;
    }
}

void paintLaneLine(QPainter &painter, const LaneLine &line, const LaneInk &ink)
{
    painter.setBrush(Qt::NoBrush);
    const QColor grey = quietText(ink.palette);
    const QColor colour = colourOfGeneration(line.generation, ink.palette);
    switch (line.look) {
    case LaneLine::Look::Empty:
        painter.setPen(flat(ink.palette.color(QPalette::Mid), 1));
        painter.drawPath(line.path);
        break;
    case LaneLine::Look::Trained:
        if (line.strands > 1) {
            paintBraid(painter, line, colour);
            break;
        }
        painter.setPen(flat(colour, laneThickness(line.width.value_or(1))));
        painter.drawPath(line.path);
        break;
    case LaneLine::Look::Unknown:
        painter.setPen(flat(colour, 2, Qt::DotLine));
        painter.drawPath(line.path);
        break;
    case LaneLine::Look::Dark:
        painter.setPen(flat(grey, 1.2, Qt::DashLine));
        painter.drawPath(line.path);
        break;
    }
    if (!line.lost || line.look == LaneLine::Look::Dark)
        return;
    painter.setPen(flat(grey, 1.2, Qt::DashLine));
    painter.drawPath(line.path.translated(line.lostShift));
}

void paintLaneLabel(QPainter &painter, const LaneLine &line, const LaneInk &ink)
{
    if (line.label.isEmpty())
        return;
    painter.setFont(ink.caption);
    painter.setPen(quietText(ink.palette));
    painter.drawText(line.labelArea, Qt::AlignLeft | Qt::AlignVCenter, line.label);
}

void paintLaneRow(QPainter &painter, const LaneRow &row, bool lit, const LaneInk &ink)
{
    paintLabel(painter, row, lit, ink);
    const bool device = row.device >= 0;
    painter.setFont(device ? ink.text : ink.caption);
    painter.setPen(device ? ink.palette.color(QPalette::Text) : quietText(ink.palette));
    painter.drawText(row.nameArea, Qt::AlignLeft | Qt::AlignVCenter, row.name);
    if (!device)
        return;
    paintTail(painter, row, ink);
    paintLanes(painter, row, ink);
}

void paintPreview(QPainter &painter, const LaneRow &row, const QString &preview, const LaneInk &ink)
{
    paintLabel(painter, row, false, ink);
    const bool device = row.device >= 0;
    if (device) {
        painter.setFont(ink.text);
        painter.setPen(ink.palette.color(QPalette::Text));
        painter.drawText(row.nameArea, Qt::AlignLeft | Qt::AlignVCenter, row.name);
    }
    const QRectF area = device ? row.tailArea : row.nameArea;
    painter.setFont(ink.caption);
    painter.setPen(ink.palette.color(QPalette::Text));
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(ink.caption).elidedText(preview, Qt::ElideRight, area.width()));
}

void paintLaneArc(QPainter &painter, const LaneArc &arc, const LaneInk &ink)
{
    paintPath(painter, arc.path, arc.way, ink);
}

void paintArcLabel(QPainter &painter, const LaneArc &arc, const LaneInk &ink)
{
    if (arc.label.isEmpty())
        return;
    painter.fillRect(arc.labelArea, ink.palette.color(QPalette::Window));
    painter.setFont(ink.caption);
    painter.setPen(ink.palette.color(QPalette::Text));
    painter.drawText(arc.labelArea, Qt::AlignCenter, arc.label);
}

void paintLaneFrame(QPainter &painter, const LaneRow &row, bool strong, const LaneInk &ink)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink.palette.color(QPalette::Link), strong ? 2 : 1));
    painter.drawRoundedRect(crisp(row.area).adjusted(-1, -1, 1, 1), Grid / 4.0, Grid / 4.0);
}

void paintLaneGround(QPainter &painter, const LaneLayout &layout, const LaneLight &light, const LaneInk &ink)
{
    const auto lit = [](const std::vector<bool> &all, std::size_t index) { return index < all.size() && all[index]; };
    for (const LaneLine &line : layout.lines) {
        if (line.row >= 0 && lit(light.rows, static_cast<std::size_t>(line.row)))
            paintLitLine(painter, line, ink);
    }
    for (const bool empty : {true, false}) {
        for (const LaneLine &line : layout.lines) {
            if ((line.look == LaneLine::Look::Empty) == empty)
                paintLaneLine(painter, line, ink);
        }
    }
    for (std::size_t i = 0; i < layout.boxes.size(); ++i)
        paintLaneBox(painter, layout.boxes[i], lit(light.boxes, i), ink);
    for (const LaneLine &line : layout.lines)
        paintLaneLabel(painter, line, ink);
    // The rates over all lines, so that none runs through a figure.
    for (const auto paint : {&paintLaneArc, &paintArcLabel}) {
        for (const LaneArc &arc : layout.arcs)
            paint(painter, arc, ink);
    }
}

void paintNotPlaced(QPainter &painter, const LaneLayout &layout, const LaneInk &ink)
{
    if (layout.notPlaced.isEmpty())
        return;
    painter.setFont(ink.text);
    painter.setPen(quietText(ink.palette));
    painter.drawText(layout.notPlacedArea, Qt::AlignLeft | Qt::AlignVCenter, layout.notPlaced);
}

void paintLaneMap(QPainter &painter, const LaneLayout &layout, const LaneInk &ink)
{
    painter.setRenderHint(QPainter::Antialiasing);
    paintLaneGround(painter, layout, {}, ink);
    for (const LaneRow &row : layout.rows)
        paintLaneRow(painter, row, false, ink);
    paintNotPlaced(painter, layout, ink);
}

} // namespace rig::ui

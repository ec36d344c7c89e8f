// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/style_ink.h"

#include <QApplication>
#include <QPainterPath>
#include <QStyle>

#include <array>
#include <cmath>

namespace rig::ui::style {

namespace {

double devicePixel(const QPainter &painter)
{
    const QPaintDevice *device = painter.device();
    return device ? 1 / device->devicePixelRatio() : 1;
}

/// The side of a chevron or cross: that of the type, where there is room.
double signSide(const QPainter &painter, const QRectF &area)
{
    return std::min({area.width(), area.height(), scaled(140, painter.fontMetrics()) / 10.0});
}

void drawStroke(QPainter &painter, const QPolygonF &line, const QColor &colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, std::max(1.0, scaled(15, painter.fontMetrics()) / 10.0), Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.restore();
}

} // namespace

int scaled(double pixels, const QFontMetrics &metrics)
{
    constexpr double HeightAt13 = 16; // of a line of our face
    return static_cast<int>(std::lround(pixels * metrics.height() / HeightAt13));
}

int scaled(double pixels, const QStyleOption *option, const QWidget *widget)
{
    if (option)
        return scaled(pixels, option->fontMetrics);
    return scaled(pixels, widget ? widget->fontMetrics() : QFontMetrics(QApplication::font()));
}

int mnemonics(const QWidget *widget)
{
    return widget && widget->style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, widget) ? Qt::TextShowMnemonic
                                                                                               : Qt::TextHideMnemonic;
}

bool says(const QWidget *widget, const char *property) { return widget && widget->property(property).toBool(); }

void drawBox(QPainter &painter, const QRectF &area, const Box &box)
{
    const double width = box.width > 0 ? box.width : devicePixel(painter);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(box.fill.isValid() ? QBrush(box.fill) : QBrush(Qt::NoBrush));
    painter.setPen(box.outline.isValid() ? QPen(box.outline, width) : QPen(Qt::NoPen));
    const double inset = box.outline.isValid() ? width / 2 : 0;
    const QRectF line = area.adjusted(inset, inset, -inset, -inset);
    if (box.radius > 0)
        painter.drawRoundedRect(line, box.radius - inset, box.radius - inset);
    else
        painter.drawRect(line);
    painter.restore();
}

void drawEdge(QPainter &painter, const QRectF &area, Qt::Edge edge, const QColor &colour)
{
    const double thin = devicePixel(painter);
    QRectF line = area;
    switch (edge) {
    case Qt::TopEdge:
        line.setHeight(thin);
        break;
    case Qt::BottomEdge:
        line.setTop(area.bottom() - thin);
        break;
    case Qt::LeftEdge:
        line.setWidth(thin);
        break;
    case Qt::RightEdge:
        line.setLeft(area.right() - thin);
        break;
    }
    painter.fillRect(line, colour);
}

void drawChevron(QPainter &painter, const QRectF &area, Qt::ArrowType towards, const QColor &colour)
{
    const double half = signSide(painter, area) * 0.24;
    const QPointF at = area.center();
    const double short_ = half / 2;
    QPolygonF line;
    switch (towards) {
    case Qt::UpArrow:
        line = {{at.x() - half, at.y() + short_}, {at.x(), at.y() - short_}, {at.x() + half, at.y() + short_}};
        break;
    case Qt::LeftArrow:
        line = {{at.x() + short_, at.y() - half}, {at.x() - short_, at.y()}, {at.x() + short_, at.y() + half}};
        break;
    case Qt::RightArrow:
        line = {{at.x() - short_, at.y() - half}, {at.x() + short_, at.y()}, {at.x() - short_, at.y() + half}};
        break;
    case Qt::DownArrow:
    case Qt::NoArrow:
        line = {{at.x() - half, at.y() - short_}, {at.x(), at.y() + short_}, {at.x() + half, at.y() - short_}};
        break;
    }
    drawStroke(painter, line, colour);
}

void drawTick(QPainter &painter, const QRectF &area, const QColor &colour)
{
    const double side = std::min(area.width(), area.height());
    const QPointF at = area.center() - QPointF(side / 2, side / 2);
    drawStroke(painter,
               {at + QPointF(0.22, 0.52) * side, at + QPointF(0.42, 0.71) * side, at + QPointF(0.78, 0.31) * side},
               colour);
}

void drawCross(QPainter &painter, const QRectF &area, const QColor &colour)
{
    const double arm = signSide(painter, area) * 0.22;
    const QPointF at = area.center();
    drawStroke(painter, {at + QPointF(-arm, -arm), at + QPointF(arm, arm)}, colour);
    drawStroke(painter, {at + QPointF(arm, -arm), at + QPointF(-arm, arm)}, colour);
}

} // namespace rig::ui::style

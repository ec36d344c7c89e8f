// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/series_style.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace rig::ui {

namespace {

// Okabe, Ito: Color Universal Design (2008). The last is the ground's opposite.
constexpr std::array<QRgb, 8> Colours{0xFF0072B2, 0xFFE69F00, 0xFF009E73, 0xFFD55E00,
                                      0xFFCC79A7, 0xFF56B4E9, 0xFFF0E442, 0xFF000000};

QPainterPath polygon(int corners, double radius, double inner, double turn)
{
    QPainterPath path;
    const int steps = inner > 0 ? corners * 2 : corners;
    for (int i = 0; i < steps; ++i) {
        const double angle = turn + 2 * std::numbers::pi * i / steps;
        const double length = inner > 0 && i % 2 == 1 ? inner : radius;
        const QPointF point(length * std::sin(angle), -length * std::cos(angle));
        i == 0 ? path.moveTo(point) : path.lineTo(point);
    }
    path.closeSubpath();
    return path;
}

QPainterPath circle(double radius)
{
    QPainterPath path;
    path.addEllipse(QPointF(0, 0), radius, radius);
    return path;
}

QPainterPath square(double half)
{
    QPainterPath path;
    path.addRect(QRectF(-half, -half, 2 * half, 2 * half));
    return path;
}

QPainterPath cross(double arm, double half, double turn)
{
    QPainterPath path;
    path.addRect(QRectF(-arm, -half, 2 * arm, 2 * half));
    QPainterPath upright;
    upright.addRect(QRectF(-half, -arm, 2 * half, 2 * arm));
    return QTransform().rotate(turn).map(path.united(upright));
}

constexpr double Quarter = std::numbers::pi / 2;

QPainterPath triangle(double radius, double turn) { return polygon(3, radius, 0, turn); }

} // namespace

SeriesStyle SeriesStyle::faded(double opacity) const
{
    SeriesStyle style = *this;
    style.fill.setAlphaF(static_cast<float>(opacity));
    style.edge.setAlphaF(static_cast<float>(opacity));
    return style;
}

SeriesStyle seriesStyle(int number, bool dark)
{
    const auto index = static_cast<std::size_t>(std::max(number, 0));
    SeriesStyle style;
    style.number = number;
    const bool opposite = index % Colours.size() == Colours.size() - 1;
    style.fill = QColor::fromRgb(opposite && dark ? 0xFFFFFFFF : Colours[index % Colours.size()]);
    style.edge = dark ? style.fill.lighter(130) : style.fill.darker(150);
    style.marker = static_cast<Marker>(index % MarkerCount);
    return style;
}

QPainterPath markerPath(Marker marker, double size)
{
    const double r = size / 2;
    switch (marker) {
    case Marker::Circle:
        return circle(r * 0.95);
    case Marker::Square:
        return square(r * 0.85);
    case Marker::Triangle:
        return triangle(r * 1.15, 0);
    case Marker::Diamond:
        return polygon(4, r * 1.15, 0, 0);
    case Marker::Star:
        return polygon(5, r * 1.25, r * 0.5, 0);
    case Marker::Cross:
        return cross(r, r * 0.34, 0);
    case Marker::TriangleDown:
        return triangle(r * 1.15, 2 * Quarter);
    case Marker::XCross:
        return cross(r * 1.1, r * 0.34, 45);
    case Marker::TriangleLeft:
        return triangle(r * 1.15, -Quarter);
    case Marker::TriangleRight:
        return triangle(r * 1.15, Quarter);
    case Marker::HollowCircle:
        return circle(r).subtracted(circle(r * 0.55));
    case Marker::HollowSquare:
        return square(r * 0.9).subtracted(square(r * 0.46));
    case Marker::HollowTriangle:
        return triangle(r * 1.25, 0).subtracted(triangle(r * 0.55, 0));
    }
    return {};
}

void drawMarker(QPainter &painter, const SeriesStyle &style, const QPointF &centre, double size)
{
    painter.setPen(QPen(style.edge, 1));
    painter.setBrush(style.fill);
    painter.translate(centre);
    painter.drawPath(markerPath(style.marker, size));
    painter.translate(-centre);
}

QPixmap markerPixmap(int number, bool dark, int size, double devicePixelRatio)
{
    QPixmap pixmap(QSize(size, size) * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    drawMarker(painter, seriesStyle(number, dark), {size / 2.0, size / 2.0}, size * 0.68);
    return pixmap;
}

} // namespace rig::ui

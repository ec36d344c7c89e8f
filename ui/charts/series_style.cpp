// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/series_style.h"

#include <QPainter>

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

QPainterPath cross(double arm, double half)
{
    QPainterPath path;
    path.addRect(QRectF(-arm, -half, 2 * arm, 2 * half));
    QPainterPath upright;
    upright.addRect(QRectF(-half, -arm, 2 * half, 2 * arm));
    return path.united(upright);
}

} // namespace

SeriesStyle seriesStyle(int number, bool dark)
{
    const auto index = static_cast<std::size_t>(number);
    SeriesStyle style;
    const bool opposite = index % Colours.size() == Colours.size() - 1;
    style.fill = QColor::fromRgb(opposite && dark ? 0xFFFFFFFF : Colours[index % Colours.size()]);
    style.edge = dark ? style.fill.lighter(130) : style.fill.darker(150);
    style.marker = static_cast<Marker>(index % 6);
    return style;
}

QPainterPath markerPath(Marker marker, double size)
{
    const double r = size / 2;
    switch (marker) {
    case Marker::Circle: {
        QPainterPath path;
        path.addEllipse(QPointF(0, 0), r * 0.95, r * 0.95);
        return path;
    }
    case Marker::Square: {
        QPainterPath path;
        path.addRect(QRectF(-r * 0.85, -r * 0.85, r * 1.7, r * 1.7));
        return path;
    }
    case Marker::Triangle:
        return polygon(3, r * 1.15, 0, 0);
    case Marker::Diamond:
        return polygon(4, r * 1.15, 0, 0);
    case Marker::Star:
        return polygon(5, r * 1.25, r * 0.55, 0);
    case Marker::Cross:
        return cross(r, r * 0.38);
    }
    return {};
}

QPixmap markerPixmap(int number, bool dark, int size, double devicePixelRatio)
{
    QPixmap pixmap(QSize(size, size) * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    const SeriesStyle style = seriesStyle(number, dark);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(size / 2.0, size / 2.0);
    painter.setPen(QPen(style.edge, 1));
    painter.setBrush(style.fill);
    painter.drawPath(markerPath(style.marker, size * 0.68));
    return pixmap;
}

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/shapes.h"

#include <QTransform>

#include <cmath>
#include <numbers>

namespace rig::ui {

namespace {

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

VendorLook lookOf(ChipVendor vendor)
{
    switch (vendor) {
    case ChipVendor::Nvidia:
        return {Marker::Circle, Role::Nvidia};
    case ChipVendor::Amd:
        return {Marker::Square, Role::Amd};
    case ChipVendor::Intel:
        return {Marker::Diamond, Role::Intel};
    case ChipVendor::Google:
        return {Marker::TriangleDown, Role::OtherVendor};
    case ChipVendor::Amazon:
        return {Marker::Star, Role::OtherVendor};
    case ChipVendor::Other:
        break;
    }
    return {Marker::XCross, Role::OtherVendor};
}

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainterPath>
#include <QPixmap>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace rig::ui {

enum class Marker {
    Circle,
    Square,
    Triangle,
    Diamond,
    Star,
    Cross,
    TriangleDown,
    XCross,
    TriangleLeft,
    TriangleRight,
    HollowCircle,
    HollowSquare,
    HollowTriangle
};
inline constexpr int MarkerCount = 13;

/// Colour and shape of a series, so that grey print tells neighbours apart. Okabe and Ito's colours for all kinds of
/// sight.
struct SeriesStyle
{
    QColor fill;
    QColor edge; ///< darker on a light ground, lighter on a dark one: for outlines and thin lines
    Marker marker = Marker::Circle;
    int number = 0;

    /// With this much of its opacity.
    [[nodiscard]] SeriesStyle faded(double opacity) const;
};

/// `number` is ChartSeries::style. Eight colours and thirteen shapes have no common divisor, so that 104 numbers differ
/// and any thirteen neighbours differ in shape. `dark`: for a dark ground.
[[nodiscard]] SeriesStyle seriesStyle(int number, bool dark);

/// The shape around the origin, `size` wide; hollow shapes have a hole in it.
[[nodiscard]] QPainterPath markerPath(Marker marker, double size);

/// The marker around `centre`, `size` wide, by the painter's own means: vectors stay vectors.
void drawMarker(QPainter &painter, const SeriesStyle &style, const QPointF &centre, double size);

/// The marker alone, for lists.
[[nodiscard]] QPixmap markerPixmap(int number, bool dark, int size, double devicePixelRatio);

} // namespace rig::ui

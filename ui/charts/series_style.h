// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart_data.h"
#include "ui/look/shapes.h"

#include <QColor>
#include <QPixmap>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace rig::ui {

/// Colour and shape of a series, so that grey print tells neighbours apart.
struct SeriesStyle
{
    QColor fill;
    QColor edge; ///< darker on a light ground, lighter on a dark one: for outlines and thin lines
    Marker marker = Marker::Circle;
    int number = 0;

    [[nodiscard]] bool isVendor() const { return number >= FirstVendorStyle; }
};

/// `number` is ChartSeries::style. Six colours and thirteen shapes have no common divisor, so that 78 numbers differ
/// and any thirteen neighbours differ in shape; vendors have the colours and shapes that tables give them. `dark`: for
/// a dark ground.
[[nodiscard]] SeriesStyle seriesStyle(int number, bool dark);

/// The marker around `centre`, `size` wide, by the painter's own means: vectors stay vectors.
void drawMarker(QPainter &painter, const SeriesStyle &style, const QPointF &centre, double size);

/// Takes the ground's colour around it, 1.5 px wide: it stands apart from lines and other marks.
void clearAround(QPainter &painter, const SeriesStyle &style, const QPointF &centre, double size, const QColor &ground);

/// The marker alone, for lists.
[[nodiscard]] QPixmap markerPixmap(int number, bool dark, int size, double devicePixelRatio);

} // namespace rig::ui

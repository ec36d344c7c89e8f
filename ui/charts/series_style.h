// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainterPath>
#include <QPixmap>

namespace rig::ui {

enum class Marker { Circle, Square, Triangle, Diamond, Star, Cross };

/// Colour and shape of a series, so that grey print tells neighbours apart. Okabe and Ito's colours for all kinds of
/// sight.
struct SeriesStyle
{
    QColor fill;
    QColor edge;
    Marker marker = Marker::Circle;
};

/// `number` is ChartSeries::style; 24 of them differ. `dark`: for a dark ground.
[[nodiscard]] SeriesStyle seriesStyle(int number, bool dark);

/// The shape around the origin, `size` wide.
[[nodiscard]] QPainterPath markerPath(Marker marker, double size);

/// The marker alone, for lists.
[[nodiscard]] QPixmap markerPixmap(int number, bool dark, int size, double devicePixelRatio);

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/series_style.h"

#include "core/charts/chart_data.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace rig::ui {

namespace {

constexpr std::array Colours{Role::Series1, Role::Series2, Role::Series3, Role::Series4, Role::Series5, Role::Series6};
static_assert(Colours.size() == SeriesColours);

} // namespace

SeriesStyle seriesStyle(int number, bool dark)
{
    SeriesStyle style;
    style.number = number;
    if (number >= FirstVendorStyle) {
        const VendorLook look = lookOf(static_cast<ChipVendor>(number - FirstVendorStyle));
        style.fill = colourOf(look.colour, dark);
        style.marker = look.shape;
    } else {
        const auto index = static_cast<std::size_t>(std::max(number, 0));
        style.fill = colourOf(Colours[index % Colours.size()], dark);
        style.marker = static_cast<Marker>(index % MarkerCount);
    }
    style.edge = dark ? style.fill.lighter(130) : style.fill.darker(150);
    return style;
}

void drawMarker(QPainter &painter, const SeriesStyle &style, const QPointF &centre, double size)
{
    painter.setPen(style.isVendor() ? QPen(Qt::NoPen) : QPen(style.edge, 1));
    painter.setBrush(style.fill);
    painter.translate(centre);
    painter.drawPath(markerPath(style.marker, size));
    painter.translate(-centre);
}

void clearAround(QPainter &painter, const SeriesStyle &style, const QPointF &centre, double size, const QColor &ground)
{
    painter.setPen(QPen(ground, 3, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(ground);
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

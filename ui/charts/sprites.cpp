// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/sprites.h"

#include "ui/charts/marks.h"
#include "ui/charts/series_style.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rig::ui {

namespace {

constexpr int SheetWidth = 1024; // px

} // namespace

void Sprites::use(const ChartLook &look, double devicePixelRatio)
{
    if (m_ratio == devicePixelRatio && m_look.ground == look.ground && m_look.font.pixelSize() == look.font.pixelSize())
        return;
    m_look = look;
    m_ratio = devicePixelRatio;
    m_pixmap = {};
    m_free = {};
    m_rowHeight = 0;
    m_places.clear();
}

QRectF Sprites::place(int style, double width, bool leads)
{
    constexpr int PerPixel = 8; // finer differences cannot be seen
    const int key = (style * 1024 + static_cast<int>(std::lround(width * PerPixel))) * 2 + (leads ? 1 : 0);
    const auto known = m_places.find(key);
    return known != m_places.end() ? known->second : m_places.emplace(key, add(style, width, leads)).first->second;
}

QRectF Sprites::add(int style, double width, bool leads)
{
    const double side = std::ceil((width * 1.4 + 7) * m_ratio);
    if (m_free.x() + side > SheetWidth)
        m_free = {0, m_free.y() + std::exchange(m_rowHeight, 0.0)};
    m_rowHeight = std::max(m_rowHeight, side);
    const QRectF place(m_free, QSizeF(side, side));
    m_free.rx() += side;
    if (place.bottom() > m_pixmap.height()) {
        QPixmap larger(SheetWidth, std::max(2 * m_pixmap.height(), static_cast<int>(place.bottom()) + 64));
        larger.fill(Qt::transparent);
        if (!m_pixmap.isNull())
            QPainter(&larger).drawPixmap(0, 0, m_pixmap);
        m_pixmap = larger;
    }
    QPainter painter(&m_pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(place.center());
    painter.scale(m_ratio, m_ratio);
    const SeriesStyle whole = seriesStyle(style, m_look.dark);
    if (leads)
        clearAround(painter, whole, {0, 0}, width, m_look.ground);
    drawMarker(painter, whole, {0, 0}, width);
    return place;
}

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_look.h"

#include <QPixmap>

#include <unordered_map>

namespace rig::ui {

/// All markers of a chart in one pixmap, so that one call paints every mark in any order. One for each style,
/// width and whether it leads, made when first asked for.
class Sprites
{
public:
    /// Forgets everything where the look or the pixels per unit are others.
    void use(const ChartLook &look, double devicePixelRatio);
    /// Where the marker lies in pixmap(), in its pixels.
    /// `width` in pixels, as a painter would get it.
    [[nodiscard]] QRectF place(int style, double width, bool leads);
    [[nodiscard]] const QPixmap &pixmap() const { return m_pixmap; }

private:
    QRectF add(int style, double width, bool leads);

    ChartLook m_look;
    double m_ratio = 0;
    QPixmap m_pixmap;
    QPointF m_free; ///< where the next one goes
    double m_rowHeight = 0;
    std::unordered_map<int, QRectF> m_places;
};

} // namespace rig::ui

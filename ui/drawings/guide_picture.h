// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/guide/pictures.h"
#include "ui/look/roles.h"

#include <QFont>
#include <QRectF>

#include <vector>

class QPainter;
class QPalette;

namespace rig::ui {

/// A drawing of the guide as plain figures: what is painted, in which role, and where. `guide::pictureText` is its twin
/// in words.
struct GuidePicture
{
    struct Box
    {
        QRectF rect;
        Role fill = Role::Surface;
        Role edge = Role::Strong;
        double edgeWidth = 1;
    };
    /// A line with a point at its end.
    struct Arrow
    {
        QPointF from, to;
    };
    /// Wrapped inside its rectangle.
    struct Label
    {
        QRectF rect;
        QString text;
        Qt::Alignment alignment = Qt::AlignCenter;
        Role role = Role::Text;
    };

    QSizeF size;
    std::vector<Box> boxes; ///< the ones behind first
    std::vector<Arrow> arrows;
    std::vector<Label> labels;
};

/// Laid out for a font within a width, in pixels; narrower than the least width of its words it is as wide as that.
[[nodiscard]] GuidePicture layOutPicture(guide::Picture picture, const QFont &font, double width);
void paintPicture(QPainter &painter, const GuidePicture &picture, const QFont &font, const QPalette &palette);

} // namespace rig::ui

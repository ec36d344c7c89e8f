// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/drawings/power_picture.h"

#include <QFont>
#include <QRectF>

namespace rig::ui {

/// Where everything of the power bars stands: all bars on one scale, each under its name and its verdict, the limits
/// written below their lines, then the scale and the key.
struct PowerBarsLayout
{
    struct Segment
    {
        int index = 0; ///< in PowerRow::segments
        QRectF area;
        QRectF label; ///< beside the limits' lines
        QString text; ///< what fits: the name with its watts, the name, the letter, nothing
    };
    struct Mark
    {
        int index = 0; ///< in PowerRow::marks
        double x = 0;
        bool beyond = false; ///< right of the scale: the line stands at its end, and an arrow says so
        QRectF label;
        QString text;
    };
    struct Row
    {
        QRectF name;
        QRectF value;
        QRectF bar; ///< the whole width of the scale
        std::vector<Segment> segments;
        std::vector<Mark> marks;
        QRectF over;  ///< what lies beyond the limit; empty: nothing
        QRectF doubt; ///< between two marks, one of which is the limit
        QRectF open;  ///< the end of a bar of which only a part is known
    };
    struct Tick
    {
        double x = 0;
        QRectF label;
        QString text;
    };
    struct Key
    {
        int part = 0; ///< index in PowerPicture::parts
        PowerSegment::What what = PowerSegment::What::Part;
        QRectF swatch;
        QRectF label;
        QString text;
    };

    std::vector<Row> rows;
    std::vector<Tick> ticks;
    std::vector<Key> key;
    double full = 0; ///< watts at the right end of the scale
    double height = 0;
};

[[nodiscard]] PowerBarsLayout layOutPowerBars(const PowerPicture &picture, double width, const QFont &base);

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/drawings/power_picture.h"

#include <QFont>
#include <QRectF>

namespace rig::ui {

/// Where everything of the power bars stands: a row for each draw, with its name at the left, its share and its watts
/// at the right; the rows in two groups, what the supplies carry and what the wall does, each on a scale of its own.
/// Where the width does not hold the three columns, name and share stand over their bar.
struct PowerBarsLayout
{
    struct Segment
    {
        int index = 0; ///< in PowerRow::segments
        QRectF area;
        QRectF label; ///< beside the limits' lines
        QString text; ///< the part's letter where it fits
    };
    struct Mark
    {
        int index = 0; ///< in PowerRow::marks
        double x = 0;
        bool beyond = false; ///< right of the scale: the line stands at its end, and an arrow says so
        QRectF label;        ///< over the bar, or below it
        QString text;        ///< its figure; what it is, the group's caption says
    };
    struct Row
    {
        int group = 0; ///< in groups
        QRectF name;
        QString nameText; ///< cut where even a line of its own is too short
        QRectF sign;      ///< of the verdict
        QRectF share;     ///< "64 %"; empty where nothing carries it
        QString shareText;
        QRectF need;
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
    /// Rows on one scale.
    struct Group
    {
        QRectF title;
        QString titleText;
        QRectF caption;
        QString captionText; ///< what the limits are
        double full = 0;     ///< watts at the right end of the scale
        double top = 0;      ///< of the lines of the scale
        double bottom = 0;
        std::vector<Tick> ticks;
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
    std::vector<Group> groups;
    std::vector<Key> key;
    double height = 0;
};

[[nodiscard]] PowerBarsLayout layOutPowerBars(const PowerPicture &picture, double width, const QFont &base);

} // namespace rig::ui

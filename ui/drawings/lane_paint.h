// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/drawings/lane_layout.h"

#include <QFont>
#include <QPalette>

class QPainter;

namespace rig::ui {

/// How the parts of a lane map are painted. Nothing here decides where anything stands.
struct LaneInk
{
    QPalette palette;
    QFont text;
    QFont caption;
};

/// Solid double: NVLink; solid: one switch; dashed: one processor; dotted: chipset; dash-dot: across processors.
[[nodiscard]] QPen pathPen(PeerWay way, const QPalette &palette);
void paintPath(QPainter &painter, const QPainterPath &path, PeerWay way, const LaneInk &ink);

/// `lit`: the finding that is open is about it.
void paintLaneBox(QPainter &painter, const LaneBox &box, bool lit, const LaneInk &ink);
/// Under the line of what the open finding is about, before the lines themselves.
void paintLitLine(QPainter &painter, const LaneLine &line, const LaneInk &ink);
void paintLaneLine(QPainter &painter, const LaneLine &line, const LaneInk &ink);
void paintLaneLabel(QPainter &painter, const LaneLine &line, const LaneInk &ink);
void paintLaneRow(QPainter &painter, const LaneRow &row, bool lit, const LaneInk &ink);
/// The link that would be there in place of the one that is.
void paintPreview(QPainter &painter, const LaneRow &row, const QString &preview, const LaneInk &ink);
void paintLaneArc(QPainter &painter, const LaneArc &arc, const LaneInk &ink);
void paintArcLabel(QPainter &painter, const LaneArc &arc, const LaneInk &ink);
/// Around the row that is current or that something would be dropped on.
void paintLaneFrame(QPainter &painter, const LaneRow &row, bool strong, const LaneInk &ink);

/// What the open finding is about, per row and box of a layout; empty: nothing is.
struct LaneLight
{
    std::vector<bool> rows;
    std::vector<bool> boxes;
};

/// All that lies under the rows: boxes, lines and the ways between cards.
void paintLaneGround(QPainter &painter, const LaneLayout &layout, const LaneLight &light, const LaneInk &ink);
/// The heading above the devices that stand nowhere.
void paintNotPlaced(QPainter &painter, const LaneLayout &layout, const LaneInk &ink);
/// The whole map with nothing lit, chosen or carried.
void paintLaneMap(QPainter &painter, const LaneLayout &layout, const LaneInk &ink);

} // namespace rig::ui

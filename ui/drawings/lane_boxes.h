// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/drawings/lane_layout.h"

namespace rig::ui {

/// The steps of layOutLanes() that concern boxes.

/// Where the columns stand: boxes from the left, a gap for lines after each, then the rows.
struct LaneColumns
{
    double box = 0;    ///< width of a box
    double gap = 0;    ///< between two columns of boxes, and where lines bend
    double rows = 0;   ///< left edge of the connectors
    double labels = 0; ///< room for the lines' labels before it; 0: they have none
    double right = 0;  ///< right edge of the connectors

    [[nodiscard]] double left(int column) const { return Grid + column * (box + gap); }
};

/// The processors, the chipset and the switches that the machine has or that connectors hang on; `usedOnly`: chipset
/// and switches only where one of the rows hangs on them.
[[nodiscard]] std::vector<LaneBox> laneBoxes(const Situation &situation, const std::vector<LaneRow> &rows,
                                             bool usedOnly = false);
/// Puts each box beside the longest run of rows that hang on it, below `bottom` where none does; returns the new
/// bottom.
[[nodiscard]] double placeBoxes(std::vector<LaneBox> &boxes, const std::vector<LaneRow> &rows,
                                const LaneColumns &columns, const LaneRoom &room, double bottom);
/// How wide the longest name of a box is; `wrapped`: where it may stand in two lines.
[[nodiscard]] double widestName(const std::vector<LaneBox> &boxes, const Situation &situation, const LaneRoom &room,
                                bool wrapped);
/// What stands in each box.
void nameBoxes(std::vector<LaneBox> &boxes, const Situation &situation, const std::vector<Finding> &findings,
               const LaneRoom &room);
/// The one that a processor's box stands for; it must be there. One item may stand for both.
[[nodiscard]] const Processor &processorOf(Upstream upstream, const Machine &machine);
/// Generation and width of the connection through which a box hangs on another.
[[nodiscard]] std::pair<std::optional<int>, std::optional<int>> uplinkOf(Upstream upstream, const Board &board);

} // namespace rig::ui

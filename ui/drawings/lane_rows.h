// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/drawings/lane_layout.h"

namespace rig::ui {

/// The steps of layOutLanes() that concern rows.

/// Every row in its order, without its place in the picture and without its texts.
[[nodiscard]] std::vector<LaneRow> laneRows(const Situation &situation, bool usedOnly = false);
/// Gives each row its area, from `top` down, between `left` and `right`; returns where the next one would begin. Rows
/// that stand nowhere are not placed yet.
[[nodiscard]] double placeRows(std::vector<LaneRow> &rows, const LaneRoom &room, double left, double right, double top);
/// Those that stand nowhere, under a heading.
[[nodiscard]] double placeUnplaced(LaneLayout &layout, const LaneRoom &room, double left, double right, double top);
/// What each row says. `rates`: the rows whose rate stands beside their line already.
void nameRows(std::vector<LaneRow> &rows, const Situation &situation, const LaneRoom &room,
              const std::vector<bool> &rates);
/// Whether one of their texts has no room, and ends in dots.
[[nodiscard]] bool isAnyCut(const std::vector<LaneRow> &rows);
/// Lanes of this link that are not connected; 0 where that is not known.
[[nodiscard]] int lostLanes(const Link &link);

/// `index` among the machine's devices.
[[nodiscard]] inline const Device &deviceOf(const Machine &machine, int index)
{
    return machine.devices[static_cast<std::size_t>(index)];
}

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/drawings/lane_layout.h"

namespace rig::ui {

/// The step of layOutLanes() that concerns the ways between cards.

/// The card whose ways alone are drawn because there are too many of all; -1: all are drawn, or none.
[[nodiscard]] int onlyCardOf(const Lanes &lanes, const LaneRoom &room);
/// How much room the arcs take at the right of the rows, of which only the order counts; 0 without any.
[[nodiscard]] double arcsWidth(const std::vector<LaneRow> &rows, const Lanes &lanes, const LaneRoom &room);
/// Arcs between the rows of the cards, from `left` on. Shorter ones run inside longer ones; two side by side share a
/// track only where they do not meet.
[[nodiscard]] std::vector<LaneArc> laneArcs(const std::vector<LaneRow> &rows, const Lanes &lanes, const LaneRoom &room,
                                            double left);

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/assessment.h"

namespace rig {

/// What a link carries in one direction, at least and at most.
struct RateBounds
{
    GigabytesPerSecond atLeast;
    GigabytesPerSecond atMost;
};

/// Both are the bandwidth where it is known; 0 where the connector is dark or no place for the device. Else at most
/// what the width and the generation allow that are known of link and device (the most there is where nothing is: x16
/// of generation 6), and at least nothing.
[[nodiscard]] RateBounds rateBounds(const Link &link);

/// The slowest link of a graphics card.
struct WorstLink
{
    const Link *link = nullptr; ///< null: no card is placed
    int doubtful = 0;           ///< other cards whose links are not known, and may be slower than it
};

/// The link with the least upper bound: no other is surely slower. Of equal ones the first that is known, then the
/// first.
[[nodiscard]] WorstLink worstCardLink(const Machine &machine, const Lanes &lanes);

} // namespace rig

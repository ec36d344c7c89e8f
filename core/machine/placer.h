// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/assessment.h"

namespace rig {

/// How good an arrangement is; less is better, compared from the top.
struct PlaceScore
{
    int impossible = 0; ///< devices without lanes, that overlap another, or that reach below the case's last slot
    double worse = 0;   ///< halvings of links (a card on x8 of x16 counts 1, a drive a quarter), by the work and by the
                        ///< card's FLOPS beside the fastest card's; plus one for each open-air card with less than a
                        ///< slot of air, a half for cards behind the chipset: weights of our own. A link that nobody
    ///< knows counts as one lane of PCIe 1.0 behind the chipset, so that any that is known is better
    int across = 0;   ///< pairs of cards on different processors
    double depth = 0; ///< sum of the places: nearer to the processor is better

    auto operator<=>(const PlaceScore &) const = default;
    friend PlaceScore operator+(const PlaceScore &a, const PlaceScore &b)
    {
        return {a.impossible + b.impossible, a.worse + b.worse, a.across + b.across, a.depth + b.depth};
    }
};

/// Where every device stands: a connector of the board by device, -1 for what stands in none.
struct Placement
{
    std::vector<int> connectors;
    PlaceScore score;
};

/// The best arrangement of all devices that may move on the machine's board; the others stay. Devices on risers stay on
/// their risers, which move. Exact: every set of connectors is tried, and for each the best assignment is found; what
/// the devices that stay lose by it counts as well. Of a board with more than 100,000 sets the best of these.
/// nullopt without a board, where there are not enough slots, or too many different devices (65,536 ways to fill them).
[[nodiscard]] std::optional<Placement> bestPlacement(const Machine &machine, Work work,
                                                     const std::vector<ItemId> &fixed = {});
/// The score of the arrangement that the machine has.
[[nodiscard]] PlaceScore scoreOf(const Machine &machine, Work work);

/// The first device that fares worse in one arrangement than in another, and how.
struct PlaceReason
{
    enum class Kind { NoLanes, InTheWay, UnknownLink, NarrowerLink, BehindChipset, LessAir };
    Kind kind = Kind::NarrowerLink;
    int device = 0;     ///< index in Machine::devices
    int connector = -1; ///< where it stands in the worse one
    int better = -1;    ///< where it stands in the better one
    double worseBy = 0; ///< GB/s less, or mm less air; 0 for the others
};
/// Why `worse` is worse than `better`, two arrangements of the same machine; nullopt where no device fares worse.
[[nodiscard]] std::optional<PlaceReason> whyWorse(const Machine &machine, const std::vector<int> &better,
                                                  const std::vector<int> &worse);

} // namespace rig

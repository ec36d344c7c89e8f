// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/machine.h"

#include <span>

namespace rig {

/// What somebody measured of a narrow link: how much longer the same work took than over the wider one.
struct LinkMeasurement
{
    Work work;
    const char *chip;     ///< id of the chip that it was measured on
    const char *chipName; ///< its name, as it is said
    Teraflops fp32;       ///< of that chip
    int cards;
    GigabytesPerSecond bandwidth; ///< of the narrow link, one direction
    GigabytesPerSecond against;   ///< of the link compared with
    double low, high;             ///< percent more time
    const char *workload;
    const char *source;
};

[[nodiscard]] std::span<const LinkMeasurement> linkMeasurements();

/// What a link costs a card at one kind of work.
struct LinkCost
{
    double low = 0; ///< percent more time than over the link compared with
    double high = 0;
    int measurement = 0;      ///< index in linkMeasurements(): the one that was closest
    bool carriedOver = false; ///< measured on another card or link, and reckoned with the speed of this one
};

/// Rows of other cards are carried over: a transfer takes longer on a narrower link, and weighs the more the faster the
/// card computes; how much faster is told by two ratios, of FP32 and of memory bandwidth: the ends of the range. Only
/// from cards at most 2.5 times slower or faster and links at most 2.1 times wider or narrower (bounds of our own):
/// beyond them nullopt, "no measurement for this card and link"; also where a figure of the card is not known.
[[nodiscard]] std::optional<LinkCost> linkCost(const Chip &chip, GigabytesPerSecond bandwidth, GigabytesPerSecond full,
                                               Work work, int cards);

} // namespace rig

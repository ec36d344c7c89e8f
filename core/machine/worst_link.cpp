// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/worst_link.h"

namespace rig {

namespace {

constexpr int WidestLink = 16;
constexpr int NewestGeneration = 6;

bool isKnown(const RateBounds &bounds) { return bounds.atLeast.value() == bounds.atMost.value(); }

bool isWorse(const RateBounds &one, const RateBounds &other)
{
    if (one.atMost.value() != other.atMost.value())
        return one.atMost < other.atMost;
    return isKnown(one) && !isKnown(other);
}

bool isCardLink(const Link &link, const Machine &machine)
{
    return machine.devices[static_cast<std::size_t>(link.device)].isCard();
}

} // namespace

RateBounds rateBounds(const Link &link)
{
    if (link.dark || link.wrongConnector)
        return {};
    if (link.bandwidth)
        return {*link.bandwidth, *link.bandwidth};
    const int width = link.width.value_or(link.maxWidth.value_or(WidestLink));
    const int generation = link.generation.value_or(link.maxGeneration.value_or(NewestGeneration));
    return {GigabytesPerSecond(0), laneRate(generation) * width};
}

WorstLink worstCardLink(const Machine &machine, const Lanes &lanes)
{
    WorstLink worst;
    for (const Link &link : lanes.links) {
        if (isCardLink(link, machine) && (!worst.link || isWorse(rateBounds(link), rateBounds(*worst.link))))
            worst.link = &link;
    }
    for (const Link &link : lanes.links) {
        // Nothing is slower than what carries nothing.
        if (&link != worst.link && isCardLink(link, machine) && !isKnown(rateBounds(link)) &&
            rateBounds(*worst.link).atMost.value() > 0)
            ++worst.doubtful;
    }
    return worst;
}

} // namespace rig

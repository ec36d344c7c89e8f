// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/sums.h"

#include "core/names/names.h"

#include <limits>

namespace rig::ui {

namespace {

/// What is not known counts as faster than all that is, and slower than nothing.
double rateOf(const Link &link)
{
    if (link.dark)
        return 0;
    if (link.bandwidth)
        return link.bandwidth->value();
    // At most: a width alone bounds the rate by what the device can do, or by the newest generation.
    constexpr int newest = 5;
    return link.width ? *link.width * laneRate(link.generation.value_or(link.maxGeneration.value_or(newest))).value()
                      : std::numeric_limits<double>::max();
}

} // namespace

QString totalText(const Total &total)
{
    const QString watts = names::watts(total.atLeast);
    return total.complete ? watts : QStringLiteral("≥ ") + watts;
}

Total wallOf(const Power &power)
{
    return {power.wall.value_or(power.wallAtLeast), power.wall.has_value() && power.training.complete};
}

const Link *worstCardLink(const Machine &machine, const Lanes &lanes)
{
    const Link *worst = nullptr;
    for (const Link &link : lanes.links) {
        if (!machine.devices[static_cast<std::size_t>(link.device)].isCard())
            continue;
        if (!worst || rateOf(link) < rateOf(*worst))
            worst = &link;
    }
    return worst;
}

std::optional<Meaning> meaningOfLoss(const Link &link)
{
    if (link.dark)
        return Meaning::Blocker;
    if (link.width && link.maxWidth && *link.width < *link.maxWidth)
        return Meaning::Caution;
    return std::nullopt;
}

} // namespace rig::ui

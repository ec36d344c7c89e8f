// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/support.h"
#include "core/machine/fit_rules.h"

namespace rig::checks {

/// What the checks of room share.

[[nodiscard]] inline bool isOpenFrame(const Case &chassis)
{
    return chassis.type.valueOr({}) == QLatin1StringView("open");
}

[[nodiscard]] inline bool isTower(const Case &chassis)
{
    return chassis.type.valueOr({}) == QLatin1StringView("tower");
}

/// A case whose wall a card or cooler can touch: an open frame has one only where its vendor prints a limit.
[[nodiscard]] inline bool hasSidePanel(const Situation &situation)
{
    if (!situation.machine.chassis)
        return false;
    const Case &chassis = *situation.machine.chassis->part;
    return !isOpenFrame(chassis) || chassis.maxCardHeight.known();
}

/// A card's height, or the bounds of all cards.
[[nodiscard]] inline LengthBounds heightOf(const Card &card)
{
    return card.height ? LengthBounds{card.height.value, card.height.value} : LengthBounds{LowestCard, HighestCard};
}

/// The case's limit is asked for first: it serves every card.
[[nodiscard]] inline Finding missingHeight(const char *check, const Situation &situation, const Device &device)
{
    const auto &chassis = *situation.machine.chassis;
    return chassis.part->maxCardHeight ? unknown(check, device.item, "height_mm")
                                       : unknown(check, chassis.item, "max_card_height_mm");
}

/// A tower or rack case for ATX boards with all seven slots: built for an ATX supply, whether or not its vendor prints
/// that. Of the catalogue's cases that print it, all of these take one (the one ATX case that does not has five slots).
[[nodiscard]] inline bool isFullAtx(const Case &chassis)
{
    const QString type = chassis.type.valueOr({});
    return chassis.formFactors && chassis.formFactors->contains(QLatin1StringView("ATX")) &&
           chassis.slotCount.valueOr(0) >= 7 &&
           (type == QLatin1StringView("tower") || type == QLatin1StringView("rack"));
}

} // namespace rig::checks

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/upgrade.h"

namespace rig {

/// How much faster one is, as a part of the owned one's speed: 0.4 of what is 1.4 times as fast. nullopt: not known, or
/// less than a hundredth.
[[nodiscard]] std::optional<double> gainOf(const UpgradeOption &option);

/// Money for each whole of the owned one's speed that is gained: 0 where the resale pays for it, of the whole price
/// where no resale is known; nullopt: no gain, or no price.
[[nodiscard]] std::optional<double> moneyForGain(const UpgradeOption &option);

/// Why it is not listed beside what is owned; nullopt: it is.
[[nodiscard]] std::optional<NotListed> whyNotListed(const Chip &chip, const Chip &owned);

/// Puts what one who knows would name before the others, which keep their order, `most` of all; see upgradesWithin().
/// `usual`: money for a card, in the answer's currency.
void nameOptions(UpgradeAnswer &answer, int most, double usual);

} // namespace rig

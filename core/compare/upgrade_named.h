// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/upgrade.h"

namespace rig {

/// How much faster one is, as a part of the owned one's speed: 0.4 of what is 1.4 times as fast. nullopt: not known, or
/// less than a hundredth.
[[nodiscard]] std::optional<double> gainOf(const UpgradeOption &option);

/// Puts what one who knows would name before the others, which keep their order, `most` of all; see upgradesWithin().
/// `usual`: money for a card, in the answer's currency.
void nameOptions(UpgradeAnswer &answer, int most, double usual);

} // namespace rig

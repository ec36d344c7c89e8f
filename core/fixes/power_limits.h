// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/edit.h"
#include "core/machine/machine.h"

namespace rig {

/// The lowest limit that a mend sets a card to: what its firmware takes (`power_limit_min_w` of the card, else of its
/// chip), and no less than 60 % of its rating, below which it loses more than it saves (hardware rules, power
/// limiting); where the firmware's floor is not known, 70 % of the rating, which the cards that are known all reach.
/// nullopt: its rating is not known.
[[nodiscard]] std::optional<Watts> lowestLimit(const Device &card);

/// Limits for all cards that are not locked, the mildest first: 90, 80, 70 and 60 % of the highest rating, in steps of
/// 5 W. A card that draws less than the limit is left out, for it would let it draw more; a limit below what one of the
/// others takes is not made.
[[nodiscard]] std::vector<SetPowerLimit> limitsFor(const Machine &machine, const Build &build);

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/words/words.h"

namespace rig::words {

/// effectText() without the price, where that stands beside it: "Mends 1 blocker, adds 1 caution. 90 W less in
/// training."
[[nodiscard]] QString effectBesidePrice(const Effect &effect);
/// "Supply 436 W short, 350 W more than now": of a problem that grows, with the machine as it would be.
[[nodiscard]] QString growthText(const Growth &growth, const Situation &after);

} // namespace rig::words

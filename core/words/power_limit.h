// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"
#include "core/catalogue/catalogue.h"
#include "core/machine/limit_effect.h"

#include <QString>

namespace rig::words {

/// "Limited to 280 W (80 %): 95 % of its speed at 350 W in training ResNet-50 …, measured (source); fit error 1.2 %.",
/// or that nothing was measured. By the slowest of the measurements that suit the work.
[[nodiscard]] QString limitedSpeed(const Card &card, Watts limit, Work work, const Catalogue &catalogue);

/// "95 % of the speed", "speed not measured": for a fix, of all these cards together.
[[nodiscard]] QString limitedSpeedShort(const std::vector<ItemId> &items, Watts limit, const Document &document,
                                        const Catalogue &catalogue);

/// What a slider answers, for cards of one model that have the same limit: "280 W: 95 % of the speed (measured, ±1.2)
/// · −140 W · −$38 a year". `limit` nullopt: the cards have none.
[[nodiscard]] QString limitAnswer(const Card &card, std::optional<Watts> limit, Work work, const LimitEffect &effect,
                                  const Catalogue &catalogue);

/// What that speed rests on: what was measured, by whom, and what the other measurements say; empty without one.
[[nodiscard]] QString limitSource(const Card &card, Watts limit, Work work, const Catalogue &catalogue);

} // namespace rig::words

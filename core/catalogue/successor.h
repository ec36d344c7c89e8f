// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

namespace rig {

/// Whether a chip is of the same maker, segment and form as another, came later, and has no less memory; false where
/// one of these is not known.
[[nodiscard]] bool canReplace(const Chip &one, const Chip &other);
/// How far apart two launch prices are, as a ratio's logarithm; far where one is not known.
[[nodiscard]] double launchPriceDistance(const Chip &one, const Chip &other);

/// What its maker sells in the place of a chip that is no longer made: of those that can replace it and are sold, as
/// their maker says, the one with the nearest launch price. Null for a chip that is made, and where there is none.
[[nodiscard]] std::shared_ptr<const Chip> successorOf(const Chip &chip, const Catalogue &catalogue);

} // namespace rig

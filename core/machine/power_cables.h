// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/assessment.h"

#include <utility>

namespace rig {

/// Whose plugs hang on one cable: two cards, or the same one twice.
using CablePair = std::pair<ItemId, ItemId>;

/// A pair for each cable that carries two plugs, as `shared` has reckoned with; empty where several supplies stand
/// alone.
[[nodiscard]] std::vector<CablePair> cablePairs(const Machine &machine, const Power &power, const SharedCable &shared);

} // namespace rig

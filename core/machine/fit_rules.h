// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/assessment.h"

namespace rig {

/// ATX and microATX specifications: expansion slots stand 0.8 inch apart.
inline constexpr Millimetres SlotPitch{20.32};
/// Real two-slot cards are 42 mm thick, three-slot ones 61–63 mm: 3 mm less than the pitches would suggest is
/// tolerated.
inline constexpr Millimetres ThicknessTolerance{3};

/// Slot places that a card covers: the vendor's figure rounded up, else from its thickness; unknown without either.
[[nodiscard]] std::optional<int> placesOf(const Card &card);

} // namespace rig

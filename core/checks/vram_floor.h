// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::vram_floor {

enum class Variant {
    BelowWork,        ///< less than the work needs
    MayBeBelowWork,   ///< less than the work may take
    TooFewCards,      ///< a work shares itself over more cards
    BelowWithDisplay, ///< less than it needs with a display
    BelowFloor        ///< less than the floor
};

inline constexpr CheckId<Variant> Id{"graphics.vram-floor"};

inline constexpr FactKey<Gibibytes> MemoryGib{"memory_gib"};
inline constexpr FactKey<Gibibytes> NeedGib{"need_gib"};
inline constexpr FactKey<int> CardsNeeded{"cards_needed"};
inline constexpr FactKey<int> CardsThere{"cards"};
inline constexpr FactKey<Gibibytes> DisplayGib{"display_gib"};

extern const Check check;

} // namespace rig::checks::vram_floor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::case_slots {

enum class Variant {
    BelowCase,     ///< below the case's last slot
    BeyondHolders, ///< on riser cables: more than the holders for upright cards take
    BeyondAllSlots ///< on riser cables: more than all slots together take
};

inline constexpr CheckId<Variant> Id{"fit.case-slots"};

inline constexpr FactKey<int> NeededSlots{"needed_slots"};
inline constexpr FactKey<int> CaseSlots{"case_slots"};         ///< of BelowCase
inline constexpr FactKey<int> VerticalSlots{"vertical_slots"}; ///< this and the next: of the other two
inline constexpr FactKey<int> SlotsLeft{"slots_left"};

extern const Check check;

} // namespace rig::checks::case_slots

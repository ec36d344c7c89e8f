// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::several_supplies {

enum class Variant {
    StartTogether, ///< they must start together
    SplitCard      ///< a card that only several of them together can feed
};

inline constexpr CheckId<Variant> Id{"power.several-supplies"};

inline constexpr FactKey<int> Supplies{"supplies"}; ///< of StartTogether

extern const Check check;

} // namespace rig::checks::several_supplies

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::several_supplies {

enum class Variant {
    StartTogether,        ///< they must start together
    SplitCard,            ///< a card that only several of them together can feed
    CardsCannotBeDivided, ///< cards that are alike, over supplies that are alike: one would be loaded too much
    LoadCannotBeDivided,  ///< the same of others
    ProcessorApart        ///< the plugs of a processor hang on another supply than its board
};

inline constexpr CheckId<Variant> Id{"power.several-supplies"};

inline constexpr FactKey<int> Supplies{"supplies"}; ///< of StartTogether and what cannot be divided
inline constexpr FactKey<int> Cards{"cards"};       ///< of CardsCannotBeDivided, with what each draws
inline constexpr FactKey<Watts> CardW{"card_w"};
inline constexpr FactKey<Watts> TotalW{"total_w"}; ///< of LoadCannotBeDivided: of the machine
inline constexpr FactKey<Watts> NeedW{"need_w"};   ///< of the supply that is worst off, where it is divided best
inline constexpr FactKey<Watts> SupplyW{"supply_w"};

extern const Check check;

} // namespace rig::checks::several_supplies

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::shared_cable {

enum class Variant {
    OneCard,   ///< two sockets of one card
    TwoCards,  ///< sockets of two cards
    Overloaded ///< more than a cable should carry at all
};

inline constexpr CheckId<Variant> Id{"power.shared-cable"};

inline constexpr FactKey<int> Plugs{"plugs"};
inline constexpr FactKey<int> Cables{"cables"};
inline constexpr FactKey<Watts> RatedW{"rated_w"}; ///< of the two sockets on the cable
inline constexpr FactKey<Watts> LoadW{"load_w"};
inline constexpr FactKey<Watts> MostW{"most_w"};

extern const Check check;

} // namespace rig::checks::shared_cable

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::eps_missing {

enum class Variant {
    NoPlug, ///< none at all
    TooFew  ///< fewer than the board has inputs
};

inline constexpr CheckId<Variant> Id{"power.eps-missing"};

inline constexpr FactKey<int> Inputs{"inputs"};
inline constexpr FactKey<int> Plugs{"plugs"};

extern const Check check;

} // namespace rig::checks::eps_missing

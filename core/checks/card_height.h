// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::card_height {

enum class Variant {
    AboveLimit, ///< higher than the case takes
    OnRiser     ///< the same of a card on a riser, which may stand otherwise
};

inline constexpr CheckId<Variant> Id{"fit.card-height"};

inline constexpr FactKey<Millimetres> HeightMm{"height_mm"};
inline constexpr FactKey<Millimetres> LimitMm{"limit_mm"};

extern const Check check;

} // namespace rig::checks::card_height

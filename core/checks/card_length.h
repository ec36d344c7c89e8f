// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::card_length {

enum class Variant {
    AboveLimit,           ///< longer than the case's limit
    BehindRadiator,       ///< too long with the radiator in front
    PerhapsBehindRadiator ///< perhaps too long with it
};

inline constexpr CheckId<Variant> Id{"fit.card-length"};

inline constexpr FactKey<Millimetres> LengthMm{"length_mm"};
inline constexpr FactKey<Millimetres> LimitMm{"limit_mm"};
inline constexpr FactKey<Millimetres> RadiatorLeastMm{"radiator_least_mm"};
inline constexpr FactKey<Millimetres> RadiatorMostMm{"radiator_most_mm"};

extern const Check check;

} // namespace rig::checks::card_length

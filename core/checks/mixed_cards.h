// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::mixed_cards {

enum class Variant {
    InTraining, ///< in training over all cards
    InInference ///< in inference, where each card may serve alone
};

inline constexpr CheckId<Variant> Id{"graphics.mixed-cards"};

inline constexpr FactKey<Gibibytes> LeastGib{"least_gib"}; ///< the smallest memory; only where one is known

extern const Check check;

} // namespace rig::checks::mixed_cards

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::radiator_place {

enum class Variant {
    NoPlace,
    WiderPlace ///< only a place for larger fans
};

inline constexpr CheckId<Variant> Id{"fit.radiator-place"};

inline constexpr FactKey<Millimetres> RadiatorMm{"radiator_mm"};

extern const Check check;

} // namespace rig::checks::radiator_place

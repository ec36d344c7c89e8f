// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::bifurcation_setting {

enum class Variant {
    ToBeSet, ///< the firmware has to be set
    SomeDark ///< the slot cannot be split so that all devices get lanes
};

inline constexpr CheckId<Variant> Id{"pcie.bifurcation-setting"};

inline constexpr FactKey<int> Devices{"devices"};
inline constexpr FactKey<int> Lit{"lit"};

extern const Check check;

} // namespace rig::checks::bifurcation_setting

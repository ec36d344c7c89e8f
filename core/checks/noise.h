// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::noise {

enum class Variant {
    AboveOffice,   ///< louder than suits an office
    AboveWorkplace ///< louder than the rule for workplaces
};

inline constexpr CheckId<Variant> Id{"heat.noise"};

inline constexpr FactKey<double> NoiseDba{"noise_dba"};
inline constexpr FactKey<double> OfficeDba{"office_dba"};
inline constexpr FactKey<double> WorkplaceDba{"workplace_dba"};
inline constexpr FactKey<int> Fans{"fans"};

extern const Check check;

} // namespace rig::checks::noise

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::data_centre_licence {

inline constexpr CheckId<> Id{"graphics.data-centre-licence"};

extern const Check check;

} // namespace rig::checks::data_centre_licence

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::connector_missing {

inline constexpr CheckId<> Id{"power.connector-missing"};

inline constexpr FactKey<int> Missing{"missing"};

extern const Check check;

} // namespace rig::checks::connector_missing

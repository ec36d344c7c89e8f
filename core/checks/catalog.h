// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

#include <span>

namespace rig {

/// Every check, in the order of the groups: pcie, power, fit, heat, platform, graphics, storage, money.
[[nodiscard]] std::span<const Check> allChecks();
/// By its id; null where there is none of that name.
[[nodiscard]] const Check *findCheck(std::string_view id);

} // namespace rig

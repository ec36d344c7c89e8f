// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks {

/// Board, processor, supply and case are chosen: what is missing beside them was forgotten. Before that it is
/// platform.incomplete that says what was not chosen yet.
[[nodiscard]] inline bool isOtherwiseWhole(const Machine &machine)
{
    return machine.board && machine.chassis && !machine.processors.empty() && !machine.supplies.empty();
}

} // namespace rig::checks

namespace rig::checks::missing_part {

enum class Variant { NoMemory, NoCooler, NoDrive };

inline constexpr CheckId<Variant> Id{"platform.missing-part"};

extern const Check check;

} // namespace rig::checks::missing_part

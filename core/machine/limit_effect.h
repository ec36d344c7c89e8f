// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/assessment.h"

namespace rig {

/// What the power limits of some cards change of the whole machine.
struct LimitEffect
{
    std::optional<Watts> training; ///< draw of these cards less what they draw without; nullopt: a rating is not known
    /// Cost of a year less what it is without; nullopt: no tariff, or the draw at the wall is not known.
    std::optional<Money> yearly;
};

/// Compares the machine with one in which these items have no limit. Pure, some microseconds.
[[nodiscard]] LimitEffect limitEffect(const Machine &machine, const Site &site, const Use &use,
                                      const std::vector<ItemId> &items);

} // namespace rig

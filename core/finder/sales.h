// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/finder/question.h"

namespace rig::finder {

/// Of an owned part what the machine does without.
struct Sold
{
    QString part;
    int number = 1;
    Money brings; ///< all of them, in the policy's currency; a hundredth of it is the least
};

/// What is sold of what the question says is owned and may be sold, where `build` is the machine that is kept and
/// bought.
[[nodiscard]] std::vector<Sold> soldBeside(const Build &build, const Question &question, const Catalogue &catalogue);

/// The question's budget with what `sold` brings, in the budget's currency: what the new parts together may cost.
/// nullopt: there is none.
[[nodiscard]] std::optional<Money> budgetWithSales(const std::vector<Sold> &sold, const Question &question,
                                                   const Catalogue &catalogue);

} // namespace rig::finder

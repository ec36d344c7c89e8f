// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/offers.h"

namespace rig::advice {

/// So many of one card in place of a single one.
struct SeveralOf
{
    const Offer *offer = nullptr;
    int cards = 2;
};

/// For one who did not say how many: of 2 and 4 cards, in a server of 8 as well, the best ones that together hold a
/// third more than the one that was chosen, or what was asked for where no single one does, for the budget; without one
/// for what is usual, what the chosen one costs, or a second one of it where that is little. A further number only
/// where no need is stated and it brings more memory. They are weighed as single cards are, by their sums, less what
/// their links cost. Empty: another number was asked for, or none is worth it.
[[nodiscard]] std::vector<SeveralOf> severalCards(const Question &question, const Offers &offers, const Offer *chosen,
                                                  std::optional<double> budget);

} // namespace rig::advice

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/machine.h"

namespace rig {

/// What the works of a machine ask of one of its cards.
struct CardLoad
{
    ItemId item = 0;
    std::optional<Gibibytes> memory; ///< of the card; unknown stays unknown
    std::optional<Gibibytes> low;    ///< that must be there at the least; nullopt: nothing is asked of this card
    std::optional<Gibibytes> high;   ///< that it may take
};

/// How the works are dealt to the cards.
struct MemoryLoads
{
    std::vector<CardLoad> cards;                    ///< in the order of Machine::devices
    std::vector<std::vector<int>> cardsOf;          ///< per work of Use::works: indices in `cards`
    std::vector<std::vector<PlannedNeed>> sharesOf; ///< per work: what each of these cards has of it
    int cardsNeeded = 0;                            ///< of the work that takes most cards; 0: there are no works

    [[nodiscard]] const CardLoad *of(ItemId item) const;
    /// Of the card of which most is asked; null: nothing is asked.
    [[nodiscard]] const CardLoad *most() const;
};

/// What each of the cards `chosen`, indices in `cards`, has of a work that they share: what may lie on any of them lies
/// where there is room, by their memory less what they have to hold beside (`lessLoad`), as llama.cpp and Transformers
/// place layers (ggml-org/llama.cpp, "split-mode layer": by free memory); as much on each where they are alike or one's
/// memory is not known.
[[nodiscard]] std::vector<PlannedNeed> dealt(const PlannedNeed &need, const std::vector<CardLoad> &cards,
                                             const std::vector<int> &chosen, bool lessLoad = false);

/// One at a time, each work takes the cards with most memory, and a card must hold the greatest of its works. At once,
/// the greatest work chooses first, each takes the cards on which most is left, and what shares a card adds up. A work
/// that takes more cards than there are takes all. What the user states by hand (Use::memoryNeed) counts for every
/// card. Works whose need is not known ask nothing: who reads a file sees to it that there are none.
[[nodiscard]] MemoryLoads memoryLoads(const Machine &machine, const Use &use);

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/finder/stock.h"

#include <span>
#include <string_view>

namespace rig::finder {

/// Conditions on two or three parts that cost a comparison each. What no check has is a condition of the question; the
/// others say earlier, of most pairs, what a check would say of the whole machine.

// Keys of those that no check has; they stand beside the ids of checks.
inline constexpr const char *MemoryCondition = "memory";       ///< less than the machine must have
inline constexpr const char *CoolerCondition = "cooler";       ///< not shown to carry the processor's heat away
inline constexpr const char *PlacesCondition = "places";       ///< no arrangement on the board
inline constexpr const char *HoldersCondition = "holders";     ///< no place in the case for cards on cables
inline constexpr const char *SuppliesCondition = "supplies";   ///< no place in the case for a second supply
inline constexpr const char *LinkCondition = "link-not-known"; ///< nobody knows the way between two cards
inline constexpr const char *SpeedCondition = "least-speed";   ///< slower than the question asks for
inline constexpr const char *WallCondition = "wall-not-known"; ///< nobody knows what it draws at the wall
inline constexpr const char *LanesCondition = "lanes";         ///< a card with fewer than the question asks for

/// The options of these slots; null: not chosen.
using Chosen = std::array<const Option *, SlotCount>;

/// The sets of slots on which a condition stands.
[[nodiscard]] std::span<const Slots> conditionSets();
/// The first condition over just these slots that is not met; null: none.
[[nodiscard]] const char *unmetCondition(Slots set, const Chosen &chosen, const Question &question);

/// Whether the question takes no machine with a caution of this check.
[[nodiscard]] bool isRefused(std::string_view check, const Question &question);
/// Whether it takes none of which this check cannot say anything.
[[nodiscard]] bool isEssential(std::string_view check, const Question &question);
/// GiB of a machine's memory, at the least, beside these cards.
[[nodiscard]] Gibibytes memoryNeeded(const Option &cards, const Question &question);
/// Lanes that each of the cards must have.
[[nodiscard]] int lanesNeeded(const Option &cards, const Question &question);
/// Places from one card's slot to the next one's from which on the upper one, which takes so many, has a free slot of
/// air.
[[nodiscard]] int airStep(const Card &card, int places);
/// Places from one card's slot to the next one's, at the least, so that neither is refused.
[[nodiscard]] int stepOf(const Card &card, const Question &question);

} // namespace rig::finder

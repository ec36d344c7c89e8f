// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"
#include "core/finder/stock.h"

#include <span>

namespace rig::finder {

/// What rules a machine out before it is whole: a check, or a condition of the question, and the parts on which it
/// then stands. What a check refuses on these parts alone it refuses on every machine with them; a test holds that.
struct EarlyRule
{
    Slots reads;
    const Check *check;
};
[[nodiscard]] std::span<const EarlyRule> earlyRules();
/// The sets of parts of the rules and of the conditions, each once.
[[nodiscard]] std::span<const Slots> ruleSets();

/// Conditions of a question that no check has; their keys stand beside the ids of checks.
inline constexpr const char *MemoryCondition = "memory";       ///< less than the machine must have
inline constexpr const char *CoolerCondition = "cooler";       ///< not shown to carry the processor's heat away
inline constexpr const char *PlacesCondition = "places";       ///< no arrangement on the board
inline constexpr const char *LinkCondition = "link-not-known"; ///< nobody knows the way between two cards

inline constexpr const char *LanesCondition = "lanes"; ///< a card with fewer than the question asks for

/// Why the links of the cards do not do; null: they do. What is not known does not.
[[nodiscard]] const char *unmetLinks(const Lanes &lanes, const Machine &machine, const Question &question);

/// The options of these slots; null: not chosen.
using Chosen = std::array<const Option *, SlotCount>;
/// The first condition over just these slots that is not met; null: none.
[[nodiscard]] const char *unmetCondition(Slots set, const Chosen &chosen, const Question &question);

/// The id of the check for which a question refuses a machine with such a finding; null: it may have it. A blocker is
/// always refused, a caution where the question names it, a missing figure that governs where its group is essential.
[[nodiscard]] const char *refusedFor(const Finding &finding, const Question &question);
/// The same for all findings of one check on a machine.
[[nodiscard]] const char *refusedFor(const Check &check, const Situation &situation, const Question &question);

} // namespace rig::finder

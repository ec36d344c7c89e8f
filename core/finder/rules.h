// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"
#include "core/finder/conditions.h"

namespace rig::finder {

/// What of an Assessment a rule reads, a bit each.
enum Reads : unsigned { OnlyParts = 0, OfLanes = 1, OfFit = 2, OfPower = 4, OfHeat = 8 };

/// What rules a machine out before it is whole: a check and the parts on which it then stands. What a check refuses on
/// these parts alone it refuses on every machine with them, and what it does not read need not be assessed; tests hold
/// both.
struct EarlyRule
{
    Slots on;
    const Check *check;
    unsigned reads = OnlyParts;
    bool blocks = true; ///< false: it says no worse than a caution
};
[[nodiscard]] std::span<const EarlyRule> earlyRules();
/// Whether the question refuses a machine for anything that this rule may say.
[[nodiscard]] bool mayRefuse(const EarlyRule &rule, const Question &question);
/// Of the machine only what the rules read that stand on these slots.
[[nodiscard]] Assessment assessedFor(unsigned reads, const Machine &machine, const Site &site, const Use &use);

/// Why the links of the cards do not do; null: they do. What is not known does not.
[[nodiscard]] const char *unmetLinks(const Lanes &lanes, const Machine &machine, const Question &question);

/// The id of the check for which a question refuses a machine with such a finding; null: it may have it. A blocker is
/// always refused, a caution where the question names it, a missing figure that governs where its group is essential.
[[nodiscard]] const char *refusedFor(const Finding &finding, const Question &question);
/// The same for all findings of one check on a machine.
[[nodiscard]] const char *refusedFor(const Check &check, const Situation &situation, const Question &question);

} // namespace rig::finder

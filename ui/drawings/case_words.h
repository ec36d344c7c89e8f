// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/drawings/case_plan.h"
#include "ui/widgets/theme.h"

namespace rig::ui {

/// What the case section, its table and a screen reader say.

[[nodiscard]] QString caseNumber(double millimetres); ///< "61", "61.5"
/// "12 mm too long", "overlaps Card 2 by 1 place", "35 mm for the cable: 8 mm missing"
[[nodiscard]] QString troubleText(const CaseTrouble &trouble);
[[nodiscard]] QString placesText(const CasePart &part); ///< "3–5"; words where it stands in no slot
/// "fits", what is wrong, or which figure is not known.
[[nodiscard]] QString verdictText(const CasePart &part, const CasePlan &plan);
[[nodiscard]] Meaning verdictMeaning(const CasePart &part, const CasePlan &plan);
[[nodiscard]] QString groupText(CaseGroup group);
/// Name, figures, what limits it: a line each.
[[nodiscard]] QStringList partLines(const CasePart &part, const CasePlan &plan);
/// What the case comes to, in a sentence: what does not fit, or how much room the tightest card has left.
[[nodiscard]] QString caseSentence(const CasePlan &plan);
/// What is not drawn and why, and what the air does that cannot be drawn.
[[nodiscard]] QStringList caseHeads(const CasePlan &plan, const Situation &situation, const Verdict &verdict);
/// What the drawing has to assume, because no figure says it.
[[nodiscard]] QStringList caseConventions(const CasePlan &plan, const Machine &machine);

} // namespace rig::ui

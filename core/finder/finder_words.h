// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/finder/find.h"

#include <QStringList>

namespace rig::finder {

/// The sentences about found machines: window, console and report draw them, and make none.

/// One sentence that one can act on: "Buy a machine with 2 × used GeForce RTX 3090, $2,870 in all: 4,100–5,200
/// tokens/s; prices from 2025-12-05 to 2026-08-22." Without a machine it says that there is none, and why.
[[nodiscard]] QString answerText(const Answer &answer, const Catalogue &catalogue);
/// Why: what else it has, that nothing is better, what is left of the budget.
[[nodiscard]] QStringList bestReasons(const Answer &answer, const Catalogue &catalogue);
/// The same, and then what differs and comes next.
[[nodiscard]] QStringList answerReasons(const Answer &answer, const Catalogue &catalogue);
/// What it rests on: prices, the model of speed, what every such machine has beside what was asked for.
[[nodiscard]] QStringList answerBasis(const Answer &answer, const Catalogue &catalogue);
/// Ids of its parts, the cards first.
[[nodiscard]] QStringList answerSubjects(const Answer &answer);

/// How many of its cards hang on riser cables.
[[nodiscard]] int cardsOnCables(const Found &found);
/// "2 × used GeForce RTX 3090"
[[nodiscard]] QString cardsText(const Found &found);
/// "4,100–5,200 tokens/s", "142 TFLOPS in theory", "48 GiB"
[[nodiscard]] QString objectiveText(const Found &found, const Question &question);
/// "tokens/s", "images/s", "TFLOPS", "GiB": of the objective; over the years of the speed.
[[nodiscard]] QString objectiveUnit(const Found &found, const Question &question);
/// "MSI B650 …, Ryzen 5 7600, 32 GB DDR5, …": the parts beside the cards.
[[nodiscard]] QString restText(const Found &found, const Catalogue &catalogue);
/// "Proven: no other of 3 × 10^12 combinations is better." or by how much one might be.
[[nodiscard]] QString proofText(const Answer &answer);
/// What cut off machines, the most frequent first: "the price (1,204)", "power.supply-headroom (88)".
[[nodiscard]] QString ruledOutText(const QString &reason);
/// What took no part, with its number, and by what it was judged where the question and the policy say so.
[[nodiscard]] QString leftOutText(LeftOut why, int count, const Question &question, const PricePolicy &prices);

} // namespace rig::finder

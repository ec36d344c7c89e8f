// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/finder/find.h"

#include <QStringList>

namespace rig::finder {

/// The sentences about why an answer is what it is; window and console draw them.

/// "the budget", "the number of cards": of a key of Relaxed.
[[nodiscard]] QString conditionName(const QString &key);
/// What binds an answer: a sentence for each condition that, given up alone, brings more or costs less, the one that
/// brings most first; at last those that bring nothing. Where there is no machine: what each would have to give way.
[[nodiscard]] QStringList bindingTexts(const Answer &answer, const std::vector<Relaxed> &relaxed);
/// "The budget and the number of cards contradict each other: …"; empty where nothing does.
[[nodiscard]] QString contradictionText(const Answer &answer, const QStringList &conditions);
/// "With GeForce RTX 4090 the best machine costs $412 more and does 8 % less." of two answers; `with` has the part.
[[nodiscard]] QString withPartText(const Answer &best, const Answer &with, const QString &part,
                                   const Catalogue &catalogue);
/// A sentence for each part whose price decides; one that says so where none does.
[[nodiscard]] QStringList swingTexts(const Answer &answer, const std::vector<PriceSwing> &swings,
                                     const Catalogue &catalogue);

/// All of it in the order in which it is read.
[[nodiscard]] QStringList whyTexts(const Answer &answer, const Why &why, const Catalogue &catalogue);

} // namespace rig::finder

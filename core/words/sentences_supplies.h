// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/words/sentences.h"

namespace rig::words {

/// The sentences about what supplies carry; the table of sentences_power.cpp names them.
[[nodiscard]] Sentence supplyCapacity(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence supplyHeadroom(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence excursion(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence vendorMinimum(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence railLimit(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence severalSupplies(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence inputDerating(const Finding &finding, const Situation &situation);

} // namespace rig::words

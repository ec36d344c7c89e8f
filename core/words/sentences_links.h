// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/words/sentences.h"

namespace rig::words {

/// What is said of links that are narrower or older than they could be, and of what takes their lanes: each with all
/// that was gathered in the finding.
[[nodiscard]] Sentence laneDowngrade(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence generationDowngrade(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence m2TakesLanes(const Finding &finding, const Situation &situation);
[[nodiscard]] Sentence chipsetSlot(const Finding &finding, const Situation &situation);

/// What the lanes that a finding's cards have lost cost, where it was measured; else empty.
[[nodiscard]] QString measuredCostOfLinks(const Finding &finding, const Situation &situation);
/// "About 2–5 % more time for data-parallel training, measured on …"; without a cost, that nobody measured it.
[[nodiscard]] QString linkCostText(const std::optional<LinkCost> &cost, Work work);

} // namespace rig::words

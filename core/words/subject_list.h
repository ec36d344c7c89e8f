// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/words/sentences.h"

namespace rig::words {

/// All subjects of a finding, those of one model with its name once: "Card 1, Card 2 (GeForce RTX 3090)". At most
/// `most` are named.
[[nodiscard]] QString subjectList(const Finding &finding, const Situation &situation, int first = 0, int most = 8);

} // namespace rig::words

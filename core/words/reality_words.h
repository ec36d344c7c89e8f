// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reality/against.h"

namespace rig::words {

/// "Card 1 (RTX 3090)"; of a card that is not planned, its name as printed.
[[nodiscard]] QString realityName(const reality::RealityRow &row, const Machine &machine,
                                  const reality::Detected &detected);
/// A card of the plan beside the one that is there: "Card 1 (NVIDIA …): planned 8 lanes, found 4 lanes."
[[nodiscard]] QString realityText(const reality::RealityRow &row, const Machine &machine,
                                  const reality::Detected &detected);
/// Why it may be so, in a sentence.
[[nodiscard]] QString causeText(const reality::Cause &cause, const reality::RealityRow &row);
/// What to do about it; empty where there is nothing to do.
[[nodiscard]] QString causeRemedy(const reality::Cause &cause);
/// How one sees that it helped; empty where nothing is to be seen.
[[nodiscard]] QString causeProof(const reality::Cause &cause, const reality::RealityRow &row);

} // namespace rig::words

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reality/against.h"

namespace rig::reality {

/// Private to the comparison: what the causes of lost lanes are sought in.
struct CauseGround
{
    const Document &plan;
    const Catalogue &catalogue;
    const Detected &detected;
    const Machine &machine; ///< of the plan
};

/// Why a card has fewer lanes than planned, the likeliest first. A connector or slot is named where the plan's own lane
/// model, with something in it or with the card there, gives just the lanes that were found.
void addCausesOfWidth(RealityRow &row, const DetectedGpu &gpu, const CauseGround &ground);

/// Where several cards "may stand" in one slot, that explains one of them at most: it is then told last of each.
void standInOneSlotOnly(std::vector<RealityRow> &rows);

} // namespace rig::reality

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reality/against.h"

namespace rig::reality {

/// Private to the comparison: what stands beside the links of rows whose cards are matched. Limits and memory of each,
/// what a loss costs, the ways between cards, the driver.
void addDetails(Reality &reality, const Machine &machine, const Assessment &assessment, Work work,
                const Detected &detected);

/// What the host can do at most: by the driver, else by the port above the card. Ports of Thunderbolt and USB4 print
/// 2.5 GT/s whatever they carry: of a card behind one the port says nothing.
[[nodiscard]] std::optional<int> hostGenerationOf(const DetectedGpu &gpu);

} // namespace rig::reality

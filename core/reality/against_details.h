// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reality/against.h"

namespace rig::reality {

/// Private to the comparison: what stands beside the links of rows whose cards are matched. Limits and memory of each,
/// what a loss costs, the ways between cards, the driver.
void addDetails(Reality &reality, const Machine &machine, const Assessment &assessment, Work work,
                const Detected &detected);

/// The kernel names one narrow port for the card and for a device on another bus: both hang on a switch below it,
/// mostly the chipset.
[[nodiscard]] bool sharesUplink(const DetectedGpu &gpu, const Detected &detected);
/// Another card hangs on another function of the card's root port: the lanes of one slot are dealt among them.
[[nodiscard]] bool isSplit(const DetectedGpu &gpu, const Detected &detected);

} // namespace rig::reality

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

namespace rig {

/// The processors as if each were a chip, so that they can stand in a chart beside GPUs: clocks in MHz, memory
/// bandwidth of one socket, FP32, cores, watts, launch date, prices.
[[nodiscard]] std::vector<std::shared_ptr<const Chip>> processorsAsChips(const Catalogue &catalogue);

} // namespace rig

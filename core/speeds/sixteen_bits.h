// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/part.h"

namespace rig {

/// How a chip's peak at 16 bits stands to its peak at 32: on its Tensor Cores where they are known, else on its cores.
struct SixteenBits
{
    double times = 1;
    bool onTensorCores = false;
    [[nodiscard]] bool isFast() const { return times >= 1.5; }
};
/// nullopt where one of the peaks is not known.
[[nodiscard]] std::optional<SixteenBits> sixteenBits(const Chip &chip);
/// "Fast at 16 bits: …", or that it is not, by its peaks or by its compute capability; empty where neither tells.
[[nodiscard]] QString sixteenBitsText(const Chip &chip);

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/part.h"

namespace rig::checks::accelerator_support {

/// The variants of graphics.accelerator-support.
enum class Support {
    XeonPhi,
    AmdListed,   ///< its gfx target stands in ROCm's matrix
    AmdUnlisted, ///< it does not
    Amd,         ///< its gfx target is not known
    IntelListed, ///< of a series that PyTorch's page names
    Intel
};

/// nullopt for what is neither AMD's nor Intel's.
[[nodiscard]] std::optional<Support> supportOf(const Chip &chip);

} // namespace rig::checks::accelerator_support

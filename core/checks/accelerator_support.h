// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::accelerator_support {

enum class Support {
    XeonPhi,
    AmdListed,   ///< its gfx target stands in ROCm's matrix
    AmdUnlisted, ///< it does not
    Amd,         ///< its gfx target is not known
    IntelListed, ///< of a series that PyTorch's page names
    Intel
};

inline constexpr CheckId<Support> Id{"graphics.accelerator-support"};

extern const Check check;

/// nullopt for what is neither AMD's nor Intel's.
[[nodiscard]] std::optional<Support> supportOf(const Chip &chip);

} // namespace rig::checks::accelerator_support

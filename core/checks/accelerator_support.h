// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rig::checks {

/// The variants of graphics.accelerator-support.
enum class Support {
    XeonPhi,
    AmdListed,   ///< its gfx target stands in ROCm's matrix
    AmdUnlisted, ///< it does not
    Amd,         ///< its gfx target is not known
    IntelListed, ///< of a series that PyTorch's page names
    Intel
};

} // namespace rig::checks

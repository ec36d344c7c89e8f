// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::eps_into_pcie {

enum class Variant {
    PciePlugsFree, ///< the plugs that are free are PCIe ones
    Adapted        ///< an adapter is used
};

inline constexpr CheckId<Variant> Id{"power.eps-into-pcie"};

extern const Check check;

} // namespace rig::checks::eps_into_pcie

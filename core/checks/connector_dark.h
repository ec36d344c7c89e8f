// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::connector_dark {

enum class Variant {
    LanesElsewhere, ///< the lanes go elsewhere
    NoProcessor,    ///< it hangs on a processor that is not there
    WrongConnector, ///< the device does not go into this connector
    Unplaced,       ///< the device stands in no connector
    NoSuchConnector ///< the board has no connector of that name
};

inline constexpr CheckId<Variant> Id{"pcie.connector-dark"};

extern const Check check;

} // namespace rig::checks::connector_dark

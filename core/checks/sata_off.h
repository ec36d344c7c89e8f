// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::sata_off {

enum class Variant {
    PlacedInOff, ///< a drive stands in a port that is off
    TooFewPorts, ///< too few ports remain
    PortsOff     ///< ports are off
};

inline constexpr CheckId<Variant> Id{"storage.sata-off"};

inline constexpr FactKey<int> Drives{"drives"}; ///< this and the next two: of TooFewPorts and PortsOff
inline constexpr FactKey<int> FreePorts{"free_ports"};
inline constexpr FactKey<int> OffPorts{"off_ports"};

extern const Check check;

} // namespace rig::checks::sata_off

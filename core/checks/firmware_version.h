// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::firmware_version {

enum class Variant {
    LaterFirmware, ///< a later firmware than the first; a note where boards that are sold have it by now
    Excluded,      ///< the board's list excludes the generation
    NeverMade      ///< the chipset never goes with it
};

inline constexpr CheckId<Variant> Id{"platform.firmware-version"};

extern const Check check;

} // namespace rig::checks::firmware_version

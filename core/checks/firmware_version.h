// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/check.h"

namespace rig::checks::firmware_version {

enum class Variant {
    LaterFirmware, ///< a later firmware than the first
    NotListed,     ///< the list does not name the generation
    NeverTogether  ///< it never goes together
};

inline constexpr CheckId<Variant> Id{"platform.firmware-version"};

extern const Check check;

} // namespace rig::checks::firmware_version

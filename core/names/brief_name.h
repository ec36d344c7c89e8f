// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/machine.h"

namespace rig::names {

/// "RTX 3090 FE" of "NVIDIA GeForce RTX 3090 Founders Edition": without the maker and the family that all know; where a
/// row is short.
[[nodiscard]] QString briefName(const Part &part);
/// "Card 2: RTX 3090 FE", where deviceName() has no room.
[[nodiscard]] QString briefDeviceName(const Device &device);

} // namespace rig::names

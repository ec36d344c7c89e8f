// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/board.h"

namespace rig {

/// What a connector hangs on once switches are walked through: a processor, the chipset, or unknown. Switches that hang
/// on each other in a circle are unknown.
[[nodiscard]] Upstream rootOf(const Board &board, Upstream upstream);

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reality/seen.h"

namespace rig::reality {

/// All that several texts say of one machine, as one: what two tools tell of the same device is one device, known by
/// its address, else by the number that the vendor's tool gives it. What is told first stays; what is new is added;
/// a link that was asked later, or under load, does not replace one. Devices that contradict each other (two ids at
/// one address) stay two: the texts are of two machines.
[[nodiscard]] Seen merged(const std::vector<Seen> &all);

/// The same function twice in one tree: which bridge a device hangs on, -1 where none is known. Works on the buses of
/// bridges where no tree was printed.
[[nodiscard]] int parentOf(const Seen &seen, int device);

} // namespace rig::reality

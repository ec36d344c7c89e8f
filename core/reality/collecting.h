// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rig::reality {

enum class CollectOn { Linux, Windows };

/// One line to copy into a terminal: it writes what a machine says of itself into one file, `machine.txt`, with serial
/// numbers, UUIDs, MAC addresses and the programs that use a card masked; names of the machine and its users stand in
/// none of the rest.
[[nodiscard]] QString collectingLine(CollectOn system);

} // namespace rig::reality

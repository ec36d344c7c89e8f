// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rig::reality {

enum class CollectOn { Linux, Windows };

/// One line to copy into a terminal: it writes what a machine says of itself into one file, `machine.txt`, with serial
/// numbers, UUIDs and MAC addresses masked; names of the machine and its users stand in none of what it asks.
[[nodiscard]] QString collectingLine(CollectOn system);

} // namespace rig::reality

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace rig::lists {

/// What a name says of a memory kit.
struct MemoryFigures
{
    QString type; ///< "DDR5"; empty: not said
    std::optional<int> modules;
    std::optional<double> moduleGib, totalGib;
    std::optional<int> transfers; ///< MT/s
    bool registered = false;      ///< the name says so
};

/// "32 GB (2 x 16 GB) DDR5-6000", "64GB(32G×2) DDR5 6000", "2x16 6000"; sizes that contradict each other are not taken.
[[nodiscard]] MemoryFigures memoryFiguresIn(const QString &name);

} // namespace rig::lists

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/board.h"

namespace rig {

/// Whether a board takes processors of a generation, by its maker's list and by what the chipset's maker says.
enum class Taken {
    Yes,        ///< listed, and the board's first firmware knows it
    WithUpdate, ///< listed, with a later firmware than the first
    Listed,     ///< listed; which firmware it needs is not known
    Excluded,   ///< the board's list leaves it out and is whole, or says so
    NeverMade,  ///< the maker of the chipset says that boards with it take none of the generation
    Unlisted,   ///< the list does not name it, and is not known to be whole
    NoList,     ///< no list was read
    NoFamily    ///< the processor's generation is not known
};

/// Sockets are not compared: platform.socket does that.
[[nodiscard]] Taken takenBy(const Board &board, const Processor &processor);
/// Yes, WithUpdate, Listed: the only processors that may be proposed for the board.
[[nodiscard]] bool isOnList(Taken taken);
/// For NeverMade: when the maker said it, as exact as it is known ("2020-05").
[[nodiscard]] QString chipsetListDate(const Board &board, const Processor &processor);

} // namespace rig

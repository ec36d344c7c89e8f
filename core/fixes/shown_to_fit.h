// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"
#include "core/catalogue/board.h"
#include "core/machine/machine.h"

namespace rig {

/// Whether a part can be proposed in the place of another: what decides whether it fits is known of it. That it then
/// does fit is for the checks; a part that fits because nobody knows its figures is no mend.

/// The same socket, and a generation that the board's maker lists; a list that is not there excludes nothing.
[[nodiscard]] bool goTogether(const Processor &processor, const Board &board);
/// A board whose format, socket and connectors were read, for the machine's processor.
[[nodiscard]] bool isShownToFit(const Board &board, const Machine &machine);
[[nodiscard]] bool isShownToFit(const Processor &processor, const Machine &machine);
/// A cooler for the processor's socket.
[[nodiscard]] bool isShownToFit(const Cooler &cooler, const Machine &machine);
/// A case of a known type, with slots and a length for cards.
[[nodiscard]] bool isShownToFit(const Case &chassis);
/// A kit of the board's type, of a known number of modules and size.
[[nodiscard]] bool isShownToFit(const MemoryKit &kit, const Machine &machine);
/// A supply whose rating, form and plugs are known, on these mains too: from 2,000 W on many need 200 V, and what does
/// not say what it carries below that is no mend there (power_rules.h, OftenHighLineOnly).
[[nodiscard]] bool isShownToFit(const Supply &supply, const Site &site);

/// As many cores at the least, and no lower boost clock than nine tenths: what was chosen is not to be given up for
/// something else than speed. A processor without these figures is weaker.
[[nodiscard]] bool isNoWeaker(const Processor &processor, const Processor &old);
/// No less memory, no fewer FLOPS and no less memory bandwidth, as far as the old one's are known.
[[nodiscard]] bool isNoWeaker(const Chip &chip, const Chip &old);

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/board.h"

#include <QVarLengthArray>

#include <cstdint>

namespace rig {

/// Which row of a sharing group is taken, for the lane model and for the linter:
/// 1. The first of the rows that hold (their `when`) which lights every occupied connector.
/// 2. Without one, a connector that all rows that hold leave at 0 is dark, and the first row that lights all others is
///    taken.
/// 3. Where even those cannot be lit together, `losers` go dark, one after the other.
/// 4. Where the board names none, several rows are possible: those that light the most, each another choice. What they
///    leave a connector alike is so; all else is not known.
/// Where no row holds, the table does not print the machine, and nothing of the group is known.

/// Connectors of a board as bits; the format allows 64.
using ConnectorMask = std::uint64_t;
[[nodiscard]] constexpr ConnectorMask bitOf(int connector) { return ConnectorMask{1} << connector; }

using GroupRows = QVarLengthArray<const GroupRow *, 8>;

/// Whether the row gives lanes to each of the wanted connectors that the group has.
[[nodiscard]] bool lights(const SharingGroup &group, const GroupRow &row, ConnectorMask wanted);

/// Of the rows that hold, in their order, the one that is taken when these connectors are occupied, or those that are
/// possible by rule 4; empty where none holds.
[[nodiscard]] GroupRows possibleRows(const SharingGroup &group, const GroupRows &holding, ConnectorMask occupied);

/// Whether all rows leave the connector at this place of the group the same.
[[nodiscard]] bool allotAlike(const GroupRows &rows, std::size_t at);

} // namespace rig

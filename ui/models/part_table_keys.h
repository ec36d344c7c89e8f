// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/chip_columns.h"

#include <QString>

namespace rig::ui {

/// The columns of a PartTableModel that are no figures.
inline const QString NameKey = QStringLiteral("name");
inline const QString VendorKey = QStringLiteral("vendor");
inline const QString PriceKey = QStringLiteral("price");
inline const QString OriginKey = QStringLiteral("origin");

[[nodiscard]] inline bool isOfToday(const QString &key) { return ChipColumns::keys().contains(key); }

/// What a part lacks that the sorted column shows: nothing, the price alone, or the figure. The groups of rows, in this
/// order; a heading stands in the rows as -1 - the group.
enum Lack { LacksNothing, LacksPrice, LacksFigure };
[[nodiscard]] constexpr int headingOf(Lack lack) { return -1 - static_cast<int>(lack); }

/// "yours" and "imported" where a part did not come with the program.
[[nodiscard]] QString originWord(Origin origin);

} // namespace rig::ui

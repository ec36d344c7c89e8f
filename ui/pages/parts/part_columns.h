// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

QT_BEGIN_NAMESPACE
class QTableView;
QT_END_NAMESPACE

namespace rig::ui {

/// The figures by which people tell the parts of a kind apart; with the column "origin" where some are not shipped.
[[nodiscard]] QStringList usualColumns(Kind kind, const Catalogue &catalogue);

/// The columns that the user chose for a kind; the usual ones where he chose none.
[[nodiscard]] QStringList chosenColumns(Kind kind, const Catalogue &catalogue);
/// Remembers them; the usual ones are forgotten, so that later versions may have better ones.
void rememberColumns(Kind kind, const QStringList &keys, const Catalogue &catalogue);

/// Every column as wide as its longest text needs, within reason; looks at the first rows only.
void fitColumns(QTableView &table);
/// The property of the table with the width that its names need.
inline constexpr const char *NameWidth = "rigwright.nameWidth";
/// The property of a table whose columns are the user's own choice: none of them gives way.
inline constexpr const char *KeepsAll = "rigwright.keepsAll";
/// The column of names takes what the others leave: there is no empty one at the end. Of the usual figures those that
/// find no room give way.
void giveRestToNames(QTableView &table);

} // namespace rig::ui

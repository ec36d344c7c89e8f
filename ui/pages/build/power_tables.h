// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/drawings/power_picture.h"
#include "ui/widgets/cells.h"

namespace rig::ui {

/// The same as the drawings of the power view, for keyboards and screen readers.
struct TableText
{
    QStringList headings;
    std::vector<TableRow> rows;
};

/// Every bar with its limits and its verdict, and the window of 100 ms, which has no bar.
[[nodiscard]] TableText barsTable(const PowerPicture &picture);
/// Who draws how much, with the letters of the key.
[[nodiscard]] TableText sharesTable(const PowerPicture &picture, const Machine &machine, const Power &power, Work work);
/// The item of each row of sharesTable(); 0 for those that are no item.
[[nodiscard]] std::vector<ItemId> sharesItems(const Power &power);
/// How each card is fed, and by which supply where there are several.
[[nodiscard]] TableText feedsTable(const Machine &machine, const Power &power);
/// Each of several supplies that stand alone: what it carries, and what hangs on it; no rows where there is only one.
[[nodiscard]] TableText suppliesTable(const Machine &machine, const Power &power, Work work);

} // namespace rig::ui

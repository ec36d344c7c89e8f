// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

QT_BEGIN_NAMESPACE
class QTableView;
class QWidget;
QT_END_NAMESPACE

namespace rig::ui {

/// What the window's tables have in common: whole rows are chosen, one at a time; stripes in the place of a grid; one
/// line a row, no row numbers; Tab leaves the table.
void dressTable(QTableView &table);

/// The same for a short list of its own: headings to the left, and the last column takes the room that is left.
void dressList(QTableView &table);

/// A control as a cell holds it: at its own height, whatever that of the row, and off the lines and the controls beside
/// it.
[[nodiscard]] QWidget *inCell(QWidget *control);

/// The width of each column by what it holds, those too that gave way before and are hidden: Qt passes them over.
void measureColumns(QTableView &table);

/// The width of a table: columns that find no room give way, the first of `giveWay` first, and what is left goes to the
/// column of names, which has `least` at least. There is no empty column at the end, and where enough may give way
/// nothing to scroll to. Widths of the other columns are those that they have.
void shareWidth(QTableView &table, int names, int least, const QList<int> &giveWay);
/// The same whenever the table has another width; `least` in letters of its font. Once for a table.
void keepWidthShared(QTableView &table, int names, int least, const QList<int> &giveWay);

} // namespace rig::ui

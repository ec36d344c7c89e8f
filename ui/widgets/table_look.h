// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

QT_BEGIN_NAMESPACE
class QTableView;
QT_END_NAMESPACE

namespace rig::ui {

/// What the window's tables have in common: whole rows are chosen, one at a time; stripes in the place of a grid; one
/// line a row, no row numbers; Tab leaves the table.
void dressTable(QTableView &table);

/// The same for a short list of its own: headings to the left, and the last column takes the room that is left.
void dressList(QTableView &table);

} // namespace rig::ui

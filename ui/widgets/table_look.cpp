// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table_look.h"

#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace rig::ui {

void dressTable(QTableView &table)
{
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setTabKeyNavigation(false);
    table.verticalHeader()->hide();
    table.horizontalHeader()->setHighlightSections(false);
}

void dressList(QTableView &table)
{
    dressTable(table);
    table.horizontalHeader()->setStretchLastSection(true);
    table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void shareWidth(QTableView &table, int names, int least, const QList<int> &giveWay)
{
    const int columns = table.model()->columnCount();
    for (const int column : giveWay)
        table.setColumnHidden(column, false); // one that is hidden has no width
    int others = 0;
    for (int column = 0; column < columns; ++column)
        others += column == names ? 0 : table.columnWidth(column);
    const int room = table.viewport()->width();
    for (const int column : giveWay) {
        if (others + least <= room)
            break;
        others -= table.columnWidth(column);
        table.setColumnHidden(column, true);
    }
    table.setColumnWidth(names, std::max(least, room - others));
}

} // namespace rig::ui

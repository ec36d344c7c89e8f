// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table_look.h"

#include <QHeaderView>
#include <QTableView>

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

} // namespace rig::ui

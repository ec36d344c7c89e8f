// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table_look.h"

#include "ui/widgets/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace rig::ui {

namespace {

/// Shares the width anew when the table's own room changes, which it watches.
class WidthSharer : public QObject
{
public:
    WidthSharer(QTableView &table, int names, int least, QList<int> giveWay)
        : QObject(&table), m_table(table), m_names(names), m_least(least), m_giveWay(std::move(giveWay))
    {
        table.viewport()->installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Resize && !m_sharing && m_table.model()->columnCount() > m_names) {
            m_sharing = true; // a scroll bar that goes makes room, which is no other width
            shareWidth(m_table, m_names, m_least * m_table.fontMetrics().averageCharWidth(), m_giveWay);
            m_sharing = false;
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QTableView &m_table;
    int m_names;
    int m_least;
    QList<int> m_giveWay;
    bool m_sharing = false;
};

} // namespace

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

QWidget *inCell(QWidget *control)
{
    auto *cell = new QWidget;
    auto *row = new QHBoxLayout(cell);
    row->setContentsMargins(Grid / 4, Grid / 2, Grid / 4, Grid / 2);
    row->addWidget(control);
    return cell;
}

void measureColumns(QTableView &table)
{
    for (int column = 0; column < table.model()->columnCount(); ++column)
        table.setColumnHidden(column, false);
    table.resizeColumnsToContents();
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

void keepWidthShared(QTableView &table, int names, int least, const QList<int> &giveWay)
{
    new WidthSharer(table, names, least, giveWay); // the table's child
}

} // namespace rig::ui

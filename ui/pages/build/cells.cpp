// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/cells.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTableWidget>

#include <algorithm>

namespace rig::ui {

namespace {

QTableWidgetItem *itemOf(const Cell &cell, const QPalette &palette)
{
    const QString text = cell.meaning ? shapeOf(*cell.meaning) + u' ' + cell.text : cell.text;
    auto *item = new QTableWidgetItem(text);
    item->setTextAlignment(cell.number ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    item->setToolTip(cell.tip);
    if (cell.meaning)
        item->setForeground(colourOf(*cell.meaning, palette));
    return item;
}

void fitHeight(QTableWidget &table)
{
    int height = table.horizontalHeader()->sizeHint().height() + 2 * table.frameWidth();
    for (int row = 0; row < table.rowCount(); ++row)
        height += table.rowHeight(row);
    // Room for the scroll bar that a narrow window gives the table.
    if (table.horizontalHeader()->length() > table.viewport()->width())
        height += table.horizontalScrollBar()->sizeHint().height();
    table.setFixedHeight(height);
}

} // namespace

void makeAnswerTable(QTableWidget &table, const QString &accessibleName)
{
    table.setAccessibleName(accessibleName);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setTabKeyNavigation(false);
    table.setWordWrap(true);
    table.setShowGrid(false);
    table.setAlternatingRowColors(true);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table.horizontalHeader()->setHighlightSections(false);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    // Texts wrap, so a narrower column makes a taller row. Once all columns have their width, not in the midst of it.
    QObject::connect(table.horizontalHeader(), &QHeaderView::sectionResized, &table,
                     &QTableWidget::resizeRowsToContents, Qt::QueuedConnection);
}

void stretchColumns(QTableWidget &table, std::initializer_list<int> columns)
{
    constexpr int charactersAtLeast = 9;
    table.horizontalHeader()->setMinimumSectionSize(charactersAtLeast * table.fontMetrics().averageCharWidth());
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const int column : columns)
        table.horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
}

void fill(QTableWidget &table, const QStringList &headings, const std::vector<Row> &rows)
{
    const int current = table.currentRow();
    table.clear();
    table.setColumnCount(static_cast<int>(headings.size()));
    table.setRowCount(static_cast<int>(rows.size()));
    for (int column = 0; column < headings.size(); ++column) {
        auto *heading = new QTableWidgetItem(headings[column]);
        const bool number = !rows.empty() && rows.front()[static_cast<std::size_t>(column)].number;
        heading->setTextAlignment(number ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
        table.setHorizontalHeaderItem(column, heading);
        for (int row = 0; row < table.rowCount(); ++row)
            table.setItem(
                row, column,
                itemOf(rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)], table.palette()));
    }
    table.resizeRowsToContents();
    if (current >= 0 && table.rowCount() > 0)
        table.selectRow(std::min(current, table.rowCount() - 1));
}

void keepFitted(QTableWidget &table)
{
    QObject::connect(table.verticalHeader(), &QHeaderView::geometriesChanged, &table, [&table] { fitHeight(table); });
    QObject::connect(table.verticalHeader(), &QHeaderView::sectionResized, &table, [&table] { fitHeight(table); });
    QObject::connect(table.horizontalHeader(), &QHeaderView::sectionResized, &table, [&table] { fitHeight(table); });
    // Once the rows have followed the columns, see makeAnswerTable().
    QObject::connect(
        table.horizontalHeader(), &QHeaderView::sectionResized, &table, [&table] { fitHeight(table); },
        Qt::QueuedConnection);
    QObject::connect(table.verticalHeader(), &QHeaderView::sectionCountChanged, &table, [&table] { fitHeight(table); });
}

} // namespace rig::ui

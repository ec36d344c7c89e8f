// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cells.h"

#include "ui/widgets/label.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/type_sizes.h"

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QEvent>
#include <QHeaderView>
#include <QIcon>
#include <QScrollBar>
#include <QTableWidget>

#include <algorithm>
#include <memory>
#include <utility>

namespace rig::ui {

namespace {

constexpr int MeaningOfCell = Qt::UserRole + 200;
/// Of a mark, at a base of 13.
constexpr double MarkInCell = 12;

std::unique_ptr<QTableWidgetItem> itemOf(const Cell &cell, const QPalette &palette)
{
    auto item = std::make_unique<QTableWidgetItem>(cell.text);
    item->setTextAlignment(cell.number ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    item->setToolTip(plainTip(cell.tip));
    if (cell.meaning)
        item->setForeground(colourOf(*cell.meaning, palette));
    if (cell.meaning) {
        item->setIcon(markIcon(*cell.meaning, palette));
        item->setData(MeaningOfCell, static_cast<int>(*cell.meaning));
    }
    return item;
}

bool shows(const QTableWidgetItem &item, const QTableWidgetItem &wanted)
{
    return item.text() == wanted.text() && item.toolTip() == wanted.toolTip() &&
           item.textAlignment() == wanted.textAlignment() && item.foreground() == wanted.foreground() &&
           item.data(MeaningOfCell) == wanted.data(MeaningOfCell);
}

/// Puts a cell in its place unless it shows the same already. True when something changed.
bool put(QTableWidget &table, int row, int column, std::unique_ptr<QTableWidgetItem> wanted)
{
    if (const QTableWidgetItem *there = table.item(row, column); there && shows(*there, *wanted))
        return false;
    table.setItem(row, column, wanted.release());
    return true;
}

void putHeading(QTableWidget &table, int column, const QString &text, bool number)
{
    auto heading = std::make_unique<QTableWidgetItem>(text);
    heading->setTextAlignment(number ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    if (const QTableWidgetItem *there = table.horizontalHeaderItem(column); !there || !shows(*there, *heading))
        table.setHorizontalHeaderItem(column, heading.release());
}

bool saysSame(const QTableWidget &table, int row, const TableRow &cells)
{
    for (int column = 0; column < table.columnCount(); ++column) {
        const QTableWidgetItem *there = table.item(row, column);
        if (!there || there->text() != cells[static_cast<std::size_t>(column)].text)
            return false;
    }
    return true;
}

/// As many rows as are wanted: they come or go where the present ones and the wanted ones part.
void fitRows(QTableWidget &table, const std::vector<TableRow> &rows)
{
    const auto wanted = static_cast<int>(rows.size());
    int alike = 0;
    while (alike < std::min(wanted, table.rowCount()) && saysSame(table, alike, rows[static_cast<std::size_t>(alike)]))
        ++alike;
    while (table.rowCount() > wanted)
        table.removeRow(alike);
    while (table.rowCount() < wanted)
        table.insertRow(alike);
}

/// What a table puts off is done before the window is painted, as its layouts are: a table that lays itself out in the
/// midst of being painted is painted twice, and a third time for what has moved. Texts wrap, so rows follow the
/// columns: once all of these have their width, not in the midst of it.
class TableSettler : public QObject
{
public:
    explicit TableSettler(QTableWidget &table) : QObject(&table), m_table(table)
    {
        connect(table.horizontalHeader(), &QHeaderView::sectionResized, this, [this] {
            m_columnsMoved = true;
            wait();
        });
        connect(table.verticalHeader(), &QHeaderView::sectionResized, this, &TableSettler::wait);
        connect(table.model(), &QAbstractItemModel::rowsInserted, this, &TableSettler::wait);
        connect(table.model(), &QAbstractItemModel::rowsRemoved, this, &TableSettler::wait);
    }

    bool event(QEvent *event) override
    {
        if (event->type() != QEvent::LayoutRequest)
            return QObject::event(event);
        m_waits = false;
        if (std::exchange(m_columnsMoved, false))
            m_table.resizeRowsToContents();
        const auto timers = QAbstractEventDispatcher::instance()->registeredTimers(&m_table);
        for (const QAbstractEventDispatcher::TimerInfo &timer : timers) {
            QTimerEvent due(timer.timerId);
            if (timer.interval == 0)
                QCoreApplication::sendEvent(&m_table, &due);
        }
        emit m_table.verticalHeader()->geometriesChanged(); // its height follows, see keepFitted()
        return true;
    }

private:
    void wait()
    {
        if (!std::exchange(m_waits, true))
            QCoreApplication::postEvent(this, new QEvent(QEvent::LayoutRequest));
    }

    QTableWidget &m_table;
    bool m_waits = false;
    bool m_columnsMoved = false;
};

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
    const int mark = qRound(scaled(MarkInCell, table.font()));
    table.setIconSize({mark, mark});
    table.setAccessibleName(accessibleName);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setTabKeyNavigation(false);
    table.setWordWrap(true);
    table.setShowGrid(false);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table.horizontalHeader()->setHighlightSections(false);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    new TableSettler(table); // the table's child
}

void stretchColumns(QTableWidget &table, std::initializer_list<int> columns, int charactersAtLeast)
{
    QHeaderView &header = *table.horizontalHeader();
    header.setMinimumSectionSize(charactersAtLeast * table.fontMetrics().averageCharWidth());
    for (int column = 0; column < header.count(); ++column) {
        const bool stretched = std::find(columns.begin(), columns.end(), column) != columns.end();
        const auto mode = stretched ? QHeaderView::Stretch : QHeaderView::ResizeToContents;
        if (header.sectionResizeMode(column) != mode) // each setting measures all columns
            header.setSectionResizeMode(column, mode);
    }
}

void fill(QTableWidget &table, const QStringList &headings, const std::vector<TableRow> &rows)
{
    const int current = table.currentRow();
    if (table.columnCount() != headings.size()) {
        table.clear();
        table.setRowCount(0);
        table.setColumnCount(static_cast<int>(headings.size()));
    }
    // Most edits change few cells; the others keep their items, so that nothing is measured and painted for them.
    fitRows(table, rows);
    for (int column = 0; column < headings.size(); ++column)
        putHeading(table, column, headings[column],
                   !rows.empty() && rows.front()[static_cast<std::size_t>(column)].number);
    for (int row = 0; row < table.rowCount(); ++row) {
        bool changed = false;
        for (int column = 0; column < headings.size(); ++column) {
            const Cell &cell = rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            changed |= put(table, row, column, itemOf(cell, table.palette()));
        }
        if (changed)
            table.resizeRowToContents(row);
    }
    if (current >= 0 && table.currentRow() < 0 && table.rowCount() > 0)
        table.selectRow(std::min(current, table.rowCount() - 1));
}

void keepFitted(QTableWidget &table)
{
    QObject::connect(table.verticalHeader(), &QHeaderView::geometriesChanged, &table, [&table] { fitHeight(table); });
    QObject::connect(table.verticalHeader(), &QHeaderView::sectionResized, &table, [&table] { fitHeight(table); });
    QObject::connect(table.horizontalHeader(), &QHeaderView::sectionResized, &table, [&table] { fitHeight(table); });
    QObject::connect(table.verticalHeader(), &QHeaderView::sectionCountChanged, &table, [&table] { fitHeight(table); });
}

} // namespace rig::ui

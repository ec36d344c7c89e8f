// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/whole_rows.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace rig::ui {

WholeRows::WholeRows(QTableView &table, int rows, QWidget *parent) : QWidget(parent), m_table(table), m_rows(rows)
{
    table.setParent(this);
    setSizePolicy(table.sizePolicy());
    const QHeaderView *heading = table.horizontalHeader();
    const QHeaderView *lines = table.verticalHeader();
    m_told = {connect(heading, &QHeaderView::geometriesChanged, this, &WholeRows::fit),
              connect(lines, &QHeaderView::geometriesChanged, this, &WholeRows::fit),
              connect(lines, &QHeaderView::sectionResized, this, &WholeRows::fit),
              connect(lines, &QHeaderView::sectionCountChanged, this, &WholeRows::fit),
              connect(table.horizontalScrollBar(), &QScrollBar::rangeChanged, this, &WholeRows::fit)};
    fit();
}

/// The table goes after this, and tells of its rows until its end.
WholeRows::~WholeRows()
{
    for (const QMetaObject::Connection &told : m_told)
        disconnect(told);
}

QSize WholeRows::sizeHint() const { return {m_table.sizeHint().width(), minimumSizeHint().height()}; }

QSize WholeRows::minimumSizeHint() const
{
    const int few = aroundRows() + m_rows * m_table.verticalHeader()->defaultSectionSize();
    return {m_table.minimumSizeHint().width(), std::min(few, wholeHeight())};
}

void WholeRows::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

void WholeRows::fit()
{
    setMaximumHeight(wholeHeight());
    updateGeometry();
    place();
}

/// A table that is placed may say anew how high it is: its columns have another width then.
void WholeRows::place()
{
    if (std::exchange(m_placing, true))
        return;
    for (int turn = 0; turn < 2; ++turn)
        m_table.setGeometry(0, 0, width(), heightWithin(height()));
    m_placing = false;
}

int WholeRows::aroundRows() const
{
    const QHeaderView &heading = *m_table.horizontalHeader();
    const QScrollBar &bar = *m_table.horizontalScrollBar();
    return std::max(heading.minimumHeight(), heading.sizeHint().height()) + 2 * m_table.frameWidth() +
           (bar.maximum() > bar.minimum() ? bar.sizeHint().height() : 0);
}

/// Without a row, as high as with one.
int WholeRows::wholeHeight() const
{
    const QHeaderView &lines = *m_table.verticalHeader();
    return aroundRows() + std::max(lines.length(), lines.defaultSectionSize());
}

int WholeRows::heightWithin(int room) const
{
    const int whole = wholeHeight();
    if (whole <= room)
        return whole;
    const QHeaderView &lines = *m_table.verticalHeader();
    int height = aroundRows();
    for (int row = 0; row < lines.count() && height + lines.sectionSize(row) <= room; ++row)
        height += lines.sectionSize(row);
    return height > aroundRows() ? height : room;
}

} // namespace rig::ui

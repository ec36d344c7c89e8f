// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QStyledItemDelegate>

class QTableView;

namespace rig::ui {

class PartTableModel;

/// Cells of a PartTableModel: the vendor's mark before the name, a bar beside the figure by which the rows are sorted,
/// and rows that are headings.
class PartDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// What the bar takes of the width of its column, with the gap behind it.
    [[nodiscard]] static int barWidth(const QFont &font);
    /// What the vendor's mark takes of the width of the names.
    [[nodiscard]] static int markWidth(const QFont &font);
};

/// Shows a model of parts in a table: with the delegate, and headings across all columns.
void showParts(QTableView &table, PartTableModel &model);

} // namespace rig::ui

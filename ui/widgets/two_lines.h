// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace rig::ui {

/// Cells of a table that may have a second, smaller line below what they show.
class TwoLines : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// `role`: of the second line; a cell without it has the one in its middle.
    TwoLines(int role, QObject *parent);

    /// The height of rows of two lines.
    [[nodiscard]] static int rowTall(const QFont &font);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int m_role;
};

} // namespace rig::ui

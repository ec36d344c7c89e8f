// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/row_delegate.h"

namespace rig::ui {

/// What a row of the parts list shows besides the roles of RowRole.
enum PartRowRole {
    IconRole = Qt::UserRole + 40, ///< name of a line icon
    MarkRole,                     ///< int of the Meaning of the worst finding about it; unset: none
    LinkRole,                     ///< bool: what stands at the right can be clicked
    ShortNameRole                 ///< for where the whole name finds no room
};

/// A row of the parts list: icon, name and a mark, what and where it is below, price at the right.
class PartRowDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// Where the text at the right stands.
    [[nodiscard]] static QRect trailingArea(const QStyleOptionViewItem &option, const QModelIndex &index);
};

} // namespace rig::ui

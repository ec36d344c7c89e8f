// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace rig::ui {

/// Draws a link's lanes beside the text, where there is room: a stroke a lane, those that were lost hollow.
class WidthDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    enum Role { WidthRole = Qt::UserRole + 1, MaxWidthRole }; ///< lanes; -1: not known

    using QStyledItemDelegate::QStyledItemDelegate;

    void setBars(bool on) { m_bars = on; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    bool m_bars = true;
};

} // namespace rig::ui

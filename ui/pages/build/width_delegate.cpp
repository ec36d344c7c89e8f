// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/width_delegate.h"

#include "ui/look/roles.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace rig::ui {

namespace {

constexpr int laneWidth = 3;
constexpr int widest = 16;
constexpr int barWidth = laneWidth * widest;

} // namespace

void WidthDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem text = option;
    text.rect.adjust(m_bars ? barWidth + Grid : 0, 0, 0, 0);
    // The cell's own ground and line run under the bar and the text alike.
    QStyleOptionViewItem ground = option;
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);
    QStyledItemDelegate::paint(painter, text, index);
    const QVariant most = index.data(MaxWidthRole);
    if (!most.isValid() || !m_bars)
        return;
    const int max = std::clamp(most.toInt(), 1, widest);
    const int width = std::clamp(index.data(WidthRole).toInt(), 0, max);
    painter->save();
    // A stroke a lane; those that are lost are hollow.
    const int height = std::min(Grid + 1, option.rect.height() / 2);
    const int top = option.rect.center().y() - height / 2;
    for (int lane = 0; lane < max; ++lane) {
        const QRect stroke(option.rect.left() + Grid + lane * laneWidth, top, laneWidth - 1, height);
        painter->fillRect(stroke, colourOf(lane < width ? ui::Role::Pcie4 : ui::Role::LostLanes, option.palette));
        if (lane >= width)
            painter->fillRect(stroke.adjusted(0, 1, 0, -1), colourOf(ui::Role::Surface, option.palette));
        if (lane >= width)
            painter->fillRect(QRect(stroke.left(), stroke.top(), 1, stroke.height()),
                              colourOf(ui::Role::LostLanes, option.palette));
    }
    painter->restore();
}

QSize WidthDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return QStyledItemDelegate::sizeHint(option, index) + QSize(m_bars ? barWidth + Grid : 0, 0);
}

} // namespace rig::ui

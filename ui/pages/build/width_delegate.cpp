// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/width_delegate.h"

#include "ui/widgets/theme.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace rig::ui {

namespace {

constexpr int laneWidth = 2;
constexpr int widest = 16;
constexpr int barWidth = laneWidth * widest;

} // namespace

void WidthDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem text = option;
    text.rect.adjust(barWidth + Grid, 0, 0, 0);
    // The bar's own ground: the cell's runs under the text and the bar alike.
    option.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, option.widget);
    QStyledItemDelegate::paint(painter, text, index);
    const QVariant most = index.data(MaxWidthRole);
    if (!most.isValid())
        return;
    const int max = std::clamp(most.toInt(), 1, widest);
    const int width = std::clamp(index.data(WidthRole).toInt(), 0, max);
    painter->save();
    const QColor colour =
        option.palette.color(option.state & QStyle::State_Selected ? QPalette::HighlightedText : QPalette::Text);
    const int height = std::min(Grid, option.rect.height() / 2);
    const QRect bar(option.rect.left() + Grid / 2, option.rect.center().y() - height / 2, laneWidth * width, height);
    painter->fillRect(bar, colour);
    if (width < max) {
        painter->setPen(QPen(quietText(option.palette), 1, Qt::DashLine));
        painter->drawRect(QRect(bar.right() + 1, bar.top(), laneWidth * (max - width) - 1, height - 1));
    }
    painter->restore();
}

QSize WidthDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return QStyledItemDelegate::sizeHint(option, index) + QSize(barWidth + Grid, 0);
}

} // namespace rig::ui

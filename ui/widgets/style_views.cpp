// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cell_mark.h"
#include "ui/widgets/style_ink.h"

#include <QListView>
#include <QStyle>
#include <QTableView>
#include <QTreeView>

#include <algorithm>

namespace rig::ui::style {

namespace {

bool isChosenTab(const QStyleOptionTab &option) { return option.state.testFlag(QStyle::State_Selected); }

/// Rows of tables have lines between them; entries of lists have none.
bool hasLines(const QWidget *widget)
{
    return qobject_cast<const QTableView *>(widget) || qobject_cast<const QTreeView *>(widget);
}

} // namespace

void drawTab(QPainter &painter, const QStyleOptionTab &option)
{
    const Ink ink(option.palette);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const QRectF area(option.rect);
    const bool upright = option.shape == QTabBar::RoundedWest || option.shape == QTabBar::RoundedEast ||
                         option.shape == QTabBar::TriangularWest || option.shape == QTabBar::TriangularEast;
    if (enabled && !isChosenTab(option) && option.state.testFlag(QStyle::State_MouseOver))
        drawBox(painter, area.adjusted(2, 5, -2, -5), {ink(Role::Hover)});
    if (!isChosenTab(option))
        return;
    constexpr double Thickness = 2;
    painter.fillRect(upright ? QRectF(area.right() - Thickness, area.top(), Thickness, area.height())
                             : QRectF(area.left(), area.bottom() - Thickness, area.width(), Thickness),
                     ink(enabled ? Role::Accent : Role::Off));
}

void drawTabLabel(QPainter &painter, const QStyleOptionTab &option, const QStyle &style, const QWidget *widget)
{
    const Ink ink(option.palette);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    painter.save();
    if (isChosenTab(option)) {
        QFont font = painter.font();
        font.setWeight(QFont::DemiBold);
        painter.setFont(font);
    }
    const Role role = !enabled ? Role::Off : isChosenTab(option) ? Role::Text : Role::Secondary;
    const QRect area = style.subElementRect(QStyle::SE_TabBarTabText, &option, widget);
    painter.setPen(ink(role));
    QRect words = area;
    if (!option.icon.isNull()) {
        const int side = option.iconSize.isValid() ? option.iconSize.width() : scaled(16, option.fontMetrics);
        const QRect mark(option.rect.left() + scaled(12, option.fontMetrics), area.center().y() - side / 2 + 1, side,
                         side);
        option.icon.paint(&painter, mark, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
        words.setLeft(std::max(words.left(), mark.right() + Grid / 2));
    }
    painter.drawText(words, Qt::AlignCenter | mnemonics(widget) | Qt::TextDontClip, option.text);
    painter.restore();
}

void drawHeader(QPainter &painter, const QStyleOption &option)
{
    const Ink ink(option.palette);
    painter.fillRect(option.rect, ink(Role::Sunken));
    drawEdge(painter, option.rect, Qt::BottomEdge, ink(Role::Border));
}

void drawItemGround(QPainter &painter, const QStyleOptionViewItem &option, const QWidget *widget)
{
    const Ink ink(option.palette);
    if (option.state.testFlag(QStyle::State_Selected))
        painter.fillRect(option.rect, ink(Role::AccentSoft));
    else if (option.state.testFlag(QStyle::State_MouseOver) && option.state.testFlag(QStyle::State_Enabled) &&
             !hasLines(widget))
        painter.fillRect(option.rect, ink(Role::Hover));
    else if (option.backgroundBrush.style() != Qt::NoBrush)
        painter.fillRect(option.rect, option.backgroundBrush);
    if (hasLines(widget))
        drawEdge(painter, option.rect, Qt::BottomEdge, ink(Role::Border));
}

int shiftToMark(const QStyleOptionViewItem &cell, int margin)
{
    constexpr int Apart = 6; // as beside the mark of a tab
    const bool before = cell.features.testFlag(QStyleOptionViewItem::HasDecoration) && !cell.icon.isNull() &&
                        cell.decorationPosition == QStyleOptionViewItem::Left;
    return before ? std::max(0, 2 * (margin + 1) - Apart) : 0;
}

bool isNameOfChosenRow(const QStyleOptionViewItem &option, const QWidget *widget)
{
    const auto *table = qobject_cast<const QTableView *>(widget);
    if (!table || option.index.column() != 0 || !option.state.testFlag(QStyle::State_Selected) ||
        table->selectionBehavior() != QAbstractItemView::SelectRows)
        return false;
    QFont font = option.font;
    font.setWeight(QFont::DemiBold);
    const int room = option.rect.width() -
                     2 * (table->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, table) + 1) -
                     (option.icon.isNull() ? 0 : option.decorationSize.width() + Grid);
    const QFontMetrics strong(font);
    if (strong.horizontalAdvance(option.text) <= room)
        return true;
    // A name of several lines is strong, too, where it breaks into as many: the row is as high as the plain ones.
    const auto wrapped = [&](const QFontMetrics &metrics) {
        return metrics.boundingRect(QRect(0, 0, room, 1 << 14), Qt::TextWordWrap, option.text);
    };
    const QRect lines = wrapped(strong);
    return option.features.testFlag(QStyleOptionViewItem::WrapText) && lines.width() <= room &&
           lines.height() <= wrapped(option.fontMetrics).height();
}

} // namespace rig::ui::style

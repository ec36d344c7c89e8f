// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/two_lines.h"

#include "ui/widgets/theme.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace rig::ui {

namespace {

int sideOf(const QStyleOptionViewItem &option)
{
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    return style->pixelMetric(QStyle::PM_FocusFrameHMargin, &option, option.widget) + 1;
}

} // namespace

TwoLines::TwoLines(int role, QObject *parent) : QStyledItemDelegate(parent), m_role(role) {}

int TwoLines::rowTall(const QFont &font)
{
    return QFontMetrics(font).height() + QFontMetrics(fontFor(TextSize::Caption, font)).height() + Grid;
}

void TwoLines::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QString second = index.data(m_role).toString();
    if (second.isEmpty())
        return QStyledItemDelegate::paint(painter, option, index);
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QString first = std::exchange(cell.text, QString());
    const QStyle *style = cell.widget ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);

    const Qt::Alignment side = cell.displayAlignment & Qt::AlignHorizontal_Mask;
    const QRect area = cell.rect.adjusted(sideOf(cell), 0, -sideOf(cell), 0);
    QFont font = cell.font;
    if (index.column() == 0 && cell.state.testFlag(QStyle::State_Selected))
        font.setWeight(QFont::DemiBold);
    const QFont small = fontFor(TextSize::Caption, cell.font);
    const QFontMetrics above(font);
    const QFontMetrics below(small);
    const int top = area.top() + (area.height() - above.height() - below.height()) / 2;
    painter->save();
    painter->setFont(font);
    painter->setPen(cell.palette.color(QPalette::Text));
    painter->drawText(QRect(area.left(), top, area.width(), above.height()), side | Qt::AlignVCenter,
                      above.elidedText(first, Qt::ElideRight, area.width()));
    painter->setFont(small);
    painter->setPen(quietText(cell.palette));
    painter->drawText(QRect(area.left(), top + above.height(), area.width(), below.height()), side | Qt::AlignVCenter,
                      below.elidedText(second, Qt::ElideRight, area.width()));
    painter->restore();
}

QSize TwoLines::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    const int second =
        QFontMetrics(fontFor(TextSize::Caption, option.font)).horizontalAdvance(index.data(m_role).toString());
    return {std::max(size.width(), second + 2 * sideOf(option) + 1), rowTall(option.font)};
}

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/icons.h"
#include "ui/widgets/style_ink.h"

#include <QComboBox>
#include <QStyle>

#include <algorithm>

namespace rig::ui::style {

namespace {

constexpr double EntryHeight = 28;
constexpr double MarkColumn = 26; ///< tick, or icon
constexpr double EndColumn = 24;  ///< arrow of a further menu

bool isOfChoice(const QWidget *widget) { return qobject_cast<const QComboBox *>(widget) != nullptr; }

void drawMark(QPainter &painter, const QStyleOptionMenuItem &option, const QRect &area, const QColor &colour)
{
    if (option.checked) {
        const int side = scaled(16, option.fontMetrics);
        drawTick(painter, QRect(area.center().x() - side / 2, area.center().y() - side / 2 + 1, side, side), colour);
        return;
    }
    if (option.icon.isNull())
        return;
    const int side = scaled(16, option.fontMetrics);
    paintIcon(painter, option.icon, QRect(area.center().x() - side / 2, area.center().y() - side / 2 + 1, side, side),
              colour);
}

} // namespace

void drawMenuBarItem(QPainter &painter, const QStyleOptionMenuItem &option, const QWidget *widget)
{
    const Ink ink(option.palette);
    const bool open = option.state.testFlag(QStyle::State_Sunken);
    if (option.state.testFlag(QStyle::State_Selected)) {
        const int room = std::max(0, (option.rect.height() - scaled(30, option.fontMetrics)) / 2);
        drawBox(painter, QRectF(option.rect).adjusted(1, room, -1, -room),
                {ink(open ? Role::AccentSoft : Role::Border)});
    }
    painter.setPen(ink(option.state.testFlag(QStyle::State_Enabled) ? Role::Text : Role::Off));
    painter.setFont(option.font);
    painter.drawText(option.rect, Qt::AlignCenter | mnemonics(widget) | Qt::TextSingleLine, option.text);
}

void drawMenuItem(QPainter &painter, const QStyleOptionMenuItem &option, const QWidget *widget)
{
    const Ink ink(option.palette);
    const QFontMetrics &metrics = option.fontMetrics;
    if (option.menuItemType == QStyleOptionMenuItem::Separator) {
        painter.fillRect(option.rect, ink(Role::Surface));
        QRectF line(option.rect);
        line.setTop(option.rect.center().y());
        drawEdge(painter, line, Qt::TopEdge, ink(Role::Border));
        if (!option.text.isEmpty()) {
            painter.setPen(ink(Role::Secondary));
            painter.drawText(option.rect.adjusted(Grid, 0, -Grid, 0), Qt::AlignLeft | Qt::AlignVCenter, option.text);
        }
        return;
    }
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    painter.fillRect(option.rect, ink(Role::Surface));
    if (option.state.testFlag(QStyle::State_Selected) && enabled)
        drawBox(painter, QRectF(option.rect).adjusted(1, 0, -1, 0), {ink(Role::AccentSoft)});
    const QColor text = ink(enabled ? Role::Text : Role::Off);
    const QRect marks(option.rect.left(), option.rect.top(), scaled(MarkColumn, metrics), option.rect.height());
    drawMark(painter, option, marks, option.checked ? ink(enabled ? Role::Accent : Role::Off) : text);

    const QRect words = option.rect.adjusted(marks.width(), 0, -scaled(isOfChoice(widget) ? 8 : EndColumn, metrics), 0);
    const qsizetype tab = option.text.indexOf(u'\t');
    painter.setFont(option.font);
    painter.setPen(text);
    constexpr int flags = Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip;
    painter.drawText(words, flags | Qt::AlignLeft | mnemonics(widget), tab < 0 ? option.text : option.text.left(tab));
    if (tab >= 0) {
        painter.setPen(ink(enabled ? Role::Secondary : Role::Off));
        painter.drawText(words, flags | Qt::AlignRight, option.text.mid(tab + 1));
    }
    if (option.menuItemType == QStyleOptionMenuItem::SubMenu)
        drawChevron(painter,
                    QRect(option.rect.right() - scaled(20, metrics), option.rect.top(), scaled(16, metrics),
                          option.rect.height()),
                    Qt::RightArrow, text);
}

QSize menuItemSize(const QStyleOptionMenuItem &option, const QSize &contents, const QWidget *widget)
{
    const QFontMetrics &metrics = option.fontMetrics;
    if (option.menuItemType == QStyleOptionMenuItem::Separator)
        return {contents.width(), option.text.isEmpty() ? 9 : scaled(EntryHeight, metrics)};
    int width = scaled(MarkColumn + (isOfChoice(widget) ? 8 : EndColumn), metrics);
    const qsizetype tab = option.text.indexOf(u'\t');
    if (tab >= 0) // the menu has added the widest of the keys already
        width += scaled(24, metrics);
    return {contents.width() + width, std::max(scaled(EntryHeight, metrics), contents.height())};
}

} // namespace rig::ui::style

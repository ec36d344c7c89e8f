// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/elided_field.h"

#include <QStyleOptionFrame>
#include <QStylePainter>
#include <QToolButton>

#include <algorithm>

namespace rig::ui {

namespace {

constexpr int textMargin = 2; // of Qt's own, at both sides of the text

} // namespace

/// Without the button that clears it.
QRect ElidedField::roomForText() const
{
    QStyleOptionFrame panel;
    initStyleOption(&panel);
    QRect room = style()->subElementRect(QStyle::SE_LineEditContents, &panel, this).marginsRemoved(textMargins());
    for (const auto *button : findChildren<QToolButton *>(Qt::FindDirectChildrenOnly)) {
        if (!button->isHidden())
            room.setRight(std::min(room.right(), button->x() - 1));
    }
    return room.adjusted(textMargin, 0, -textMargin, 0);
}

QString ElidedField::textAtRest() const
{
    const int room = roomForText().width();
    const QFontMetrics metrics = fontMetrics();
    return metrics.horizontalAdvance(text()) > room ? metrics.elidedText(text(), Qt::ElideRight, room) : text();
}

void ElidedField::paintEvent(QPaintEvent *event)
{
    const QString rest = textAtRest();
    if (hasFocus() || hasSelectedText() || rest == text()) {
        QLineEdit::paintEvent(event);
        return;
    }
    QStyleOptionFrame panel;
    initStyleOption(&panel);
    QStylePainter painter(this);
    painter.drawPrimitive(QStyle::PE_PanelLineEdit, panel);
    // Where the letters stand while it is edited: a text that is clicked on does not move.
    const QRect room = roomForText();
    const int high = fontMetrics().height();
    const QRect line(room.left(), room.top() + (room.height() - high + 1) / 2, room.width(), high);
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Text));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, rest);
}

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/part_row_delegate.h"

#include "ui/look/roles.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/strokes.h"
#include "ui/widgets/type_sizes.h"

#include <QPainter>

namespace rig::ui {

namespace {

/// At a base of 13.
constexpr double RowSide = 12;
constexpr double RowIcon = 18;
constexpr double RowText = 38;

int px(double pixels, const QStyleOptionViewItem &option) { return qRound(scaled(pixels, option.font)); }

bool isChosen(const QStyleOptionViewItem &option) { return option.state & QStyle::State_Selected; }

QFont nameFont(const QFont &font, bool chosen) { return sized(font, 1, chosen ? QFont::DemiBold : QFont::Medium); }

/// The whole name where it fits, else the brief one.
QString nameFor(const QModelIndex &index, const QFontMetrics &metrics, int room)
{
    const QString whole = index.data().toString();
    const QVariant brief = index.data(ShortNameRole);
    const QString shown = metrics.elidedText(whole, Qt::ElideRight, room);
    // An advance is rounded down: what it says just fits may yet be cut.
    return shown == whole || !brief.isValid() ? shown : metrics.elidedText(brief.toString(), Qt::ElideRight, room);
}

/// As many of the pieces as fit, whole; the tooltip has all.
QString piecesThatFit(const QString &text, const QFontMetrics &metrics, int room)
{
    static const QString between = QStringLiteral(" · ");
    QString shown = text;
    while (metrics.horizontalAdvance(shown) > room && shown.contains(between))
        shown.truncate(shown.lastIndexOf(between));
    return metrics.elidedText(shown, Qt::ElideRight, room);
}

/// Ground, outline of what is lit, focus within the row, the hairline below.
void paintRowGround(QPainter &painter, const QStyleOptionViewItem &option, bool lit)
{
    const QPalette &palette = option.palette;
    const bool hovered = option.state & QStyle::State_MouseOver;
    painter.fillRect(option.rect, isChosen(option) ? colourOf(Role::AccentSoft, palette)
                                  : lit            ? litGround(palette)
                                  : hovered        ? colourOf(Role::Hover, palette)
                                                   : colourOf(Role::Surface, palette));
    painter.fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                     colourOf(Role::Border, palette));
    painter.setBrush(Qt::NoBrush);
    if (lit) {
        painter.setPen(litPen(palette));
        painter.drawRect(option.rect.adjusted(1, 1, -1, -2));
    }
    if (option.state & QStyle::State_HasFocus) {
        painter.setPen(QPen(colourOf(Role::Accent, palette), 2));
        painter.drawRect(option.rect.adjusted(1, 1, -1, -2));
    }
}

} // namespace

QRect PartRowDelegate::trailingArea(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const QString text = index.data(TrailingRole).toString();
    const int width =
        std::min(QFontMetrics(nameFont(option.font, false)).horizontalAdvance(text) + 1, option.rect.width() * 2 / 3);
    const int right = option.rect.right() - px(RowSide, option) - width + 1;
    const bool two = !index.data(SecondLineRole).toString().isEmpty();
    const int top = two ? option.rect.center().y() : option.rect.top();
    return {right, top, width, option.rect.bottom() - top};
}

void PartRowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QPalette &palette = option.palette;
    const bool chosen = isChosen(option);
    paintRowGround(*painter, option, index.data(LitRole).toBool());
    const bool link = index.data(LinkRole).toBool();
    const QVariant foreground = index.data(Qt::ForegroundRole); // a row that is an action
    const QColor text = foreground.isValid() ? colourOf(Role::Accent, palette) : colourOf(Role::Text, palette);
    const int top = option.rect.top();
    const int side = px(RowIcon, option);
    const QRect icon(option.rect.left() + px(RowSide, option), top + (option.rect.height() - side) / 2, side, side);
    paintIcon(*painter, lineIcon(index.data(IconRole).toString()), icon,
              chosen || foreground.isValid() ? colourOf(Role::Accent, palette) : colourOf(Role::Secondary, palette));

    const QRect trailing = trailingArea(option, index);
    const QString second = index.data(SecondLineRole).toString();
    const QFontMetrics name(nameFont(option.font, chosen));
    const QFont caption = fontFor(TextSize::Caption, option.font);
    const int block = name.height() + (second.isEmpty() ? 0 : QFontMetrics(caption).height() + 1);
    const int first = top + (option.rect.height() - block) / 2;
    const QVariant mark = index.data(MarkRole);
    const int left = option.rect.left() + px(RowText, option);
    const int end = second.isEmpty() ? trailing.left() - Grid : option.rect.right() - px(RowSide, option);
    const int room = end - left - (mark.isValid() ? name.height() : 0);
    const QString shown = nameFor(index, name, room);
    painter->setFont(nameFont(option.font, chosen));
    painter->setPen(text);
    painter->drawText(left, first + name.ascent(), shown);
    if (mark.isValid()) {
        const int markSide = name.height() - 4;
        paintMark(*painter, static_cast<Meaning>(mark.toInt()),
                  QRectF(left + name.horizontalAdvance(shown) + 6, first + 2, markSide, markSide), palette);
    }
    painter->setFont(nameFont(option.font, false));
    painter->setPen(link                               ? colourOf(Role::Accent, palette)
                    : index.data(HeadingRole).toBool() ? colourOf(Role::Secondary, palette)
                                                       : colourOf(Role::Text, palette));
    const int under = first + name.height() + 1 + QFontMetrics(caption).ascent();
    const QString amount =
        painter->fontMetrics().elidedText(index.data(TrailingRole).toString(), Qt::ElideRight, trailing.width() + 1);
    if (second.isEmpty())
        painter->drawText(trailing, Qt::AlignRight | Qt::AlignVCenter, amount);
    else // on the line below, so that names have the whole row
        painter->drawText(trailing.right() + 1 - painter->fontMetrics().horizontalAdvance(amount), under, amount);
    painter->setFont(caption);
    painter->setPen(colourOf(Role::Secondary, palette));
    painter->drawText(left, under, piecesThatFit(second, QFontMetrics(caption), trailing.left() - Grid - left));
    painter->restore();
}

QSize PartRowDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool two = !index.data(SecondLineRole).toString().isEmpty();
    return {QFontMetrics(option.font).averageCharWidth() * 20, qRound(scaled(two ? 46 : 34, option.font))};
}

} // namespace rig::ui

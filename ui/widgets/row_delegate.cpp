// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/row_delegate.h"

#include "ui/look/roles.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/strokes.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/whole_pieces.h"

#include <QApplication>
#include <QPainter>

namespace rig::ui {

namespace {

constexpr int ends = Grid - 2;

struct Pens
{
    QColor text;
    QColor second;
};

Pens pensOf(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const QVariant meaning = index.data(MeaningRole);
    return {option.palette.color(QPalette::Text), meaning.isValid()
                                                      ? colourOf(static_cast<Meaning>(meaning.toInt()), option.palette)
                                                      : quietText(option.palette)};
}

/// Below the second line.
QStringList linesBelow(const QModelIndex &index)
{
    return index.data(ThirdLineRole).toString().split(u'\n', Qt::SkipEmptyParts);
}

/// A property of the list: what stands right of the names says what they are, and is no figure.
bool isQuietBeside(const QWidget *list) { return list && list->property("quietBeside").toBool(); }

/// Draws `left` elided before `right`, which takes so many quarters at most.
void drawLine(QPainter &painter, const QRect &area, const QString &left, const QString &right, int quarters,
              const QColor &rightPen = {})
{
    const QFontMetrics metrics = painter.fontMetrics();
    const int rightWidth =
        right.isEmpty() ? 0 : std::min(metrics.horizontalAdvance(right), area.width() * quarters / 4);
    const int gap = right.isEmpty() ? 0 : Grid;
    const QRect leftArea = area.adjusted(0, 0, -(rightWidth + gap), 0);
    painter.drawText(leftArea, Qt::AlignLeft | Qt::AlignVCenter, wholePieces(left, leftArea.width(), metrics));
    const QRect rightArea(area.right() - rightWidth + 1, area.top(), rightWidth, area.height());
    if (rightPen.isValid())
        painter.setPen(rightPen);
    painter.drawText(rightArea, Qt::AlignRight | Qt::AlignVCenter,
                     metrics.elidedText(right, Qt::ElideRight, rightWidth + 1));
}

/// What stands at the right of a second line decides, and is whole wherever it fits; before it stands what has room,
/// by whole pieces.
void drawSecondLine(QPainter &painter, const QRect &area, const QString &left, const QString &right)
{
    const QFontMetrics metrics = painter.fontMetrics();
    const int needed = right.isEmpty() ? 0 : metrics.horizontalAdvance(right) + 1;
    if (needed > area.width())
        return drawLine(painter, area, left, right, 3);
    const int room = area.width() - needed - Grid;
    const bool fits = right.isEmpty() || metrics.horizontalAdvance(left.section(QStringLiteral(" · "), 0, 0)) <= room;
    drawLine(painter, area, fits ? left : QString(), right, 4);
}

} // namespace

void RowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    row.text.clear();
    const QStyle *style = row.widget ? row.widget->style() : QApplication::style();
    const bool lit = index.data(LitRole).toBool();
    if (lit && !(row.state & QStyle::State_Selected))
        painter->fillRect(row.rect, litGround(row.palette));
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
    if (lit) {
        painter->save();
        painter->setPen(litPen(row.palette));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(row.rect.adjusted(1, 1, -1, -1));
        painter->restore();
    }

    if (row.widget && row.widget->property("lined").toBool())
        painter->fillRect(QRect(row.rect.left(), row.rect.bottom(), row.rect.width(), 1),
                          colourOf(Role::Border, row.palette));

    painter->save();
    const Pens pens = pensOf(row, index);
    const QRect area = row.rect.adjusted(Sides, ends, -Sides, -ends);
    QFont font = row.font;
    if (index.data(HeadingRole).toBool()) {
        font.setBold(true);
        painter->setFont(fontFor(TextSize::Caption, font));
        painter->setPen(quietText(row.palette));
        drawLine(*painter, area, index.data().toString(), index.data(TrailingRole).toString(), 2);
        painter->restore();
        return;
    }
    const QString second = index.data(SecondLineRole).toString();
    const QString secondTrailing = index.data(SecondTrailingRole).toString();
    const bool oneLine = second.isEmpty() && secondTrailing.isEmpty();
    const int firstHeight = oneLine ? area.height() : QFontMetrics(font).height();
    painter->setFont(font);
    painter->setPen(pens.text);
    drawLine(*painter, QRect(area.topLeft(), QSize(area.width(), firstHeight)), index.data().toString(),
             index.data(TrailingRole).toString(), oneLine ? 3 : 2,
             isQuietBeside(row.widget) ? quietText(row.palette) : QColor());
    if (!oneLine) {
        painter->setFont(fontFor(TextSize::Caption, font));
        painter->setPen(pens.second);
        QRect line = area.adjusted(0, firstHeight, 0, 0);
        if (const QVariant meaning = index.data(MeaningRole); meaning.isValid()) {
            const int side = painter->fontMetrics().ascent();
            paintMark(*painter, static_cast<Meaning>(meaning.toInt()),
                      QRectF(line.left(), line.center().y() - side / 2.0, side, side), row.palette);
            painter->setPen(pens.second);
            line.setLeft(line.left() + side + Grid / 2);
        }
        const QStringList below = linesBelow(index);
        line.setHeight(line.height() / (1 + static_cast<int>(below.size())));
        for (int i = 0; i < below.size(); ++i)
            drawLine(*painter, line.translated(0, (i + 1) * line.height()), below[i], {}, 3);
        drawSecondLine(*painter, line, second, secondTrailing);
    }
    painter->restore();
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QFontMetrics first(option.font);
    const QFontMetrics second(fontFor(TextSize::Caption, option.font));
    const bool oneLine = index.data(HeadingRole).toBool() ||
                         (!index.data(SecondLineRole).isValid() && !index.data(SecondTrailingRole).isValid());
    const int lines = oneLine ? 0 : 1 + static_cast<int>(linesBelow(index).size());
    return {first.averageCharWidth() * 20, 2 * ends + first.height() + lines * second.height()};
}

} // namespace rig::ui

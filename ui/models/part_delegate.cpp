// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/part_delegate.h"

#include "ui/look/roles.h"
#include "ui/models/part_table_model.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QPainter>
#include <QTableView>

#include <algorithm>

namespace rig::ui {

namespace {

constexpr int BarLength = 64;
constexpr int BarHeight = 8;
constexpr int MarkSize = 12;

void paintHeading(QPainter &painter, const QStyleOptionViewItem &option, const QString &text)
{
    painter.fillRect(option.rect, colourOf(Role::Sunken, option.palette));
    painter.setFont(fontFor(TextSize::Caption, option.font));
    painter.setPen(colourOf(Role::Secondary, option.palette));
    painter.drawText(option.rect.adjusted(Grid, 0, -Grid, 0), Qt::AlignLeft | Qt::AlignVCenter, text);
    painter.setPen(QPen(colourOf(Role::Border, option.palette), 0));
    painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

void paintBar(QPainter &painter, const QStyleOptionViewItem &option, double share)
{
    const QFont &font = option.font;
    const int height = scaled(BarHeight, font);
    const QRect whole(option.rect.left() + Grid, option.rect.center().y() - height / 2, scaled(BarLength, font),
                      height);
    painter.setPen(QPen(colourOf(Role::Border, option.palette), 0));
    painter.setBrush(colourOf(Role::Sunken, option.palette));
    painter.drawRect(whole);
    painter.fillRect(QRect(whole.left(), whole.top(), static_cast<int>(whole.width() * share), whole.height() + 1),
                     colourOf(Role::Series1, option.palette));
}

} // namespace

int PartDelegate::barWidth(const QFont &font) { return scaled(BarLength, font) + Grid; }

int PartDelegate::markWidth(const QFont &font) { return scaled(MarkSize, font) + Grid; }

void PartDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    if (index.data(PartTableModel::HeadingRole).toBool()) {
        paintHeading(*painter, option, index.data().toString());
        painter->restore();
        return;
    }
    const QString vendor = index.data(PartTableModel::VendorRole).toString();
    const QVariant share = index.data(PartTableModel::ShareRole);
    if (vendor.isEmpty() && !share.isValid()) {
        QStyledItemDelegate::paint(painter, option, index);
        painter->restore();
        return;
    }
    // The ground of the whole cell first: what is chosen, what is under the pointer.
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    ground.text.clear();
    const QStyle *style = ground.widget ? ground.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, ground.widget);

    QStyleOptionViewItem text = option;
    initStyleOption(&text, index);
    text.state &= ~(QStyle::State_HasFocus | QStyle::State_MouseOver);
    text.backgroundBrush = Qt::NoBrush;
    painter->setRenderHint(QPainter::Antialiasing);
    QRect room = option.rect.adjusted(Grid, 0, -Grid, 0);
    if (share.isValid()) {
        paintBar(*painter, option, share.toDouble());
        room.setLeft(room.left() + barWidth(option.font));
    } else {
        const int side = scaled(MarkSize, option.font);
        paintVendorMark(*painter, vendor, QRectF(room.left(), room.center().y() - side / 2.0, side, side),
                        option.palette);
        room.setLeft(room.left() + markWidth(option.font));
        if (option.state & QStyle::State_Selected)
            text.font.setWeight(QFont::DemiBold);
    }
    painter->setFont(text.font);
    painter->setPen(colourOf(Role::Text, option.palette));
    painter->drawText(room, static_cast<int>(text.displayAlignment) | Qt::TextSingleLine,
                      QFontMetrics(text.font).elidedText(text.text, Qt::ElideRight, room.width()));
    painter->restore();
}

void showParts(QTableView &table, PartTableModel &model)
{
    table.setModel(&model);
    dressTable(table);
    table.setItemDelegate(new PartDelegate(&table));
    const auto span = [&table, &model] {
        table.clearSpans();
        for (const int row : model.headings())
            table.setSpan(row, 0, 1, std::max(1, model.columnCount()));
    };
    QObject::connect(&model, &QAbstractItemModel::modelReset, &table, span);
    QObject::connect(&model, &QAbstractItemModel::layoutChanged, &table, span);
}

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/flow_layout.h"

#include <QWidget>

#include <algorithm>

namespace rig::ui {

FlowLayout::FlowLayout(QWidget *parent, int gap) : QLayout(parent), m_gap(gap) { setContentsMargins(0, 0, 0, 0); }

FlowLayout::~FlowLayout() { qDeleteAll(m_items); }

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items << item;
    invalidate();
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= m_items.size())
        return nullptr;
    invalidate();
    return m_items.takeAt(index);
}

int FlowLayout::heightForWidth(int width) const { return arrange(QRect(0, 0, width, 0), false); }

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items)
        size = size.expandedTo(item->minimumSize());
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

QSize FlowLayout::sizeHint() const
{
    int width = 0;
    int height = 0;
    for (const QLayoutItem *item : m_items) {
        width += item->sizeHint().width() + m_gap;
        height = std::max(height, item->sizeHint().height());
    }
    const QMargins margins = contentsMargins();
    return QSize(width + margins.left() + margins.right(), height + margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect &rect, bool really) const
{
    const QMargins margins = contentsMargins();
    const QRect room = rect.marginsRemoved(margins);
    QList<std::pair<QLayoutItem *, QRect>> row;
    QPoint at = room.topLeft();
    int rowHeight = 0;
    const auto endRow = [&] {
        for (const auto &[item, place] : row) {
            if (really) // in the middle of its row, whatever its own height
                item->setGeometry(place.translated(0, (rowHeight - place.height()) / 2));
        }
        row.clear();
    };
    for (int i = 0; i < count(); ++i) {
        QLayoutItem *item = itemAt(i);
        if (item->isEmpty())
            continue;
        const QSize hint = item->sizeHint();
        const QSize size(std::min(hint.width(), room.width()), hint.height());
        if (!row.isEmpty() && at.x() + roomFrom(i) > room.right() + 1) {
            endRow();
            at = QPoint(room.left(), at.y() + rowHeight + m_gap);
            rowHeight = 0;
        }
        row.append({item, QRect(at, size)});
        at.rx() += size.width() + m_gap;
        rowHeight = std::max(rowHeight, size.height());
    }
    endRow();
    return at.y() + rowHeight - rect.top() + margins.bottom();
}

} // namespace rig::ui

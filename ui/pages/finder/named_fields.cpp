// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/finder/named_fields.h"

#include <QLabel>

#include <algorithm>

namespace rig::ui {

/// How wide an item is, a name together with its field, which comes next.
int NamedFields::roomFrom(int index) const
{
    const int width = itemAt(index)->sizeHint().width();
    const auto *name = qobject_cast<const QLabel *>(itemAt(index)->widget());
    const bool named = name && name->buddy() && index + 1 < count() && itemAt(index + 1)->widget() == name->buddy();
    return named ? width + gap() + itemAt(index + 1)->sizeHint().width() : width;
}

int NamedFields::arrange(const QRect &rect, bool really) const
{
    QList<std::pair<QLayoutItem *, QRect>> row;
    QPoint at = rect.topLeft();
    int rowHeight = 0;
    const auto endRow = [&] {
        for (const auto &[item, place] : row) {
            if (really) // in the middle of its row, whatever its own height
                item->setGeometry(place.translated(0, (rowHeight - place.height()) / 2));
        }
        row.clear();
    };
    for (int i = 0; i < count(); ++i) {
        if (itemAt(i)->isEmpty())
            continue;
        const QSize hint = itemAt(i)->sizeHint();
        const QSize size(std::min(hint.width(), rect.width()), hint.height());
        if (!row.isEmpty() && at.x() + roomFrom(i) > rect.right() + 1) {
            endRow();
            at = QPoint(rect.left(), at.y() + rowHeight + gap());
            rowHeight = 0;
        }
        row.append({itemAt(i), QRect(at, size)});
        at.rx() += size.width() + gap();
        rowHeight = std::max(rowHeight, size.height());
    }
    endRow();
    return at.y() + rowHeight - rect.top();
}

} // namespace rig::ui

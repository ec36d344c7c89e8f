// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/finder/named_fields.h"

#include <QLabel>
#include <QPushButton>

namespace rig::ui {

int NamedFields::roomFrom(int index) const
{
    const auto widthOf = [this](int at) { return itemAt(at)->sizeHint().width(); };
    const auto *name = qobject_cast<const QLabel *>(itemAt(index)->widget());
    const bool named = name && name->buddy() && index + 1 < count() && itemAt(index + 1)->widget() == name->buddy();
    if (!named)
        return widthOf(index);
    const int both = widthOf(index) + gap() + widthOf(index + 1);
    const bool acted = index + 2 < count() && qobject_cast<const QPushButton *>(itemAt(index + 2)->widget());
    return acted ? both + gap() + widthOf(index + 2) : both;
}

} // namespace rig::ui

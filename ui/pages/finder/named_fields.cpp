// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/finder/named_fields.h"

#include <QLabel>

namespace rig::ui {

int NamedFields::roomFrom(int index) const
{
    const int width = itemAt(index)->sizeHint().width();
    const auto *name = qobject_cast<const QLabel *>(itemAt(index)->widget());
    const bool named = name && name->buddy() && index + 1 < count() && itemAt(index + 1)->widget() == name->buddy();
    return named ? width + gap() + itemAt(index + 1)->sizeHint().width() : width;
}

} // namespace rig::ui

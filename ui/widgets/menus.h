// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace rig::ui {

/// Takes everything out of a menu that is filled anew, the menus in it as well: QMenu::clear() leaves those to whoever
/// owns the menu. They go later, since one of their actions may be why the menu is filled.
inline void emptyMenu(QMenu &menu)
{
    const QList<QMenu *> inner = menu.findChildren<QMenu *>(Qt::FindDirectChildrenOnly);
    menu.clear();
    for (QMenu *one : inner)
        one->deleteLater();
}

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>

namespace rig::ui {

/// Shows or hides a tab. One that is only hidden is still reached by the arrow keys of the bar (Qt 6.4); one that is
/// disabled, too, is not.
inline void showTab(QTabWidget &tabs, int index, bool shown)
{
    tabs.setTabEnabled(index, shown);
    tabs.setTabVisible(index, shown);
}

} // namespace rig::ui

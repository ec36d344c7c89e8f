// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/focus_chain.h"

#include <QWidget>

namespace rig::ui {

void chainFocus(const std::vector<QWidget *> &widgets)
{
    for (std::size_t i = 1; i < widgets.size(); ++i) {
        if (widgets[i - 1]->nextInFocusChain() != widgets[i])
            QWidget::setTabOrder(widgets[i - 1], widgets[i]);
    }
}

} // namespace rig::ui

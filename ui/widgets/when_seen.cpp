// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/when_seen.h"

#include <QEvent>

namespace rig::ui {

WhenSeen::WhenSeen(QWidget *widget, std::function<void()> make) : QObject(widget), m_make(std::move(make))
{
    widget->installEventFilter(this);
}

void WhenSeen::make()
{
    m_due = !static_cast<const QWidget *>(parent())->isVisible();
    if (!m_due)
        m_make();
}

bool WhenSeen::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show && m_due)
        make();
    return QObject::eventFilter(watched, event);
}

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fold.h"

#include "ui/widgets/icons.h"

namespace rig::ui {

Fold::Fold(QWidget *content, bool open, QWidget *parent) : QToolButton(parent), m_content(content), m_open(open)
{
    setProperty("quiet", true);
    setProperty("flush", true); // as the text around it begins
    setAutoRaise(true);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(this, &QToolButton::clicked, this, [this] { setOpen(!m_open); });
}

void Fold::say(const QString &title, int rows)
{
    m_title = title;
    m_rows = rows;
    showState();
}

void Fold::setOpen(bool open)
{
    if (m_open == open)
        return;
    m_open = open;
    if (open)
        emit opened(); // what is below is made before it is seen
    showState();
}

void Fold::showState()
{
    setIcon(lineIcon(m_open ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right")));
    setText(m_open ? m_title : tr("%1: %n row(s)", "title of a table that is folded", m_rows).arg(m_title));
    setVisible(m_rows > 0);
    m_content->setVisible(m_open && m_rows > 0);
}

} // namespace rig::ui

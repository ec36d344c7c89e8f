// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/start_panel.h"

#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace rig::ui {

StartPanel::StartPanel(QWidget *parent)
    : QScrollArea(parent), m_title(new Label), m_line(new Label), m_own(new QPushButton), m_start(new QPushButton)
{
    auto *words = new QWidget;
    auto *column = new QVBoxLayout(words);
    column->setSpacing(Grid);
    column->addStretch(1);
    for (QLabel *label : {m_title, m_line}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    m_line->setForegroundRole(QPalette::PlaceholderText);
    for (QPushButton *button : {m_own, m_start}) {
        button->setProperty("quiet", true);
        column->addWidget(button, 0, Qt::AlignHCenter);
    }
    column->addStretch(2);
    setWidget(words);
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_own, &QPushButton::clicked, this, &StartPanel::ownMachineWanted);
    connect(m_start, &QPushButton::clicked, this, &StartPanel::startWanted);
    retranslate();
}

void StartPanel::focusFirst() { m_own->setFocus(Qt::ShortcutFocusReason); }

void StartPanel::retranslate()
{
    QFont heavy = font();
    heavy.setWeight(QFont::DemiBold);
    m_title->setFont(heavy);
    m_title->setText(tr("No parts yet"));
    m_line->setText(tr("Add them in the list: lanes, power and room appear here as you go."));
    m_own->setText(tr("Enter what I have"));
    m_start->setText(tr("Begin with a template"));
}

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/finder/nothing_found.h"

#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QBoxLayout>
#include <QPushButton>

namespace rig::ui {

NothingFound::NothingFound(QWidget *parent)
    : QWidget(parent), m_title(new Label(this)), m_line(new Label(this)), m_why(new QPushButton(this))
{
    auto *column = new QVBoxLayout(this);
    column->setSpacing(Grid);
    column->addStretch(1);
    for (QLabel *label : {m_title, m_line}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    m_line->setForegroundRole(QPalette::PlaceholderText);
    m_why->setObjectName(QStringLiteral("whyNothing"));
    m_why->setProperty("quiet", true);
    column->addWidget(m_why, 0, Qt::AlignHCenter);
    column->addStretch(2);
    connect(m_why, &QPushButton::clicked, this, &NothingFound::whyWanted);
    retranslate();
}

void NothingFound::retranslate()
{
    QFont heavy = font();
    heavy.setWeight(QFont::DemiBold);
    m_title->setFont(heavy);
    m_title->setText(tr("No machine to show"));
    m_line->setText(tr("Raise the budget, or give up one of the conditions at the left."));
    m_why->setText(tr("Show what stands in the way"));
}

} // namespace rig::ui

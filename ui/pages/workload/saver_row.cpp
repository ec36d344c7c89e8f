// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workload/saver_row.h"

#include "ui/pages/workload/need_text.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QToolButton>

using namespace Qt::StringLiterals;

namespace rig::ui {

SaverRow::SaverRow(QWidget *parent) : QWidget(parent), m_title(new Label(this)), m_row(new FlowLayout(this, Grid))
{
    m_row->addWidget(m_title);
}

void SaverRow::setSavings(const std::vector<advice::Saving> &savings)
{
    m_savings = savings;
    m_title->setText(tr("Needs less with:"));
    while (m_buttons.size() < savings.size()) {
        auto *button = new QToolButton(this);
        button->setProperty("chip", true);
        button->setObjectName(u"saver-%1"_s.arg(m_buttons.size()));
        connect(button, &QToolButton::clicked, this,
                [this, place = m_buttons.size()] { emit chosen(Workload(m_savings[place].work)); });
        m_row->addWidget(button);
        m_buttons.push_back(button);
    }
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setVisible(i < savings.size());
        if (i >= savings.size())
            continue;
        const advice::Saving &saving = savings[i];
        m_buttons[i]->setText(
            tr("%1: %2 GiB", "a way to need less memory, what is needed then")
                .arg(advice::saverName(saving.saver), gibibytes(saving.memory.low(), saving.memory.high())));
        m_buttons[i]->setToolTip(plainTip(advice::saverCost(saving.saver)));
    }
    setVisible(!savings.empty());
}

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/advisor_page.h"

#include "ui/pages/advisor/advice_panel.h"
#include "ui/pages/advisor/upgrade_panel.h"

#include <QEvent>
#include <QTabWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rig::ui {

AdvisorPage::AdvisorPage(Workspace &workspace, QWidget *parent)
    : Page(parent)
    , m_tabs(new QTabWidget(this))
    , m_advice(new AdvicePanel(workspace, this))
    , m_upgrade(new UpgradePanel(workspace, this))
{
    setObjectName(u"advisorPage"_s);
    m_tabs->setObjectName(u"advisorTabs"_s);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_advice, QString());
    m_tabs->addTab(m_upgrade, QString());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_tabs);
    connect(m_advice, &AdvicePanel::partOpened, this, &Page::partOpened);
    connect(m_advice, &AdvicePanel::partChosen, this, &Page::partChosen);
    connect(m_advice, &AdvicePanel::said, this, &Page::said);
    connect(m_advice, &AdvicePanel::machinePlanned, this, &Page::machinePlanned);
    connect(m_upgrade, &UpgradePanel::partOpened, this, &Page::partOpened);
    retranslate();
}

void AdvisorPage::showPart(const QString &id) { m_advice->showPart(id); }

void AdvisorPage::retranslate()
{
    m_tabs->setTabText(m_tabs->indexOf(m_advice), tr("Advice"));
    m_tabs->setTabText(m_tabs->indexOf(m_upgrade), tr("Upgrade"));
    m_tabs->setAccessibleName(tr("Advisor"));
}

void AdvisorPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

QT_BEGIN_NAMESPACE
class QTabWidget;
QT_END_NAMESPACE

namespace rig::ui {

class AdvicePanel;
class UpgradePanel;

/// Which GPU to buy: advice for a question, and whether another one is worth it beside the one that is owned.
class AdvisorPage : public Page
{
    Q_OBJECT

public:
    AdvisorPage(Workspace &workspace, QWidget *parent = nullptr);

    void showPart(const QString &id) override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QTabWidget *m_tabs;
    AdvicePanel *m_advice;
    UpgradePanel *m_upgrade;
};

} // namespace rig::ui

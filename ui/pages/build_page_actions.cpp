// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/variants.h"
#include "ui/document/workspace.h"
#include "ui/pages/build/findings_panel.h"
#include "ui/pages/build/parts_panel.h"
#include "ui/pages/build/variants_view.h"
#include "ui/pages/build_page.h"

#include <QAction>
#include <QMenu>
#include <QTabWidget>

namespace rig::ui {

void BuildPage::makeActions()
{
    m_addCard->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_A);
    m_goToList->setShortcut(Qt::ALT | Qt::Key_1);
    m_goToAnswers->setShortcut(Qt::ALT | Qt::Key_2);
    m_goToFindings->setShortcut(Qt::ALT | Qt::Key_3);
    m_addVariant->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_V);
    m_nextPane->setShortcut(Qt::Key_F6);
    m_previousPane->setShortcut(Qt::SHIFT | Qt::Key_F6);
    for (QAction *action : {m_nextPane, m_previousPane}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut); // other pages may have panes of their own
        addAction(action);
    }
    for (QAction *action : {m_addCard, m_goToList, m_goToAnswers, m_goToFindings, m_addVariant, m_compareVariants}) {
        // From anywhere in the window: on another page, the command brings this one up first.
        action->setShortcutContext(Qt::WindowShortcut);
        addAction(action);
        connect(action, &QAction::triggered, this, [this] {
            if (!isVisible())
                emit wanted();
        });
    }
    connectActions();
    m_parts->setVariantsMenu(m_variantsMenu);
}

void BuildPage::connectActions()
{
    connect(m_addCard, &QAction::triggered, this, [this] { openChooser({Kind::Card, 0}); });
    connect(m_goToList, &QAction::triggered, m_parts, &PartsPanel::focusList);
    connect(m_goToAnswers, &QAction::triggered, this, [this] {
        if (m_choosing && !m_drawer)
            closeChooser();
        m_tabs->setFocus(Qt::ShortcutFocusReason);
    });
    connect(m_goToFindings, &QAction::triggered, this, [this] { openFindings(); });
    connect(m_nextPane, &QAction::triggered, this, [this] { goToPane(1); });
    connect(m_previousPane, &QAction::triggered, this, [this] { goToPane(-1); });
    connect(m_addVariant, &QAction::triggered, this, [this] { m_workspace.edit(AddVariant{}); });
    connect(m_compareVariants, &QAction::triggered, this, [this] { m_tabs->setCurrentWidget(m_variants); });
    connect(m_variantsMenu, &QMenu::aboutToShow, this, &BuildPage::fillVariantsMenu);
}

void BuildPage::fillVariantsMenu()
{
    m_variantsMenu->clear();
    const Document &document = m_workspace.document();
    for (const QString &name : variantNames(document)) {
        QAction *show = m_variantsMenu->addAction(tr("Work on variant %1", "letter").arg(name));
        show->setCheckable(true);
        show->setChecked(name == document.variant);
        connect(show, &QAction::triggered, this, [this, name] { m_workspace.edit(ShowVariant{name}); });
    }
    m_variantsMenu->addSeparator();
    m_variantsMenu->addAction(m_addVariant);
    if (document.others.empty())
        return;
    m_variantsMenu->addAction(m_compareVariants);
    QAction *remove = m_variantsMenu->addAction(tr("Remove variant %1", "letter").arg(document.variant));
    connect(remove, &QAction::triggered, this,
            [this] { m_workspace.edit(RemoveVariant{m_workspace.document().variant}); });
}

QList<QAction *> BuildPage::machineActions() const
{
    return QList<QAction *>{m_addCard, m_goToList, m_goToAnswers, m_goToFindings, m_addVariant, m_compareVariants} +
           m_parts->copyActions();
}

QList<QAction *> BuildPage::moreActions() const
{
    return QList<QAction *>{m_nextPane, m_previousPane} + m_parts->rowActions();
}

} // namespace rig::ui

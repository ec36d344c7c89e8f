// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/names.h"
#include "ui/document/own_data.h"
#include "ui/document/workspace.h"
#include "ui/pages/parts/kind_list.h"
#include "ui/pages/parts/part_form.h"
#include "ui/pages/parts_page.h"
#include "ui/widgets/label.h"

#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>

// What the page of parts does with the user's own: new, copy, edit, delete.

namespace rig::ui {

void PartsPage::fillNewMenu()
{
    m_newMenu->clear();
    m_newMenu->setTitle(tr("New part"));
    for (int number = 0; number < KindCount; ++number) {
        const auto kind = static_cast<Kind>(number);
        connect(m_newMenu->addAction(names::kind(kind)), &QAction::triggered, this, [this, kind] { newPart(kind); });
    }
}

void PartsPage::updateActions()
{
    const OwnData *ownData = m_workspace.ownData();
    const PartHandle part = m_workspace.catalogue().find(m_current);
    const bool may = ownData && ownData->canChange();
    const bool own = may && part && part->origin == Origin::Own;
    m_new->setEnabled(may);
    m_copy->setEnabled(may && part);
    m_edit->setEnabled(own);
    m_delete->setEnabled(own);
    const QString why = ownData && !may ? ownData->whyNot() : QString();
    m_copy->setToolTip(plainTip(may ? tr("A part of your own that begins with the figures of the chosen one.") : why));
    m_edit->setToolTip(plainTip(may ? tr("Change the chosen part, where it is your own.") : why));
    m_delete->setToolTip(plainTip(may ? tr("Delete the chosen part, where it is your own.") : why));
}

void PartsPage::makeForm()
{
    if (m_form)
        return;
    m_form = new PartForm(this);
    m_stack->addWidget(m_form);
    connect(m_form, &PartForm::closed, this, [this] { showForm(false); });
    connect(m_form, &PartForm::saveWanted, this, [this](const PartHandle &part) {
        OwnData *ownData = m_workspace.ownData();
        if (!ownData || !ownData->savePart(part))
            return;
        showForm(false);
        m_current = part->id; // the catalogue may follow a moment later
        m_kinds->setKind(part->kind);
        showPart(part->id);
    });
}

void PartsPage::showForm(bool shown)
{
    if (!m_form)
        return;
    m_stack->setCurrentIndex(shown ? m_stack->indexOf(m_form) : 0);
    if (!shown && isVisible())
        m_table->setFocus();
}

void PartsPage::newPart(Kind kind)
{
    makeForm();
    m_form->open(*emptyPart(kind), m_workspace.catalogue(), PartForm::Purpose::New);
    showForm(true);
}

void PartsPage::copyPart()
{
    const PartHandle part = m_workspace.catalogue().find(m_current);
    if (!part)
        return;
    makeForm();
    const std::shared_ptr<Part> copy = copyOf(*part);
    copy->name = tr("%1 (own)", "name of a part that is copied").arg(part->name);
    copy->aliases.clear();
    copy->partNumber.clear();
    m_form->open(*copy, m_workspace.catalogue(), PartForm::Purpose::New);
    showForm(true);
}

void PartsPage::editPart()
{
    const PartHandle part = m_workspace.catalogue().find(m_current);
    if (!part || part->origin != Origin::Own)
        return;
    makeForm();
    m_form->open(*part, m_workspace.catalogue(), PartForm::Purpose::Edited);
    showForm(true);
}

void PartsPage::deletePart()
{
    const PartHandle part = m_workspace.catalogue().find(m_current);
    if (part && part->origin == Origin::Own && m_workspace.ownData())
        m_workspace.ownData()->removePart(part->id);
}

} // namespace rig::ui

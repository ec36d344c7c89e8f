// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/history_dialog.h"

#include "ui/document/edit_command.h"
#include "ui/document/workspace.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

namespace rig::ui {

HistoryDialog::HistoryDialog(Workspace &workspace, QWidget *parent)
    : QDialog(parent), m_workspace(workspace), m_note(new Label(this)), m_list(new QListWidget(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("History"));
    m_note->setWordWrap(true);
    m_note->setText(tr("Choose a step to go back or forth to it; those after it stay until you change something."));
    m_list->setAccessibleName(tr("Steps, the oldest first"));
    auto *close = new QPushButton(tr("Close"), this);
    close->setAutoDefault(false); // nothing that one would want next
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_note);
    column->addWidget(m_list, 1);
    column->addWidget(close, 0, Qt::AlignRight);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    resize(64 * fontMetrics().averageCharWidth(), 26 * fontMetrics().height());
    connect(&workspace.undoStack(), &QUndoStack::indexChanged, this, &HistoryDialog::refresh);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0 && !m_filling)
            m_workspace.undoStack().setIndex(row);
    });
    refresh();
}

void HistoryDialog::refresh()
{
    const QUndoStack &stack = m_workspace.undoStack();
    m_filling = true;
    m_list->clear();
    m_list->addItem(tr("As it was opened"));
    for (int i = 0; i < stack.count(); ++i)
        m_list->addItem(stepName(stack, i));
    for (int row = stack.index() + 1; row < m_list->count(); ++row)
        m_list->item(row)->setForeground(quietText(palette())); // undone: one can still go forth to it
    m_list->setCurrentRow(stack.index());
    m_filling = false;
}

} // namespace rig::ui

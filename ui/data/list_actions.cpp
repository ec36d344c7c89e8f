// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/list_actions.h"

#include "ui/data/offer_dialog.h"
#include "ui/data/part_list_dialog.h"
#include "ui/document/workspace.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

namespace rig::ui {

namespace {

QAction *named(const char *name, QObject *parent)
{
    auto *action = new QAction(parent);
    action->setObjectName(QString::fromLatin1(name));
    return action;
}

void bringUp(QDialog *dialog)
{
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

} // namespace

ListActions::ListActions(Workspace &workspace, QWidget *window)
    : QObject(window)
    , m_workspace(workspace)
    , m_window(window)
    , m_open(named("openPartList", this))
    , m_copyAs(named("copyAsList", this))
    , m_offer(named("judgeOffer", this))
    , m_copyMenu(std::make_unique<QMenu>())
{
    connect(m_open, &QAction::triggered, this, [this] { bringUp(listDialog()); });
    connect(m_offer, &QAction::triggered, this, [this] {
        auto *dialog = new OfferDialog(m_workspace, m_window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        bringUp(dialog);
    });
    for (const lists::ListFormat format : lists::AllListFormats) {
        m_copies << m_copyMenu->addAction(QString());
        connect(m_copies.back(), &QAction::triggered, this, [this, format] { copy(format); });
    }
    m_copyAs->setMenu(m_copyMenu.get());
    connect(&m_workspace, &Workspace::documentChanged, this,
            [this] { m_copyAs->setEnabled(!m_workspace.document().build.items.empty()); });
    m_copyAs->setEnabled(!m_workspace.document().build.items.empty());
    retranslate();
}

ListActions::~ListActions() = default;

QList<QAction *> ListActions::fileActions() const { return {m_open, m_copyAs}; }

QList<QAction *> ListActions::machineActions() const { return {m_offer}; }

void ListActions::retranslate()
{
    m_open->setText(tr("Open a part &list…"));
    m_copyAs->setText(tr("&Copy as list"));
    m_offer->setText(tr("A second-&hand card…"));
    const QStringList titles{tr("&Text, as PCPartPicker writes it"), tr("&Markdown"), tr("&BBCode"), tr("&CSV"),
                             tr("C&hinese list")};
    for (qsizetype i = 0; i < m_copies.size(); ++i)
        m_copies[i]->setText(titles[i]);
}

PartListDialog *ListActions::listDialog()
{
    auto *dialog = new PartListDialog(m_workspace, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PartListDialog::made, this, &ListActions::made);
    return dialog;
}

void ListActions::openList(const QString &path)
{
    PartListDialog *dialog = listDialog();
    dialog->open(path);
    bringUp(dialog);
}

void ListActions::copy(lists::ListFormat format)
{
    const QString text = lists::listOf(m_workspace.document().build, m_workspace.catalogue(), format);
    QGuiApplication::clipboard()->setText(text);
    emit said(tr("The list of parts is copied: %n line(s).", nullptr, static_cast<int>(text.count(QLatin1Char('\n')))),
              false);
}

} // namespace rig::ui

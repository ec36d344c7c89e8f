// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lists/list_out.h"

#include <QAction>
#include <QList>
#include <QObject>

#include <memory>

QT_BEGIN_NAMESPACE
class QMenu;
QT_END_NAMESPACE

namespace rig::ui {

class PartListDialog;
class Workspace;

/// What the menus have on part lists of others and on second-hand cards. The dialogs are made when they are asked for.
class ListActions : public QObject
{
    Q_OBJECT

public:
    ListActions(Workspace &workspace, QWidget *window);
    ~ListActions() override;

    [[nodiscard]] QList<QAction *> fileActions() const;    ///< open a part list, copy as list
    [[nodiscard]] QList<QAction *> machineActions() const; ///< a second-hand card
    /// Reads a file that was dropped on the window as a part list.
    void openList(const QString &path);
    void retranslate();

signals:
    /// A list became a machine, with own parts for what the catalogue does not have.
    void made(const Document &document, const Catalogue &catalogue);
    /// A sentence for the window's notice.
    void said(const QString &sentence, bool problem);

private:
    PartListDialog *listDialog();
    void copy(lists::ListFormat format);

    Workspace &m_workspace;
    QWidget *m_window;
    QAction *m_open;
    QAction *m_copyAs;
    QAction *m_offer;
    std::unique_ptr<QMenu> m_copyMenu;
    QList<QAction *> m_copies; ///< in the order of AllListFormats
};

} // namespace rig::ui

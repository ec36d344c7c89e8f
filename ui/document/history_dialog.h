// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QListWidget;

namespace rig::ui {

class Workspace;

/// Every step since the machine was opened; choosing one goes back or forth to it. Stays open beside the window.
class HistoryDialog : public QDialog
{
    Q_OBJECT

public:
    HistoryDialog(Workspace &workspace, QWidget *parent);

private:
    void refresh();

    Workspace &m_workspace;
    QLabel *m_note;
    QListWidget *m_list;
    bool m_filling = false;
};

} // namespace rig::ui

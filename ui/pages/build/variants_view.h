// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QButtonGroup;
class QCheckBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace rig::ui {

class FlowLayout;
class Workspace;

/// The variants of a machine side by side, what differs from the one that is worked on in bold and marked.
class VariantsView : public QWidget
{
    Q_OBJECT

public:
    explicit VariantsView(Workspace &workspace, QWidget *parent = nullptr);

    void refresh();
    void retranslate();

private:
    void layOut();
    void showButtons();
    void showTable();

    Workspace &m_workspace;
    QLabel *m_title;
    QButtonGroup *m_letters;
    QPushButton *m_add;
    QPushButton *m_remove;
    QCheckBox *m_onlyDifferences;
    QTableWidget *m_table;
    QLabel *m_note;
};

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

QT_BEGIN_NAMESPACE
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;
QT_END_NAMESPACE

namespace rig::ui {

class MarkedLabel;

class OwnData;
class RatesModel;
class Workspace;

/// The rates of exchange: shipped ones with their source, the user's own in their place, each to be reverted. Not
/// modal.
class RatesDialog : public QDialog
{
    Q_OBJECT

public:
    RatesDialog(Workspace &workspace, OwnData &ownData, QWidget *parent = nullptr);

private:
    void makeLayout();
    void takeCatalogue();
    void updateButtons();
    void add();
    void revert();
    void refuse(const QString &sentence);

    Workspace &m_workspace;
    OwnData &m_ownData;
    RatesModel *m_model;
    QTableView *m_table;
    QLineEdit *m_currency;
    QLineEdit *m_amount;
    QPushButton *m_add;
    QPushButton *m_revert;
    MarkedLabel *m_problem;
};

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/board.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
class QTableView;
QT_END_NAMESPACE

namespace rig::ui {

class ConnectorsModel;

/// The slots and other connectors of an own board, as a table. Which of them share lanes is said in a parts file only.
class ConnectorsEditor : public QWidget
{
    Q_OBJECT

public:
    explicit ConnectorsEditor(QWidget *parent = nullptr);

    void setBoard(const Board &board);
    /// The connectors, and what the form cannot show: uplink, switches, settings, groups and effects as they were.
    void putInto(Board &board) const;

signals:
    void edited();

protected:
    void changeEvent(QEvent *event) override;

private:
    void updateButtons();
    void fitHeight();
    void retranslate();

    Board m_begin;
    ConnectorsModel *m_model;
    QLabel *m_title;
    QTableView *m_table;
    QPushButton *m_add;
    QPushButton *m_remove;
    QLabel *m_hint;
};

} // namespace rig::ui

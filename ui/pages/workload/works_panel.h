// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/workload/works_on_machine.h"

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
class QPushButton;
class QTableView;
QT_END_NAMESPACE

namespace rig::ui {

class EmptyState;
class TextRowsModel;
class WholeRows;

/// The works that the open machine is for: how it does each, and whether they run one at a time or at once.
class WorksPanel : public QWidget
{
    Q_OBJECT

public:
    explicit WorksPanel(QWidget *parent = nullptr);

    void show(const WorksOnMachine &works);

signals:
    void chosen(int work);
    void removed(int work);
    void atOnceChosen(bool atOnce);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void refresh();
    void takeButtons();
    [[nodiscard]] int current() const; ///< -1: none

    WorksOnMachine m_works;
    QLabel *m_text;
    QLabel *m_wayLabel;
    QComboBox *m_way;
    QTableView *m_table;
    TextRowsModel *m_rows;
    WholeRows *m_room = nullptr; ///< of the table
    EmptyState *m_empty;
    QPushButton *m_show;
    QPushButton *m_remove;
};

} // namespace rig::ui

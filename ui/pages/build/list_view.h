// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QTableWidget;

namespace rig::ui {

class Workspace;

/// What is to buy: the sum first, then the whole list of parts with their prices.
class ListView : public QWidget
{
    Q_OBJECT

public:
    explicit ListView(Workspace &workspace, QWidget *parent = nullptr);

    void refresh();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    Workspace &m_workspace;
    QLabel *m_total;
    QTableWidget *m_table;
    QLabel *m_remarks;   ///< what the prices rest on
    bool m_wide = false; ///< room for the basis and the date of each price beside it
};

} // namespace rig::ui

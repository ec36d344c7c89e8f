// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Before our own headers: moc 6.4 stumbles over <compare> when no Qt header came first.
#include <QWidget>

#include "core/build/build.h"

class QComboBox;
class QGridLayout;
class QLabel;

namespace rig::ui {

class Workspace;

/// Which of several supplies feeds each card, each processor and the board: the user's choice, or the program's. Hidden
/// where there is but one supply, or modules that share a load.
class SupplyChoices : public QWidget
{
    Q_OBJECT

public:
    explicit SupplyChoices(Workspace &workspace, QWidget *parent = nullptr);

    void refresh();

private:
    struct Row
    {
        QLabel *name;
        QComboBox *supply;
        ItemId item = 0;
    };
    Row &rowAt(std::size_t index);
    void show(Row &row, const Item &item);

    Workspace &m_workspace;
    QLabel *m_title;
    QLabel *m_note;
    QGridLayout *m_grid;
    std::vector<Row> m_rows; ///< at least as many as there are items: one in a hand outlives what it does
};

} // namespace rig::ui

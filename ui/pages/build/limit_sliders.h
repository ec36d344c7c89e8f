// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Before our own headers: moc 6.4 stumbles over <compare> when no Qt header came first.
#include <QWidget>

#include "ui/pages/build/limit_groups.h"

class QVBoxLayout;

namespace rig::ui {

class LimitRow;
class Workspace;

/// A slider for each card's power limit; cards of one model with the same limit share one until they are taken apart.
class LimitSliders : public QWidget
{
    Q_OBJECT

public:
    explicit LimitSliders(Workspace &workspace, QWidget *parent = nullptr);

    void refresh();
    void light(const std::vector<ItemId> &items);

    [[nodiscard]] const std::vector<LimitGroup> &groups() const { return m_groups; }

private:
    void showRows();
    void showLight();
    LimitRow *addRow();
    void takeApart(std::size_t index);
    void bringTogether(std::size_t index);

    Workspace &m_workspace;
    std::vector<LimitGroup> m_groups;
    std::vector<LimitRow *> m_rows; ///< at least as many as groups: one in a hand outlives what it does
    std::vector<ItemId> m_lit;
    QVBoxLayout *m_column;
};

} // namespace rig::ui

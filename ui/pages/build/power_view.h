// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Before our own headers: moc 6.4 stumbles over <compare> when no Qt header came first.
#include <QScrollArea>

#include "core/build/build.h"

class QLabel;
class QTableWidget;

namespace rig::ui {

class Fold;
class LimitSliders;
class PowerBars;
class SupplyChoices;
class Workspace;
struct TableText;

/// Where the watts go: draws and peaks against the supply, the wall against the circuit, the cards' power limits,
/// connectors; folded, the tables that say what is drawn.
class PowerView : public QScrollArea
{
    Q_OBJECT

public:
    explicit PowerView(Workspace &workspace, QWidget *parent = nullptr);

    void refresh();
    /// Marks the bars and sliders that the open finding is about.
    void light(const std::vector<ItemId> &items);

signals:
    void deviceChosen(int item);

private:
    /// A heading with the table below it.
    struct Room
    {
        QTableWidget *table;
        Fold *fold;
    };
    [[nodiscard]] static Room makeRoom(bool open);
    void layOut();
    void showSentences();
    void orderFocus();
    void showBars();
    void showTables();
    void showLimits();
    void showTable(const Room &room, const QString &title, const TableText &text, std::initializer_list<int> stretched);
    void setTitle(QLabel &label, const QString &text);

    Workspace &m_workspace;
    QLabel *m_summary;
    PowerBars *m_bars;
    QLabel *m_notes;
    QLabel *m_limitsTitle;
    QLabel *m_limitsNote;
    LimitSliders *m_limits;
    Room m_shares;
    Room m_draws;
    Room m_supplies;
    SupplyChoices *m_choices;
    Room m_feeds;
};

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/board.h"

#include <QAbstractTableModel>

namespace rig::ui {

/// The slots and other connectors of an own board, to be edited. An empty cell is not known.
class ConnectorsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Label, KindColumn, Place, Length, Width, Generation, Hangs, Columns };
    /// What a cell may hold, where it is a choice; an invalid variant where it is typed.
    enum Role { ChoicesRole = Qt::UserRole };

    explicit ConnectorsModel(QObject *parent = nullptr);

    void setBoard(const Board &board);
    [[nodiscard]] const std::vector<Connector> &connectors() const { return m_board.connectors; }
    /// What sharing groups name by number cannot move: rows come and go only where there are none.
    [[nodiscard]] bool canResize() const { return m_board.groups.empty(); }
    void addRow();
    void removeRowAt(int row);
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

signals:
    void edited();

private:
    [[nodiscard]] QString text(const Connector &connector, int column) const;
    [[nodiscard]] QStringList choices(int column) const;
    bool take(Connector &connector, int column, const QString &text) const;

    Board m_board;
};

} // namespace rig::ui

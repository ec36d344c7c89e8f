// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart_data.h"

#include <QAbstractTableModel>

namespace rig::ui {

/// The twin of a chart's picture: a row for each point and each line across.
class ChartTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// For QSortFilterProxyModel: numbers as such.
    static constexpr int SortRole = Qt::UserRole;
    /// Of the part; empty for a line across.
    static constexpr int IdRole = Qt::UserRole + 1;

    void setChart(const ChartData &chart);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString text(const ChartTable::Cell &cell, int column) const;

    ChartTable m_table;
    ChartAxis m_x;
    ChartAxis m_y;
    std::vector<int> m_columns; ///< of the table that are shown: the part's id is for machines
};

} // namespace rig::ui

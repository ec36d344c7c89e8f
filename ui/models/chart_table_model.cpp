// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/chart_table_model.h"

#include "ui/charts/ticks.h"

using namespace Qt::StringLiterals;

namespace rig::ui {

void ChartTableModel::setChart(const ChartData &chart)
{
    beginResetModel();
    m_table = chartTable(chart);
    m_x = chart.x;
    m_y = chart.y;
    m_columns.clear();
    for (int column = 0; column < static_cast<int>(m_table.keys.size()); ++column) {
        if (m_table.keys[column] != "id"_L1)
            m_columns.push_back(column);
    }
    endResetModel();
}

int ChartTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int ChartTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QString ChartTableModel::text(const ChartTable::Cell &cell, int column) const
{
    if (!cell.number)
        return cell.text;
    const bool isX = m_table.keys[column] == m_x.key && !m_x.key.isEmpty();
    return axisValue(*cell.number, isX ? m_x : (m_table.keys[column] == m_y.key ? m_y : ChartAxis()));
}

QVariant ChartTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const int column = m_columns[static_cast<std::size_t>(index.column())];
    const ChartTable::Cell &cell = m_table.rows[row][static_cast<std::size_t>(column)];
    switch (role) {
    case Qt::DisplayRole:
        return text(cell, column);
    case SortRole:
        return cell.number ? QVariant(*cell.number) : QVariant(cell.text);
    case IdRole:
        return m_table.ids[row];
    case Qt::TextAlignmentRole:
        return cell.number ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant ChartTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 ||
        section >= static_cast<int>(m_columns.size()))
        return {};
    return m_table.headings[m_columns[static_cast<std::size_t>(section)]];
}

} // namespace rig::ui

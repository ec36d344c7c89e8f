// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/text_rows_model.h"

#include "ui/widgets/label.h"

namespace rig::ui {

void TextRowsModel::setHeadings(const QStringList &headings, const QList<int> &numeric)
{
    beginResetModel();
    m_headings = headings;
    m_numeric = numeric;
    endResetModel();
}

void TextRowsModel::setRows(std::vector<QStringList> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int TextRowsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TextRowsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_headings.size());
}

QVariant TextRowsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    switch (role) {
    case Qt::ToolTipRole: // a column may be too narrow for a whole sentence
        return plainTip(m_rows[static_cast<std::size_t>(index.row())].value(index.column()));
    case Qt::DisplayRole:
        return m_rows[static_cast<std::size_t>(index.row())].value(index.column());
    case Qt::TextAlignmentRole:
        return static_cast<int>((m_numeric.contains(index.column()) ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    }
    return {};
}

QVariant TextRowsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return static_cast<int>((m_numeric.contains(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return m_headings.value(section);
}

} // namespace rig::ui

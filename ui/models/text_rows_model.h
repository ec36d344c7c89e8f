// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QList>
#include <QStringList>

#include <vector>

namespace rig::ui {

/// Rows of text that are only looked at: what an import skips, doubts, would bring.
class TextRowsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// `numeric`: columns whose cells stand right.
    void setHeadings(const QStringList &headings, const QList<int> &numeric = {});
    void setRows(std::vector<QStringList> rows);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    QStringList m_headings;
    QList<int> m_numeric;
    std::vector<QStringList> m_rows;
};

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/machine_line.h"

#include <QAbstractTableModel>
#include <QTableView>

#include <optional>
#include <vector>

namespace rig::ui {

/// A machine to begin with, and what is true of it; nothing is told of it while the catalogue is not read.
struct TemplateRow
{
    QString path;
    QString name;
    QString about;
    std::optional<MachineLine> line;
};

class TemplateModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, MemoryColumn, PriceColumn, TrainingColumn, VerdictColumn, WhyColumn, ColumnCount };
    enum Role { SecondRole = Qt::UserRole, VerdictRole, LinksRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<TemplateRow> rows);
    [[nodiscard]] const TemplateRow &row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    std::vector<TemplateRow> m_rows;
};

/// The machines to begin with, as tall as its rows: the page scrolls, not the table.
class TemplateTable : public QTableView
{
    Q_OBJECT

public:
    explicit TemplateTable(QWidget *parent = nullptr);

    void setRows(std::vector<TemplateRow> rows);
    void retranslate();

signals:
    void chosen(const QString &path);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
    [[nodiscard]] int needs(int column) const;
    void choose(const QModelIndex &index);

    TemplateModel *m_model;
};

} // namespace rig::ui

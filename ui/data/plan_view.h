// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/import_plan.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QTabWidget;
class QTableView;
QT_END_NAMESPACE

namespace rig::ui {

class TextRowsModel;

/// What an import would do, before anything is stored: how many parts of each kind, which figures and prices, and what
/// does not go in and why.
class PlanView : public QWidget
{
    Q_OBJECT

public:
    explicit PlanView(QWidget *parent = nullptr);

    void setPlan(const db::ImportPlan &plan, const Catalogue &present);

private:
    TextRowsModel *addTable(const char *name, const QString &title, const QStringList &headings,
                            const QList<int> &numeric = {});
    void fill(TextRowsModel *model, const QString &title, std::vector<QStringList> rows, std::size_t all);

    QLabel *m_summary;
    QTabWidget *m_tabs;
    TextRowsModel *m_parts;
    TextRowsModel *m_fills;
    TextRowsModel *m_prices;
    TextRowsModel *m_skipped;
    TextRowsModel *m_doubts;
};

/// "1,281 records were read. New: 1,204 parts, 77 figures. 31 rows are skipped; “Skipped” says why."
[[nodiscard]] QString planSummary(const db::ImportPlan &plan);

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/imports/price_csv.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
class QLineEdit;
class QTableWidget;
QT_END_NAMESPACE

namespace rig::ui {

/// The first rows of a price list, over each column a box that says what it holds; below, what counts for rows that do
/// not say it themselves.
class PriceMappingEditor : public QWidget
{
    Q_OBJECT

public:
    explicit PriceMappingEditor(QWidget *parent = nullptr);

    void open(const db::PriceListHead &head, const db::PriceMapping &mapping);
    [[nodiscard]] const db::PriceMapping &mapping() const { return m_mapping; }

signals:
    void changed();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fillTable(const db::PriceListHead &head);
    void fitTable();
    void makeDefaults();
    void takeColumn(int column, int choice);
    void takeDefaults();

    db::PriceMapping m_mapping;
    QTableWidget *m_table;
    QList<QComboBox *> m_columns; ///< one over each column of the file
    QComboBox *m_currency;
    QLineEdit *m_date;
    QComboBox *m_condition;
    QComboBox *m_basis;
    QComboBox *m_decimal;
};

} // namespace rig::ui

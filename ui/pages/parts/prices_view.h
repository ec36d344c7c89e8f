// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QComboBox;
class QDateEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;
QT_END_NAMESPACE

namespace rig::ui {

class MarkedLabel;

class OwnData;
class PriceHistoryView;
class PricesModel;

/// Every observed price of a part, their history as a chart in one currency, and a row to add the user's own.
class PricesView : public QWidget
{
    Q_OBJECT

public:
    explicit PricesView(QWidget *parent = nullptr);

    void setPart(const PartHandle &part, const Catalogue &catalogue, OwnData *ownData);

signals:
    /// The user chose which prices count, or their currency.
    void policyChosen(const PricePolicy &policy);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeAddRow();
    QWidget *makeTop();
    void showAgain();
    void fillCurrencies();
    void add();
    void removeChosen();
    void updateButtons();
    void fitColumns();
    void choosePolicy();
    void showPolicy();
    void retranslate();

    PartHandle m_part;
    Catalogue m_catalogue;
    OwnData *m_ownData = nullptr;
    PricesModel *m_model;
    QTableView *m_table;
    PriceHistoryView *m_history;
    QLabel *m_counts;
    QComboBox *m_buying;
    QLabel *m_showIn;
    QComboBox *m_currency;
    QLineEdit *m_amount;
    QComboBox *m_ownCurrency;
    QDateEdit *m_date;
    QComboBox *m_condition;
    QPushButton *m_add;
    QPushButton *m_remove;
    MarkedLabel *m_problem;
};

/// The currencies that can be compared: the US dollar, and each that has a rate or stands in `part`'s prices.
[[nodiscard]] QStringList currenciesOf(const Part *part, const Catalogue &catalogue);

} // namespace rig::ui

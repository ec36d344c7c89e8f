// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/renting/cloud_prices.h"

#include <QDate>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;
QT_END_NAMESPACE

namespace rig::ui {

class MarkedLabel;

class OfferModel;

/// What can be rented: a list of dated prices with search and filters, from the shipped file or one of the user's own.
class OfferList : public QWidget
{
    Q_OBJECT

public:
    OfferList(const QDate &today, QWidget *parent = nullptr);

    void setCatalogue(const Catalogue &catalogue);
    /// Takes the prices of a file in the place of the shipped ones; the failure changes nothing.
    [[nodiscard]] Result<void> readFile(const QString &path);
    void useShipped();
    [[nodiscard]] QString file() const { return m_file; } ///< empty: the shipped one
    [[nodiscard]] const CloudPrices &prices() const { return m_prices; }
    [[nodiscard]] std::optional<CloudOffer> chosen() const { return m_chosen; }
    /// The list chose it itself, as a beginning.
    [[nodiscard]] bool isSuggested() const { return m_suggested; }
    /// By offerId(); what is not there chooses nothing.
    void choose(const QString &id);
    /// The cheapest offer on demand with this chip, of the last two years.
    void chooseNearest(const QString &chip);

    /// What Tab goes through, from top to bottom.
    [[nodiscard]] std::vector<QWidget *> focusOrder() const;

signals:
    void changed(); ///< another offer, or none
    void said(const QString &sentence, bool problem);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeTable();
    void take(CloudPrices prices, const QString &file);
    void filter();
    void fillFilters();
    void takeRow();
    void fitColumns();
    void selectChosen();
    void askForFile();
    void retranslate();
    void sayState();
    [[nodiscard]] bool isOld(const CloudOffer &offer) const;

    QDate m_today;
    Catalogue m_catalogue;
    CloudPrices m_prices;
    QString m_file;
    std::optional<CloudOffer> m_chosen;
    OfferModel *m_model;
    QSortFilterProxyModel *m_sorted;
    QLineEdit *m_search;
    QComboBox *m_gpu;
    QComboBox *m_region;
    QCheckBox *m_old;
    QTableView *m_table;
    QLabel *m_state;
    MarkedLabel *m_trouble; ///< why a file was not taken
    QPushButton *m_open;
    QPushButton *m_shipped;
    bool m_filling = false;
    bool m_suggested = false;
};

} // namespace rig::ui

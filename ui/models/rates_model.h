// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

#include <QAbstractTableModel>

namespace rig::ui {

/// The rates of exchange that count: currency, how much of it one US dollar buys, of which day, shipped or the user's.
/// Amount and day can be edited; what is typed goes out as a signal.
class RatesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { CurrencyColumn, AmountColumn, DateColumn, SourceColumn, Columns };

    explicit RatesModel(QObject *parent = nullptr);

    void setCatalogue(const Catalogue &catalogue, bool editable);
    /// Null where there is no such row.
    [[nodiscard]] const Rate *rateAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

signals:
    void rateWanted(const Rate &rate);
    void refused(const QString &sentence);

private:
    [[nodiscard]] QString text(const Rate &rate, int column) const;

    Catalogue m_catalogue;
    std::vector<Rate> m_rates; ///< one a currency: the first one counts
    bool m_editable = false;
};

} // namespace rig::ui

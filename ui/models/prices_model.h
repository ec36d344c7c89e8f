// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

#include <QAbstractTableModel>

namespace rig::ui {

/// The observed prices of one part, newest first: date, amount, what it is in another currency, basis, condition,
/// source.
class PricesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { DateColumn, AmountColumn, ConvertedColumn, BasisColumn, ConditionColumn, SourceColumn, Columns };

    explicit PricesModel(QObject *parent = nullptr);

    void setPart(const PartHandle &part, const Catalogue &catalogue, const QString &currency);
    /// Null where there is no such row.
    [[nodiscard]] const Price *priceAt(int row) const;
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString text(const Price &price, int column) const;
    [[nodiscard]] QString hint(const Price &price, int column) const;

    Catalogue m_catalogue;
    QString m_currency;
    std::vector<Price> m_prices;
};

} // namespace rig::ui

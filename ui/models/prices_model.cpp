// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/prices_model.h"

#include "core/names/names.h"
#include "core/names/own_sources.h"
#include "core/names/price_words.h"
#include "ui/charts/price_history.h"
#include "ui/models/figures_model.h"
#include "ui/widgets/label.h"

#include <algorithm>

namespace rig::ui {

PricesModel::PricesModel(QObject *parent) : QAbstractTableModel(parent) {}

void PricesModel::setPart(const PartHandle &part, const Catalogue &catalogue, const QString &currency)
{
    beginResetModel();
    m_catalogue = catalogue;
    m_currency = currency;
    m_prices = part ? part->prices : std::vector<Price>();
    std::stable_sort(m_prices.begin(), m_prices.end(), [](const Price &a, const Price &b) { return a.date > b.date; });
    endResetModel();
}

const Price *PricesModel::priceAt(int row) const
{
    return row < 0 || row >= rowCount() ? nullptr : &m_prices[static_cast<std::size_t>(row)];
}

void PricesModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, Columns - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

int PricesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_prices.size());
}

int PricesModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : Columns; }

QString PricesModel::text(const Price &price, int column) const
{
    switch (column) {
    case DateColumn:
        return price.date.toString(Qt::ISODate);
    case AmountColumn:
        return names::money(price.money);
    case ConvertedColumn: {
        if (price.money.currency == m_currency)
            return {};
        const std::optional<Conversion> shown = converted(price.money, m_currency, m_catalogue.rates);
        return shown ? QStringLiteral("≈ ") + names::money(shown->money) : tr("no rate", "of exchange");
    }
    case BasisColumn:
        switch (price.basis) {
        case PriceBasis::Launch:
            return tr("launch", "basis of a price");
        case PriceBasis::List:
            return tr("list", "basis of a price");
        case PriceBasis::Market:
            return tr("market", "basis of a price");
        }
        return {};
    case ConditionColumn:
        return names::condition(price.condition);
    case SourceColumn:
        if (const Source *source = m_catalogue.source(price.source))
            return names::sourceTitle(*source);
        return tr("● yours", "source of a price");
    default:
        return {};
    }
}

QString PricesModel::hint(const Price &price, int column) const
{
    if (column == SourceColumn) {
        const Source *source = m_catalogue.source(price.source);
        return source ? names::sourceLine(*source) : tr("Your own observation.");
    }
    if (column != ConvertedColumn)
        return {};
    const std::optional<Conversion> shown = converted(price.money, m_currency, m_catalogue.rates);
    QStringList rates;
    for (const std::optional<Rate> &rate : {shown ? shown->from : std::nullopt, shown ? shown->to : std::nullopt}) {
        if (rate)
            rates << rateText(*rate);
    }
    return rates.isEmpty() ? QString()
                           : tr("Converted at %1.", "rates of exchange").arg(rates.join(QStringLiteral(", ")));
}

QVariant PricesModel::data(const QModelIndex &index, int role) const
{
    const Price *price = index.isValid() ? priceAt(index.row()) : nullptr;
    if (!price)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(*price, index.column());
    case Qt::ToolTipRole:
        return plainTip(hint(*price, index.column()));
    case Qt::TextAlignmentRole: {
        const bool number = index.column() == AmountColumn || index.column() == ConvertedColumn;
        return static_cast<int>((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    }
    return {};
}

QVariant PricesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case DateColumn:
        return tr("Date");
    case AmountColumn:
        return tr("Price");
    case ConvertedColumn:
        return tr("In %1", "currency").arg(m_currency);
    case BasisColumn:
        return tr("Basis");
    case ConditionColumn:
        return tr("Condition");
    case SourceColumn:
        return tr("Source");
    }
    return {};
}

} // namespace rig::ui

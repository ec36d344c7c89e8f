// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/rates_model.h"

#include "core/base/typed_number.h"
#include "core/names/names.h"
#include "core/names/own_sources.h"
#include "ui/models/figures_model.h"
#include "ui/widgets/label.h"

#include <QLocale>

#include <algorithm>

namespace rig::ui {

namespace {

constexpr int decimals = 4; ///< equal, so that the points stand below each other; the tip has the figure as it was read

}

RatesModel::RatesModel(QObject *parent) : QAbstractTableModel(parent) {}

void RatesModel::setCatalogue(const Catalogue &catalogue, bool editable)
{
    beginResetModel();
    m_catalogue = catalogue;
    m_editable = editable;
    m_rates.clear();
    for (const Rate &rate : catalogue.rates) {
        const bool known = std::any_of(m_rates.begin(), m_rates.end(),
                                       [&](const Rate &other) { return other.currency == rate.currency; });
        if (!known)
            m_rates.push_back(rate);
    }
    std::sort(m_rates.begin(), m_rates.end(), [](const Rate &a, const Rate &b) { return a.currency < b.currency; });
    endResetModel();
}

const Rate *RatesModel::rateAt(int row) const
{
    return row < 0 || row >= rowCount() ? nullptr : &m_rates[static_cast<std::size_t>(row)];
}

int RatesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rates.size());
}

int RatesModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : Columns; }

QString RatesModel::text(const Rate &rate, int column) const
{
    switch (column) {
    case CurrencyColumn:
        return rate.currency;
    case AmountColumn:
        return QLocale().toString(rate.perUsd, 'f', decimals);
    case DateColumn:
        return rate.date.toString(Qt::ISODate);
    case SourceColumn: {
        const Source *source = m_catalogue.source(rate.source);
        if (!source)
            return tr("● yours");
        // Whose rate it is; its title would be cut, and stands in the tip.
        return tr("shipped: %1", "rate of exchange, its source")
            .arg(source->publisher.isEmpty() ? names::sourceLine(*source) : names::publisherName(*source));
    }
    default:
        return {};
    }
}

QVariant RatesModel::data(const QModelIndex &index, int role) const
{
    const Rate *rate = index.isValid() ? rateAt(index.row()) : nullptr;
    if (!rate)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(*rate, index.column());
    case Qt::ToolTipRole:
        if (index.column() == AmountColumn)
            return plainTip(QLocale().toString(rate->perUsd, 'g', 10));
        if (const Source *source = m_catalogue.source(rate->source); source && index.column() == SourceColumn)
            return plainTip(names::sourceLine(*source));
        return plainTip(text(*rate, index.column()));
    case Qt::EditRole:
        return index.column() == AmountColumn ? QString::number(rate->perUsd, 'g', 10) : text(*rate, index.column());
    case Qt::TextAlignmentRole:
        return static_cast<int>((index.column() == AmountColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    return {};
}

QVariant RatesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section == AmountColumn)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case CurrencyColumn:
        return tr("Currency");
    case AmountColumn:
        return tr("For one US dollar");
    case DateColumn:
        return tr("Date");
    case SourceColumn:
        return tr("Source");
    }
    return {};
}

Qt::ItemFlags RatesModel::flags(const QModelIndex &index) const
{
    const bool edited = index.column() == AmountColumn || index.column() == DateColumn;
    return QAbstractTableModel::flags(index) | (m_editable && edited ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

bool RatesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const Rate *rate = index.isValid() ? rateAt(index.row()) : nullptr;
    if (!rate || role != Qt::EditRole || value.toString() == data(index, Qt::EditRole).toString())
        return false;
    Rate changed = *rate;
    changed.source = NoSource;
    if (index.column() == AmountColumn) {
        changed.perUsd = typedNumber(value.toString()).value_or(0);
        if (changed.perUsd <= 0) {
            emit refused(tr("A rate is a number above 0: how much of the currency one US dollar buys."));
            return false;
        }
    } else {
        changed.date = QDate::fromString(value.toString().trimmed(), Qt::ISODate);
        if (!changed.date.isValid()) {
            emit refused(tr("A date is written as 2026-01-31."));
            return false;
        }
    }
    emit rateWanted(changed);
    return true;
}

} // namespace rig::ui

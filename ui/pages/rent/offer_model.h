// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/renting/cloud_prices.h"

#include <QAbstractTableModel>
#include <QDate>

namespace rig::ui {

/// Offers of GPUs to rent, with the date of each price.
class OfferModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, PerGpuHour, Gpus, Date, Gpu, Term, Region, ColumnCount };
    enum Role { SortRole = Qt::UserRole, SecondRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setOffers(std::vector<CloudOffer> offers, const Catalogue &catalogue, const QDate &today);
    [[nodiscard]] const CloudOffer &offer(int row) const { return m_offers[static_cast<std::size_t>(row)]; }
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString text(int row, Column column) const;
    [[nodiscard]] QString secondLine(int row) const;

    std::vector<CloudOffer> m_offers;
    QStringList m_gpuNames;        ///< of the offers, in their order
    std::vector<double> m_dollars; ///< for a GPU and hour, to sort by; what is not known comes last
    QDate m_today;
};

} // namespace rig::ui

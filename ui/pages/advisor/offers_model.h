// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/offers.h"

#include <QAbstractTableModel>

namespace rig::ui {

/// The chips that answer, as rows, in their order.
class OffersModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Score, Price, Seen, Sold, Memory, Bandwidth, Fp32, Tensor, Remarks, ColumnCount };
    enum Role { IdRole = Qt::UserRole };

    using QAbstractTableModel::QAbstractTableModel;

    /// `usual`: what was asked for, for the remarks.
    void setOffers(std::vector<advice::Offer> offers, const advice::Usual &usual);
    [[nodiscard]] const advice::Offer *offerAt(int row) const;
    [[nodiscard]] int rowOf(const QString &id) const; ///< -1 where it is not there
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString text(const advice::Offer &offer, int column) const;

    std::vector<advice::Offer> m_offers;
    advice::Usual m_usual;
};

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "core/prices/price.h"
#include "core/workload/workload.h"

namespace rig::ui {

/// GPUs against a piece of work: whether they hold it, how fast they would be, what they cost. Sorts by SortRole.
class CardsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Memory, Usable, Fit, Price, Speed, Basis, PriceDay, ColumnCount };
    static constexpr int SortRole = Qt::UserRole;
    static constexpr int IdRole = Qt::UserRole + 1;

    using QAbstractTableModel::QAbstractTableModel;

    /// Prices are those that the policy takes.
    void setCatalogue(const Catalogue &catalogue);
    /// Prices and speeds are those of so many of each.
    /// `promptTokens`: of the prompt that the work reads; 0: none.
    void setAnswers(std::vector<CardAnswer> answers, SampleUnit unit, int cards, int promptTokens = 0);
    [[nodiscard]] const CardAnswer *answer(int row) const;
    [[nodiscard]] int rowOf(const QString &chip) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString text(const CardAnswer &answer, int column) const;
    [[nodiscard]] QVariant sortKey(const CardAnswer &answer, int column) const;

    QHash<QString, PricePick> m_offers;
    QString m_currency; ///< of what compares
    std::vector<CardAnswer> m_answers;
    SampleUnit m_unit = SampleUnit::None;
    int m_cards = 1; ///< that the work takes
    int m_promptTokens = 0;
};

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "core/prices/price.h"
#include "core/workload/workload.h"

namespace rig::ui {

/// GPUs against a piece of work: whether they hold it, how fast they would be, what they cost, alone and several of
/// them. Best first: what is written today runs on it, then the price. Sorts by SortRole.
class CardsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Memory, Usable, Fit, Price, Speed, Two, Four, Eight, ColumnCount };
    static constexpr int SortRole = Qt::UserRole;
    static constexpr int IdRole = Qt::UserRole + 1;
    static constexpr int SecondRole = Qt::UserRole + 2; ///< a smaller line below

    using QAbstractTableModel::QAbstractTableModel;

    /// Prices are those that the policy takes.
    void setCatalogue(const Catalogue &catalogue);
    /// Prices and speeds are those of as many of each as the work takes.
    void setAnswers(std::vector<CardAnswer> answers, const WorkloadNeed &need, bool training);
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

    [[nodiscard]] QString second(const CardAnswer &answer, int column) const;
    [[nodiscard]] double priceOfOne(const CardAnswer &answer) const;

    QHash<QString, PricePick> m_offers;
    QHash<QString, int> m_care; ///< advice::careRank() of each
    QString m_currency;         ///< of what compares
    std::vector<CardAnswer> m_answers;
    WorkloadNeed m_need;
    bool m_training = true;
};

} // namespace rig::ui

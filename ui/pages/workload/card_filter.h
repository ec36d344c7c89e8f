// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace rig::ui {

/// Hides GPUs of a CardsModel that do not hold the work, and those that the search does not find.
class CardFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setFilter(bool onlyFitting, const QString &words);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    bool m_onlyFitting = true;
    QStringList m_words;
};

} // namespace rig::ui

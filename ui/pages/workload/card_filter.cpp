// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workload/card_filter.h"

#include "ui/pages/workload/cards_model.h"

#include <algorithm>

namespace rig::ui {

void CardFilter::setFilter(bool onlyFitting, const QString &words)
{
    m_onlyFitting = onlyFitting;
    m_words = words.split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool CardFilter::filterAcceptsRow(int row, const QModelIndex &) const
{
    const CardAnswer *answer = static_cast<const CardsModel *>(sourceModel())->answer(row);
    const bool holds = answer->fit != MemoryFit::TooSmall && answer->fit != MemoryFit::Unknown;
    return (holds || !m_onlyFitting) && std::all_of(m_words.begin(), m_words.end(), [&](const QString &word) {
               return answer->chip->name.contains(word, Qt::CaseInsensitive);
           });
}

} // namespace rig::ui

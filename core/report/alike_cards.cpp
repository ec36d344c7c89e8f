// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/alike_cards.h"

#include "core/names/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig::report {

void addAlike(std::vector<AlikeCards> &rows, const Device &card, const QStringList &cells)
{
    const auto same = std::find_if(rows.begin(), rows.end(), [&](const AlikeCards &row) {
        return row.cells == cells && row.cards.front()->part().id == card.part().id;
    });
    if (same == rows.end())
        rows.push_back({{&card}, cells});
    else if (std::find(same->cards.begin(), same->cards.end(), &card) == same->cards.end())
        same->cards.push_back(&card);
}

QString nameOf(const AlikeCards &row)
{
    return QCoreApplication::translate("Report", "%1: %2", "cards, their name")
        .arg(names::devices(row.cards), names::shortName(row.cards.front()->part()));
}

} // namespace rig::report

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/cost_basis.h"

#include <algorithm>

namespace rig {

namespace {

void addLaunch(CostBasis &basis, const QDate &date)
{
    ++basis.launch;
    if (!date.isValid())
        return;
    basis.firstLaunchYear = basis.firstLaunchYear == 0 ? date.year() : std::min(basis.firstLaunchYear, date.year());
    basis.lastLaunchYear = std::max(basis.lastLaunchYear, date.year());
}

void addStale(CostBasis &basis, Kind kind, const QDate &date)
{
    auto known = std::find_if(basis.stale.begin(), basis.stale.end(),
                              [&](const StaleKind &stale) { return stale.kind == kind; });
    if (known == basis.stale.end())
        known = basis.stale.insert(known, StaleKind{kind, 0, date, std::nullopt});
    ++known->prices;
    known->oldest = std::min(known->oldest, date);
}

void addDate(CostBasis &basis, Kind kind, const QDate &date, const QDate &today)
{
    if (!date.isValid())
        return;
    basis.oldest = basis.oldest.isValid() ? std::min(basis.oldest, date) : date;
    if (today.isValid() && date.addMonths(FreshMonths) < today)
        addStale(basis, kind, date);
}

void add(CostBasis &basis, Kind kind, const PricePick &pick, const QDate &today)
{
    ++basis.prices;
    basis.used += pick.price.condition == Condition::Used;
    basis.ofChip += pick.ofChip;
    basis.withTax += pick.withTax;
    if (pick.rate) {
        ++basis.converted;
        basis.oldestRate = basis.oldestRate.isValid() ? std::min(basis.oldestRate, pick.rate->date) : pick.rate->date;
    }
    if (pick.isLaunch())
        addLaunch(basis, pick.price.date);
    addDate(basis, kind, pick.price.date, today);
}

/// Of a part that stands there several times there is one price, unless somebody entered it.
bool isSamePrice(const CostLine &one, const CostLine &other)
{
    const PricePick &a = *one.pick;
    const PricePick &b = *other.pick;
    return one.kind == other.kind && !a.ownPrice && !b.ownPrice && a.price.source == b.price.source &&
           a.price.date == b.price.date && a.price.condition == b.price.condition && a.price.money == b.price.money;
}

} // namespace

CostBasis basisOf(const Cost &cost, const QDate &today, const Catalogue &catalogue)
{
    CostBasis basis;
    std::vector<const CostLine *> counted;
    for (const CostLine &line : cost.lines) {
        if (line.owned || !line.pick)
            continue;
        const bool again = std::any_of(counted.begin(), counted.end(),
                                       [&](const CostLine *other) { return isSamePrice(*other, line); });
        if (again)
            continue;
        counted.push_back(&line);
        add(basis, line.kind, *line.pick, today);
    }
    for (StaleKind &stale : basis.stale)
        stale.moved = movementOf(stale.kind, stale.oldest, today, catalogue);
    return basis;
}

} // namespace rig

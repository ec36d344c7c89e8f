// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prices/second_hand.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

bool isWorthItUsed(double used, double fresh) { return used <= fresh * 6 / 7; }

bool isOneMarket(const QString &one, const QString &other)
{
    static const QStringList market{u"USD"_s, u"EUR"_s, u"GBP"_s, u"CHF"_s};
    return one == other || (market.contains(one) && market.contains(other));
}

bool standsAlone(const Part &part, const PricePick &used, const Catalogue &catalogue, const PricePolicy &policy)
{
    constexpr int QuarterOfYear = 92;
    constexpr int MonthsOfHalfYear = 6;
    if (used.price.condition != Condition::Used || used.ownPrice || !used.recent || !policy.today.isValid() ||
        used.price.date.daysTo(policy.today) <= QuarterOfYear)
        return false;
    const QDate oldest = policy.today.addMonths(-MonthsOfHalfYear);
    const auto ofHalfYear = [&](const Part &one) {
        return std::count_if(one.prices.begin(), one.prices.end(), [&](const Price &price) {
            return price.condition == Condition::Used && price.date >= oldest && price.date <= policy.today;
        });
    };
    const QString chip = part.kind == Kind::Card ? static_cast<const Card &>(part).gpu.valueOr({}) : part.id;
    const PartHandle ofChip = catalogue.find(chip);
    auto seen = ofHalfYear(ofChip ? *ofChip : part);
    for (const PartHandle &card : catalogue.cardsWith(chip))
        seen += ofHalfYear(*card);
    return seen < 2;
}

bool isOvertaken(const Part &part, const PricePick &used, const PricePick &fresh, const Catalogue &catalogue,
                 const PricePolicy &policy)
{
    return fresh.price.date > used.price.date && standsAlone(part, used, catalogue, policy);
}

bool prefersUsed(const Part &part, const PricePick &used, const PricePick &fresh, const Catalogue &catalogue,
                 const PricePolicy &policy)
{
    const bool freshHere = isOneMarket(fresh.price.money.currency, policy.currency);
    const bool usedHere = isOneMarket(used.price.money.currency, policy.currency);
    if (freshHere != usedHere) // what is offered here, not what it costs where it cannot be had
        return usedHere;
    const std::optional<double> usedDollars = inDollars(used.money, catalogue);
    const std::optional<double> freshDollars = inDollars(fresh.money, catalogue);
    return usedDollars && freshDollars && !isOvertaken(part, used, fresh, catalogue, policy) &&
           isWorthItUsed(*usedDollars, *freshDollars);
}

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/profile.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::advice {

const Source *Profile::sourceOf(const QString &id) const
{
    const QString &wanted = id.isEmpty() ? source : id;
    const auto found =
        std::find_if(sources.begin(), sources.end(), [&](const Source &entry) { return entry.id == wanted; });
    return found == sources.end() ? nullptr : &*found;
}

const RegionRule *ruleAgainst(const Chip &chip, Region region, const Library &library)
{
    for (const RegionRule &rule : library.regionRules) {
        const bool named = std::any_of(rule.families.begin(), rule.families.end(),
                                       [&](const QString &family) { return chip.id.startsWith(family); });
        const bool wide =
            rule.overGbPerSecond && chip.memoryBandwidth && chip.memoryBandwidth->value() > *rule.overGbPerSecond;
        if (rule.region == region && (named || wide) && !rule.but.contains(chip.id))
            return &rule;
    }
    return nullptr;
}

const RegionRule *barredIn(Region region, const Chip &chip, const Library &library, const Catalogue &catalogue)
{
    const RegionRule *rule = ruleAgainst(chip, region, library);
    if (!rule || !rule->stock)
        return rule;
    constexpr int MonthsOfHalfYear = 6;
    const QDate &today = catalogue.prices.today;
    const auto isOffered = [&](const Price &price) {
        return price.money.currency == "CNY"_L1 && price.condition == Condition::New &&
               price.basis != PriceBasis::Launch && price.date.toString(Qt::ISODate) > rule->date &&
               (!today.isValid() || (price.date <= today && price.date >= today.addMonths(-MonthsOfHalfYear)));
    };
    const auto isOfferedAs = [&](const Part &part) {
        return std::any_of(part.prices.begin(), part.prices.end(), isOffered);
    };
    const std::vector<PartHandle> &cards = catalogue.cardsWith(chip.id);
    const bool sold = isOfferedAs(chip) || std::any_of(cards.begin(), cards.end(),
                                                       [&](const PartHandle &card) { return isOfferedAs(*card); });
    return sold ? nullptr : rule;
}

} // namespace rig::advice

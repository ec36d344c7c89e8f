// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/market_today.h"

#include "core/catalogue/successor.h"
#include "core/prices/price.h"
#include "core/prices/second_hand.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::advice {

MarketToday::MarketToday(const Catalogue &catalogue, const QDate &today, const QString &currency)
    : m_catalogue(catalogue), m_today(today), m_currency(currency.isEmpty() ? catalogue.prices.currency : currency)
{
}

std::optional<PricePick> MarketToday::pick(const Chip &chip, Buying buying) const
{
    return priceOf(chip, m_catalogue, policyOf(buying));
}

std::optional<PriceSpread> MarketToday::spread(const Chip &chip, Condition condition) const
{
    return spreadOf(chip, m_catalogue, policyOf(condition == Condition::Used ? Buying::Used : Buying::New));
}

PricePolicy MarketToday::policyOf(Buying buying) const
{
    PricePolicy policy = m_catalogue.prices;
    policy.today = m_today;
    policy.buying = buying;
    policy.currency = m_currency;
    return policy;
}

std::optional<PriceSeen> MarketToday::seen(const std::optional<PricePick> &pick) const
{
    const std::optional<double> dollars = pick ? inDollars(pick->money, m_catalogue) : std::nullopt;
    if (!dollars || *dollars <= 0)
        return std::nullopt;
    const Price &price = pick->price;
    return PriceSeen{price.money, pick->money,     pick->rate.has_value(), *dollars,    price.date,
                     price.basis, price.condition, price.source,           pick->recent};
}

std::optional<PriceSeen> MarketToday::price(const Chip &chip, bool acceptUsed, std::optional<double> most) const
{
    const PricePolicy policy = policyOf(Buying::NewElseUsed);
    const std::optional<PricePick> freshPick = pick(chip, Buying::New);
    const std::optional<PricePick> usedPick = acceptUsed ? pick(chip, Buying::Used) : std::nullopt;
    const std::optional<PriceSeen> fresh = seen(freshPick);
    std::optional<PriceSeen> other = seen(usedPick);
    if (other)
        other->alone = standsAlone(chip, *usedPick, m_catalogue, policy);
    const bool isUsed = other && other->condition == Condition::Used;
    if (!isUsed || !fresh)
        return isUsed || !fresh ? other : fresh;
    const auto isOwn = [](const PriceSeen &price) { return price.source == NoSource; };
    if (isOwn(*fresh) || isOwn(*other))
        return isOwn(*fresh) ? fresh : other;
    if (fresh->recent != other->recent || fresh->basis == PriceBasis::Launch)
        return other->recent || fresh->basis == PriceBasis::Launch ? other : fresh;
    const bool newIsTooDear = most && fresh->dollars > *most && other->dollars <= *most &&
                              !isOvertaken(chip, *usedPick, *freshPick, m_catalogue, policy);
    return newIsTooDear || prefersUsed(chip, *usedPick, *freshPick, m_catalogue, policy) ? other : fresh;
}

SaleState MarketToday::sale(const Chip &chip) const
{
    if (chip.availability)
        return {*chip.availability == "sold"_L1 ? Sale::Offered : Sale::Ended, {}, chip.availability.source};
    std::optional<Price> offer;
    const auto look = [&](const Part &part) {
        for (const Price &price : part.prices) {
            const bool offered = price.basis == PriceBasis::Market && price.source != NoSource &&
                                 price.condition == Condition::New && price.date <= m_today &&
                                 price.date >= m_today.addMonths(-m_catalogue.prices.monthsOfToday);
            if (offered && (!offer || price.date > offer->date))
                offer = price;
        }
    };
    look(chip);
    for (const PartHandle &card : m_catalogue.cardsWith(chip.id))
        look(*card);
    return offer ? SaleState{Sale::Offered, offer->date, offer->source} : SaleState();
}

std::shared_ptr<const Chip> MarketToday::successor(const Chip &chip) const
{
    std::shared_ptr<const Chip> best;
    std::pair<bool, double> bestRank;
    for (const PartHandle &part : m_catalogue.parts(Kind::Gpu)) {
        const Chip &other = static_cast<const Chip &>(*part);
        if (!canReplace(chip, other))
            continue;
        const Sale state = sale(other).state;
        if (state == Sale::Ended)
            continue;
        const std::pair<bool, double> rank{state != Sale::Offered, launchPriceDistance(chip, other)};
        if (!best || rank < bestRank) {
            best = std::static_pointer_cast<const Chip>(part);
            bestRank = rank;
        }
    }
    return best;
}

} // namespace rig::advice

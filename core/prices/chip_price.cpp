// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prices/chip_price.h"

#include "core/prices/price.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace rig {

namespace {

struct ChartPrices
{
    Q_DECLARE_TR_FUNCTIONS(Chart)
};

// Of one time: what was cheaper longer before the newest is none beside it.
constexpr int SameMarket = 183; // days

bool isAtMarket(const Price &price, Condition condition)
{
    return price.source != NoSource && price.basis != PriceBasis::Launch && price.condition == condition;
}

bool isAtLaunch(const Price &price) { return price.source != NoSource && price.basis == PriceBasis::Launch; }
bool isOwn(const Price &price) { return price.source == NoSource; }

/// The day of the newest price at the market.
QDate newestDay(const Catalogue &catalogue, Condition condition)
{
    QDate newest;
    for (const Kind kind : {Kind::Gpu, Kind::Card}) {
        for (const PartHandle &part : catalogue.parts(kind)) {
            for (const Price &price : part->prices)
                newest = isAtMarket(price, condition) ? std::max(newest, price.date) : newest;
        }
    }
    return newest;
}

Condition conditionOf(ChartPrice basis) { return basis == ChartPrice::MarketUsed ? Condition::Used : Condition::New; }

} // namespace

ChipPrices::ChipPrices(const Catalogue &catalogue, const ChartPricing &policy)
    : m_catalogue(catalogue), m_policy(policy), m_market(catalogue.prices)
{
    m_market.buying = policy.basis == ChartPrice::MarketUsed ? Buying::Used : Buying::New;
    if (!m_market.today.isValid())
        m_market.today = newestDay(catalogue, conditionOf(policy.basis));
}

std::optional<ChipPrice> ChipPrices::inPolicyYear(std::optional<ChipPrice> price) const
{
    if (!price || !m_policy.dollarsOf)
        return price;
    const std::optional<double> factor = inflation(m_catalogue.priceIndex, price->date, *m_policy.dollarsOf);
    if (!factor)
        return std::nullopt;
    price->dollars *= *factor;
    return price;
}

std::optional<ChipPrice> ChipPrices::atMarket(const Chip &chip, Condition condition) const
{
    // A chip of which nothing else is known than what it and its cards were sold for: of it priceOf() can say no other.
    Chip sold;
    const auto take = [&](const Part &part) {
        std::copy_if(part.prices.begin(), part.prices.end(), std::back_inserter(sold.prices),
                     [&](const Price &price) { return isAtMarket(price, condition); });
    };
    take(chip);
    for (const PartHandle &card : m_catalogue.cardsWith(chip.id))
        take(*card);
    const std::optional<PricePick> pick = priceOf(sold, m_catalogue, m_market);
    if (!pick || !pick->recent)
        return std::nullopt;
    const std::optional<double> dollars = inDollars(pick->price.money, m_catalogue);
    return dollars ? std::optional(ChipPrice{*dollars, pick->price.date, pick->price.source}) : std::nullopt;
}

std::optional<ChipPrice> ChipPrices::cheapest(const Chip &chip, bool (*isWanted)(const Price &)) const
{
    std::vector<const Price *> prices;
    QDate newest;
    const auto take = [&](const Part &part) {
        const Price *last = nullptr;
        for (const Price &price : part.prices) {
            if (isWanted(price) && (!last || price.date > last->date))
                last = &price;
        }
        if (!last)
            return;
        prices.push_back(last);
        newest = std::max(newest, last->date);
    };
    take(chip);
    for (const PartHandle &card : m_catalogue.cardsWith(chip.id))
        take(*card);
    std::optional<ChipPrice> best;
    for (const Price *price : prices) {
        const std::optional<double> dollars = inDollars(price->money, m_catalogue);
        if (dollars && price->date.daysTo(newest) <= SameMarket && (!best || *dollars < best->dollars))
            best = ChipPrice{*dollars, price->date, price->source};
    }
    return best;
}

std::optional<ChipPrice> ChipPrices::of(const Chip &chip) const
{
    switch (m_policy.basis) {
    case ChartPrice::Launch:
        return inPolicyYear(chip.launchPriceUsd ? ChipPrice{*chip.launchPriceUsd, chip.launchDate.valueOr(QDate()),
                                                            chip.launchPriceUsd.source}
                                                : cheapest(chip, isAtLaunch));
    case ChartPrice::MarketNew:
    case ChartPrice::MarketUsed:
        return inPolicyYear(atMarket(chip, conditionOf(m_policy.basis)));
    case ChartPrice::Own:
        return inPolicyYear(cheapest(chip, isOwn));
    }
    return std::nullopt;
}

QString priceBasisName(ChartPrice basis)
{
    switch (basis) {
    case ChartPrice::Launch:
        return ChartPrices::tr("at launch", "which price counts");
    case ChartPrice::MarketNew:
        return ChartPrices::tr("market, new", "which price counts");
    case ChartPrice::MarketUsed:
        return ChartPrices::tr("market, used", "which price counts");
    case ChartPrice::Own:
        return ChartPrices::tr("your own", "which price counts");
    }
    return {};
}

} // namespace rig

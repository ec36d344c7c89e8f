// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prices/chip_price.h"

#include "core/prices/price.h"

#include <QCoreApplication>

#include <algorithm>

namespace rig {

namespace {

struct ChartPrices
{
    Q_DECLARE_TR_FUNCTIONS(Chart)
};

// Prices of one market: what was cheaper longer ago is no price of today.
constexpr int SameMarket = 183; // days

bool isWanted(const Price &price, ChartPrice basis)
{
    const bool own = price.source == NoSource;
    switch (basis) {
    case ChartPrice::Launch:
        return !own && price.basis == PriceBasis::Launch;
    case ChartPrice::MarketNew:
        return !own && price.basis != PriceBasis::Launch && price.condition == Condition::New;
    case ChartPrice::MarketUsed:
        return !own && price.condition == Condition::Used;
    case ChartPrice::Own:
        return own;
    }
    return false;
}

/// The day of the newest price of a basis.
QDate newestDay(const Catalogue &catalogue, ChartPrice basis)
{
    QDate newest;
    for (const Kind kind : {Kind::Gpu, Kind::Card}) {
        for (const PartHandle &part : catalogue.parts(kind)) {
            for (const Price &price : part->prices)
                newest = isWanted(price, basis) ? std::max(newest, price.date) : newest;
        }
    }
    return newest;
}

/// A market price counts before a list price, whatever their dates.
bool isBetter(const Price &price, const Price &than)
{
    if (price.basis != than.basis)
        return price.basis == PriceBasis::Market;
    return price.date > than.date;
}

} // namespace

ChipPrices::ChipPrices(const Catalogue &catalogue, const ChartPricing &policy)
    : m_catalogue(catalogue), m_policy(policy)
{
    if (policy.basis == ChartPrice::Launch)
        return;
    if (policy.basis != ChartPrice::Own) {
        const QDate day =
            catalogue.prices.today.isValid() ? catalogue.prices.today : newestDay(catalogue, policy.basis);
        m_oldest = day.addMonths(-catalogue.prices.monthsOfToday);
    }
    for (const PartHandle &part : catalogue.parts(Kind::Card)) {
        const Card &card = static_cast<const Card &>(*part);
        if (card.gpu && !card.prices.empty())
            m_cards[*card.gpu].push_back(part.get());
    }
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

void ChipPrices::collect(const Part &part, std::vector<const Price *> &prices) const
{
    const Price *chosen = nullptr;
    for (const Price &price : part.prices) {
        const bool counts = isWanted(price, m_policy.basis) && !(price.date < m_oldest);
        if (counts && (!chosen || isBetter(price, *chosen)))
            chosen = &price;
    }
    if (chosen)
        prices.push_back(chosen);
}

std::optional<ChipPrice> ChipPrices::of(const Chip &chip) const
{
    if (m_policy.basis == ChartPrice::Launch && chip.launchPriceUsd)
        return inPolicyYear(
            ChipPrice{*chip.launchPriceUsd, chip.launchDate.valueOr(QDate()), chip.launchPriceUsd.source});
    std::vector<const Price *> prices;
    collect(chip, prices);
    const auto cards = m_cards.constFind(chip.id);
    if (cards != m_cards.constEnd()) {
        for (const Part *card : *cards)
            collect(*card, prices);
    }
    QDate newest;
    for (const Price *price : prices)
        newest = std::max(newest, price->date);
    std::optional<ChipPrice> best;
    for (const Price *price : prices) {
        if (price->date.daysTo(newest) > SameMarket)
            continue;
        const std::optional<double> dollars = inDollars(price->money, m_catalogue);
        if (dollars && (!best || *dollars < best->dollars))
            best = ChipPrice{*dollars, price->date, price->source};
    }
    return inPolicyYear(best);
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/market_today.h"

#include "core/catalogue/successor.h"
#include "core/prices/price.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::advice {

namespace {

constexpr int RecentYears = 2; // as the charts take market prices
constexpr int OfferMonths = 12;

bool isMarket(const Price &price) { return price.basis != PriceBasis::Launch && price.source != NoSource; }

} // namespace

MarketToday::MarketToday(const Catalogue &catalogue, const QDate &today) : m_catalogue(catalogue), m_today(today)
{
    for (const PartHandle &part : catalogue.parts(Kind::Card)) {
        const Card &card = static_cast<const Card &>(*part);
        if (card.gpu && !card.prices.empty())
            m_cards[*card.gpu].push_back(part.get());
    }
}

std::vector<const Price *> MarketToday::pricesOf(const Chip &chip) const
{
    std::vector<const Price *> prices;
    for (const Price &price : chip.prices)
        prices.push_back(&price);
    for (const Part *card : m_cards.value(chip.id)) {
        for (const Price &price : card->prices)
            prices.push_back(&price);
    }
    return prices;
}

std::optional<PriceSeen> MarketToday::seen(const Price &price) const
{
    const std::optional<double> dollars = inDollars(price.money, m_catalogue);
    if (!dollars || !std::isfinite(*dollars) || *dollars <= 0)
        return std::nullopt;
    const bool own = price.source == NoSource;
    const bool recent = own || (price.date.isValid() && price.date >= m_today.addYears(-RecentYears));
    return PriceSeen{price.money, *dollars, price.date, price.basis, price.condition, price.source, recent};
}

template <class Wanted>
std::optional<PriceSeen> MarketToday::newest(const std::vector<const Price *> &prices, Wanted wanted) const
{
    std::optional<PriceSeen> best;
    for (const Price *price : prices) {
        if (!wanted(*price) || price->date > m_today)
            continue;
        const std::optional<PriceSeen> found = seen(*price);
        if (found &&
            (!best || found->date > best->date || (found->date == best->date && found->dollars < best->dollars)))
            best = found;
    }
    return best;
}

std::optional<PriceSeen> MarketToday::price(const Chip &chip, bool acceptUsed) const
{
    const std::vector<const Price *> prices = pricesOf(chip);
    const auto own = newest(prices, [&](const Price &price) {
        return price.source == NoSource && (acceptUsed || price.condition == Condition::New);
    });
    if (own)
        return own;
    const auto fresh =
        newest(prices, [](const Price &price) { return isMarket(price) && price.condition == Condition::New; });
    const auto used =
        acceptUsed
            ? newest(prices, [](const Price &price) { return isMarket(price) && price.condition == Condition::Used; })
            : std::optional<PriceSeen>();
    if (fresh && used && fresh->recent == used->recent)
        return used->dollars < fresh->dollars ? used : fresh;
    if (fresh && (fresh->recent || !used))
        return fresh;
    if (used)
        return used;
    if (chip.launchPriceUsd && *chip.launchPriceUsd > 0)
        return seen({{*chip.launchPriceUsd, u"USD"_s},
                     chip.launchDate.valueOr(QDate()),
                     PriceBasis::Launch,
                     Condition::New,
                     std::max(chip.launchPriceUsd.source, 0)});
    return std::nullopt;
}

SaleState MarketToday::sale(const Chip &chip) const
{
    if (chip.availability)
        return {*chip.availability == "discontinued"_L1 ? Sale::Ended : Sale::Offered, {}, chip.availability.source};
    const auto offer = newest(pricesOf(chip), [&](const Price &price) {
        return price.basis == PriceBasis::Market && price.source != NoSource && price.condition == Condition::New &&
               price.date >= m_today.addMonths(-OfferMonths);
    });
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

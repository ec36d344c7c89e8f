// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

#include <QDate>

namespace rig {

/// Which price counts in a chart.
enum class ChartPrice { Launch, MarketNew, MarketUsed, Own };

/// Of a machine beside one card, in US dollars, until the user says his own: an assumption, and told as one.
inline constexpr double AssumedRest = 1500;

/// Which price a chart shows, in which dollars.
struct ChartPricing
{
    ChartPrice basis = ChartPrice::Launch;
    /// The year whose dollars are meant: every price is brought there from the year of its date by the catalogue's
    /// price index; nullopt: the dollars of each price's own day.
    std::optional<int> dollarsOf{};
    /// What the rest of a machine costs beside one card, in US dollars; nullopt: not said, AssumedRest is taken.
    std::optional<double> restOfMachine{};

    bool operator==(const ChartPricing &) const = default;
};

struct ChipPrice
{
    double dollars = 0;
    QDate date;
    SourceIndex source = NoSource; ///< NoSource: the user's own
};

/// The prices of chips under a policy, in US dollars at the catalogue's rates of exchange. Launch: the chip's own
/// launch price, else one of its cards. Market: what the pages show of it (`priceOf`), the user's own left out, by the
/// catalogue's day; where it has none, by that of the newest such price. Own: of the chip and the cards that carry it,
/// each at its newest price, the cheapest of those that are at most half a year older than the newest of them. A
/// catalogue that changes needs a new one.
class ChipPrices
{
public:
    ChipPrices(const Catalogue &catalogue, const ChartPricing &policy);

    /// nullopt where there is no such price, its currency has no rate, or the index lacks its year.
    [[nodiscard]] std::optional<ChipPrice> of(const Chip &chip) const;

private:
    [[nodiscard]] std::optional<ChipPrice> inPolicyYear(std::optional<ChipPrice> price) const;
    [[nodiscard]] std::optional<ChipPrice> atMarket(const Chip &chip, Condition condition) const;
    /// Of the chip and its cards, each at its newest such price, the cheapest of one time.
    [[nodiscard]] std::optional<ChipPrice> cheapest(const Chip &chip, bool (*isWanted)(const Price &)) const;

    const Catalogue &m_catalogue;
    ChartPricing m_policy;
    PricePolicy m_market; ///< the catalogue's, on a day, of new or used ones
};

/// "at launch", "market, new", for a list.
[[nodiscard]] QString priceBasisName(ChartPrice basis);

} // namespace rig

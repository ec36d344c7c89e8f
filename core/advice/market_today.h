// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/prices/price_spread.h"

namespace rig::advice {

/// A price as it was seen, with all that says how much it is worth.
struct PriceSeen
{
    Money money;
    Money converted{};      ///< in the market's currency; as it was seen where there is no rate
    bool elsewhere = false; ///< it was seen in another currency: the card may not be sold here
    double dollars = 0;     ///< at the catalogue's rate
    QDate date;
    PriceBasis basis = PriceBasis::Market;
    Condition condition = Condition::New;
    SourceIndex source = NoSource; ///< NoSource: the user's own
    bool recent = false;           ///< not too old by the policy, or the user's own: it can be reckoned with
    bool alone = false; ///< of a used one, more than a quarter of a year old, and none other of the last half year

    /// What a budget must bear for it, in US dollars: of a price that stands alone so long a tenth more, a figure of
    /// our own.
    [[nodiscard]] double dollarsToBear() const { return alone ? 1.1 * dollars : dollars; }
};

enum class Sale { Offered, Ended, NotKnown };

struct SaleState
{
    Sale state = Sale::NotKnown;
    QDate seen; ///< when it was offered new, where a price says so
    SourceIndex source = NoSource;
};

/// What can be bought on a day, and for how much. The catalogue must outlive it; one that changes needs a new one.
class MarketToday
{
public:
    /// `currency`: the one in which prices are looked for first; empty: the policy's.
    MarketToday(const Catalogue &catalogue, const QDate &today, const QString &currency = {});

    /// The price that counts when one buys in this way.
    [[nodiscard]] std::optional<PricePick> pick(const Chip &chip, Buying buying) const;

    /// Between which prices of the last half year that of a new or a used one was taken; nullopt: there is one alone.
    [[nodiscard]] std::optional<PriceSpread> spread(const Chip &chip, Condition condition) const;

    /// Of the chip and the cards that carry it, by the order of priceOf(): of a new one; where used ones are accepted,
    /// of a used one where prefersUsed(), or where the new one costs more than `most` dollars; another market's
    /// price only in that case. Old ones are given where nothing newer is known, not marked recent; the launch price is
    /// the last. nullopt: no price, or no rate for its currency.
    [[nodiscard]] std::optional<PriceSeen> price(const Chip &chip, bool acceptUsed,
                                                 std::optional<double> most = std::nullopt) const;
    /// Whether it is still sold: as its figure says; where that is not known, a new one's market price that
    /// is not too old by the policy counts as an offer.
    [[nodiscard]] SaleState sale(const Chip &chip) const;
    /// The nearest chip that takes its place: same vendor, segment and form, launched later, at least as much memory,
    /// not known to be out of production, offered ones first, its launch price nearest; null where there is none.
    [[nodiscard]] std::shared_ptr<const Chip> successor(const Chip &chip) const;

    [[nodiscard]] const Catalogue &catalogue() const { return m_catalogue; }
    [[nodiscard]] const QDate &today() const { return m_today; }
    [[nodiscard]] const QString &currency() const { return m_currency; }

private:
    [[nodiscard]] std::optional<PriceSeen> seen(const std::optional<PricePick> &pick) const;
    [[nodiscard]] PricePolicy policyOf(Buying buying) const;

    const Catalogue &m_catalogue;
    QDate m_today;
    QString m_currency;
};

} // namespace rig::advice

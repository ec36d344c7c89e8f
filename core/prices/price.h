// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"
#include "core/catalogue/catalogue.h"

namespace rig {

/// The price that counts, and all that says how much it is worth.
struct PricePick
{
    Price price;                ///< as it was observed
    Money money;                ///< in the policy's currency; as it was observed where there is no rate
    std::optional<Rate> rate{}; ///< that converted it, the older where there are two; none: nothing was converted
    bool ownPrice = false;      ///< the user's own
    bool paid = false;          ///< entered for this one item of the machine, and no other
    bool ofChip = false;        ///< it is the price of the chip, or of another card with it
    bool recent = true;         ///< not too old by the policy; a launch price is none of today
    bool withTax = false;       ///< value added tax is in it, and was not in the prices of other markets

    [[nodiscard]] bool isLaunch() const { return !ownPrice && price.basis == PriceBasis::Launch; }
};

/// The price of a part under the catalogue's policy. The part's own observations and, of a card, those of its chip and
/// of every card with it count, in this order: the user's own of this part; new ones of today; used ones of today; the
/// newest of the older ones; the launch price. Of a card a used one of today stands before a new one where
/// prefersUsed(). Of each market prices come before list prices, then the last six months before older ones; of the
/// last six months what need not be converted before what must be; then the card's own before those of its chip, unless
/// it is the only card with it; then of what must be converted such without tax before such with it. Of the last six
/// months then the middle, of an even number the newer of the two: one that was seen, and a row that is itself a middle
/// of many is one. Else the newest, then the cheapest. A policy of new ones leaves used ones out, one of used puts them
/// before new ones, one of launch prices takes nothing else. What is dated after the policy's day does not count, nor
/// does what is not above 0, unless it is the user's own. For a chip its cards' are as good as its own. nullopt: none
/// is known.
[[nodiscard]] std::optional<PricePick> priceOf(const Part &part, const Catalogue &catalogue);
/// The same under another policy.
[[nodiscard]] std::optional<PricePick> priceOf(const Part &part, const Catalogue &catalogue, const PricePolicy &policy);

/// The price of an item: what was entered for it, under any policy; else that of its part.
[[nodiscard]] std::optional<PricePick> priceOf(const Item &item, const Part &part, const Catalogue &catalogue);

/// A price in US dollars at the catalogue's rates, so that prices can be compared and summed; nullopt where it is not
/// known or has no rate.
[[nodiscard]] std::optional<double> inDollars(const std::optional<Money> &price, const Catalogue &catalogue);

/// "new-else-used", "new", "used", "launch"
[[nodiscard]] QLatin1StringView buyingKey(Buying buying);

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prices/price.h"

namespace rig {

namespace {

/// The newest price that `wanted` accepts.
template <class Wanted> const Price *newest(const Part &part, Wanted wanted)
{
    const Price *best = nullptr;
    for (const Price &price : part.prices) {
        if (wanted(price) && (!best || price.date > best->date))
            best = &price;
    }
    return best;
}

const Price *launchPrice(const Part &part)
{
    return newest(part, [](const Price &price) { return price.basis == PriceBasis::Launch; });
}

/// What the user says that it costs; his word counts, whatever was observed since.
const Price *ownPrice(const Part &part)
{
    return newest(part,
                  [](const Price &price) { return price.source == NoSource && price.condition == Condition::New; });
}

const Price *marketPrice(const Part &part)
{
    if (const Price *own = ownPrice(part))
        return own;
    const auto isNew = [](PriceBasis basis) {
        return [basis](const Price &price) { return price.basis == basis && price.condition == Condition::New; };
    };
    if (const Price *market = newest(part, isNew(PriceBasis::Market)))
        return market;
    if (const Price *list = newest(part, isNew(PriceBasis::List)))
        return list;
    return launchPrice(part);
}

} // namespace

std::optional<PricePick> priceOf(const Part &part, PriceChoice choice)
{
    const Price *price = choice == PriceChoice::Market ? marketPrice(part) : launchPrice(part);
    if (!price)
        return std::nullopt;
    return PricePick{*price, price->source == NoSource};
}

std::optional<double> inDollars(const std::optional<Money> &price, const Catalogue &catalogue)
{
    const std::optional<Conversion> dollars =
        price ? converted(*price, QStringLiteral("USD"), catalogue.rates) : std::optional<Conversion>();
    return dollars ? std::optional(dollars->money.amount) : std::nullopt;
}

} // namespace rig

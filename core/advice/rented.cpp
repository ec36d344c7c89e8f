// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/rented.h"

#include "core/advice/offers.h"
#include "core/prices/price.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::advice {

std::vector<RentedChip> rentedToday(const CloudPrices &prices, const Catalogue &catalogue, const QDate &today,
                                    Region region)
{
    const QDate oldest = today.addMonths(-12);
    std::vector<RentedChip> found;
    for (const CloudOffer &offer : prices.offers) {
        const std::shared_ptr<const Chip> chip = chipOf(offer, catalogue);
        const bool here = (region == Region::China) == (offer.currency == "CNY"_L1);
        if (!chip || !here || !offer.pricePerHour || offer.gpus < 1 || offer.term != "on-demand"_L1 ||
            QDate::fromString(offer.date, Qt::ISODate) < oldest)
            continue;
        if (const auto dollars = inDollars(Money{*offer.pricePerHour, offer.currency}, catalogue))
            found.push_back({offer, chip, *dollars / offer.gpus});
    }
    return found;
}

std::optional<RentedChip> usualOffer(const CloudPrices &prices, const Catalogue &catalogue, const QDate &today,
                                     Region region, const QString &chip)
{
    constexpr Gibibytes UsualMemory(24);
    const std::vector<RentedChip> lent = rentedToday(prices, catalogue, today, region);
    const std::shared_ptr<const Chip> own = catalogue.find<Chip>(chip);
    const Gibibytes least = std::max(UsualMemory, own ? own->memory.valueOr(UsualMemory) : UsualMemory);
    const auto cheapest = [&](const auto &answers) {
        const RentedChip *best = nullptr;
        for (const RentedChip &one : lent) {
            if (answers(*one.chip) && (!best || one.dollarsEach < best->dollarsEach))
                best = &one;
        }
        return best ? std::optional(*best) : std::nullopt;
    };
    if (const auto same = cheapest([&](const Chip &one) { return one.id == chip; }))
        return same;
    return cheapest([&](const Chip &one) {
        return one.memory && *one.memory >= least && runsCuda(one) && !lacksBf16(one) &&
               supportOf(one, Framework::Any) == Support::Yes;
    });
}

void assumeUsualOffer(RentInputs &inputs, const CloudPrices &prices, const Catalogue &catalogue, const QDate &today,
                      Region region)
{
    if (inputs.offer || inputs.pricePerGpuHour)
        return;
    const QString bought = inputs.gpu.isEmpty() && inputs.planned ? inputs.planned->chip : inputs.gpu;
    if (const std::optional<RentedChip> usual = usualOffer(prices, catalogue, today, region, bought)) {
        inputs.offer = usual->offer;
        inputs.offerAssumed = true;
    }
}

} // namespace rig::advice

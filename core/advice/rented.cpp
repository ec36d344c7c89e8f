// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/rented.h"

#include "core/prices/price.h"

using namespace Qt::StringLiterals;

namespace rig::advice {

std::vector<RentedChip> rentedToday(const CloudPrices &prices, const Catalogue &catalogue, const QDate &today,
                                    Region region)
{
    const QDate oldest = today.addMonths(-12);
    std::vector<RentedChip> found;
    for (const CloudOffer &offer : prices.offers) {
        const std::shared_ptr<const Chip> chip = chipOf(offer, catalogue);
        const bool here = region != Region::China || offer.currency == "CNY"_L1;
        if (!chip || !here || !offer.pricePerHour || offer.gpus < 1 || offer.term != "on-demand"_L1 ||
            QDate::fromString(offer.date, Qt::ISODate) < oldest)
            continue;
        if (const auto dollars = inDollars(Money{*offer.pricePerHour, offer.currency}, catalogue))
            found.push_back({offer, chip, *dollars / offer.gpus});
    }
    return found;
}

} // namespace rig::advice

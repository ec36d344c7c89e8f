// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/question.h"
#include "core/renting/cloud_prices.h"
#include "core/renting/rent_case.h"

namespace rig::advice {

/// A chip that one can rent today.
struct RentedChip
{
    CloudOffer offer;
    std::shared_ptr<const Chip> chip;
    double dollarsEach = 0; ///< for an hour of one, at the catalogue's rates
};

/// Offers of the last twelve months, neither spot nor reserved, of chips that the catalogue knows; in China those in
/// yuan, elsewhere the others: neither sells to the other.
[[nodiscard]] std::vector<RentedChip> rentedToday(const CloudPrices &prices, const Catalogue &catalogue,
                                                  const QDate &today, Region region);

/// What stands for an offer that nobody named: on demand, of this chip the cheapest; where it is not lent or none is
/// said, the cheapest GPU with as much memory, 24 GiB at least, that runs CUDA and has BF16. nullopt: none.
[[nodiscard]] std::optional<RentedChip> usualOffer(const CloudPrices &prices, const Catalogue &catalogue,
                                                   const QDate &today, Region region, const QString &chip = {});

/// Where the inputs name neither an offer nor a price of an hour: usualOffer() for the chip that is bought, told as
/// assumed.
void assumeUsualOffer(RentInputs &inputs, const CloudPrices &prices, const Catalogue &catalogue, const QDate &today,
                      Region region);

} // namespace rig::advice

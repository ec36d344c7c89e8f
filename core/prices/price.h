// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

namespace rig {

/// Which price counts.
enum class PriceChoice { Market, Launch };

struct PricePick
{
    Price price;
    bool ownPrice = false;
};

/// The price of a part under a choice. Market: the user's own newest price of a new part, else the newest dated market
/// price of one, else a list price, else the launch price. Launch: the launch price. A chip's launch price is its own;
/// a card without a price of its own has none.
[[nodiscard]] std::optional<PricePick> priceOf(const Part &part, PriceChoice choice = PriceChoice::Market);

/// A price in US dollars at the catalogue's rates, so that prices can be compared and summed; nullopt where it is not
/// known or has no rate.
[[nodiscard]] std::optional<double> inDollars(const std::optional<Money> &price, const Catalogue &catalogue);

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/prices/price.h"

namespace rig {

/// Whether a used one is so much cheaper than a new one that one does without the new one's warranty: by a seventh, a
/// weight of our own.
[[nodiscard]] bool isWorthItUsed(double used, double fresh);

/// Whether what is sold for one currency is sold for the other as well: dollars, euros, pounds and francs. Elsewhere
/// other cards are sold, as in China, or at other prices.
[[nodiscard]] bool isOneMarket(const QString &one, const QString &other);

/// Whether a used price of a chip or a card is more than a quarter of a year old, and the only one of it in the last
/// half year.
[[nodiscard]] bool standsAlone(const Part &part, const PricePick &used, const Catalogue &catalogue,
                               const PricePolicy &policy);

/// Whether a later price of a new one stands against a used one that stands alone.
[[nodiscard]] bool isOvertaken(const Part &part, const PricePick &used, const PricePick &fresh,
                               const Catalogue &catalogue, const PricePolicy &policy);

/// Whether a used one counts before a new one: it is worth it, and it is not overtaken; of two markets the one of the
/// policy's.
[[nodiscard]] bool prefersUsed(const Part &part, const PricePick &used, const PricePick &fresh,
                               const Catalogue &catalogue, const PricePolicy &policy);

} // namespace rig

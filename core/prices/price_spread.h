// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/prices/price.h"

namespace rig {

/// Among which observations of the last half year priceOf() took the middle.
struct PriceSpread
{
    int seen = 0; ///< how many, two at least
    Money low{};  ///< in the policy's currency
    Money high{};
};

/// nullopt: one alone was there, or what counts is no price of the last half year.
[[nodiscard]] std::optional<PriceSpread> spreadOf(const Part &part, const Catalogue &catalogue,
                                                  const PricePolicy &policy);

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"
#include "core/catalogue/catalogue.h"
#include "core/machine/assessment.h"

namespace rig {

/// The machine and its variants as if each were a chip, so that every metric of a chip can be drawn of them: memory,
/// bandwidth and rates are the sums over their cards; the price is that of all their parts by the market, in US dollars
/// at the catalogue's rates; the watts are the training draw of the whole machine. A sum with an unknown part is
/// unknown, and so is what has no sum (clocks, dates). Machines without a card are left out.
[[nodiscard]] std::vector<std::shared_ptr<const Chip>> machinesAsChips(const Document &document,
                                                                       const Catalogue &catalogue);

/// What all parts of the machine but its cards cost, in US dollars; nullopt while one of them has no price, or there is
/// none.
[[nodiscard]] std::optional<double> dollarsBesideCards(const Cost &cost, const Catalogue &catalogue);

} // namespace rig

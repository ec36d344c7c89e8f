// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

namespace rig::db {

/// Private to db: prices in the rows of the user's store.

[[nodiscard]] QString basisWord(PriceBasis basis);
[[nodiscard]] QString conditionWord(Condition condition);

/// What is wrong with a price that is to be stored: not more than 0, no currency, no date.
[[nodiscard]] Result<void> checkPrice(const Price &price);

} // namespace rig::db

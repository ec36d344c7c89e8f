// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "db/connection.h"

namespace rig::db {

/// Private to db: prices in the rows of the user's store.

/// Of the columns currency, amount, date, condition from `first` on, as a market price without source; nothing where
/// they hold none.
[[nodiscard]] std::optional<Price> priceAt(const QSqlQuery &row, int first);
[[nodiscard]] std::optional<PriceBasis> basisFromWord(const QString &word);
[[nodiscard]] QString basisWord(PriceBasis basis);
[[nodiscard]] QString conditionWord(Condition condition);

/// What is wrong with a price that is to be stored: not more than 0, no currency, no date.
[[nodiscard]] Result<void> checkPrice(const Price &price);

} // namespace rig::db

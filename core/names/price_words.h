// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/cost_basis.h"
#include "core/prices/price.h"

#include <QStringList>

namespace rig::names {

/// What kind of price it is and of when: "market, new, 2026-08-16, price of another card with this GPU".
[[nodiscard]] QString priceBasis(const PricePick &pick);

/// "$1,250 (2026-09)": money with the month of the price that it rests on; without a date money alone.
[[nodiscard]] QString dated(const Money &money, const QDate &date);

/// What a kilowatt-hour costs, "0.1268 USD": cents have fractions.
[[nodiscard]] QString tariff(double amount, const QString &currency);

/// What kind of price where there is little room: "market, used, 2026-09, converted".
[[nodiscard]] QString priceInBrief(const PricePick &pick);

/// "7 prices are older than six months, …: ask before you order."; empty where none is.
[[nodiscard]] QString oldPrices(const CostBasis &basis);

/// What stands beside a machine's total, at most four sentences: how many of its prices are launch prices and of which
/// years, used ones, of another card, converted, with tax; how old the oldest is; how such prices moved since, as
/// ranges; of which kinds that is not known.
[[nodiscard]] QStringList costRemarks(const CostBasis &basis);

/// "new", "used"
[[nodiscard]] QString condition(Condition condition);

/// What a policy buys: "New or used".
[[nodiscard]] QString buying(Buying buying);
/// The same not at the beginning of a sentence: "new or used".
[[nodiscard]] QString buyingWithin(Buying buying);

} // namespace rig::names

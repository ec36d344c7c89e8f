// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store_prices.h"

#include "core/base/currency.h"
#include "core/catalogue/format_words.h"

#include <QCoreApplication>

#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct Store
{
    Q_DECLARE_TR_FUNCTIONS(Store)
};

bool isAmount(double amount) { return std::isfinite(amount) && amount > 0; }

} // namespace

QString basisWord(PriceBasis basis) { return format::BasisWords[static_cast<std::size_t>(basis)]; }

QString conditionWord(Condition condition) { return format::ConditionWords[static_cast<std::size_t>(condition)]; }

Result<void> checkPrice(const Price &price)
{
    if (!isAmount(price.money.amount))
        return badInput(Store::tr("A price must be more than 0."));
    if (!isCurrencyCode(price.money.currency) || !price.date.isValid())
        return badInput(Store::tr("A price needs a currency, such as USD or CNY, and a date."));
    return {};
}

} // namespace rig::db

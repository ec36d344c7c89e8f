// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store_prices.h"

#include "core/base/currency.h"
#include "core/catalogue/format_words.h"

#include <QCoreApplication>
#include <QVariant>

#include <algorithm>
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

std::optional<Price> priceAt(const QSqlQuery &row, int first)
{
    Price price;
    price.money = {row.value(first + 1).toDouble(), row.value(first).toString()};
    price.date = QDate::fromString(row.value(first + 2).toString(), Qt::ISODate);
    price.basis = PriceBasis::Market;
    price.condition =
        row.value(first + 3).toString() == conditionWord(Condition::Used) ? Condition::Used : Condition::New;
    if (!isAmount(price.money.amount) || !isCurrencyCode(price.money.currency) || !price.date.isValid())
        return std::nullopt;
    return price;
}

std::optional<PriceBasis> basisFromWord(const QString &word)
{
    const auto found = std::find(format::BasisWords.begin(), format::BasisWords.end(), word);
    if (found == format::BasisWords.end())
        return std::nullopt;
    return static_cast<PriceBasis>(found - format::BasisWords.begin());
}

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

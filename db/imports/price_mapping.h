// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalogue/part.h"

#include <QJsonObject>

#include <array>

namespace rig::db {

/// What a column of a price list can hold. The names are those of `--map` and of the header that is exported.
enum class PriceColumn { Part, Amount, Currency, Date, Condition, Basis, Source };
inline constexpr int PriceColumnCount = 7;
/// "part", "amount", "currency", "date", "condition", "basis", "source"
[[nodiscard]] QLatin1StringView priceColumnKey(PriceColumn column);

/// Which column of a price list means what, and what holds for all of its rows.
struct PriceMapping
{
    std::array<std::optional<int>, PriceColumnCount> columns; ///< 0-based
    QString currency;                                         ///< of rows that name none; empty: they must
    QDate date;                                               ///< of rows that have none; invalid: they must
    Condition condition = Condition::New;                     ///< of rows that say none
    PriceBasis basis = PriceBasis::Market;                    ///< of rows that say none
    QChar decimalMark = u'.';                                 ///< . or ,

    [[nodiscard]] std::optional<int> column(PriceColumn which) const
    {
        return columns[static_cast<std::size_t>(which)];
    }
    std::optional<int> &column(PriceColumn which) { return columns[static_cast<std::size_t>(which)]; }
};

/// What the header's words say, in English and Chinese, and the first rows about decimal marks. `delimiter` settles
/// what the rows leave open: where ; parts the columns, the comma is the decimal mark.
[[nodiscard]] PriceMapping guessPriceMapping(const QStringList &header, const std::vector<QStringList> &rows,
                                             QChar delimiter);

/// The mapping with the user's word for one thing: `key` is the name of a column or "decimal", `value` the name or the
/// number (from 1) of a column; a currency, a date, a condition or a basis stands for all rows.
[[nodiscard]] Result<PriceMapping> withChoice(PriceMapping mapping, const QStringList &header, const QString &key,
                                              const QString &value);

/// What is missing before anything can be read, as a sentence; empty when nothing is.
[[nodiscard]] QString missingIn(const PriceMapping &mapping);

/// For remembering. A date that was given for all rows is left out: the next list is of another day.
[[nodiscard]] QJsonObject toJson(const PriceMapping &mapping);
/// None where it does not fit a header of so many columns.
[[nodiscard]] std::optional<PriceMapping> priceMappingFromJson(const QJsonObject &object, int columns);
/// Under which a mapping is remembered: one for each header.
[[nodiscard]] QString mappingKey(const QStringList &header);

} // namespace rig::db

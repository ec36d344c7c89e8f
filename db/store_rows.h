// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"

#include <QJsonObject>
#include <QVariantList>

namespace rig::db {

/// Private to db: rows of the user's store.

/// The longest text of a row that is read, in bytes: a board with a large lane graph takes some 20,000.
inline constexpr int LongestBody = 1'000'000;

/// Runs a query with its values, in the order of its question marks, and hands each row on.
template <class Row> [[nodiscard]] SqlResult<void> eachRow(const Connection &store, const QString &sql,
                                                           const QVariantList &values, const Row &row)
{
    auto query = store.prepare(sql);
    if (!query)
        return tl::unexpected(query.error());
    for (int i = 0; i < values.size(); ++i)
        query->bindValue(i, values[i]);
    if (auto ran = store.run(*query); !ran)
        return ran;
    while (query->next())
        row(*query);
    return store.ended(*query);
}

/// Runs one statement with its values; the number of rows that it changed.
[[nodiscard]] SqlResult<int> change(const Connection &store, const QString &sql, const QVariantList &values);

/// The object in a text column; empty where there is none, or more than LongestBody bytes.
[[nodiscard]] QJsonObject objectAt(const QSqlQuery &row, int column);

} // namespace rig::db

// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store_rows.h"

#include <QJsonDocument>
#include <QVariant>

namespace rig::db {

SqlResult<int> change(const Connection &store, const QString &sql, const QVariantList &values)
{
    auto query = store.prepare(sql);
    if (!query)
        return tl::unexpected(query.error());
    for (int i = 0; i < values.size(); ++i)
        query->bindValue(i, values[i]);
    if (const auto ran = store.run(*query); !ran)
        return tl::unexpected(ran.error());
    return query->numRowsAffected();
}

QJsonObject objectAt(const QSqlQuery &row, int column)
{
    const QByteArray text = row.value(column).toByteArray();
    return text.size() > LongestBody ? QJsonObject() : QJsonDocument::fromJson(text).object();
}

} // namespace rig::db

// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store_rows.h"

#include <QJsonArray>
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

Value looseValue(const QJsonObject &object, const QString &key)
{
    const QJsonValue value = object.value(key);
    switch (value.type()) {
    case QJsonValue::Bool:
        return value.toBool();
    case QJsonValue::Double:
        return value.toDouble();
    case QJsonValue::String:
        return value.toString();
    case QJsonValue::Array: {
        QStringList texts;
        for (const QJsonValue &text : value.toArray())
            texts << text.toString();
        return texts;
    }
    case QJsonValue::Object: {
        ConnectorCounts counts;
        const QJsonObject entries = value.toObject();
        for (auto it = entries.begin(); it != entries.end(); ++it)
            counts.insert(it.key(), it.value().toInt());
        return counts;
    }
    case QJsonValue::Null:
    case QJsonValue::Undefined:
        break;
    }
    return {};
}

} // namespace rig::db

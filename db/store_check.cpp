// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store_check.h"

#include <QVariant>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

constexpr qint64 SmallEnough = 8 * 1024 * 1024;

SqlResult<bool> saysOk(const Connection &store, const QString &check)
{
    const auto said = store.single(check);
    if (!said)
        return tl::unexpected(said.error());
    return said->toString() == "ok"_L1;
}

/// The names of the tables that are not filled by imports.
SqlResult<QStringList> ownTables(const Connection &store)
{
    auto query = store.prepare(u"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'imported%'"
                               " AND name NOT LIKE 'sqlite%'"_s);
    if (!query)
        return tl::unexpected(query.error());
    if (const auto ran = store.run(*query); !ran)
        return tl::unexpected(ran.error());
    QStringList names;
    while (query->next())
        names << query->value(0).toString();
    return names;
}

} // namespace

SqlResult<bool> isWhole(const Connection &store, qint64 bytes)
{
    if (bytes <= SmallEnough)
        return saysOk(store, u"PRAGMA integrity_check(1)"_s);
    const auto tables = ownTables(store);
    if (!tables)
        return tl::unexpected(tables.error());
    for (const QString &table : *tables) {
        // A pragma takes no bound value; a quote in a name is doubled.
        const auto ok = saysOk(store, u"PRAGMA integrity_check('%1')"_s.arg(QString(table).replace(u'\'', u"''"_s)));
        if (!ok || !*ok)
            return ok;
    }
    return true;
}

} // namespace rig::db

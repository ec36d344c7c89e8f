// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/migrations.h"

#include <QVariant>

#include <array>

namespace rig::db {

namespace {

// One row a part and currency: a new own price takes the place of the old one.
constexpr std::array Version1{
    "CREATE TABLE own_price ("
    " part TEXT NOT NULL, currency TEXT NOT NULL, amount REAL NOT NULL, date TEXT NOT NULL, condition TEXT NOT NULL,"
    " PRIMARY KEY (part, currency))",
    "CREATE TABLE own_part (id TEXT PRIMARY KEY, kind TEXT NOT NULL, body TEXT NOT NULL)",
    "CREATE TABLE own_source (id TEXT PRIMARY KEY, body TEXT NOT NULL)",
};

// Every dated own price is kept. What was imported lies apart from what is the user's own, by import, so that it can be
// taken out again; `own_part.since` is the last import before the part was saved: own parts from a later file count
// before it. `store.readable_by` is the lowest version whose programs can read the store. The application_id
// spells "RigW".
constexpr std::array Version2{
    "ALTER TABLE own_price RENAME TO own_price_1",
    "CREATE TABLE own_price ("
    " part TEXT NOT NULL, currency TEXT NOT NULL, amount REAL NOT NULL, date TEXT NOT NULL, condition TEXT NOT NULL,"
    " PRIMARY KEY (part, currency, date, condition))",
    "INSERT INTO own_price (part, currency, amount, date, condition)"
    " SELECT part, currency, amount, date, condition FROM own_price_1 ORDER BY rowid",
    "DROP TABLE own_price_1",
    "ALTER TABLE own_part ADD COLUMN since INTEGER NOT NULL DEFAULT 0",
    "CREATE INDEX own_part_kind ON own_part (kind)",
    "CREATE TABLE own_figure ("
    " part TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, reason TEXT NOT NULL, date TEXT NOT NULL,"
    " PRIMARY KEY (part, key))",
    "CREATE TABLE own_rate (currency TEXT PRIMARY KEY, per_usd REAL NOT NULL, date TEXT NOT NULL)",
    "CREATE TABLE import ("
    " id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL, files TEXT NOT NULL, time TEXT NOT NULL,"
    " source TEXT NOT NULL)",
    "CREATE TABLE imported_source ("
    " import INTEGER NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (import, id))",
    "CREATE TABLE imported_part ("
    " number INTEGER PRIMARY KEY, import INTEGER NOT NULL, id TEXT NOT NULL, kind TEXT NOT NULL, own INTEGER NOT NULL,"
    " body TEXT NOT NULL)",
    "CREATE UNIQUE INDEX imported_part_id ON imported_part (id, import)",
    "CREATE INDEX imported_part_kind ON imported_part (kind)",
    "CREATE TABLE imported_figure ("
    " import INTEGER NOT NULL, part TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,"
    " PRIMARY KEY (part, key, import))",
    "CREATE TABLE imported_price ("
    " import INTEGER NOT NULL, part TEXT NOT NULL, currency TEXT NOT NULL, amount REAL NOT NULL, date TEXT NOT NULL,"
    " condition TEXT NOT NULL, basis TEXT NOT NULL, source TEXT NOT NULL,"
    " PRIMARY KEY (part, currency, date, condition, basis, source, import))",
    "CREATE TABLE remembered (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
    "CREATE TABLE store (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
    "INSERT INTO store (key, value) VALUES ('readable_by', '2')",
    "PRAGMA application_id = 1382639447",
};

constexpr std::array Steps{Migration{1, Version1}, Migration{2, Version2}};
constexpr std::array FirstTables{"own_price", "own_part", "own_source"};
constexpr StoreSchema Schema{Steps, 0x52696757, FirstTables};

enum class Owner { Ours, Another };

/// A store without application_id is ours when it is empty, as a program that was ended before its first step leaves
/// it, or has the tables of version 1.
SqlResult<Owner> ownerOf(const Connection &store, const StoreSchema &schema, int version)
{
    const auto id = store.single(QStringLiteral("PRAGMA application_id"));
    if (!id)
        return tl::unexpected(id.error());
    if (id->toInt() != 0)
        return id->toInt() == schema.applicationId ? Owner::Ours : Owner::Another;
    QStringList wanted;
    for (const char *table : schema.firstTables)
        wanted << QStringLiteral("'%1'").arg(QLatin1StringView(table));
    const auto ours =
        store.single(QStringLiteral("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name IN (%1)")
                         .arg(wanted.join(u',')));
    if (!ours)
        return tl::unexpected(ours.error());
    const auto all = store.single(QStringLiteral("SELECT count(*) FROM sqlite_master"));
    if (!all)
        return tl::unexpected(all.error());
    const bool fresh = version == 0 && all->toInt() == 0;
    return fresh || (version > 0 && ours->toInt() == wanted.size()) ? Owner::Ours : Owner::Another;
}

/// Whether a store of a newer version says that a program of `version` can read it.
bool isReadableBy(const Connection &store, int version)
{
    const auto lowest = store.single(QStringLiteral("SELECT value FROM store WHERE key = 'readable_by'"));
    bool isNumber = false;
    return lowest && lowest->toString().toInt(&isNumber) <= version && isNumber;
}

MigrationOutcome rolledBack(const SqlFailure &why) { return {Migrated::RolledBack, why}; }

/// One step; false when another window has taken it in the meantime.
SqlResult<bool> take(const Connection &store, const Migration &step)
{
    auto transaction = Transaction::begin(store);
    if (!transaction)
        return tl::unexpected(transaction.error());
    const auto version = versionOf(store);
    if (!version)
        return tl::unexpected(version.error());
    if (*version >= step.version)
        return false;
    for (const char *statement : step.statements) {
        if (const auto ran = store.run(QString::fromLatin1(statement)); !ran)
            return tl::unexpected(ran.error());
    }
    // A pragma takes no bound value; the number is our own.
    if (const auto ran = store.run(QStringLiteral("PRAGMA user_version = %1").arg(step.version)); !ran)
        return tl::unexpected(ran.error());
    if (const auto committed = transaction->commit(); !committed)
        return tl::unexpected(committed.error());
    return true;
}

} // namespace

const StoreSchema &storeSchema() { return Schema; }

SqlResult<int> versionOf(const Connection &store)
{
    const auto version = store.single(QStringLiteral("PRAGMA user_version"));
    if (!version)
        return tl::unexpected(version.error());
    return version->toInt();
}

MigrationOutcome lookAtVersion(const Connection &store, const StoreSchema &schema)
{
    // At one moment: a store that another window makes meanwhile would have tables already and no version yet.
    const auto moment = Transaction::beginReading(store);
    if (!moment)
        return rolledBack(moment.error());
    const auto version = versionOf(store);
    if (!version)
        return rolledBack(version.error());
    const auto owner = ownerOf(store, schema, *version);
    if (!owner)
        return rolledBack(owner.error());
    if (*owner == Owner::Another)
        return {Migrated::NotOurs, {}};
    const int newest = schema.steps.back().version;
    if (*version > newest)
        return {isReadableBy(store, newest) ? Migrated::NewerReadable : Migrated::NewerRefused, {}};
    return {*version < newest ? Migrated::Upgraded : Migrated::UpToDate, {}};
}

MigrationOutcome migrate(const Connection &store, const StoreSchema &schema, const BeforeUpgrade &before)
{
    const MigrationOutcome found = lookAtVersion(store, schema);
    if (found.kind != Migrated::Upgraded)
        return found;
    const auto version = versionOf(store);
    if (!version)
        return rolledBack(version.error());
    if (*version > 0 && before) {
        if (const auto done = before(*version); !done)
            return rolledBack(done.error());
    }
    bool upgraded = false;
    for (const Migration &step : schema.steps) {
        if (*version >= step.version)
            continue;
        const auto taken = take(store, step);
        if (!taken)
            return rolledBack(taken.error());
        upgraded = upgraded || *taken;
    }
    return {upgraded ? Migrated::Upgraded : Migrated::UpToDate, {}};
}

} // namespace rig::db

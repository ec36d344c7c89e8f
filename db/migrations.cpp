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

constexpr std::array Steps{Migration{1, Version1}};

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

std::span<const Migration> storeMigrations() { return Steps; }

SqlResult<int> versionOf(const Connection &store)
{
    const auto version = store.single(QStringLiteral("PRAGMA user_version"));
    if (!version)
        return tl::unexpected(version.error());
    return version->toInt();
}

SqlResult<Migrated> migrate(const Connection &store, std::span<const Migration> steps)
{
    const auto version = versionOf(store);
    if (!version)
        return tl::unexpected(version.error());
    if (!steps.empty() && *version > steps.back().version)
        return Migrated::Newer;
    Migrated outcome = Migrated::UpToDate;
    for (const Migration &step : steps) {
        if (*version >= step.version)
            continue;
        const auto taken = take(store, step);
        if (!taken)
            return tl::unexpected(taken.error());
        if (*taken)
            outcome = Migrated::Upgraded;
    }
    return outcome;
}

} // namespace rig::db

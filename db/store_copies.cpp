// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store_copies.h"

#include "db/store_backup.h"
#include "db/store_opening.h"
#include "db/store_rows.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QVariant>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct Copies
{
    Q_DECLARE_TR_FUNCTIONS(Copies)
};

/// Nothing where a table cannot be counted; 0 where this version of the store has none such.
std::optional<int> rowsOf(const Connection &store, const QStringList &tables)
{
    int rows = 0;
    for (const QString &table : tables) {
        const auto there =
            store.single(u"SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = '%1'"_s.arg(table));
        const auto count = there && there->toInt() > 0 ? store.single(u"SELECT count(*) FROM "_s + table) : there;
        if (!count)
            return std::nullopt;
        rows += count->toInt();
    }
    return rows;
}

std::optional<StoreCounts> countsIn(const QString &path)
{
    const OpenedStore opened = openStoreToRead(path);
    if (!opened.connection)
        return std::nullopt;
    const auto parts = rowsOf(*opened.connection, {u"own_part"_s, u"imported_part"_s});
    const auto prices = rowsOf(*opened.connection, {u"own_price"_s, u"imported_price"_s});
    const auto figures = rowsOf(*opened.connection, {u"own_figure"_s});
    const auto imports = rowsOf(*opened.connection, {u"import"_s});
    if (!parts || !prices || !figures || !imports)
        return std::nullopt;
    return StoreCounts{*parts, *prices, *figures, *imports};
}

/// The tables that hold what is the user's.
SqlResult<QStringList> tablesOf(const Connection &store)
{
    QStringList names;
    auto read = eachRow(store,
                        u"SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
                        " AND name <> 'store'"_s,
                        {}, [&](const QSqlQuery &row) { names << row.value(0).toString(); });
    if (!read)
        return tl::unexpected(read.error());
    return names;
}

SqlResult<void> refill(const Connection &store, const QString &table)
{
    QStringList columns;
    auto read = eachRow(store, u"SELECT name FROM pragma_table_info(?)"_s, {table},
                        [&](const QSqlQuery &row) { columns << u"\"%1\""_s.arg(row.value(0).toString()); });
    if (!read)
        return read;
    // Names of tables and columns take no bound value; these are the store's own.
    if (auto emptied = store.run(u"DELETE FROM main.\"%1\""_s.arg(table)); !emptied)
        return emptied;
    return store.run(u"INSERT INTO main.\"%1\" (%2) SELECT %2 FROM restored.\"%1\""_s.arg(table, columns.join(u',')));
}

SqlResult<void> refillAll(const Connection &store)
{
    auto transaction = Transaction::begin(store);
    if (!transaction)
        return tl::unexpected(transaction.error());
    const auto tables = tablesOf(store);
    if (!tables)
        return tl::unexpected(tables.error());
    for (const QString &table : *tables) {
        if (auto filled = refill(store, table); !filled)
            return filled;
    }
    return transaction->commit();
}

tl::unexpected<Failure> notRestored(const QString &copy, const QString &why)
{
    return ioFailure(Copies::tr("cannot be restored; your store is as it was. %1", "a file; why").arg(why),
                     QDir::toNativeSeparators(copy));
}

/// The copy of a copy, as a store of today's version.
Result<void> makeReady(const QString &copy, const QString &path)
{
    if (const OpenedStore seen = openStoreToRead(copy); !seen.connection)
        return notRestored(copy, seen.state.message);
    for (const QString &ending : {QString(), u"-wal"_s}) {
        if (QFileInfo::exists(copy + ending) && !QFile::copy(copy + ending, path + ending))
            return ioFailure(Copies::tr("cannot be read."), QDir::toNativeSeparators(copy));
    }
    const auto store = Connection::open(path, Access::ReadWrite);
    if (!store)
        return tl::unexpected<Failure>(store.error());
    const MigrationOutcome outcome = migrate(*store, storeSchema());
    if (outcome.kind == Migrated::UpToDate || outcome.kind == Migrated::Upgraded)
        return {};
    const QString why = outcome.why ? outcome.why->message : Copies::tr("It is no store of this version.");
    return notRestored(copy, why);
}

} // namespace

std::vector<StoreCopy> storeCopiesIn(const QString &folder)
{
    const QDir dir(folder);
    const QString corrupt = u"rigwright-corrupt-"_s;
    QStringList names = backupsIn(folder) + dir.entryList({corrupt + u"*.sqlite"_s}, QDir::Files);
    std::vector<StoreCopy> copies;
    for (const QString &name : std::as_const(names)) {
        const QString path = dir.filePath(name);
        copies.push_back({path, QFileInfo(path).lastModified(), name.startsWith(corrupt), countsIn(path)});
    }
    std::stable_sort(copies.begin(), copies.end(),
                     [](const StoreCopy &a, const StoreCopy &b) { return a.when > b.when; });
    return copies;
}

Result<void> restoreFrom(const Connection &store, const QString &path, const QString &copy)
{
    const QTemporaryDir folder;
    const QString ready = folder.filePath(u"restored.sqlite"_s);
    if (auto made = makeReady(copy, ready); !made)
        return made;
    Backup before(path);
    if (const auto copied = before.make(store, versionOf(store).value_or(0)); !copied)
        return tl::unexpected<Failure>(copied.error());
    if (const auto there = change(store, u"ATTACH DATABASE ? AS restored"_s, {ready}); !there)
        return tl::unexpected<Failure>(there.error());
    const auto filled = refillAll(store);
    static_cast<void>(store.run(u"DETACH DATABASE restored"_s)); // its file goes with the folder in any case
    if (!filled)
        return tl::unexpected<Failure>(filled.error());
    before.keep();
    return {};
}

} // namespace rig::db

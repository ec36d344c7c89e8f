// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store_opening.h"

#include "db/store_backup.h"
#include "db/store_look.h"
#include "db/whole_file.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QVariant>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct Store
{
    Q_DECLARE_TR_FUNCTIONS(Store)
};

/// A look that cannot change the file: a newer version's store stays as it is, to the byte.
Look lookAtFile(const QString &path, const StoreSchema &schema)
{
    const Look outside = lookFromOutside(path);
    if (outside != Look::Fine)
        return outside;
    const auto store = Connection::open(path, Access::ReadOnly);
    if (!store)
        return store.error().corrupt ? Look::Damaged : Look::Unreadable;
    return lookAt(*store, path, schema);
}

QString newerReadableMessage(const QString &path)
{
    return Store::tr("Your store %1 was written by a newer version of Rigwright: your own parts and prices are shown,"
                     " but changes to them cannot be saved; update this program.")
        .arg(QDir::toNativeSeparators(path));
}

QString cannotBeWritten(const QString &path, const QString &why)
{
    return Store::tr("Your store %1 cannot be written: your own parts and prices are shown, but changes to them cannot"
                     " be saved. %2",
                     "path, what SQLite said")
        .arg(QDir::toNativeSeparators(path), why);
}

QString cannotBeUpgraded(const QString &path, const QString &why)
{
    return Store::tr("Your store %1 could not be brought to the format of this version and is as it was: your own parts"
                     " and prices are shown, but changes to them cannot be saved. %2",
                     "path, what SQLite said")
        .arg(QDir::toNativeSeparators(path), why);
}

/// A name that no file has yet.
QString corruptName(const QDir &folder)
{
    const QString stem = u"rigwright-corrupt-"_s + QDateTime::currentDateTime().toString(u"yyyyMMdd-HHmmss"_s);
    QString name = stem + u".sqlite"_s;
    for (int i = 2; folder.exists(name); ++i)
        name = u"%1-%2.sqlite"_s.arg(stem, QString::number(i));
    return name;
}

/// Moves a damaged store away with what belongs to it; the new name, or nothing when it could not be moved.
std::optional<QString> setAside(const QString &path)
{
    const QDir folder = QFileInfo(path).dir();
    const QString aside = folder.filePath(corruptName(folder));
    if (!QFile::rename(path, aside))
        return std::nullopt;
    for (const QString &ending : {u"-wal"_s, u"-shm"_s})
        QFile::rename(path + ending, aside + ending);
    return aside;
}

/// Nothing is written by this, but a folder or a file that cannot be written is noticed now and not at the first price.
/// Another window that is writing shows that it can be, and is not waited for.
SqlResult<void> tryToWrite(const Connection &store)
{
    const auto wait = store.single(u"PRAGMA busy_timeout"_s);
    if (!wait)
        return tl::unexpected(wait.error());
    const auto setWait = [&](int ms) { return store.single(u"PRAGMA busy_timeout = %1"_s.arg(ms)); };
    if (const auto none = setWait(0); !none)
        return tl::unexpected(none.error());
    {
        const auto trial = Transaction::begin(store);
        if (!trial && !trial.error().busy)
            return tl::unexpected(trial.error());
    }
    if (const auto again = setWait(wait->toInt()); !again)
        return tl::unexpected(again.error());
    return {};
}

/// Switches to WAL, so that a second window reads while this one writes, and tries whether it can be written.
SqlResult<void> prepareForWriting(const Connection &store)
{
    if (const auto wal = store.single(u"PRAGMA journal_mode = WAL"_s); !wal && !wal.error().busy)
        return tl::unexpected(wal.error());
    // A large import would leave its log as long as it was until the last window closes.
    if (const auto limit = store.single(u"PRAGMA journal_size_limit = 4194304"_s); !limit)
        return tl::unexpected(limit.error());
    return tryToWrite(store);
}

OpenedStore openReadOnly(const QString &path, const StoreSchema &schema, const QString &message, const QString &why)
{
    if (!QFileInfo::exists(path)) {
        return {{StoreState::Kind::ReadOnly,
                 Store::tr("The folder %1 cannot be written, so your own parts and prices cannot be saved. %2",
                           "path, what SQLite said")
                     .arg(QDir::toNativeSeparators(QFileInfo(path).path()), why)},
                std::nullopt};
    }
    for (const Access access : {Access::ReadOnly, Access::Immutable}) {
        auto store = Connection::open(path, access);
        const Look look = store ? lookAt(*store, path, schema) : Look::Unreadable;
        if (look != Look::Fine && look != Look::NewerReadable)
            continue;
        // A store that a killed version left before its first migration has nothing to read.
        const int version = versionOf(*store).value_or(0);
        if (version > 0)
            return {{StoreState::Kind::ReadOnly, message}, std::move(*store), version};
    }
    return {cannotBeOpened(path, why), std::nullopt};
}

/// Before the file is opened again.
void close(Connection store) { const Connection last = std::move(store); }

OpenedStore openMigrated(const QString &path, const StoreSchema &schema, const StoreState &state, Connection store)
{
    const auto ready = prepareForWriting(store);
    if (!ready) {
        const QString why = ready.error().sentence();
        close(std::move(store));
        return openReadOnly(path, schema, cannotBeWritten(path, why), why);
    }
    const int version = versionOf(store).value_or(0);
    return {state, std::move(store), version};
}

OpenedStore openForWriting(const QString &path, const StoreSchema &schema, const StoreState &state)
{
    const bool isNew = !QFileInfo::exists(path);
    auto store = Connection::open(path, Access::ReadWrite);
    if (!store)
        return openReadOnly(path, schema, cannotBeWritten(path, store.error().sentence()), store.error().sentence());
    if (isNew)
        QFile::setPermissions(path, OwnerOnly); // SQLite gives the files beside it the same
    Backup backup(path);
    const MigrationOutcome outcome = migrate(*store, schema, [&](int version) { return backup.make(*store, version); });
    switch (outcome.kind) {
    case Migrated::UpToDate:
    case Migrated::Upgraded:
        backup.keepNewest();
        return openMigrated(path, schema, state, *std::move(store));
    case Migrated::NewerReadable:
        return openReadOnly(path, schema, newerReadableMessage(path), {});
    case Migrated::NewerRefused:
        return {newerState(path), std::nullopt};
    case Migrated::NotOurs:
        return {notOursState(path), std::nullopt};
    case Migrated::RolledBack:
        break;
    }
    const QString why = outcome.why->sentence();
    store = tl::unexpected(*outcome.why); // closes the file before it is opened again
    return openReadOnly(path, schema, cannotBeUpgraded(path, why), why);
}

OpenedStore openDamaged(const QString &path, const StoreSchema &schema)
{
    const std::optional<QString> aside = setAside(path);
    if (!aside)
        return {cannotBeOpened(path, Store::tr("It is damaged, and could not be moved out of the way.")), std::nullopt};
    const QString message =
        Store::tr("Your store was damaged and has been set aside as %1; a new, empty one takes its place. Restore a"
                  " backup, in the window's Data menu, shows which copies there are and what each of them holds.")
            .arg(QDir::toNativeSeparators(*aside));
    return openForWriting(path, schema, {StoreState::Kind::SetAside, message});
}

OpenedStore openEmpty(const QString &path, const StoreSchema &schema)
{
    const QString message =
        Store::tr("Your store %1 was a file of 0 bytes: if it held parts and prices of yours, they are not in it any"
                  " more. It begins anew. Restore a backup, in the window's Data menu, shows which copies there are.")
            .arg(QDir::toNativeSeparators(path));
    return openForWriting(path, schema, {StoreState::Kind::SetAside, message});
}

} // namespace

OpenedStore openStore(const QString &folder, const StoreSchema &schema)
{
    const QString path = storePathIn(folder);
    if (!makePrivateFolder(folder)) {
        const QString message = Store::tr("The folder %1 cannot be made, so your own parts and prices cannot be saved.")
                                    .arg(QDir::toNativeSeparators(folder));
        return {{StoreState::Kind::ReadOnly, message}, std::nullopt};
    }
    removeStrays(path);
    switch (lookAtFile(path, schema)) {
    case Look::NewerRefused:
        return {newerState(path), std::nullopt};
    case Look::NewerReadable:
        return openReadOnly(path, schema, newerReadableMessage(path), {});
    case Look::NotOurs:
        return {notOursState(path), std::nullopt};
    case Look::NoFile:
        return {noFileState(path), std::nullopt};
    case Look::Damaged:
        return openDamaged(path, schema);
    case Look::Empty:
        return openEmpty(path, schema);
    case Look::Absent:
    case Look::Fine:
    case Look::Unreadable: // says why when it is opened for writing
        break;
    }
    return openForWriting(path, schema, {});
}

} // namespace rig::db

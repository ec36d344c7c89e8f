// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store_opening.h"

#include "db/migrations.h"

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

/// What looking at a store that is there already showed.
enum class Look { Fine, Damaged, Newer, Unreadable };

/// SQLite's own quick check: "ok", or a list of what is broken.
Look lookAt(const Connection &store)
{
    const auto version = versionOf(store);
    if (!version)
        return version.error().corrupt ? Look::Damaged : Look::Unreadable;
    if (*version > storeMigrations().back().version)
        return Look::Newer;
    const auto check = store.single(u"PRAGMA quick_check(1)"_s);
    if (!check)
        return check.error().corrupt ? Look::Damaged : Look::Unreadable;
    return check->toString() == "ok"_L1 ? Look::Fine : Look::Damaged;
}

/// A look that cannot change the file: a newer version's store stays as it is, to the byte.
Look lookAtFile(const QString &path)
{
    const auto store = Connection::open(path, Access::ReadOnly);
    if (!store)
        return store.error().corrupt ? Look::Damaged : Look::Unreadable;
    return lookAt(*store);
}

StoreState newerState(const QString &path)
{
    return {
        StoreState::Kind::Unavailable,
        Store::tr(
            "Your store %1 was written by a newer version of Rigwright. It was left as it is, and your own parts and"
            " prices are not shown; update this program to use them.")
            .arg(QDir::toNativeSeparators(path))};
}

StoreState unavailable(const QString &path, const QString &why)
{
    return {StoreState::Kind::Unavailable,
            Store::tr("Your store %1 could not be opened, so your own parts and prices are not shown. %2",
                      "path, what SQLite said")
                .arg(QDir::toNativeSeparators(path), why)};
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

/// Opens for writing, migrates, and switches to WAL, so that a second window reads while this one writes.
SqlResult<Migrated> prepareForWriting(const Connection &store)
{
    const auto outcome = migrate(store, storeMigrations());
    if (!outcome || *outcome == Migrated::Newer)
        return outcome;
    if (const auto wal = store.single(u"PRAGMA journal_mode = WAL"_s); !wal)
        return tl::unexpected(wal.error());
    // Nothing is written by this, but a folder or a file that cannot be written is noticed now and not at the first
    // price.
    auto trial = Transaction::begin(store);
    if (!trial)
        return tl::unexpected(trial.error());
    return outcome;
}

OpenedStore openReadOnly(const QString &path, const QString &why)
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
        // A store that a killed version left before its first migration has nothing to read.
        if (!store || lookAt(*store) != Look::Fine || versionOf(*store).value_or(0) != storeMigrations().back().version)
            continue;
        return {
            {StoreState::Kind::ReadOnly,
             Store::tr(
                 "Your store %1 cannot be written: your own parts and prices are shown, but changes to them cannot be"
                 " saved. %2",
                 "path, what SQLite said")
                 .arg(QDir::toNativeSeparators(path), why)},
            std::move(*store)};
    }
    return {unavailable(path, why), std::nullopt};
}

OpenedStore openForWriting(const QString &path, const StoreState &state)
{
    auto store = Connection::open(path, Access::ReadWrite);
    if (!store)
        return openReadOnly(path, store.error().sentence());
    const auto outcome = prepareForWriting(*store);
    if (!outcome) {
        const QString why = outcome.error().sentence();
        store = tl::unexpected(outcome.error()); // closes the file before it is opened again
        return openReadOnly(path, why);
    }
    if (*outcome == Migrated::Newer)
        return {newerState(path), std::nullopt};
    return {state, std::move(*store)};
}

OpenedStore openDamaged(const QString &path)
{
    const std::optional<QString> aside = setAside(path);
    if (!aside)
        return {unavailable(path, Store::tr("It is damaged, and could not be moved out of the way.")), std::nullopt};
    const QString message =
        Store::tr("Your store was damaged and has been set aside as %1; a new, empty one takes its place.")
            .arg(QDir::toNativeSeparators(*aside));
    return openForWriting(path, {StoreState::Kind::SetAside, message});
}

} // namespace

OpenedStore openStore(const QString &folder)
{
    const QString path = QDir(folder).filePath(u"rigwright.sqlite"_s);
    if (!QDir().mkpath(folder)) {
        const QString message = Store::tr("The folder %1 cannot be made, so your own parts and prices cannot be saved.")
                                    .arg(QDir::toNativeSeparators(folder));
        return {{StoreState::Kind::ReadOnly, message}, std::nullopt};
    }
    if (QFileInfo::exists(path)) {
        switch (lookAtFile(path)) {
        case Look::Newer:
            return {newerState(path), std::nullopt};
        case Look::Damaged:
            return openDamaged(path);
        case Look::Fine:
        case Look::Unreadable: // says why when it is opened for writing
            break;
        }
    }
    return openForWriting(path, {});
}

} // namespace rig::db

// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store_look.h"

#include "db/store_check.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct Store
{
    Q_DECLARE_TR_FUNCTIONS(Store)
};

} // namespace

QString storePathIn(const QString &folder) { return QDir(folder).filePath(u"rigwright.sqlite"_s); }

Look lookFromOutside(const QString &path)
{
    const QFileInfo file(path);
    if (!file.exists())
        return file.isSymLink() ? Look::Unreadable : Look::Absent;
    // Opening a pipe would wait for whoever writes into it.
    if (!file.isFile())
        return Look::NoFile;
    return file.size() == 0 && QFileInfo(path + u"-wal"_s).size() == 0 ? Look::Empty : Look::Fine;
}

Look lookAt(const Connection &store, const QString &path, const StoreSchema &schema)
{
    const MigrationOutcome found = lookAtVersion(store, schema);
    switch (found.kind) {
    case Migrated::NotOurs:
        return Look::NotOurs;
    case Migrated::NewerRefused:
        return Look::NewerRefused;
    case Migrated::RolledBack:
        return found.why->corrupt ? Look::Damaged : Look::Unreadable;
    case Migrated::UpToDate:
    case Migrated::Upgraded:
    case Migrated::NewerReadable:
        break;
    }
    const auto whole = isWhole(store, QFileInfo(path).size());
    if (!whole)
        return whole.error().corrupt ? Look::Damaged : Look::Unreadable;
    if (!*whole)
        return Look::Damaged;
    return found.kind == Migrated::NewerReadable ? Look::NewerReadable : Look::Fine;
}

StoreState unavailable(const QString &message) { return {StoreState::Kind::Unavailable, message}; }

StoreState newerState(const QString &path)
{
    return unavailable(
        Store::tr(
            "Your store %1 was written by a newer version of Rigwright. It was left as it is, and your own parts and"
            " prices are not shown; update this program to use them.")
            .arg(QDir::toNativeSeparators(path)));
}

StoreState notOursState(const QString &path)
{
    return unavailable(
        Store::tr("%1 is a database of another program. It was left as it is, and your own parts and prices cannot be"
                  " saved beside it; move it elsewhere, or choose another folder for your data.")
            .arg(QDir::toNativeSeparators(path)));
}

StoreState noFileState(const QString &path)
{
    return unavailable(Store::tr("%1 is a folder, a pipe or a device where your store should be. It was left as it is,"
                                 " and your own parts and prices are not shown; move it elsewhere, or choose another"
                                 " folder for your data.")
                           .arg(QDir::toNativeSeparators(path)));
}

StoreState cannotBeOpened(const QString &path, const QString &why)
{
    return unavailable(Store::tr("Your store %1 could not be opened, so your own parts and prices are not shown. %2",
                                 "path, what SQLite said")
                           .arg(QDir::toNativeSeparators(path), why));
}

} // namespace rig::db

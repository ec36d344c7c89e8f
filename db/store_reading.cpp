// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store_look.h"
#include "db/store_opening.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct Reading
{
    Q_DECLARE_TR_FUNCTIONS(Reading)
};

StoreState absentState(const QString &path)
{
    return unavailable(Reading::tr("There is no store %1, so there are no parts and prices of yours to read.")
                           .arg(QDir::toNativeSeparators(path)));
}

StoreState emptyState(const QString &path)
{
    return unavailable(Reading::tr("Your store %1 is empty: it was never begun, or what it held is lost. Your own"
                                   " parts and prices are left out. Restore a backup, in the window's Data menu, shows"
                                   " which copies there are.")
                           .arg(QDir::toNativeSeparators(path)));
}

StoreState damagedState(const QString &path)
{
    return unavailable(Reading::tr("Your store %1 is damaged, so your own parts and prices are left out. It is as it"
                                   " was; the window sets it aside when it opens, and Restore a backup, in its Data"
                                   " menu, shows which copies there are.")
                           .arg(QDir::toNativeSeparators(path)));
}

StoreState newerReadableState(const QString &path)
{
    return {StoreState::Kind::ReadOnly,
            Reading::tr("Your store %1 was written by a newer version of Rigwright; what this version does not know of"
                        " is left out.")
                .arg(QDir::toNativeSeparators(path))};
}

/// What a look from the outside, or one at the open store, ends in; nothing where it can be read.
std::optional<StoreState> whyNotRead(Look look, const QString &path, const QString &why)
{
    switch (look) {
    case Look::Fine:
    case Look::NewerReadable:
        return std::nullopt;
    case Look::Absent:
        return absentState(path);
    case Look::NoFile:
        return noFileState(path);
    case Look::Empty:
        return emptyState(path);
    case Look::Damaged:
        return damagedState(path);
    case Look::NewerRefused:
        return newerState(path);
    case Look::NotOurs:
        return notOursState(path);
    case Look::Unreadable:
        break;
    }
    return cannotBeOpened(path, why);
}

/// SQLite lays files for its locks beside a store that it opens to read, and leaves them there. Where nobody has it
/// open, and nothing is left of one who had, it is read without.
Access quietAccess(const QString &path)
{
    const bool inUse = QFileInfo(path + u"-wal"_s).size() > 0 || QFileInfo(path + u"-journal"_s).size() > 0;
    return inUse ? Access::ReadOnly : Access::Immutable;
}

} // namespace

OpenedStore openStoreToRead(const QString &path, const StoreSchema &schema)
{
    if (auto why = whyNotRead(lookFromOutside(path), path, {}))
        return {*why, std::nullopt};
    auto store = Connection::open(path, quietAccess(path));
    if (!store)
        return {*whyNotRead(store.error().corrupt ? Look::Damaged : Look::Unreadable, path, store.error().message),
                std::nullopt};
    const Look look = lookAt(*store, path, schema);
    if (auto why = whyNotRead(look, path, Reading::tr("SQLite cannot read it.")))
        return {*why, std::nullopt};
    // A program that was ended before its first step has left a store without tables.
    const int version = versionOf(*store).value_or(0);
    if (version == 0)
        return {emptyState(path), std::nullopt};
    const StoreState state =
        look == Look::NewerReadable ? newerReadableState(path) : StoreState{StoreState::Kind::ReadOnly, {}};
    return {state, std::move(*store), version};
}

} // namespace rig::db

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"
#include "db/migrations.h"
#include "db/user_store.h"

namespace rig::db {

/// Private to db: what a store is, seen without a change to it, and the sentences about it.

/// Where the store lies in its folder.
[[nodiscard]] QString storePathIn(const QString &folder);

enum class Look {
    Fine,
    Absent,
    NoFile, ///< a folder, a pipe or a device has its name
    Empty,  ///< 0 bytes, as a full disk or a program that was ended at its first start leaves it
    Damaged,
    NewerReadable,
    NewerRefused,
    NotOurs,
    Unreadable,
};

/// What can be seen without opening the file; Fine where it must be opened to know more.
[[nodiscard]] Look lookFromOutside(const QString &path);
[[nodiscard]] Look lookAt(const Connection &store, const QString &path, const StoreSchema &schema);

[[nodiscard]] StoreState unavailable(const QString &message);
[[nodiscard]] StoreState newerState(const QString &path);
[[nodiscard]] StoreState notOursState(const QString &path);
[[nodiscard]] StoreState noFileState(const QString &path);
/// `why` is what SQLite or the system said.
[[nodiscard]] StoreState cannotBeOpened(const QString &path, const QString &why);

} // namespace rig::db

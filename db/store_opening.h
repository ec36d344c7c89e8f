// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"
#include "db/migrations.h"
#include "db/user_store.h"

namespace rig::db {

/// Private to db: how the user's store came open.
struct OpenedStore
{
    StoreState state;
    std::optional<Connection> connection; ///< none where there is nothing to read
    int version = 0;                      ///< of its tables
};

/// Looks at rigwright.sqlite in `folder` without changing it, sets a damaged one aside, leaves one of another program
/// or a version too new alone, creates or migrates it after a copy, and falls back to reading where it cannot be
/// written.
[[nodiscard]] OpenedStore openStore(const QString &folder, const StoreSchema &schema = storeSchema());

/// The store at `path`, or a copy of it, as it lies there: nothing is made, moved, migrated or written, but for the
/// file that SQLite locks with where another program has the store open. Unavailable says why it cannot be read.
[[nodiscard]] OpenedStore openStoreToRead(const QString &path, const StoreSchema &schema = storeSchema());

} // namespace rig::db

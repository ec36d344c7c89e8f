// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"

#include <functional>
#include <optional>
#include <span>

namespace rig::db {

/// One step of the user's store, from the version before to `version`: whole statements in a list, because splitting
/// a script at its semicolons breaks on the first trigger or comment. A step that was released never changes again.
struct Migration
{
    int version;
    std::span<const char *const> statements;
};

/// What a kind of store is known by, and how it came to be.
struct StoreSchema
{
    std::span<const Migration> steps;         ///< from version 1 on, without a gap
    int applicationId;                        ///< PRAGMA application_id, which a step sets
    std::span<const char *const> firstTables; ///< those of version 1, which stores without an application_id must have
};

[[nodiscard]] const StoreSchema &storeSchema();

enum class Migrated {
    UpToDate,
    Upgraded,
    NewerReadable, ///< of a newer program, which says that this one can read it
    NewerRefused,  ///< of a newer program, and beyond this one
    RolledBack,    ///< a step failed, or the copy before it; the store is as it was
    NotOurs,       ///< a database of another program
};

struct MigrationOutcome
{
    Migrated kind = Migrated::UpToDate;
    std::optional<SqlFailure> why; ///< with RolledBack
};

/// Called with the version of an existing store before its first step is taken; a failure keeps it from being taken.
using BeforeUpgrade = std::function<SqlResult<void>(int version)>;

/// What migrate() would find, without a change: Upgraded where there are steps to take.
[[nodiscard]] MigrationOutcome lookAtVersion(const Connection &store, const StoreSchema &schema);

/// Brings an open store to the newest version, each step in one transaction that sets user_version too, so that an
/// interrupted step leaves the version before. Of two windows that do this at once one waits and finds it done.
[[nodiscard]] MigrationOutcome migrate(const Connection &store, const StoreSchema &schema,
                                       const BeforeUpgrade &before = {});

/// user_version of an open database.
[[nodiscard]] SqlResult<int> versionOf(const Connection &store);

} // namespace rig::db

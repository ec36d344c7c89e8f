// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"

#include <span>

namespace rig::db {

/// One step of the user's store, from the version before to `version`: whole statements in a list, because splitting
/// a script at its semicolons breaks on the first trigger or comment.
struct Migration
{
    int version;
    std::span<const char *const> statements;
};

/// Every step, from version 1 on, without a gap.
[[nodiscard]] std::span<const Migration> storeMigrations();

enum class Migrated { UpToDate, Upgraded, Newer };

/// Brings an open store to the newest of `steps`, each step in one transaction that sets user_version too, so that an
/// interrupted step leaves the version before. `Newer`: the store knows more than `steps`; nothing was changed.
[[nodiscard]] SqlResult<Migrated> migrate(const Connection &store, std::span<const Migration> steps);

/// user_version of an open database.
[[nodiscard]] SqlResult<int> versionOf(const Connection &store);

} // namespace rig::db

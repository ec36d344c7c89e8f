// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"

namespace rig::db {

/// Private to db: SQLite's own check of an open store of `bytes`, that of rows against their indices as well: pages may
/// be whole and rows lost. Of a large one only the tables are looked at that hold what the user made himself; a page of
/// imported parts that is broken shows when it is read.
[[nodiscard]] SqlResult<bool> isWhole(const Connection &store, qint64 bytes);

} // namespace rig::db

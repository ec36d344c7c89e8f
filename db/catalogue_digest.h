// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/catalogue_file.h"
#include "db/connection.h"

namespace rig::db {

/// Private to db: writes into an open catalogue how many rows each table and each kind of part has, and a checksum of
/// each; the last thing that is written.
[[nodiscard]] SqlResult<void> writeDigests(const Connection &file);

/// Private to db: how the catalogue differs from what was written, as the part of a sentence; empty where it does not.
/// For all kinds what lies beside the parts is looked at, too.
[[nodiscard]] Result<QString> differenceIn(const QString &path, const KindSet &kinds);

} // namespace rig::db

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"

namespace rig::db {

/// Private to db: how many copies of a store are kept beside it.
inline constexpr int BackupsKept = 3;

/// Copies an open store to `rigwright-backup-DATE-TIME-vVERSION.sqlite` beside `path`, and takes all but the newest
/// three copies away. The copy has its name only once it is whole.
[[nodiscard]] SqlResult<void> backUp(const Connection &store, const QString &path, int version);

} // namespace rig::db

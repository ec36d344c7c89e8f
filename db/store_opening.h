// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"
#include "db/user_store.h"

namespace rig::db {

/// Private to db: how the user's store came open.
struct OpenedStore
{
    StoreState state;
    std::optional<Connection> connection; ///< none where there is nothing to read
};

/// Looks at rigwright.sqlite in `folder` without changing it, sets a damaged one aside, creates or migrates it, and
/// falls back to reading where it cannot be written.
[[nodiscard]] OpenedStore openStore(const QString &folder);

} // namespace rig::db

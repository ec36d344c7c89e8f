// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"
#include "db/user_store.h"

namespace rig::db {

/// Private to db: imports in an open store; see UserStore.
[[nodiscard]] Result<void> storeImport(const Connection &store, const ImportPlan &plan, const Progress &progress);
[[nodiscard]] SqlResult<std::vector<ImportRecord>> importsIn(const Connection &store);
[[nodiscard]] Result<void> takeImportOut(const Connection &store, int id);

} // namespace rig::db

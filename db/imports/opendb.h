// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/import_plan.h"

namespace rig::db {

/// What importing a BuildCores OpenDB would do: `paths` are a checkout of it, folders in it, its <Category>/<id>.json,
/// or <Category>.jsonl with one record a line. docs/importing.md says what is taken and how parts are matched.
/// An Io failure for a path that is not there; a failure, too, where nothing of the data set is found and where
/// `progress` (in bytes) stopped it.
[[nodiscard]] Result<ImportPlan> openDbPlan(const QStringList &paths, const Catalogue &present,
                                            const Progress &progress = {});

} // namespace rig::db

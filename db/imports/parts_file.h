// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/import_plan.h"

namespace rig::db {

/// What importing parts files (docs/catalogue-format.md) would do; folders stand for every *.json under them. One bad
/// part does not refuse the rest. A part that is shipped is doubtful unless it says the same. Io failure for a file
/// that cannot be read; a failure, too, where none of the files is a parts file and where `progress` (in files) stopped
/// it.
[[nodiscard]] Result<ImportPlan> partsPlan(const QStringList &paths, const Catalogue &present,
                                           const Progress &progress = {});

/// The user's own parts, as a parts file that imports again to the same.
[[nodiscard]] QByteArray ownPartsAsFile(const Catalogue &over);
[[nodiscard]] int ownPartCount(const Catalogue &over);

} // namespace rig::db

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/import_plan.h"
#include "db/imports/opendb_parts.h"

namespace rig::db {

/// A file with records of one category.
struct OpenDbFile
{
    QString path;
    const OpenDbCategory *category = nullptr;
    bool lines = false; ///< one record a line; else the file is one record
    qint64 size = 0;
};

struct OpenDbFiles
{
    std::vector<OpenDbFile> files; ///< sorted by path
    std::vector<Skipped> notTaken; ///< one for each category that the catalogue has no kind for
    qint64 bytes = 0;
    QDate newest; ///< when the newest of them was changed
};

/// The records under `paths`; an Io failure for a path that is not there.
[[nodiscard]] Result<OpenDbFiles> openDbFilesAt(const QStringList &paths);

} // namespace rig::db

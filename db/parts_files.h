// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

#include <QHash>

namespace rig::db {

/// What a set of parts files gave.
struct LoadedParts
{
    Catalogue catalogue;           ///< the given one with what could be read
    std::vector<Failure> failures; ///< file, line and field of everything that could not
    QHash<QString, QString> files; ///< part's id → the file that it was read from
};

/// The files at `paths`, and every *.json under those that are folders, sorted; an Io failure for a path that is not
/// there.
[[nodiscard]] Result<QStringList> partsFilesAt(const QStringList &paths);

/// Reads parts files (docs/catalogue-format.md) over `into`. They may cite each other's sources, whatever their order.
/// A part that `into` has already is replaced; an id that stands in two of the files is a failure, and so are two
/// different sources with one id.
[[nodiscard]] LoadedParts loadPartsFiles(Catalogue into, const QStringList &files, Origin origin);

} // namespace rig::db

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/buildfile.h"
#include "db/catalogue_file.h"

namespace rig::cli {

/// The shipped catalogue, with these kinds of part.
[[nodiscard]] Result<Catalogue> shippedCatalogue(const db::KindSet &kinds);
/// The whole shipped catalogue with the user's own parts files over it; the first thing that is wrong with one of them.
[[nodiscard]] Result<Catalogue> catalogueWith(const QStringList &partsFiles);
/// Reads a build file.
[[nodiscard]] Result<OpenedBuild> openBuild(const QString &path, const Catalogue &catalogue);
/// Sentences about an opened build that its user should know: parts that come from the file, figures that changed
/// since.
[[nodiscard]] QStringList remarksOn(const OpenedBuild &opened);

} // namespace rig::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/layers.h"
#include "db/catalogue_file.h"
#include "db/connection.h"

namespace rig::db {

/// Private to db: the layers of an open store as plain values. Who counts before whom is stacked()'s to say.

/// All layers of a store whose tables are of `version`, of the parts only those of `kinds`: the user's own, and one for
/// each import. What a damaged page hides is told in Layer::unread.
[[nodiscard]] SqlResult<std::vector<Layer>> layersIn(const Connection &store, int version, const KindSet &kinds);
/// The figures alone, those of one part or (empty) of all.
[[nodiscard]] SqlResult<std::vector<Layer>> figureLayersIn(const Connection &store, const QString &part);

} // namespace rig::db

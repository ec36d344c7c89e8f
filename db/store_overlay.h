// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/catalogue_file.h"
#include "db/connection.h"
#include "db/user_store.h"

namespace rig::db {

/// Private to db: a catalogue with what lies in the store over it.
struct Overlaid
{
    Catalogue catalogue;
    QStringList leftOut; ///< sentences, as UserStore::leftOut()
};

/// UserStore::over() for an open store whose tables are of `version`.
[[nodiscard]] SqlResult<Overlaid> laidOver(const Connection &store, int version, Catalogue shipped,
                                           const KindSet &kinds);

/// UserStore::overrides().
[[nodiscard]] SqlResult<std::vector<Override>> overridesIn(const Connection &store, const Catalogue &shipped,
                                                           const QString &part);

} // namespace rig::db

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/user_store.h"

namespace rig::db {

/// What of the user's own goes out as a list.
enum class OwnWhat { Prices, Parts };

/// Such a list as the text of a file, and how much of what his store holds is in it.
struct OwnList
{
    OwnWhat what = OwnWhat::Prices;
    QByteArray bytes;
    int listed = 0;
    int lacking = 0;     ///< entries of the kind that could not be read
    QStringList leftOut; ///< all that could not be read of the store, a sentence each
};

/// Prices of parts that the catalogue lacks go out too. Fails where the store cannot be read at all.
[[nodiscard]] Result<OwnList> ownList(OwnWhat what, const UserStore &store, const Catalogue &shipped);

/// Writes the list and says how many entries it has. A file that holds something is never replaced by an empty list,
/// nor by one that lacks what could not be read: the failure says how many of how many there are, and why.
[[nodiscard]] Result<QString> writeOwnList(const QString &path, const OwnList &list);

} // namespace rig::db

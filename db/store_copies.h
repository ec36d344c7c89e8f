// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QDateTime>

#include <optional>
#include <vector>

namespace rig::db {

class Connection;

/// How much lies in a store.
struct StoreCounts
{
    int parts = 0;
    int prices = 0;
    int figures = 0; ///< the user's own, in place of shipped ones
    int imports = 0;
};

/// A copy of the user's store that lies beside it.
struct StoreCopy
{
    QString path;
    QDateTime when;                    ///< local time
    bool setAside = false;             ///< it was the store, and was found damaged
    std::optional<StoreCounts> counts; ///< none where it cannot be read
};

/// The copies in the store's folder, newest first; they are only read.
[[nodiscard]] std::vector<StoreCopy> storeCopiesIn(const QString &folder);

/// Private to db: puts what a copy holds in the place of all that the open store at `path` holds, in one transaction,
/// so that other windows see either; a copy of the present store is made before. See UserStore::restore.
[[nodiscard]] Result<void> restoreFrom(const Connection &store, const QString &path, const QString &copy);

} // namespace rig::db

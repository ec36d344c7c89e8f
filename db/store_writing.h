// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "db/connection.h"

#include <QJsonObject>

namespace rig::db {

/// Private to db: the user's own rows of an open store; each call is all or nothing. See UserStore.
[[nodiscard]] SqlResult<void> storeParts(const Connection &store, const std::vector<PartHandle> &parts,
                                         const Catalogue &catalogue);
/// How many rows went; a part of somebody else's data set only where there is no own one.
[[nodiscard]] SqlResult<int> takePartOut(const Connection &store, const QString &id);
[[nodiscard]] SqlResult<int> storeOwnPrice(const Connection &store, const QString &part,
                                           const std::optional<Price> &price);
[[nodiscard]] SqlResult<int> storeFigure(const Connection &store, const QString &part, const QString &key,
                                         const QJsonObject &value, const QString &reason);
[[nodiscard]] SqlResult<int> storeRemembered(const Connection &store, const QString &key, const QJsonObject &value);

} // namespace rig::db

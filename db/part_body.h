// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

#include <QJsonObject>

namespace rig::db {

/// Private to db: how a part lies in a row, the shipped catalogue's and the user's store's alike.

/// The part as compact JSON, in which the source that most figures share is `*`: a third of the text.
[[nodiscard]] QString partBody(const Part &part, const Catalogue &catalogue);
[[nodiscard]] QString compactJson(const QJsonObject &object);

} // namespace rig::db

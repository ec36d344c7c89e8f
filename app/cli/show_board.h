// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

#include <QJsonObject>

namespace rig::cli {

/// Where a board's lanes come from, for reading: connectors, sharing groups with their rows, settings, effects.
[[nodiscard]] QByteArray boardAsText(const Board &board, const Catalogue &catalogue);
/// The same as an object: the keys of docs/catalogue-format.md, and the source.
[[nodiscard]] QJsonObject boardAsJson(const Board &board, const Catalogue &catalogue);

} // namespace rig::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

namespace rig {

/// The one part of a kind whose id, name or other name was typed; else the only one that the search finds, misprints
/// mended; that one must bear the numbers that were typed, and one at least. Null where there is none, or several.
[[nodiscard]] PartHandle partCalled(const QString &typed, Kind kind, const Catalogue &catalogue);

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/catalogue/catalogue.h"

namespace rig {

/// Private to the codec: the list "price_index" of a parts file. Each entry names a listed source; a year that `into`
/// has already keeps its first value.
void readPriceIndex(JsonReader &reader, Catalogue &into);

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/catalogue/catalogue.h"

namespace rig {

/// Private to the codec: the list "power_curves" of a parts file. Each entry names a listed source; one that `into` has
/// already is not added again.
void readPowerCurves(JsonReader &reader, Catalogue &into);

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "db/connection.h"

namespace rig::db {

/// Private to the catalogue file: the tables power_curve and power_point.
[[nodiscard]] SqlResult<void> writePowerCurves(const Connection &file, const Catalogue &catalogue);
/// `sources` holds the sources that the curves name.
[[nodiscard]] SqlResult<std::vector<PowerCurve>> readPowerCurves(const Connection &file, const Catalogue &sources);

} // namespace rig::db

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"
#include "core/catalogue/catalogue.h"

#include <QJsonObject>

namespace rig::bench {

/// The machine model on the four-card machine: assess(), all checks, the best places, the cheapest mend; times as
/// medians, and the allocations of one call. Then all that `check` and the report do with machines of 14, 64 and 256
/// items.
void measureModel(QJsonObject &results, const Document &document, const Catalogue &catalogue);

} // namespace rig::bench

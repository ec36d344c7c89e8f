// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

#include <QJsonObject>

namespace rig::bench {

/// Questions to the finder over the whole catalogue: the median and the worst time of one for each of several budgets,
/// and that of a frontier from 1,000 to 20,000 dollars.
void measureFinder(QJsonObject &results, Catalogue catalogue);

} // namespace rig::bench

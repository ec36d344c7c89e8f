// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"
#include "core/catalogue/catalogue.h"

#include <QJsonObject>

namespace rig::bench {

/// The Build page in the real window: from an edit to the repainted picture, on each tab; the drawer with as many cards
/// as people import.
void measureWindow(QJsonObject &results, const Document &document, const Catalogue &catalogue);

} // namespace rig::bench

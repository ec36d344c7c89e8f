// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"
#include "core/catalogue/catalogue.h"

#include <QStringList>

#include <vector>

namespace rig::ui {

/// The parts of a machine for a table: kind, name with the number of alike ones, price of one, what that price is.
[[nodiscard]] std::vector<QStringList> foundParts(const Build &build, const Catalogue &catalogue);

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/price_policy.h"

#include <QString>

namespace rig::names {

/// Which prices count, not at the beginning of a sentence: "new, else used".
[[nodiscard]] QString buyingWithin(Buying buying);

} // namespace rig::names

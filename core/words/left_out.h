// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/layers.h"

namespace rig {

/// What was left out of the user's store, a whole sentence each; at most twenty and one that counts the others.
[[nodiscard]] QStringList leftOutSentences(const std::vector<RowLeftOut> &leftOut);

} // namespace rig

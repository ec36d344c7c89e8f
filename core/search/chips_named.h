// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

namespace rig {

/// The GPUs that a question speaks of by their number, "I have a 5090 and Ubuntu 22.04", each once, in the order of the
/// question. A number that more than four bear names none of them.
[[nodiscard]] std::vector<PartHandle> chipsNamedIn(const QString &question, const Catalogue &catalogue);

} // namespace rig

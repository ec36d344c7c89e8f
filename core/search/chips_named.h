// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

namespace rig {

/// The GPUs that a question speaks of by their number, "I have a 5090 and Ubuntu 22.04", each once, in the order of the
/// question. Of several that bear the number, those that the words beside it name too ("PRO 6000", "1080 Ti"), else the
/// one whose name ends with it. A number that more than four are left with names none of them.
[[nodiscard]] std::vector<PartHandle> chipsNamedIn(const QString &question, const Catalogue &catalogue);

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/edit.h"
#include "core/checks/check.h"

namespace rig {

/// The single edits that might mend a finding; whether one does is tried afterwards.
[[nodiscard]] std::vector<Edit> candidatesFor(const Finding &finding, const Document &document,
                                              const Catalogue &catalogue);

} // namespace rig

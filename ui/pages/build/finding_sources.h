// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"
#include "core/catalogue/catalogue.h"
#include "core/checks/finding.h"

namespace rig::ui {

/// Where the figures of the parts come from that a finding speaks of: a line a part, with links to its sources, as
/// rich text; of a board its lane table first. Empty where no part is concerned.
[[nodiscard]] QString sourcesAsHtml(const Finding &finding, const Build &build, const Catalogue &catalogue);

} // namespace rig::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fixes/effect.h"

namespace rig {

/// An edit that mends a finding.
struct Fix
{
    Edit edit;
    Effect effect;
};

/// Single edits that mend `finding`: at most five, each tried; ranked by what they clear, then by what they newly
/// cause, then by money, those without a price last. Owned and locked parts are left alone.
[[nodiscard]] std::vector<Fix> suggest(const Finding &finding, const Document &document, const Catalogue &catalogue);

} // namespace rig

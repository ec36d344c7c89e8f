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

/// Single edits that mend `finding`, a single one of runChecks() or one of gathered(), then all that it is said of: at
/// most five, each tried, none that spoils something else (spoils()). Free ones stand before those that cost money or
/// speed, another board, processor or sort of case last; then by what they clear in the finding's group, by what they
/// newly cause, by money, those without a price last. Owned and locked parts are left alone, cards where any other edit
/// cures.
[[nodiscard]] std::vector<Fix> suggest(const Finding &finding, const Document &document, const Catalogue &catalogue);

} // namespace rig

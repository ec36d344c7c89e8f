// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fixes/effect.h"

namespace rig {

/// Edits that together leave no blocker.
struct Mend
{
    std::vector<Edit> edits;
    std::optional<Money>
        price; ///< of all together, in US dollars at the catalogue's rates; nullopt: a part has no price
};

/// The cheapest set of at most three edits after which no blocker is left, owned and locked parts left alone; empty
/// where there is none, or nothing to mend. Edits with a price stand before those without. Among edits that leave the
/// very same blockers only the cheapest is followed further.
[[nodiscard]] std::optional<Mend> cheapestMend(const Document &document, const Catalogue &catalogue);

} // namespace rig

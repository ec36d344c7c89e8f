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
    std::vector<LinkLoss> losses; ///< what the devices lose by it, all edits together
};

/// The set of at most three edits that one would choose, after which no blocker is left and nothing is spoilt
/// (spoils()), owned and locked parts left alone; empty where there is none, or nothing to mend. It is the cheapest,
/// where a caution that is left counts like some 45 dollars. Edits with a price stand before those without; of sets
/// that cost the same, that which buys least, takes no lanes and brings the fewest cautions. Among edits that leave the
/// very same blockers only the best is followed further. The parts of the items in `kept`, those that were just chosen,
/// are replaced only where nothing else helps.
[[nodiscard]] std::optional<Mend> cheapestMend(const Document &document, const Catalogue &catalogue,
                                               const std::vector<ItemId> &kept = {});

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fixes/try_budget.h"

namespace rig {

/// Edits that together leave no blocker.
struct Mend
{
    std::vector<Edit> edits;
    /// Of all parts together, in the catalogue's currency; nullopt: a part has no price. What another circuit costs is
    /// not in it.
    std::optional<Money> price;
    bool anotherCircuit = false;  ///< one of the edits needs a socket on another circuit
    std::vector<LinkLoss> losses; ///< what the devices lose by it, all edits together
};

/// What a search for a mend found.
struct MendAnswer
{
    std::optional<Mend> mend;
    /// How many assessments it made, where these were not all it could: another mend, or a cheaper one, may exist.
    std::optional<int> stoppedAfter;
};

/// So many assessments of an ordinary machine (TryBudget): about a quarter of a second. No shipped machine needs them.
inline constexpr int MostMendTries = 4000;

/// The set of at most three edits that one would choose, after which no blocker is left and nothing is spoilt
/// (spoils()), owned and locked parts left alone; empty where there is none, or nothing to mend. It is the cheapest,
/// where a caution that is left counts like some 45 dollars. Edits with a price stand before those without; of sets
/// that cost the same, that which buys least, takes no lanes and brings the fewest cautions. Among edits that leave the
/// very same blockers only the best is followed further. The parts of the items in `kept`, those that were just chosen,
/// are replaced only where nothing else helps. Each search may assess so often; one that is
/// stopped gives the best that it found.
[[nodiscard]] MendAnswer cheapestMend(const Document &document, const Catalogue &catalogue,
                                      const std::vector<ItemId> &kept = {}, int most = MostMendTries);

} // namespace rig

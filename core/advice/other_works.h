// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"
#include "core/workload/workload.h"

namespace rig::advice {

/// What else a machine is for, beside the work that is asked about.
struct OtherWorks
{
    std::vector<PlannedNeed> needs; ///< of each, on each of its cards
    bool atOnce = false;            ///< with the work that is asked about; else one after another

    /// Cards that the one takes that takes most; 0 where there are none.
    [[nodiscard]] int cards() const;
};

/// What each of max(need.gpus, others.cards()) alike cards must hold: one after another the greatest; at once all are
/// dealt, the greatest first and each to the cards that hold least, and the fullest card counts. What the work itself
/// computes stays.
[[nodiscard]] WorkloadNeed besides(WorkloadNeed need, const OtherWorks &others);

} // namespace rig::advice

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/support.h"

namespace rig::checks {

/// What the checks of heat share.

/// The first part whose draw in training is missing; supply-capacity asks for the same figure.
[[nodiscard]] inline Finding missingTrainingDraw(const char *check, const Situation &situation)
{
    for (const Share &share : situation.assessment.power.shares) {
        if (share.item > 0 && !share.training)
            return unknown(check, share.item, "tdp_w");
    }
    return unknown(check, 0, "tdp_w");
}

} // namespace rig::checks

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/drawings/case_plan.h"

namespace rig::ui {

/// Says of each part what the checks of room and of air between cards found, accepted findings included: what the user
/// accepted still collides.
void addTroubles(CasePlan &plan, const Situation &situation, const Verdict &verdict);

} // namespace rig::ui

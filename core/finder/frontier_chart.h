// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart_data.h"
#include "core/finder/find.h"

namespace rig::finder {

/// What each budget brings: the machines of an answer's frontier as a line of steps, price against what they do, each
/// named by its cards. Ids are "@0", "@1" … in the order of the frontier. Empty without a frontier.
[[nodiscard]] ChartData frontierChart(const Answer &answer);

/// How far a search is: "12,400 looked at. The best so far: 2 × RTX 3090, $2,870; one up to 8 % better may be there."
[[nodiscard]] QString standingText(const Found *best, double gap, qint64 nodes);

} // namespace rig::finder

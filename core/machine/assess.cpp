// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/cost.h"
#include "core/machine/peers.h"

namespace rig {

Assessment assess(const Machine &machine, const Site &site, const Use &use)
{
    Assessment assessment;
    assessment.lanes = assessLanes(machine);
    addLinkCosts(machine, use.work, assessment.lanes);
    assessment.power = assessPower(machine, site, use);
    assessment.fit = assessFit(machine);
    assessment.heat = assessHeat(machine, assessment.fit, assessment.power);
    assessment.cost = assessCost(machine);
    return assessment;
}

} // namespace rig

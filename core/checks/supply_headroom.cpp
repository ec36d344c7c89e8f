// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/supply_headroom.h"

#include "core/checks/support.h"
#include "core/machine/power_rules.h"

namespace rig::checks::supply_headroom {

namespace {

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Power &power = situation.assessment.power;
    if (!power.supply || power.training.atLeast > *power.supply)
        return; // supply-capacity speaks of it
    const double share = power.training.atLeast / *power.supply;
    if (share <= ComfortableLoad)
        return;
    Finding finding = begin(Id, Severity::Caution);
    for (const auto &supply : situation.machine.supplies)
        finding.subjects.push_back(supply.item);
    finding.facts = {{NeedW, power.training.atLeast}, {SupplyW, *power.supply}, {Percent, 100 * share}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{Id,
                  "Puget Systems: 98.7 % of the rating is not to be recommended; Lambda: more supplies fail "
                  "near their rating. Above 80 % is a caution",
                  run};

} // namespace rig::checks::supply_headroom

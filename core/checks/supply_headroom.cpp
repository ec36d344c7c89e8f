// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/supply_headroom.h"
#include "core/checks/power_verdicts.h"
#include "core/checks/support.h"

namespace rig::checks::supply_headroom {

namespace {

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Power &power = situation.assessment.power;
    const PowerVerdict verdict = trainingVerdict(situation.machine, power);
    if (verdict.strain != Strain::Tight)
        return; // of what is too much, supply-capacity speaks
    const double share = power.training.atLeast / *power.supply;
    Finding finding = begin(Id, *verdict.severity);
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

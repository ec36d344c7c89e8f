// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/supply_headroom.h"
#include "core/checks/power_verdicts.h"
#include "core/checks/support.h"

namespace rig::checks::supply_headroom {

namespace {

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Power &power = situation.assessment.power;
    for (const SupplyLoad &load : power.loads()) {
        const PowerVerdict verdict = trainingVerdict(situation.machine, load);
        if (verdict.strain != Strain::Tight)
            continue; // of what is too much, supply-capacity speaks
        const double share = load.training.atLeast / *load.supply;
        Finding finding =
            begin(Id, *verdict.severity, power.several.empty() ? Variant::TheSupply : Variant::OneOfSeveral);
        addSupplies(finding, situation.machine, load);
        finding.facts = {{NeedW, load.training.atLeast}, {SupplyW, *load.supply}, {Percent, 100 * share}};
        addGreatest(findings, std::move(finding), NeedW);
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "Puget Systems: 98.7 % of the rating is not to be recommended; Lambda: more supplies fail "
                      "near their rating. Above 80 % is a caution"),
    run};

} // namespace rig::checks::supply_headroom

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/supply_capacity.h"

#include "core/checks/support.h"

namespace rig::checks::supply_capacity {

namespace {

Finding over(const Situation &situation, Watts need, Severity severity, Variant variant)
{
    Finding finding = begin(Id, severity, variant);
    for (const auto &supply : situation.machine.supplies)
        finding.subjects.push_back(supply.item);
    const Watts supply = *situation.assessment.power.supply;
    finding.facts = {{NeedW, need}, {SupplyW, supply}, {Percent, 100 * (need / supply)}};
    return finding;
}

/// The first part whose draw is missing.
Finding missingDraw(const Situation &situation, bool worst)
{
    for (const Share &share : situation.assessment.power.shares) {
        if (worst ? share.worst.has_value() : share.training.has_value())
            continue;
        const Device *device = situation.machine.device(share.item);
        return unknown(Id, share.item, !device && worst && share.training ? "pl2_w" : "tdp_w");
    }
    return unknown(Id, 0, "tdp_w");
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Power &power = situation.assessment.power;
    if (situation.machine.supplies.empty())
        return;
    if (!power.supply) {
        findings.push_back(unknown(Id, situation.machine.supplies.front().item, "watts"));
        return;
    }
    if (power.training.atLeast > *power.supply) {
        findings.push_back(over(situation, power.training.atLeast, Severity::Blocker, Variant::InTraining));
        return;
    }
    if (!power.training.complete) {
        findings.push_back(missingDraw(situation, false));
        return;
    }
    if (power.worst.atLeast > *power.supply)
        findings.push_back(over(situation, power.worst.atLeast, Severity::Caution, Variant::AtWorst));
    else if (!power.worst.complete && (!power.worstAtMost || *power.worstAtMost > *power.supply))
        findings.push_back(missingDraw(situation, true));
}

} // namespace

const Check check{
    Id, "A supply carries its rating continuously; training is continuous. Worst draw: PL2 or PPT of the processor",
    run};

} // namespace rig::checks::supply_capacity

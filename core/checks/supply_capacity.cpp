// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/supply_capacity.h"
#include "core/checks/power_verdicts.h"
#include "core/checks/support.h"
#include "core/machine/power_rules.h"

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
    const PowerVerdict training = trainingVerdict(situation.machine, power);
    if (training.strain == Strain::NotJudged)
        return;
    if (training.missing == MissingForPower::Rating) {
        findings.push_back(unknown(Id, situation.machine.supplies.front().item, "watts"));
        return;
    }
    if (training.strain == Strain::Over) {
        findings.push_back(over(situation, power.training.atLeast, *training.severity, Variant::InTraining));
        return;
    }
    if (!power.training.complete) {
        findings.push_back(missingDraw(situation, false));
        return;
    }
    const PowerVerdict worst = worstVerdict(situation.machine, power);
    if (worst.strain == Strain::Over)
        findings.push_back(over(situation, power.worst.atLeast, *worst.severity, Variant::AtWorst));
    else if (worst.strain == Strain::Unknown)
        // A supply with as much to spare as it should have carries a processor's short peaks, too.
        findings.push_back(power.training.atLeast <= *power.supply * ComfortableLoad
                               ? noted(missingDraw(situation, true))
                               : missingDraw(situation, true));
}

} // namespace

const Check check{
    Id, "A supply carries its rating continuously; training is continuous. Worst draw: PL2 or PPT of the processor",
    run};

} // namespace rig::checks::supply_capacity

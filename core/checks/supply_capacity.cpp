// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/supply_capacity.h"
#include "core/checks/power_verdicts.h"
#include "core/checks/support.h"
#include "core/machine/power_rules.h"

namespace rig::checks::supply_capacity {

namespace {

Finding over(const Situation &situation, const SupplyLoad &load, Watts need, Severity severity, Variant variant)
{
    Finding finding = begin(Id, severity, variant);
    addSupplies(finding, situation.machine, load);
    finding.facts = {{NeedW, need}, {SupplyW, *load.supply}, {Percent, 100 * (need / *load.supply)}};
    return finding;
}

/// The first part whose draw is missing.
Finding missingDraw(const Situation &situation, const SupplyLoad &load, bool worst)
{
    for (const Share &share : load.shares) {
        if (worst ? share.worst.has_value() : share.training.has_value())
            continue;
        const Device *device = situation.machine.device(share.item);
        return unknown(Id, share.item, !device && worst && share.training ? "pl2_w" : "tdp_w");
    }
    return unknown(Id, 0, "tdp_w");
}

ItemId unrated(const Situation &situation, const SupplyLoad &load)
{
    const int placed = load.placed < 0 ? 0 : load.placed;
    return situation.machine.supplies[static_cast<std::size_t>(placed)].item;
}

void judge(const Situation &situation, const SupplyLoad &load, std::vector<Finding> &findings)
{
    const Power &power = situation.assessment.power;
    const bool several = !power.several.empty();
    const PowerVerdict training = trainingVerdict(situation.machine, load);
    if (training.strain == Strain::NotJudged)
        return;
    if (training.missing == MissingForPower::Rating) {
        if (!several || load.training.atLeast > Watts(0))
            findings.push_back(unknown(Id, unrated(situation, load), "watts"));
        return;
    }
    if (training.strain == Strain::Over) {
        // Where no division does, several-supplies speaks of all of them.
        if (power.division.state != Division::State::None)
            addGreatest(findings,
                        over(situation, load, load.training.atLeast, *training.severity,
                             several ? Variant::OneInTraining : Variant::InTraining),
                        NeedW);
        return;
    }
    if (!load.training.complete) {
        findings.push_back(missingDraw(situation, load, false));
        return;
    }
    const PowerVerdict worst = worstVerdict(situation.machine, load);
    if (worst.strain == Strain::Over)
        addGreatest(findings,
                    over(situation, load, load.worst.atLeast, *worst.severity,
                         several ? Variant::OneAtWorst : Variant::AtWorst),
                    NeedW);
    else if (worst.strain == Strain::Unknown)
        // A supply with as much to spare as it should have carries a processor's short peaks, too.
        findings.push_back(
            noted(missingDraw(situation, load, true), load.training.atLeast <= *load.supply * ComfortableLoad));
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Power &power = situation.assessment.power;
    const PowerVerdict together = trainingVerdict(situation.machine, power);
    if (!power.several.empty() && together.strain == Strain::Over) {
        findings.push_back(over(situation, power, power.training.atLeast, *together.severity, Variant::Together));
        return;
    }
    for (const SupplyLoad &load : power.loads())
        judge(situation, load, findings);
}

} // namespace

const Check check{Id,
                  QT_TRANSLATE_NOOP("Evidence", "A supply carries its rating continuously; training and serving are "
                                                "continuous. Worst draw: PL2 or PPT of the processor"),
                  run};

} // namespace rig::checks::supply_capacity

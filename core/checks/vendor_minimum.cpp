// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/vendor_minimum.h"

#include "core/checks/support.h"

namespace rig::checks::vendor_minimum {

namespace {

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Power &power = situation.assessment.power;
    if (!power.supply)
        return;
    for (const Device &device : situation.machine.devices) {
        if (!device.isCard() || !device.card->recommendedSupply || *device.card->recommendedSupply <= *power.supply)
            continue;
        Finding finding = begin(Id, Severity::Caution);
        finding.subjects = {device.item, situation.machine.supplies.front().item};
        finding.facts = {{RecommendedW, *device.card->recommendedSupply}, {SupplyW, *power.supply}};
        findings.push_back(std::move(finding));
        return; // one sentence for the machine
    }
}

} // namespace

const Check check{Id,
                  "The card vendor's recommended supply for a whole machine with one such card; never "
                  "multiplied by the number of cards",
                  run};

} // namespace rig::checks::vendor_minimum

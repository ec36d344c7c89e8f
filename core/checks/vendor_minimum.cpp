// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/vendor_minimum.h"

#include "core/checks/support.h"

namespace rig::checks::vendor_minimum {

namespace {

/// The supply that feeds a device, index in Machine::supplies, with what it carries. The maker's figure stands for a
/// whole machine: a supply that feeds cards alone is not held to it.
struct Feeder
{
    int supply = 0;
    std::optional<Watts> rating;
};

Feeder feederOf(const Power &power, int device)
{
    if (power.several.empty())
        return {0, power.supply};
    const int at = power.division.devices[static_cast<std::size_t>(device)];
    if (at != power.division.board)
        return {};
    const SupplyLoad &load = power.several[static_cast<std::size_t>(at)];
    return {load.placed, load.supply};
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    for (int i = 0; i < static_cast<int>(situation.machine.devices.size()); ++i) {
        const Device &device = deviceOf(situation, i);
        const Feeder feeder = feederOf(situation.assessment.power, i);
        if (!feeder.rating || !device.isCard() || !device.card->recommendedSupply ||
            *device.card->recommendedSupply <= *feeder.rating)
            continue;
        Finding finding = begin(Id, Severity::Caution);
        finding.subjects = {device.item, situation.machine.supplies[static_cast<std::size_t>(feeder.supply)].item};
        finding.facts = {{RecommendedW, *device.card->recommendedSupply}, {SupplyW, *feeder.rating}};
        findings.push_back(std::move(finding));
        return; // one sentence for the machine
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence", "The card vendor's recommended supply for a whole machine with one such card; never "
                                  "multiplied by the number of cards"),
    run};

} // namespace rig::checks::vendor_minimum

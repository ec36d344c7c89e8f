// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/passive_card.h"

#include "core/checks/support.h"
#include "core/machine/heat_rules.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::checks::passive_card {

namespace {

/// A fanless card for the living room cools itself by convection; all others are made for a server's air.
bool needsSystemAir(const Device &device)
{
    const bool consumer = device.chip && device.chip->segment.valueOr({}) == "consumer"_L1;
    return device.card->cooling.valueOr({}) == "passive"_L1 && !consumer;
}

/// A card for data centres, or one of which not even that is known, may have no fan.
bool mayNeedSystemAir(const Device &device)
{
    const QString segment = device.chip ? device.chip->segment.valueOr({}) : QString();
    return !device.card->cooling && (segment.isEmpty() || segment == "datacentre"_L1);
}

bool hasPressingFans(const Machine &machine)
{
    return std::any_of(machine.fans.begin(), machine.fans.end(),
                       [](const Placed<Fan> &fan) { return fan.part->pressure.valueOr(0) >= HighPressure; });
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (!situation.machine.chassis)
        return;
    const auto &chassis = *situation.machine.chassis;
    const bool rack = chassis.part->type.valueOr({}) == "rack"_L1;
    if (rack && hasPressingFans(situation.machine))
        return;
    Finding finding =
        begin(Id, rack ? Severity::Caution : Severity::Blocker, rack ? Variant::WeakFans : Variant::NoRack);
    for (const CardFit &card : situation.assessment.fit.cards) {
        const Device &device = deviceOf(situation, card.device);
        if (!card.outside && needsSystemAir(device))
            finding.subjects.push_back(device.item);
        else if (!card.outside && mayNeedSystemAir(device))
            findings.push_back(unknown(Id, device.item, "cooling"));
    }
    if (finding.subjects.isEmpty())
        return;
    if (!chassis.part->type) {
        findings.push_back(unknown(Id, chassis.item, "type"));
        return;
    }
    finding.subjects.push_back(chassis.item);
    finding.facts = {{PressureMmH2o, HighPressure}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{
    Id, QT_TRANSLATE_NOOP("Evidence", "NVIDIA's product briefs of passive cards: \"requires system airflow\""), run};

} // namespace rig::checks::passive_card

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/nvlink_bridge.h"

#include "core/checks/support.h"

namespace rig::checks::nvlink_bridge {

namespace {

Finding missing(const Situation &situation, const BridgeUse &use)
{
    for (const Placed<Bridge> &bridge : situation.machine.bridges) {
        if (bridge.item == use.item && !bridge.part->gpus)
            return unknown(Id, use.item, "gpus");
        if (bridge.item == use.item && !bridge.part->span)
            return unknown(Id, use.item, "span_slots");
    }
    const int connector = use.a >= 0 ? deviceOf(situation, use.a).connector : -1;
    return unknown(Id, boardItem(situation), "connectors.position", connector);
}

double spanOf(const Situation &situation, ItemId item)
{
    for (const Placed<Bridge> &bridge : situation.machine.bridges) {
        if (bridge.item == item)
            return bridge.part->span.valueOr(0);
    }
    return 0;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    for (const BridgeUse &use : situation.assessment.lanes.bridges) {
        if (use.state == BridgeUse::State::Joins)
            continue;
        if (use.state == BridgeUse::State::Unknown) {
            findings.push_back(missing(situation, use));
            continue;
        }
        const bool distance = use.state == BridgeUse::State::WrongDistance;
        Finding finding = begin(Id, Severity::Blocker, distance ? Variant::WrongDistance : Variant::NoPair);
        finding.subjects.push_back(use.item);
        if (distance) {
            finding.subjects.push_back(deviceOf(situation, use.a).item);
            finding.subjects.push_back(deviceOf(situation, use.b).item);
            finding.facts = {{DistanceSlots, *use.distance}, {SpanSlots, spanOf(situation, use.item)}};
        }
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{
    Id, QT_TRANSLATE_NOOP("Evidence", "The bridge vendor's span in slots and the cards that it is made for"), run};

} // namespace rig::checks::nvlink_bridge

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/chipset_slot.h"

#include "core/checks/support.h"
#include "core/machine/upstream.h"

namespace rig::checks::chipset_slot {

namespace {

void run(const Situation &situation, std::vector<Finding> &findings)
{
    for (const Link &link : situation.assessment.lanes.links) {
        const Device &device = deviceOf(situation, link.device);
        if (!device.isCard() || link.dark || link.wrongConnector)
            continue;
        if (link.upstream == FromUnknown) {
            findings.push_back(unknown(Id, boardItem(situation), "connectors.upstream", link.connector));
            continue;
        }
        if (rootOf(*situation.machine.board->part, link.upstream) != FromChipset)
            continue;
        Finding finding = begin(Id, Severity::Caution);
        finding.subjects.push_back(device.item);
        finding.connectors.push_back(link.connector);
        if (situation.assessment.lanes.uplink)
            finding.facts.push_back({UplinkGbS, *situation.assessment.lanes.uplink});
        finding.facts.push_back({DemandGbS, situation.assessment.lanes.chipsetDemand});
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{
    Id, QT_TRANSLATE_NOOP("Evidence", "Everything behind the chipset shares its one uplink to the processor"), run};

} // namespace rig::checks::chipset_slot

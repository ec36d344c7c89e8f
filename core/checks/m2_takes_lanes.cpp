// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/m2_takes_lanes.h"

#include "core/checks/link_verdict.h"
#include "core/checks/support.h"

namespace rig::checks::m2_takes_lanes {

namespace {

void run(const Situation &situation, std::vector<Finding> &findings)
{
    for (const Link &link : situation.assessment.lanes.links) {
        const Device &device = deviceOf(situation, link.device);
        if (!device.isCard() || link.dark || !link.width)
            continue;
        const std::optional<Severity> severity = linkVerdict(link, device, situation.use.work);
        if (!severity)
            continue;
        for (const int taker : link.takenBy) {
            const Device *drive = situation.machine.deviceAt(taker);
            const ConnectorKind kind = situation.machine.board->part->connectors[static_cast<std::size_t>(taker)].kind;
            if (!drive || kind == ConnectorKind::Slot)
                continue;
            Finding finding = begin(Id, *severity);
            finding.subjects = {drive->item, device.item};
            finding.connectors = {taker, link.connector};
            finding.facts = {{Width, *link.width}};
            findings.push_back(std::move(finding));
        }
    }
}

} // namespace

const Check check{
    Id, QT_TRANSLATE_NOOP("Evidence", "The board's lane table: this M.2 connector shares the slot's lanes"), run};

} // namespace rig::checks::m2_takes_lanes

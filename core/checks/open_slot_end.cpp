// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/open_slot_end.h"

#include "core/checks/support.h"
#include "core/machine/adapters.h"

namespace rig::checks::open_slot_end {

namespace {

void run(const Situation &situation, std::vector<Finding> &findings)
{
    for (const Link &link : situation.assessment.lanes.links) {
        const Device &device = deviceOf(situation, link.device);
        const Connector &connector =
            situation.machine.board->part->connectors[static_cast<std::size_t>(link.connector)];
        if (!device.isOnBoard() || connector.kind != ConnectorKind::Slot || connector.openEnd)
            continue;
        const std::optional<int> edge = edgeWidth(device);
        const int length =
            connector.length.value_or(connector.width.value_or(0)); // a slot is at least as long as it is wide
        if (length >= 16)
            continue;
        if (!connector.length || !edge) {
            findings.push_back(edge ? unknown(Id, boardItem(situation), "connectors.length", link.connector)
                                    : unknown(Id, device.item, device.isAdapter() ? "host" : "pcie_width"));
            continue;
        }
        if (*edge <= length)
            continue;
        Finding finding = begin(Id, Severity::Blocker);
        finding.subjects.push_back(device.item);
        finding.connectors.push_back(link.connector);
        finding.facts = {{CardWidth, *edge}, {SlotLength, length}};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "PCIe CEM: a card goes into a slot as long as its edge, or into a shorter one with an open end"),
    run};

} // namespace rig::checks::open_slot_end

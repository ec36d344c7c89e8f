// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/catalog.h"
#include "core/checks/support.h"

namespace rig::checks {

namespace {

constexpr const char *Id = "fit.case-slots";

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (!situation.machine.chassis || !situation.machine.board)
        return;
    const auto &chassis = *situation.machine.chassis;
    for (const CardFit &card : situation.assessment.fit.cards) {
        const Device &device = deviceOf(situation, card.device);
        if (device.connector < 0)
            continue;
        if (!chassis.part->slotCount) {
            findings.push_back(unknown(Id, chassis.item, "slots"));
            return;
        }
        if (!card.first || !card.places) {
            findings.push_back(card.places ? unknown(Id, boardItem(situation), "connectors.position", device.connector)
                                           : unknown(Id, device.item, "slots"));
            continue;
        }
        const int last = *card.first + *card.places - 1;
        if (last <= *chassis.part->slotCount)
            continue;
        Finding finding = begin(Id, Severity::Blocker);
        finding.subjects = {device.item, chassis.item};
        finding.connectors.push_back(device.connector);
        finding.facts = {{"needed_slots", double(last)}, {"case_slots", double(*chassis.part->slotCount)}};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check caseSlots{Id, "A card in place s with n slots needs the case's slots s to s + n - 1", run};

} // namespace rig::checks

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/m2_link.h"
#include "core/checks/m2_places.h"
#include "core/checks/support.h"

namespace rig::checks::m2_link {

namespace {

/// Those that stand nowhere because the list is short.
QVarLengthArray<ItemId, 4> unplaced(const Machine &machine)
{
    QVarLengthArray<ItemId, 4> items;
    for (const Device &device : machine.devices) {
        if (isUnplacedM2(device))
            items.push_back(device.item);
    }
    return items;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (!situation.machine.board)
        return;
    const M2Places places = m2Places(situation.machine);
    if (places.unplaced == 0)
        return;
    if (!places.known)
        return findings.push_back(unknown(Id, boardItem(situation), "m2_slots"));
    if (places.unlisted <= 0)
        return;
    Finding finding = begin(Id, Severity::Note);
    finding.subjects = unplaced(situation.machine);
    finding.facts = {{M2Slots, situation.machine.board->part->m2Count().value_or(0)}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "How many lanes an M.2 connector has, and what shares them, stands in the board's manual"),
    run, Severity::Note};

} // namespace rig::checks::m2_link

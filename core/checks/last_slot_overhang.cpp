// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/last_slot_overhang.h"

#include "core/checks/support.h"

namespace rig::checks::last_slot_overhang {

namespace {

// A place that is not known is asked for by slot-overlap and case-slots.
void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Fit &fit = situation.assessment.fit;
    for (const CardFit &card : fit.cards) {
        const Device &device = deviceOf(situation, card.device);
        if (!card.first || !card.places || card.overhang == 0)
            continue;
        if (!card.overhang) {
            const Board &board = *situation.machine.board->part;
            findings.push_back(unknown(Id, boardItem(situation), board.formFactor ? "width_mm" : "form_factor"));
            continue;
        }
        const int last = *card.first + *card.places - 1;
        if (situation.machine.chassis && last > situation.machine.chassis->part->slotCount.valueOr(last))
            continue; // case-slots says worse
        Finding finding = begin(Id, Severity::Note);
        finding.subjects = {device.item, boardItem(situation)};
        finding.connectors.push_back(device.connector);
        finding.facts = {{Over, *card.overhang}, {NeededSlots, last}};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP(
        "Evidence",
        "ATX, E-ATX and the SSI formats have 7 slot places, micro-ATX 4, mini-ITX 1; longer boards one every 20.32 mm"),
    run, Severity::Note};

} // namespace rig::checks::last_slot_overhang

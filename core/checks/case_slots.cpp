// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/case_slots.h"

#include "core/checks/support.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::checks::case_slots {

namespace {

/// The plug of a cable that carries the slot elsewhere has no bracket.
bool needsNoBracket(const Device &device) { return device.riser && device.gives().startsWith("slot"_L1); }

void runOnBoard(const Situation &situation, const CardFit &card, std::vector<Finding> &findings)
{
    const auto &chassis = *situation.machine.chassis;
    const Device &device = deviceOf(situation, card.device);
    if (!device.isOnBoard() || needsNoBracket(device))
        return;
    if (!chassis.part->slotCount) {
        findings.push_back(unknown(Id, chassis.item, "slots"));
        return;
    }
    if (!card.first || !card.places) {
        findings.push_back(card.places ? unknown(Id, boardItem(situation), "connectors.position", device.connector)
                                       : unknown(Id, device.item, "slots"));
        return;
    }
    const int last = *card.first + *card.places - 1;
    if (last <= *chassis.part->slotCount)
        return;
    Finding finding = begin(Id, Severity::Blocker, Variant::BelowCase);
    finding.subjects = {device.item, chassis.item};
    finding.connectors.push_back(device.connector);
    finding.facts = {{NeededSlots, last}, {CaseSlots, *chassis.part->slotCount}};
    findings.push_back(std::move(finding));
}

/// Slots of the case that what stands on the board covers.
int slotsTaken(const Fit &fit)
{
    int taken = 0;
    for (const std::vector<CardFit> *list : {&fit.cards, &fit.others}) {
        for (const CardFit &card : *list)
            taken += card.onCable ? 0 : card.places.value_or(1);
    }
    return taken;
}

/// Cards on riser cables stand where the case has a holder for them; the board does not tell.
void runOnCables(const Situation &situation, std::vector<Finding> &findings)
{
    const auto &chassis = *situation.machine.chassis;
    QVarLengthArray<ItemId, 4> cards;
    int need = 0;
    for (const CardFit &card : situation.assessment.fit.cards) {
        if (!card.onCable || card.outside)
            continue;
        const ItemId item = deviceOf(situation, card.device).item;
        if (!card.places) {
            findings.push_back(unknown(Id, item, "slots"));
            return;
        }
        need += *card.places;
        cards.push_back(item);
    }
    if (need == 0 || chassis.part->type.valueOr({}) == "open"_L1)
        return;
    if (!chassis.part->verticalSlots || !chassis.part->slotCount) {
        findings.push_back(unknown(Id, chassis.item, chassis.part->verticalSlots ? "slots" : "vertical_slots"));
        return;
    }
    const int vertical = *chassis.part->verticalSlots;
    const int left = std::max(0, *chassis.part->slotCount - slotsTaken(situation.assessment.fit));
    if (need <= vertical)
        return;
    Finding finding =
        begin(Id, Severity::Caution, need <= vertical + left ? Variant::BeyondHolders : Variant::BeyondAllSlots);
    finding.subjects = cards;
    finding.facts = {{NeededSlots, need}, {VerticalSlots, vertical}, {SlotsLeft, left}};
    findings.push_back(std::move(finding));
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (!situation.machine.chassis || !situation.machine.board)
        return;
    for (const CardFit &card : situation.assessment.fit.cards)
        runOnBoard(situation, card, findings);
    for (const CardFit &card : situation.assessment.fit.others)
        runOnBoard(situation, card, findings);
    runOnCables(situation, findings);
}

} // namespace

const Check check{
    Id, QT_TRANSLATE_NOOP("Evidence", "A card in place s with n slots needs the case's slots s to s + n - 1"), run};

} // namespace rig::checks::case_slots

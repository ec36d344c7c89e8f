// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/slot_overlap.h"

#include "core/checks/support.h"

#include <algorithm>

namespace rig::checks::slot_overlap {

namespace {

/// With one device, or where each takes a single place, nothing can be in the way.
bool mayOverlap(const Fit &fit, const Situation &situation)
{
    const auto inSlot = [&](const CardFit &card) { return deviceOf(situation, card.device).isOnBoard(); };
    const auto cards = std::count_if(fit.cards.begin(), fit.cards.end(), inSlot);
    const auto wide = [&](const CardFit &card) { return inSlot(card) && card.places != 1; };
    return cards + static_cast<std::ptrdiff_t>(fit.others.size()) > 1 &&
           std::any_of(fit.cards.begin(), fit.cards.end(), wide);
}

void runOn(const Situation &situation, const CardFit &card, std::vector<Finding> &findings)
{
    const Device &device = deviceOf(situation, card.device);
    if (!device.isOnBoard())
        return;
    if (!card.first)
        findings.push_back(unknown(Id, boardItem(situation), "connectors.position", device.connector));
    if (!card.places)
        findings.push_back(unknown(Id, device.item, "slots"));
    for (const int other : card.overlaps) {
        Finding finding = begin(Id, Severity::Blocker);
        finding.subjects = {device.item, deviceOf(situation, other).item};
        finding.connectors = {device.connector, deviceOf(situation, other).connector};
        finding.facts = {{Slots, *card.places}};
        findings.push_back(std::move(finding));
    }
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Fit &fit = situation.assessment.fit;
    if (!situation.machine.board || !mayOverlap(fit, situation))
        return;
    for (const CardFit &card : fit.cards)
        runOn(situation, card, findings);
    for (const CardFit &card : fit.others)
        runOn(situation, card, findings);
}

} // namespace

const Check check{
    Id, QT_TRANSLATE_NOOP("Evidence", "Slot pitch 20.32 mm (0.8 inch); a card covers the slots below its own"), run};

} // namespace rig::checks::slot_overlap

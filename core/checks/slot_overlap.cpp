// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/catalog.h"
#include "core/checks/support.h"

#include <algorithm>

namespace rig::checks {

namespace {

constexpr const char *Id = "fit.slot-overlap";

/// With one card, or with all of them placed, nothing can be in the way.
bool severalInSlots(const Fit &fit, const Situation &situation)
{
    return std::count_if(fit.cards.begin(), fit.cards.end(),
                         [&](const CardFit &card) { return deviceOf(situation, card.device).connector >= 0; }) > 1;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Fit &fit = situation.assessment.fit;
    if (!situation.machine.board || !severalInSlots(fit, situation))
        return;
    for (const CardFit &card : fit.cards) {
        const Device &device = deviceOf(situation, card.device);
        if (device.connector < 0)
            continue;
        if (!card.first)
            findings.push_back(unknown(Id, boardItem(situation), "connectors.position", device.connector));
        if (!card.places)
            findings.push_back(unknown(Id, device.item, "slots"));
        for (const int other : card.overlaps) {
            Finding finding = begin(Id, Severity::Blocker);
            finding.subjects = {device.item, deviceOf(situation, other).item};
            finding.connectors = {device.connector, deviceOf(situation, other).connector};
            finding.facts = {{"slots", double(*card.places)}};
            findings.push_back(std::move(finding));
        }
    }
}

} // namespace

const Check slotOverlap{Id, "Slot pitch 20.32 mm (0.8 inch); a card covers the slots below its own", run};

} // namespace rig::checks

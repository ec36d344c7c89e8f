// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/card_height.h"

#include "core/checks/fit_support.h"

#include <set>

namespace rig::checks::card_height {

namespace {

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (!hasSidePanel(situation))
        return;
    const LengthBounds room = situation.assessment.fit.cardHeight;
    std::set<const Part *> asked; // one question for several cards that are alike
    for (const CardFit &card : situation.assessment.fit.cards) {
        const Device &device = deviceOf(situation, card.device);
        const LengthBounds height = heightOf(*device.card);
        if (card.outside || (room.atLeast && *height.atMost <= *room.atLeast))
            continue;
        if (room.atMost && *height.atLeast > *room.atMost) {
            Finding finding = begin(Id, card.onCable ? Severity::Caution : Severity::Blocker,
                                    card.onCable ? Variant::OnRiser : Variant::AboveLimit);
            finding.subjects = {device.item, situation.machine.chassis->item};
            finding.facts = {{HeightMm, *height.atLeast}, {LimitMm, *room.atMost}};
            findings.push_back(std::move(finding));
        } else if (!card.onCable && asked.insert(device.card.get()).second) {
            // Towers for ATX boards are as wide as their coolers are high: builders do not measure cards there.
            const Finding missing = missingHeight(Id, situation, device);
            findings.push_back(noted(missing, isFullAtx(*situation.machine.chassis->part)));
        }
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "The case vendor's highest card; where none is printed, 22 mm less than its highest cooler (the "
                      "largest difference among the catalogue's cases that print both)"),
    run};

} // namespace rig::checks::card_height

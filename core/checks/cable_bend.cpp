// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/cable_bend.h"

#include "core/checks/fit_support.h"
#include "core/machine/power_rules.h"

#include <set>

namespace rig::checks::cable_bend {

namespace {

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (!hasSidePanel(situation))
        return;
    const LengthBounds room = situation.assessment.fit.cardHeight;
    std::set<const Part *> asked;
    for (const CardFit &card : situation.assessment.fit.cards) {
        const Device &device = deviceOf(situation, card.device);
        const LengthBounds height = heightOf(*device.card);
        const Figure<ConnectorCounts> &sockets = device.card->powerConnectors;
        if (card.onCable || (sockets && !has16Pin(*sockets)) ||
            (room.atLeast && *height.atMost + StraightCable <= *room.atLeast))
            continue;
        if (room.atMost && *height.atLeast > *room.atMost)
            continue; // card-height says worse
        if (!sockets) {
            findings.push_back(unknown(Id, device.item, "power_connectors"));
            continue;
        }
        if (room.atMost && *height.atLeast + StraightCable > *room.atMost) {
            Finding finding = begin(Id, Severity::Caution);
            finding.subjects = {device.item, situation.machine.chassis->item};
            finding.facts = {{HeightMm, *height.atLeast},
                             {StraightMm, StraightCable},
                             {NeededMm, *height.atLeast + StraightCable},
                             {LimitMm, *room.atMost}};
            findings.push_back(std::move(finding));
        } else if (asked.insert(device.card.get()).second) {
            findings.push_back(missingHeight(Id, situation, device));
        }
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP(
        "Evidence",
        "Seasonic's guide for 16-pin cables (as Telepolis reports it): straight for 35 mm before the first bend"),
    run, Severity::Blocker, Lack::Noted};

} // namespace rig::checks::cable_bend

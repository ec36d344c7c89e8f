// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/bifurcation_setting.h"

#include "core/checks/support.h"

namespace rig::checks::bifurcation_setting {

namespace {

/// How many outputs of the carrier hold a device, and how many of these get lanes.
struct Outputs
{
    int used = 0;
    int lit = 0;
    bool beyondFirst = false;
};

Outputs outputsOf(const Situation &situation, int carrier)
{
    Outputs outputs;
    for (const Link &link : situation.assessment.lanes.links) {
        if (link.adapter != carrier)
            continue;
        ++outputs.used;
        outputs.lit += link.dark ? 0 : 1;
        outputs.beyondFirst = outputs.beyondFirst || deviceOf(situation, link.device).output > 0;
    }
    return outputs;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    for (const Link &link : situation.assessment.lanes.links) {
        const Device &carrier = deviceOf(situation, link.device);
        if (!carrier.riser || carrier.outputs() < 2 || !carrier.isOnBoard() ||
            !carrier.riser->bifurcation.valueOr(true))
            continue;
        const Outputs outputs = outputsOf(situation, link.device);
        if (!outputs.beyondFirst)
            continue; // the first output is lit without a split
        const Connector &slot = situation.machine.board->part->connectors[static_cast<std::size_t>(link.connector)];
        if (!slot.bifurcation) {
            findings.push_back(unknown(Id, boardItem(situation), "connectors.bifurcation", link.connector));
            continue;
        }
        const bool all = outputs.lit == outputs.used;
        Finding finding =
            begin(Id, all ? Severity::Note : Severity::Caution, all ? Variant::ToBeSet : Variant::SomeDark);
        finding.subjects.push_back(carrier.item);
        finding.connectors.push_back(link.connector);
        finding.facts = {{Devices, outputs.used}, {Lit, outputs.lit}};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP(
        "Evidence",
        "A carrier without a switch chip needs the firmware to split the slot; the ways that the board's vendor lists"),
    run};

} // namespace rig::checks::bifurcation_setting

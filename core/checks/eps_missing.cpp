// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/eps_missing.h"

#include "core/checks/support.h"

namespace rig::checks::eps_missing {

namespace {

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const EpsInputs &eps = situation.assessment.power.eps;
    if (eps.atMost == 0 || situation.machine.supplies.empty())
        return;
    if (!eps.plugs) {
        for (const auto &supply : situation.machine.supplies) {
            if (!supply.part->connectors)
                findings.push_back(unknown(Id, supply.item, "connectors"));
        }
        return;
    }
    if (*eps.plugs >= eps.atMost)
        return;
    if (*eps.plugs >= eps.atLeast) {
        findings.push_back(unknown(Id, boardItem(situation), "power_inputs"));
        return;
    }
    const bool none = *eps.plugs == 0;
    Finding finding = begin(Id, none ? Severity::Blocker : Severity::Caution, none ? Variant::NoPlug : Variant::TooFew);
    finding.subjects.push_back(boardItem(situation));
    for (const auto &supply : situation.machine.supplies)
        finding.subjects.push_back(supply.item);
    finding.facts = {{Inputs, eps.atLeast}, {Plugs, *eps.plugs}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{Id,
                  "A board starts with one of its EPS inputs at the least; the others carry the processor's peak "
                  "(quoted ratings of one plug: 235, 300, 336 W)",
                  run};

} // namespace rig::checks::eps_missing

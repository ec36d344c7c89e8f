// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/eps_missing.h"

#include "core/checks/power_verdicts.h"
#include "core/checks/support.h"

namespace rig::checks::eps_missing {

namespace {

/// Those whose plugs the board's processors take.
QVarLengthArray<ItemId, 4> suppliesOf(const Situation &situation)
{
    const Power &power = situation.assessment.power;
    Finding all;
    for (const int load : power.division.ofEps())
        addSupplies(all, situation.machine, power.loads()[static_cast<std::size_t>(load)]);
    return all.subjects;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const EpsInputs &eps = situation.assessment.power.eps;
    if (eps.atMost == 0 || situation.machine.supplies.empty())
        return;
    if (!eps.plugs) {
        const QVarLengthArray<ItemId, 4> items = suppliesOf(situation);
        for (const auto &supply : situation.machine.supplies) {
            if (!supply.part->connectors && items.contains(supply.item))
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
    for (const ItemId supply : suppliesOf(situation))
        finding.subjects.push_back(supply);
    finding.facts = {{Inputs, eps.atLeast}, {Plugs, *eps.plugs}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "A board starts with one of its EPS inputs at the least; the others carry the processor's peak "
                      "(quoted ratings of one plug: 235, 300, 336 W)"),
    run};

} // namespace rig::checks::eps_missing

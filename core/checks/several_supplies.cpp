// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/several_supplies.h"

#include "core/checks/support.h"
#include "core/machine/power_rules.h"

namespace rig::checks::several_supplies {

namespace {

/// How many supplies stand alone, and the first of which one does not know whether it does.
struct Loners
{
    int known = 0;
    int unknown = 0;
    ItemId item = 0;
};

Loners loners(const Machine &machine)
{
    Loners loners;
    for (const auto &supply : machine.supplies) {
        if (supply.part->form)
            loners.known += isModule(*supply.part) ? 0 : supply.count;
        else if (loners.unknown += supply.count; loners.item == 0)
            loners.item = supply.item;
    }
    return loners;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    bool split = false;
    for (const Feed &feed : situation.assessment.power.feeds) {
        if (!feed.split)
            continue;
        split = true;
        Finding finding = begin(Id, Severity::Blocker, Variant::SplitCard);
        finding.subjects.push_back(deviceOf(situation, feed.device).item);
        for (const auto &supply : situation.machine.supplies)
            finding.subjects.push_back(supply.item);
        findings.push_back(std::move(finding));
    }
    const Loners found = loners(situation.machine);
    if (split || found.known + found.unknown < 2)
        return;
    if (found.known < 2) {
        findings.push_back(unknown(Id, found.item, "form"));
        return;
    }
    Finding finding = begin(Id, Severity::Caution, Variant::StartTogether);
    for (const auto &supply : situation.machine.supplies)
        finding.subjects.push_back(supply.item);
    finding.facts = {{Supplies, found.known}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{Id,
                  "Supplies that were not made for it neither start together nor share a load: all plugs of "
                  "a card come from one of them (a near-fire is on record from supplies in a chain)",
                  run};

} // namespace rig::checks::several_supplies

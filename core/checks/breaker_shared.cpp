// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/catalog.h"
#include "core/checks/support.h"
#include "core/machine/power_rules.h"

namespace rig::checks::breaker_shared {

namespace {

constexpr const char *Id = "power.breaker-shared";

// Variants: 0 above the breaker's rating, 1 above what the circuit carries for hours.
Finding over(const Situation &situation, Watts together, Severity severity, int variant)
{
    Finding finding = begin(Id, severity, variant);
    for (const auto &supply : situation.machine.supplies)
        finding.subjects.push_back(supply.item);
    finding.facts = {{"together_w", together.value()},
                     {"other_w", situation.site.otherLoad->value()},
                     {"continuous_w", situation.site.circuit.continuous().value()},
                     {"rating_w", situation.site.circuit.rating().value()}};
    return finding;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Power &power = situation.assessment.power;
    const bool supply = !situation.machine.supplies.empty();
    if (!situation.site.otherLoad || (supply && power.feeds.empty()))
        return;
    const Circuit &circuit = situation.site.circuit;
    const Watts other = *situation.site.otherLoad;
    // What the machine alone is too much for, power.circuit says.
    if (power.wallAtLeast / PowerFactor > circuit.rating())
        return;
    const Watts together = power.wallAtLeast + other;
    if (power.wallAtLeast / PowerFactor + other > circuit.rating())
        findings.push_back(over(situation, together, Severity::Blocker, 0));
    else if (together > circuit.continuous() && power.wallAtLeast <= circuit.continuous())
        findings.push_back(over(situation, together, Severity::Caution, 1));
    else if (supply && !power.efficiency && power.training.atLeast / LeastEfficiency + other > circuit.continuous())
        findings.push_back(unknown(Id, situation.machine.supplies.front().item, "efficiency"));
}

} // namespace

const Check check{Id, "US NEC 210.20(A): everything on the circuit counts, and lasting loads at most to 80 %", run};

} // namespace rig::checks::breaker_shared

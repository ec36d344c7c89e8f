// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/catalog.h"
#include "core/checks/power_verdicts.h"
#include "core/checks/support.h"

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
    if (!situation.site.otherLoad)
        return;
    const Circuit &circuit = situation.site.circuit;
    const Watts other = *situation.site.otherLoad;
    const PowerVerdict alone = wallVerdict(situation.machine, power, circuit, Watts(0));
    const PowerVerdict shared = wallVerdict(situation.machine, power, circuit, other);
    // What the machine alone is too much for, power.circuit says.
    const bool said = alone.severity == Severity::Blocker || alone.severity == shared.severity;
    if (shared.strain == Strain::Over && !said)
        findings.push_back(
            over(situation, power.wallAtLeast + other, *shared.severity, shared.severity == Severity::Blocker ? 0 : 1));
    else if (shared.missing == MissingForPower::Efficiency)
        findings.push_back(unknown(Id, situation.machine.supplies.front().item, "efficiency"));
}

} // namespace

const Check check{Id, "US NEC 210.20(A): everything on the circuit counts, and lasting loads at most to 80 %", run};

} // namespace rig::checks::breaker_shared

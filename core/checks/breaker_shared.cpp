// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/breaker_shared.h"
#include "core/checks/power_verdicts.h"
#include "core/checks/support.h"

namespace rig::checks::breaker_shared {

namespace {

Finding over(const Situation &situation, Watts together, Severity severity, Variant variant)
{
    Finding finding = begin(Id, severity, variant);
    for (const auto &supply : situation.machine.supplies)
        finding.subjects.push_back(supply.item);
    finding.facts = {{TogetherW, together},
                     {OtherW, *situation.site.otherLoad},
                     {ContinuousW, situation.site.circuit.continuous()},
                     {RatingW, breakerLimit(situation.site.circuit, *situation.site.otherLoad)}};
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
        findings.push_back(over(situation, power.wallAtLeast + other, *shared.severity,
                                shared.severity == Severity::Blocker ? Variant::AboveBreaker : Variant::AboveLasting));
    else if (shared.missing == MissingForPower::Efficiency)
        findings.push_back(lackingEfficiency(Id, situation.machine));
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "US NEC 210.20(A): everything on the circuit counts, and lasting loads at most to 80 %"),
    run};

} // namespace rig::checks::breaker_shared

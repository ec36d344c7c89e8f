// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/circuit.h"
#include "core/checks/power_verdicts.h"
#include "core/checks/support.h"
#include "core/machine/power_rules.h"

namespace rig::checks::circuit {

namespace {

Variant variantOf(bool aboveBreaker, bool supply)
{
    if (supply)
        return aboveBreaker ? Variant::AboveBreaker : Variant::AboveLasting;
    return aboveBreaker ? Variant::AboveBreakerWithAny : Variant::AboveLastingWithAny;
}

Finding over(const Situation &situation, Watts wall, Severity severity, Variant variant)
{
    Finding finding = begin(Id, severity, variant);
    for (const auto &supply : situation.machine.supplies)
        finding.subjects.push_back(supply.item);
    const Circuit &circuit = situation.site.circuit;
    finding.facts = {{WallW, wall},
                     {ContinuousW, circuit.continuous()},
                     {RatingW, breakerLimit(circuit, Watts(0))},
                     {Current, Amperes(wall.value() / PowerFactor / circuit.volts.value())}};
    return finding;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Power &power = situation.assessment.power;
    const bool supply = !situation.machine.supplies.empty();
    const PowerVerdict verdict = wallVerdict(situation.machine, power, situation.site.circuit, Watts(0));
    if (verdict.strain == Strain::Over)
        findings.push_back(over(situation, power.wallAtLeast, *verdict.severity,
                                variantOf(verdict.severity == Severity::Blocker, supply)));
    else if (verdict.missing == MissingForPower::Efficiency)
        findings.push_back(lackingEfficiency(Id, situation.machine));
}

} // namespace

const Check check{Id,
                  QT_TRANSLATE_NOOP("Evidence", "US NEC 210.20(A): a load of three hours or more takes at most 80 % of "
                                                "the breaker; training and serving are such loads"),
                  run};

} // namespace rig::checks::circuit

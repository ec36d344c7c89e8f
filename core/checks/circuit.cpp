// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/catalog.h"
#include "core/checks/support.h"
#include "core/machine/power_rules.h"

namespace rig::checks::circuit {

namespace {

constexpr const char *Id = "power.circuit";

// Variants: 0 above the breaker's rating, 1 above what it carries for hours; without a supply its losses are not known,
// and the draw is what the best would take: 2 and 3 likewise.
Finding over(const Situation &situation, Watts wall, Severity severity, int variant)
{
    Finding finding = begin(Id, severity, variant);
    for (const auto &supply : situation.machine.supplies)
        finding.subjects.push_back(supply.item);
    const Circuit &circuit = situation.site.circuit;
    finding.facts = {{"wall_w", wall.value()},
                     {"continuous_w", circuit.continuous().value()},
                     {"rating_w", circuit.rating().value()},
                     {"amperes", wall.value() / PowerFactor / circuit.volts.value()}};
    return finding;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Power &power = situation.assessment.power;
    const bool supply = !situation.machine.supplies.empty();
    if (supply && power.feeds.empty())
        return;
    const Circuit &circuit = situation.site.circuit;
    if (power.wallAtLeast / PowerFactor > circuit.rating()) {
        findings.push_back(over(situation, power.wallAtLeast, Severity::Blocker, supply ? 0 : 2));
        return;
    }
    if (power.wallAtLeast > circuit.continuous()) {
        findings.push_back(over(situation, power.wallAtLeast, Severity::Caution, supply ? 1 : 3));
        return;
    }
    if (supply && !power.efficiency && power.training.atLeast / LeastEfficiency > circuit.continuous())
        findings.push_back(unknown(Id, situation.machine.supplies.front().item, "efficiency"));
}

} // namespace

const Check check{
    Id, "US NEC 210.20(A): a load of three hours or more takes at most 80 % of the breaker; training is such a load",
    run};

} // namespace rig::checks::circuit

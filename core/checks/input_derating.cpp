// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/input_derating.h"

#include "core/checks/support.h"
#include "core/machine/power_rules.h"

namespace rig::checks::input_derating {

namespace {

/// Whether a supply that says nothing of low mains may fall short of what the machine needs.
bool maybeShort(const Supply &supply, const Power &power)
{
    if (!supply.watts || *supply.watts < OftenDerated)
        return false;
    if (*supply.watts >= OftenHighLineOnly || !power.supply)
        return true;
    return std::max(power.worst.atLeast, power.worstAtMost.value_or(Watts(0))) > *power.supply * LeastLowLineShare;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (situation.site.circuit.volts > LowLine)
        return;
    const Power &power = situation.assessment.power;
    for (const auto &placed : situation.machine.supplies) {
        const Supply &supply = *placed.part;
        if (!supply.lowLine) {
            if (maybeShort(supply, power))
                findings.push_back(unknown(Id, placed.item, "low_line_w"));
            continue;
        }
        if (!supply.watts || *supply.lowLine >= *supply.watts)
            continue;
        const bool fits = power.supply && power.worst.atLeast <= *power.supply;
        Finding finding =
            begin(Id, fits ? Severity::Note : Severity::Caution, fits ? Variant::StillEnough : Variant::TooLittle);
        finding.subjects.push_back(placed.item);
        finding.facts = {{LowLineW, *supply.lowLine},
                         {RatedW, *supply.watts},
                         {NeedW, power.worst.atLeast},
                         {Mains, situation.site.circuit.volts}};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{Id,
                  "The supply's label: its rating at 100–127 V. Supplies of 1600 W and more often carry less "
                  "there, from 2000 W on they often need 200–240 V",
                  run};

} // namespace rig::checks::input_derating

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/input_derating.h"

#include "core/checks/support.h"
#include "core/machine/power_parts.h"
#include "core/machine/power_rules.h"

namespace rig::checks::input_derating {

namespace {

/// The load that a supply carries; of several pieces of it the one that must carry most at its worst.
const SupplyLoad &loadOf(const Situation &situation, int supply)
{
    const std::span<const SupplyLoad> loads = situation.assessment.power.loads();
    const SupplyLoad *most = nullptr;
    for (const SupplyLoad &load : loads) {
        const bool carries = piecesOf(situation.machine, supply, load) > 0;
        if (carries && (!most || load.worst.atLeast > most->worst.atLeast))
            most = &load;
    }
    return most ? *most : loads.front();
}

/// Whether a supply that says nothing of low mains may fall short of what hangs on it.
bool maybeShort(const Supply &supply, const SupplyLoad &load)
{
    if (!supply.watts || *supply.watts < OftenDerated)
        return false;
    if (*supply.watts >= OftenHighLineOnly || !load.supply)
        return true;
    return std::max(load.worst.atLeast, load.worstAtMost.value_or(Watts(0))) > *load.supply * LeastLowLineShare;
}

/// A desktop's supply that is loaded as it should be will carry that on any mains: builders do not read its label
/// first. A server's module carries half, and from 2,000 W on many need 200 V.
bool decides(const Supply &supply, const SupplyLoad &load)
{
    return isModule(supply) || *supply.watts >= OftenHighLineOnly || !load.supply ||
           load.training.atLeast > *load.supply * ComfortableLoad;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    if (situation.site.circuit.volts > LowLine)
        return;
    const bool several = !situation.assessment.power.several.empty();
    for (int i = 0; i < static_cast<int>(situation.machine.supplies.size()); ++i) {
        const auto &placed = situation.machine.supplies[static_cast<std::size_t>(i)];
        const Supply &supply = *placed.part;
        const SupplyLoad &load = loadOf(situation, i);
        if (!supply.lowLine) {
            const Finding missing = unknown(Id, placed.item, "low_line_w");
            if (maybeShort(supply, load))
                findings.push_back(noted(missing, !decides(supply, load)));
            continue;
        }
        if (!supply.watts || *supply.lowLine >= *supply.watts)
            continue;
        const bool fits = load.supply && load.worst.atLeast <= *load.supply;
        const Variant variant = fits ? Variant::StillEnough : several ? Variant::OneTooLittle : Variant::TooLittle;
        Finding finding = begin(Id, fits ? Severity::Note : Severity::Caution, variant);
        finding.subjects.push_back(placed.item);
        finding.facts = {{LowLineW, *supply.lowLine},
                         {RatedW, *supply.watts},
                         {NeedW, load.worst.atLeast},
                         {Mains, situation.site.circuit.volts}};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "The supply's label: its rating at 100–127 V. Supplies of 1,600 W and more often carry less "
                      "there, from 2,000 W on they often need 200–240 V"),
    run};

} // namespace rig::checks::input_derating

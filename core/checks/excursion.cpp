// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/excursion.h"
#include "core/checks/power_verdicts.h"
#include "core/checks/support.h"
#include "core/machine/power_rules.h"

namespace rig::checks::excursion {

namespace {

/// The first supply of the load whose ATX version is not known.
ItemId withoutVersion(const Situation &situation, const SupplyLoad &load)
{
    Finding all;
    addSupplies(all, situation.machine, load);
    for (const auto &supply : situation.machine.supplies) {
        if (!supply.part->atxVersion && all.subjects.contains(supply.item))
            return supply.item;
    }
    return all.subjects.front();
}

Variant variantOf(const Situation &situation)
{
    const bool measured = situation.use.excursions == Excursions::Measured;
    if (situation.assessment.power.several.empty())
        return measured ? Variant::AsMeasured : Variant::ByGuide;
    return measured ? Variant::OneAsMeasured : Variant::OneByGuide;
}

// The guide's curve rejects machines that the vendors approve,
// so that it is never more than a note.
void judge(const Situation &situation, const SupplyLoad &load, std::vector<Finding> &findings)
{
    const Power &power = situation.assessment.power;
    const Excursions mode = situation.use.excursions;
    if (!load.supply || load.training.atLeast > *load.supply || power.feeds.empty())
        return;
    const Window window = tightestWindow(load, mode);
    const PowerVerdict verdict = peakVerdict(situation.machine, power, load, window, mode);
    if (verdict.missing == MissingForPower::AtxVersion)
        findings.push_back(unknown(Id, withoutVersion(situation, load), "atx_version"));
    if (verdict.strain != Strain::Over)
        return;
    const auto index = static_cast<std::size_t>(window);
    const Peak &peak = load.peaks[index];
    Finding finding = begin(Id, *verdict.severity, variantOf(situation));
    addSupplies(finding, situation.machine, load);
    finding.facts = {
        {NeedW, needOf(peak, mode)}, {AllowedW, *peak.allowedAtMost}, {WindowUs, double(WindowMicroseconds[index])}};
    addGreatest(findings, std::move(finding), NeedW);
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    for (const SupplyLoad &load : situation.assessment.power.loads())
        judge(situation, load, findings);
}

} // namespace

const Check check{
    Id,
    QT_TRANSLATE_NOOP("Evidence",
                      "Measured on an RTX 5090 (Igor's Lab): 1.57, 1.43, 1.28, 1.09 times the rating; allowances, and "
                      "the peaks that are assumed instead where that is asked for: Intel ATX 3.0 design guide"),
    run};

} // namespace rig::checks::excursion

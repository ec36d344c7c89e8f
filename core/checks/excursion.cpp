// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/excursion.h"
#include "core/checks/power_verdicts.h"
#include "core/checks/support.h"
#include "core/machine/power_rules.h"

namespace rig::checks::excursion {

namespace {

/// The first supply whose ATX version is not known.
ItemId withoutVersion(const Situation &situation)
{
    for (const auto &supply : situation.machine.supplies) {
        if (!supply.part->atxVersion)
            return supply.item;
    }
    return situation.machine.supplies.front().item;
}

// The guide's curve rejects machines that the vendors approve,
// so that it is never more than a note.
void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Power &power = situation.assessment.power;
    const Excursions mode = situation.use.excursions;
    if (!power.supply || power.training.atLeast > *power.supply || power.feeds.empty())
        return;
    const Window window = tightestWindow(power, mode);
    const PowerVerdict verdict = peakVerdict(situation.machine, power, window, mode);
    if (verdict.missing == MissingForPower::AtxVersion)
        findings.push_back(unknown(Id, withoutVersion(situation), "atx_version"));
    if (verdict.strain != Strain::Over)
        return;
    const auto index = static_cast<std::size_t>(window);
    const Peak &peak = power.peaks[index];
    Finding finding =
        begin(Id, *verdict.severity, mode == Excursions::Measured ? Variant::AsMeasured : Variant::ByGuide);
    for (const auto &supply : situation.machine.supplies)
        finding.subjects.push_back(supply.item);
    finding.facts = {
        {NeedW, needOf(peak, mode)}, {AllowedW, *peak.allowedAtMost}, {WindowUs, double(WindowMicroseconds[index])}};
    findings.push_back(std::move(finding));
}

} // namespace

const Check check{Id,
                  "Measured on an RTX 5090 (Igor's Lab): 1.57, 1.43, 1.28, 1.09 times the rating; allowances, and "
                  "the peaks that are assumed instead where that is asked for: Intel ATX 3.0 design guide",
                  run};

} // namespace rig::checks::excursion

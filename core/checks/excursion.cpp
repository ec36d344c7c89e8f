// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/excursion.h"

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

/// The window in which need and allowance are worst.
std::size_t worstWindow(const Power &power, Excursions mode, bool atMost)
{
    std::size_t worst = 0;
    double ratio = 0;
    for (std::size_t i = 0; i < power.peaks.size(); ++i) {
        const Peak &peak = power.peaks[i];
        const double one = needOf(peak, mode) / (atMost ? *peak.allowedAtMost : *peak.allowedAtLeast);
        if (one > ratio) {
            ratio = one;
            worst = i;
        }
    }
    return worst;
}

// The guide's curve rejects machines that the vendors approve,
// so that it is never more than a note.
void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Power &power = situation.assessment.power;
    const Excursions mode = situation.use.excursions;
    if (!power.supply || power.training.atLeast > *power.supply || power.feeds.empty())
        return;
    const bool measured = mode == Excursions::Measured;
    const std::size_t window = worstWindow(power, mode, true);
    const Peak &surest = power.peaks[window];
    if (needOf(surest, mode) > *surest.allowedAtMost) {
        Finding finding =
            begin(Id, measured ? Severity::Caution : Severity::Note, measured ? Variant::AsMeasured : Variant::ByGuide);
        for (const auto &supply : situation.machine.supplies)
            finding.subjects.push_back(supply.item);
        finding.facts = {{NeedW, needOf(surest, mode)},
                         {AllowedW, *surest.allowedAtMost},
                         {WindowUs, double(WindowMicroseconds[window])}};
        findings.push_back(std::move(finding));
        return;
    }
    const Peak &strictest = power.peaks[worstWindow(power, mode, false)];
    if (needOf(strictest, mode) > *strictest.allowedAtLeast)
        findings.push_back(unknown(Id, withoutVersion(situation), "atx_version"));
}

} // namespace

const Check check{Id,
                  "Measured on an RTX 5090 (Igor's Lab): 1.57, 1.43, 1.28, 1.09 times the rating; allowances, and "
                  "the peaks that are assumed instead where that is asked for: Intel ATX 3.0 design guide",
                  run};

} // namespace rig::checks::excursion

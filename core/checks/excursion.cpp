// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/catalog.h"
#include "core/checks/support.h"

namespace rig::checks {

namespace {

constexpr const char *Id = "power.excursion";

/// The window in which need and allowance are worst.
int worstWindow(const Power &power, bool atMost)
{
    int worst = 0;
    double ratio = 0;
    for (int i = 0; i < static_cast<int>(power.peaks.size()); ++i) {
        const Peak &peak = power.peaks[static_cast<std::size_t>(i)];
        const double one = peak.need / (atMost ? *peak.allowedAtMost : *peak.allowedAtLeast);
        if (one > ratio) {
            ratio = one;
            worst = i;
        }
    }
    return worst;
}

void run(const Situation &situation, std::vector<Finding> &findings)
{
    const Power &power = situation.assessment.power;
    if (!power.supply || power.training.atLeast > *power.supply || power.feeds.empty())
        return;
    const Peak &surest = power.peaks[static_cast<std::size_t>(worstWindow(power, true))];
    if (surest.need > *surest.allowedAtMost) {
        Finding finding = begin(Id, Severity::Caution);
        for (const auto &supply : situation.machine.supplies)
            finding.subjects.push_back(supply.item);
        finding.facts = {{"need_w", surest.need.value()},
                         {"allowed_w", surest.allowedAtMost->value()},
                         {"window_us", double(WindowMicroseconds[static_cast<std::size_t>(worstWindow(power, true))])}};
        findings.push_back(std::move(finding));
        return;
    }
    const Peak &strictest = power.peaks[static_cast<std::size_t>(worstWindow(power, false))];
    if (strictest.need > *strictest.allowedAtLeast)
        findings.push_back(unknown(Id, situation.machine.supplies.front().item, "atx_version"));
}

} // namespace

const Check excursion{Id,
                      "Measured on an RTX 5090 (Igor's Lab): 1.57, 1.43, 1.28, 1.09 times the rating; allowances: "
                      "Intel ATX 3.0 design guide",
                      run};

} // namespace rig::checks

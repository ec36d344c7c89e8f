// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/run_checks.h"

#include "core/checks/catalog.h"

#include <algorithm>

namespace rig {

namespace {

/// One finding per missing figure, with the checks that it blocks.
void mergeUnknown(std::vector<Finding> &findings)
{
    std::vector<Finding> merged;
    merged.reserve(findings.size());
    for (Finding &finding : findings) {
        if (finding.severity != Severity::Unknown) {
            merged.push_back(std::move(finding));
            continue;
        }
        const auto same = std::find_if(merged.begin(), merged.end(), [&](const Finding &other) {
            return other.severity == Severity::Unknown && other.missing == finding.missing;
        });
        if (same == merged.end()) {
            finding.blocked.push_back(finding.check);
            merged.push_back(std::move(finding));
            continue;
        }
        same->governs = same->governs || finding.governs;
        if (std::find(same->blocked.begin(), same->blocked.end(), finding.check) == same->blocked.end())
            same->blocked.push_back(finding.check);
    }
    findings = std::move(merged);
}

} // namespace

std::vector<Finding> runChecks(const Situation &situation)
{
    std::vector<Finding> findings;
    findings.reserve(16);
    for (const Check &check : allChecks()) {
        const std::size_t before = findings.size();
        check.run(situation, findings);
        if (check.lack == Lack::Noted || check.worst == Severity::Note)
            std::for_each(findings.begin() + static_cast<std::ptrdiff_t>(before), findings.end(),
                          [](Finding &finding) { finding.governs = false; });
    }
    mergeUnknown(findings);
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Finding &a, const Finding &b) { return a.severity < b.severity; });
    return findings;
}

} // namespace rig

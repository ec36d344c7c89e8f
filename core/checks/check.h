// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/finding.h"
#include "core/machine/assessment.h"

#include <span>

namespace rig {

/// All that a check may look at.
struct Situation
{
    const Machine &machine;
    const Site &site;
    const Use &use;
    const Assessment &assessment;
};

/// One rule: its identity, where the rule stands, and the function. One file each in core/checks.
struct Check
{
    const char *id;       ///< "group.check"
    const char *evidence; ///< the rule's source, shown with every finding (a proper name: not translated)
    void (*run)(const Situation &, std::vector<Finding> &);
    Severity worst = Severity::Blocker; ///< Note: it never says worse, so what it cannot check changes no verdict
};

/// Every check, in the order of the groups pcie, power, fit, heat, platform.
[[nodiscard]] std::span<const Check> allChecks();
[[nodiscard]] const Check *findCheck(std::string_view id);

/// All findings, worst first; one `unknown` per missing figure.
[[nodiscard]] std::vector<Finding> runChecks(const Situation &situation);

/// Splits off what the user accepted. A waiver holds while its parts are the same and the finding is no worse.
struct Verdict
{
    enum class Kind { Blocked, Caution, CannotCheck, Fine };
    Kind kind = Kind::Fine;
    std::vector<Finding> findings;
    std::vector<std::pair<Finding, Waiver>> accepted;
};
[[nodiscard]] Verdict judge(std::vector<Finding> findings, const Build &build);
/// The waiver that accepts this finding now.
[[nodiscard]] Waiver waiverFor(const Finding &finding, const Build &build, const QString &reason);
/// "blocked", "caution", "cannot-check", "fine"
[[nodiscard]] QLatin1StringView verdictKey(Verdict::Kind kind);

} // namespace rig

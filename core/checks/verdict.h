// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checks/finding.h"

#include <utility>

namespace rig {

/// What is to be said of a machine: the worst of its findings, those that the user accepted set aside.
struct Verdict
{
    enum class Kind { Blocked, Caution, CannotCheck, Fine };
    Kind kind = Kind::Fine;
    std::vector<Finding> findings;
    std::vector<std::pair<Finding, Waiver>> accepted;
};
/// Takes the findings of runChecks(), gathers them (gathered()) and splits off what the user accepted. A waiver holds
/// while its parts are the same and the finding is no worse; one of a single finding also where that is now told
/// together with others. What is not known counts only where it governs (Finding::governs).
[[nodiscard]] Verdict judge(std::vector<Finding> findings, const Build &build);
/// The waiver that accepts this finding now.
[[nodiscard]] Waiver waiverFor(const Finding &finding, const Build &build, const QString &reason);
/// The kind of part of which nothing has been chosen, where a check could not be made for that; else nullopt.
[[nodiscard]] std::optional<Kind> kindToChoose(const Finding &finding);
/// "blocked", "caution", "cannot-check", "fine"
[[nodiscard]] QLatin1StringView verdictKey(Verdict::Kind kind);

} // namespace rig

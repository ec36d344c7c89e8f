// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/verdict.h"

#include "core/checks/catalog.h"

#include <algorithm>
#include <array>

namespace rig {

namespace {

std::vector<ItemId> subjectsOf(const Finding &finding) { return {finding.subjects.begin(), finding.subjects.end()}; }

QStringList partsOf(const Finding &finding, const Build &build)
{
    QStringList parts;
    for (const ItemId id : finding.subjects) {
        if (const Item *item = build.item(id))
            parts << item->part;
    }
    return parts;
}

bool accepts(const Waiver &waiver, const Finding &finding, const Build &build)
{
    if (waiver.check != QLatin1StringView(finding.check) || waiver.subjects != subjectsOf(finding))
        return false;
    const std::optional<Severity> given = severityFromKey(waiver.severity);
    return given && *given <= finding.severity && waiver.parts == partsOf(finding, build);
}

/// Whether what is not known could be worse than a note.
bool matters(const Finding &finding)
{
    return std::any_of(finding.blocked.begin(), finding.blocked.end(), [](const char *id) {
        const Check *check = findCheck(id);
        return check && check->worst != Severity::Note;
    });
}

Verdict::Kind kindOf(const std::vector<Finding> &findings)
{
    const auto has = [&](Severity severity) {
        return std::any_of(findings.begin(), findings.end(), [&](const Finding &finding) {
            return finding.severity == severity && (severity != Severity::Unknown || matters(finding));
        });
    };
    if (has(Severity::Blocker))
        return Verdict::Kind::Blocked;
    if (has(Severity::Caution))
        return Verdict::Kind::Caution;
    return has(Severity::Unknown) ? Verdict::Kind::CannotCheck : Verdict::Kind::Fine;
}

} // namespace

Verdict judge(std::vector<Finding> findings, const Build &build)
{
    Verdict verdict;
    for (Finding &finding : findings) {
        const auto waiver = std::find_if(build.waivers.begin(), build.waivers.end(),
                                         [&](const Waiver &candidate) { return accepts(candidate, finding, build); });
        if (waiver == build.waivers.end())
            verdict.findings.push_back(std::move(finding));
        else
            verdict.accepted.emplace_back(std::move(finding), *waiver);
    }
    verdict.kind = kindOf(verdict.findings);
    return verdict;
}

Waiver waiverFor(const Finding &finding, const Build &build, const QString &reason)
{
    return {QLatin1StringView(finding.check), subjectsOf(finding), severityKey(finding.severity),
            partsOf(finding, build), reason};
}

QLatin1StringView verdictKey(Verdict::Kind kind)
{
    constexpr std::array<const char *, 4> names{"blocked", "caution", "cannot-check", "fine"};
    return QLatin1StringView(names[static_cast<std::size_t>(kind)]);
}

} // namespace rig

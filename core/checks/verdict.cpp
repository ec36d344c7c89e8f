// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/verdict.h"

#include "core/checks/gather.h"

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

const Waiver *waiverOf(const Finding &finding, const Build &build)
{
    const auto found = std::find_if(build.waivers.begin(), build.waivers.end(),
                                    [&](const Waiver &waiver) { return accepts(waiver, finding, build); });
    return found == build.waivers.end() ? nullptr : &*found;
}

Verdict::Kind kindOf(const std::vector<Finding> &findings)
{
    const auto has = [&](Severity severity) {
        return std::any_of(findings.begin(), findings.end(), [&](const Finding &finding) {
            return finding.severity == severity && (severity != Severity::Unknown || finding.governs);
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
    const auto setAside = [&](std::vector<Finding> &from) {
        std::vector<Finding> left;
        for (Finding &finding : from) {
            if (const Waiver *waiver = waiverOf(finding, build))
                verdict.accepted.emplace_back(std::move(finding), *waiver);
            else
                left.push_back(std::move(finding));
        }
        from = std::move(left);
    };
    findings = gathered(std::move(findings), build);
    setAside(findings); // as they were shown when they were accepted
    findings = ungathered(findings);
    setAside(findings); // one by one, as files of earlier versions have it
    verdict.findings = gathered(std::move(findings), build);
    verdict.kind = kindOf(verdict.findings);
    return verdict;
}

Waiver waiverFor(const Finding &finding, const Build &build, const QString &reason)
{
    return {QLatin1StringView(finding.check), subjectsOf(finding), severityKey(finding.severity),
            partsOf(finding, build), reason};
}

std::optional<Kind> kindToChoose(const Finding &finding)
{
    return finding.severity == Severity::Unknown && finding.missing.item == 0
               ? kindFromKey(QString(QLatin1StringView(finding.missing.figure)))
               : std::nullopt;
}

QLatin1StringView verdictKey(Verdict::Kind kind)
{
    constexpr std::array<const char *, 4> names{"blocked", "caution", "cannot-check", "fine"};
    return QLatin1StringView(names[static_cast<std::size_t>(kind)]);
}

} // namespace rig

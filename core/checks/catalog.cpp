// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/catalog.h"

#include <algorithm>
#include <array>

namespace rig {

namespace {

// clang-format off
// One a line, by group: pcie, power, fit, heat, platform, graphics, storage, money.
const std::array Checks{
    checks::connectorDark,
    checks::laneDowngrade,
    checks::generationDowngrade,
    checks::m2TakesLanes,
    checks::chipsetSlot,
    checks::processorLanes,
    checks::uplinkContention,
    checks::riserLimit,
    checks::bifurcationSetting,
    checks::above4g,
    checks::peerPath,
    checks::nvlinkBridge,
    checks::supplyCapacity,
    checks::supplyHeadroom,
    checks::excursion,
    checks::vendorMinimum,
    checks::connectorMissing,
    checks::adapter,
    checks::connectorRating,
    checks::sharedCable,
    checks::epsMissing,
    checks::epsIntoPcie,
    checks::railLimit,
    checks::severalSupplies,
    checks::circuit,
    checks::breakerShared,
    checks::inputDerating,
    checks::cardLength,
    checks::slotOverlap,
    checks::caseSlots,
    checks::openSlotEnd,
    checks::boardFormat,
    checks::cardHeight,
    checks::cableBend,
    checks::lastSlotOverhang,
    checks::standoffs,
    checks::supplyForm,
    checks::supplyLength,
    checks::coolerHeight,
    checks::radiatorPlace,
    checks::cardSupport,
    checks::stackedOpenAir,
    checks::spacing,
    checks::passiveCard,
    checks::airflow,
    checks::coolerCapacity,
    checks::roomHeat,
    checks::noise,
    checks::socket,
    checks::memoryType,
    checks::incomplete,
    checks::firmwareVersion,
    checks::noDisplayOutput,
    checks::coresPerCard,
    checks::singleThread,
    checks::memorySlots,
    checks::memoryPerCard,
    checks::ecc,
    checks::vramFloor,
    checks::avoidList,
    checks::computeCapability,
    checks::slowSegment,
    checks::mixedCards,
    checks::dataCentreLicence,
    checks::acceleratorSupport,
    checks::m2Count,
    checks::sataOff,
    checks::datasetFits,
    checks::networkForEight,
    checks::overBudget,
    checks::processorOverspend,
    checks::partWithoutPrice,
    checks::discontinued,
};
// clang-format on

/// One finding per missing figure, with the checks that it blocks.
void mergeUnknown(std::vector<Finding> &findings)
{
    std::vector<Finding> merged;
    for (Finding &finding : findings) {
        const auto same = std::find_if(merged.begin(), merged.end(), [&](const Finding &other) {
            return finding.severity == Severity::Unknown && other.severity == Severity::Unknown &&
                   other.missing == finding.missing;
        });
        if (same == merged.end()) {
            if (finding.severity == Severity::Unknown)
                finding.blocked.push_back(finding.check);
            merged.push_back(std::move(finding));
        } else if (std::find(same->blocked.begin(), same->blocked.end(), finding.check) == same->blocked.end()) {
            same->blocked.push_back(finding.check);
        }
    }
    findings = std::move(merged);
}

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
    const std::optional<Severity> given = severityFromName(waiver.severity);
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

std::span<const Check> allChecks() { return Checks; }

const Check *findCheck(std::string_view id)
{
    const auto found = std::find_if(Checks.begin(), Checks.end(), [&](const Check &check) { return id == check.id; });
    return found == Checks.end() ? nullptr : &*found;
}

std::vector<Finding> runChecks(const Situation &situation)
{
    std::vector<Finding> findings;
    findings.reserve(16);
    for (const Check &check : Checks)
        check.run(situation, findings);
    mergeUnknown(findings);
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Finding &a, const Finding &b) { return a.severity < b.severity; });
    return findings;
}

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
    return {QLatin1StringView(finding.check), subjectsOf(finding), severityName(finding.severity),
            partsOf(finding, build), reason};
}

QLatin1StringView verdictName(Verdict::Kind kind)
{
    constexpr std::array<const char *, 4> names{"blocked", "caution", "cannot-check", "fine"};
    return QLatin1StringView(names[static_cast<std::size_t>(kind)]);
}

} // namespace rig

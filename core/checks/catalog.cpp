// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/catalog.h"

#include <algorithm>
#include <array>

namespace rig {

namespace {

// clang-format off
// One a line, by group: pcie, power, fit, heat, platform, graphics, storage, money.
const std::array Checks{
    checks::connector_dark::check,
    checks::lane_downgrade::check,
    checks::generation_downgrade::check,
    checks::m2_takes_lanes::check,
    checks::chipset_slot::check,
    checks::processor_lanes::check,
    checks::uplink_contention::check,
    checks::riser_limit::check,
    checks::bifurcation_setting::check,
    checks::above_4g::check,
    checks::peer_path::check,
    checks::nvlink_bridge::check,
    checks::supply_capacity::check,
    checks::supply_headroom::check,
    checks::excursion::check,
    checks::vendor_minimum::check,
    checks::connector_missing::check,
    checks::adapter::check,
    checks::connector_rating::check,
    checks::shared_cable::check,
    checks::eps_missing::check,
    checks::eps_into_pcie::check,
    checks::rail_limit::check,
    checks::several_supplies::check,
    checks::circuit::check,
    checks::breaker_shared::check,
    checks::input_derating::check,
    checks::card_length::check,
    checks::slot_overlap::check,
    checks::case_slots::check,
    checks::open_slot_end::check,
    checks::board_format::check,
    checks::card_height::check,
    checks::cable_bend::check,
    checks::last_slot_overhang::check,
    checks::standoffs::check,
    checks::supply_form::check,
    checks::supply_length::check,
    checks::cooler_height::check,
    checks::radiator_place::check,
    checks::card_support::check,
    checks::stacked_open_air::check,
    checks::spacing::check,
    checks::passive_card::check,
    checks::airflow::check,
    checks::cooler_capacity::check,
    checks::room_heat::check,
    checks::noise::check,
    checks::socket::check,
    checks::memory_type::check,
    checks::incomplete::check,
    checks::missing_part::check,
    checks::firmware_version::check,
    checks::no_display_output::check,
    checks::cores_per_card::check,
    checks::single_thread::check,
    checks::memory_slots::check,
    checks::memory_speed::check,
    checks::memory_per_card::check,
    checks::ecc::check,
    checks::vram_floor::check,
    checks::avoid_list::check,
    checks::compute_capability::check,
    checks::slow_segment::check,
    checks::mixed_cards::check,
    checks::data_centre_licence::check,
    checks::accelerator_support::check,
    checks::m2_count::check,
    checks::m2_link::check,
    checks::sata_off::check,
    checks::dataset_fits::check,
    checks::network_for_eight::check,
    checks::over_budget::check,
    checks::processor_overspend::check,
    checks::part_without_price::check,
    checks::discontinued::check,
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

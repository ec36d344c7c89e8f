// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/case_troubles.h"

#include "core/checks/board_format.h"
#include "core/checks/cable_bend.h"
#include "core/checks/card_height.h"
#include "core/checks/card_length.h"
#include "core/checks/card_support.h"
#include "core/checks/case_slots.h"
#include "core/checks/cooler_height.h"
#include "core/checks/gather.h"
#include "core/checks/last_slot_overhang.h"
#include "core/checks/open_slot_end.h"
#include "core/checks/radiator_place.h"
#include "core/checks/slot_overlap.h"
#include "core/checks/spacing.h"
#include "core/checks/stacked_open_air.h"
#include "core/checks/standoffs.h"
#include "core/checks/supply_form.h"
#include "core/checks/supply_length.h"
#include "core/machine/fit_rules.h"
#include "core/names/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rig::ui {

namespace {

using What = CaseTrouble::What;

struct CaseTroubleWords
{
    Q_DECLARE_TR_FUNCTIONS(rig::ui::CasePlan)
};

/// How much is too much, and how much would do, in the unit of what is drawn.
struct Measure
{
    double amount = 0;
    double needed = 0;
};

/// From what a check says to what is drawn.
struct TroubleRule
{
    /// One of the variants of a check; without one, all of them.
    template <class V> constexpr TroubleRule(CheckId<V> id, V one, What drawn, Measure (*of)(const Finding &) = nullptr)
        : check(id.name), variant(static_cast<int>(one)), what(drawn), measure(of)
    {
    }
    template <class V> constexpr TroubleRule(CheckId<V> id, What drawn, Measure (*of)(const Finding &) = nullptr)
        : check(id.name), what(drawn), measure(of)
    {
    }

    std::string_view check;
    std::optional<int> variant;
    What what;
    Measure (*measure)(const Finding &); ///< null: nothing is measured
};

template <const FactKey<Millimetres> &Length, const FactKey<Millimetres> &Limit> Measure above(const Finding &finding)
{
    return {(finding.fact(Length) - finding.fact(Limit)).value()};
}

template <const FactKey<Millimetres> &Radiator> Measure behind(const Finding &finding)
{
    namespace said = checks::card_length;
    return {(finding.fact(said::LengthMm) + finding.fact(Radiator) - finding.fact(said::LimitMm)).value()};
}

Measure slotsBelow(const Finding &finding)
{
    namespace said = checks::case_slots;
    return {double(finding.fact(said::NeededSlots) - finding.fact(said::CaseSlots))};
}

Measure bend(const Finding &finding)
{
    namespace said = checks::cable_bend;
    const Millimetres needed = finding.fact(said::NeededMm);
    return {(needed - finding.fact(said::LimitMm)).value(), needed.value()};
}

Measure overhang(const Finding &finding) { return {double(finding.fact(checks::last_slot_overhang::Over))}; }

Measure gap(const Finding &finding) { return {finding.fact(checks::stacked_open_air::GapMm).value()}; }

Measure apart(const Finding &finding)
{
    namespace said = checks::spacing;
    return {finding.fact(said::ApartMm).value(), finding.fact(said::NeededMm).value()};
}

// clang-format off
constexpr std::array Rules{
    TroubleRule{checks::card_length::Id, checks::card_length::Variant::AboveLimit, What::TooLong, above<checks::card_length::LengthMm, checks::card_length::LimitMm>},
    TroubleRule{checks::card_length::Id, checks::card_length::Variant::BehindRadiator, What::BehindRadiator, behind<checks::card_length::RadiatorLeastMm>},
    TroubleRule{checks::card_length::Id, checks::card_length::Variant::PerhapsBehindRadiator, What::PerhapsBehindRadiator, behind<checks::card_length::RadiatorMostMm>},
    TroubleRule{checks::slot_overlap::Id, What::Overlap},
    TroubleRule{checks::case_slots::Id, checks::case_slots::Variant::BelowCase, What::BelowCase, slotsBelow},
    TroubleRule{checks::case_slots::Id, checks::case_slots::Variant::BeyondHolders, What::NoHolder},
    TroubleRule{checks::case_slots::Id, checks::case_slots::Variant::BeyondAllSlots, What::NoHolder},
    TroubleRule{checks::open_slot_end::Id, What::SlotTooShort},
    TroubleRule{checks::card_height::Id, What::TooHigh, above<checks::card_height::HeightMm, checks::card_height::LimitMm>},
    TroubleRule{checks::cable_bend::Id, What::CableBend, bend},
    TroubleRule{checks::last_slot_overhang::Id, What::Overhang, overhang},
    TroubleRule{checks::card_support::Id, What::WantsSupport},
    TroubleRule{checks::board_format::Id, What::BoardFormat},
    TroubleRule{checks::standoffs::Id, What::Standoffs, above<checks::standoffs::DepthMm, checks::standoffs::LimitMm>},
    TroubleRule{checks::supply_form::Id, checks::supply_form::Variant::NoPlace, What::SupplyForm},
    TroubleRule{checks::supply_form::Id, checks::supply_form::Variant::WithBracket, What::SupplyBracket},
    TroubleRule{checks::supply_length::Id, What::TooLong, above<checks::supply_length::LengthMm, checks::supply_length::LimitMm>},
    TroubleRule{checks::cooler_height::Id, What::TooHigh, above<checks::cooler_height::HeightMm, checks::cooler_height::LimitMm>},
    TroubleRule{checks::radiator_place::Id, checks::radiator_place::Variant::NoPlace, What::NoRadiatorPlace},
    TroubleRule{checks::radiator_place::Id, checks::radiator_place::Variant::WiderPlace, What::WiderRadiatorPlace},
    TroubleRule{checks::stacked_open_air::Id, What::NoAir, gap},
    TroubleRule{checks::spacing::Id, What::TooClose, apart},
};
// clang-format on

const TroubleRule *ruleFor(const Finding &finding)
{
    const auto rule = std::find_if(Rules.begin(), Rules.end(), [&](const TroubleRule &one) {
        return one.check == finding.check && one.variant.value_or(finding.variantIndex) == finding.variantIndex;
    });
    return rule == Rules.end() ? nullptr : &*rule;
}

/// Whether it concerns all parts of the finding, not the first alone.
bool isOfAll(What what) { return what == What::NoHolder || what == What::WantsSupport || what == What::NoAir; }

CaseTrouble troubleOf(const Finding &finding, const TroubleRule &rule, const CasePart &part, const CasePlan &plan)
{
    const Measure measure = rule.measure ? rule.measure(finding) : Measure();
    CaseTrouble trouble{rule.what, finding.severity, measure.amount};
    trouble.needed = measure.needed;
    if (rule.what == What::NoAir && part.gapBelow)
        trouble.amount = std::max(0.0, part.gapBelow->value());
    if (rule.what != What::Overlap && rule.what != What::TooClose)
        return trouble;
    trouble.other = finding.subjects.size() > 1 ? finding.subjects[1] : 0;
    const int index = plan.indexOf(trouble.other);
    if (index < 0)
        return trouble;
    const CasePart &other = plan.parts[static_cast<std::size_t>(index)];
    trouble.otherName = other.number;
    if (rule.what == What::Overlap && part.first && part.places && other.first)
        trouble.amount = std::min(*part.first + *part.places - *other.first, other.places.value_or(1));
    return trouble;
}

void addFinding(CasePlan &plan, const Finding &finding)
{
    const TroubleRule *rule = finding.severity == Severity::Unknown ? nullptr : ruleFor(finding);
    if (!rule)
        return;
    for (CasePart &part : plan.parts) {
        const auto end =
            isOfAll(rule->what) ? finding.subjects.end() : finding.subjects.begin() + !finding.subjects.isEmpty();
        if (std::find(finding.subjects.begin(), end, part.item) != end)
            part.troubles.push_back(troubleOf(finding, *rule, part, plan));
    }
    const int upper =
        rule->what == What::Overlap && finding.subjects.size() > 1 ? plan.indexOf(finding.subjects[0]) : -1;
    const int lower = upper < 0 ? -1 : plan.indexOf(finding.subjects[1]);
    if (lower < 0)
        return;
    CaseTrouble trouble{What::InTheWay, finding.severity, 0, finding.subjects[0]};
    trouble.otherName = plan.parts[static_cast<std::size_t>(upper)].number;
    plan.parts[static_cast<std::size_t>(lower)].troubles.push_back(trouble);
}

/// A figure of the case that a check lacks, and whether it is this part's limit.
bool isLimitOf(const CasePart &part, std::string_view figure, const CasePlan &plan)
{
    const bool card = part.kind == CaseKind::Card || part.kind == CaseKind::Device;
    if (part.group == CaseGroup::Outside)
        return false;
    if (figure == "max_card_length_mm")
        return card && part.length.has_value();
    if (figure == "max_card_height_mm") {
        const Millimetres need =
            part.height.value_or(HighestCard) +
            (part.longPlug == false || part.group == CaseGroup::OnCable ? Millimetres(0) : StraightCable);
        return part.kind == CaseKind::Card && !(plan.heightRoom.atLeast && need <= *plan.heightRoom.atLeast);
    }
    if (figure == "slots")
        return card && part.group == CaseGroup::InCase;
    if (figure == "vertical_slots")
        return card && part.group == CaseGroup::OnCable;
    if (figure == "radiators")
        return part.kind == CaseKind::Radiator || (card && part.group == CaseGroup::InCase);
    if (figure == "max_cooler_height_mm")
        return part.kind == CaseKind::Cooler;
    if (figure == "max_supply_length_mm" || figure == "supply_forms")
        return part.kind == CaseKind::Supply;
    return figure == "form_factors" && part.kind == CaseKind::Board;
}

bool isAboutRoom(const Finding &finding)
{
    const auto fits = [](std::string_view check) { return check.substr(0, 4) == "fit."; };
    return fits(finding.check) || std::any_of(finding.blocked.begin(), finding.blocked.end(), fits);
}

void addMissing(CasePlan &plan, const Finding &finding, const Machine &machine)
{
    const MissingFigure &missing = finding.missing;
    const QString figure = names::figureName(QString::fromLatin1(missing.figure));
    for (CasePart &part : plan.parts) {
        const bool slot = missing.connector >= 0 && part.device >= 0 &&
                          machine.devices[static_cast<std::size_t>(part.device)].connector == missing.connector;
        if (missing.connector >= 0 ? slot : part.item == missing.item)
            part.missing << (slot ? CaseTroubleWords::tr("%1 (board)", "name of a figure").arg(figure) : figure);
        else if (missing.item == plan.chassis && plan.chassis != 0 && isLimitOf(part, missing.figure, plan))
            part.missing << CaseTroubleWords::tr("%1 (case)", "name of a figure").arg(figure);
    }
}

} // namespace

void addTroubles(CasePlan &plan, const Situation &situation, const Verdict &verdict)
{
    std::vector<Finding> findings = ungathered(verdict.findings); // each part has its own trouble
    for (const auto &[finding, waiver] : verdict.accepted) {
        const std::vector<Finding> parts = ungathered(finding);
        findings.insert(findings.end(), parts.begin(), parts.end());
    }
    for (const Finding &finding : findings) {
        addFinding(plan, finding);
        if (finding.severity == Severity::Unknown && isAboutRoom(finding))
            addMissing(plan, finding, situation.machine);
    }
    for (CasePart &part : plan.parts) {
        std::stable_sort(part.troubles.begin(), part.troubles.end(),
                         [](const CaseTrouble &a, const CaseTrouble &b) { return a.severity < b.severity; });
        part.missing.removeDuplicates();
    }
}

} // namespace rig::ui

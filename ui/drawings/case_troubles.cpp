// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/case_troubles.h"

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

constexpr int AnyVariant = -1;

/// From a finding to what is drawn: amount = plus + more − less.
struct TroubleRule
{
    std::string_view check;
    int variant;
    What what;
    bool ofAll; ///< it concerns all subjects, not the first alone
    std::string_view plus;
    std::string_view more;
    std::string_view less;
};

constexpr std::array Rules{
    TroubleRule{"fit.card-length", 0, What::TooLong, false, "length_mm", "", "limit_mm"},
    TroubleRule{"fit.card-length", 1, What::BehindRadiator, false, "length_mm", "radiator_least_mm", "limit_mm"},
    TroubleRule{"fit.card-length", 2, What::PerhapsBehindRadiator, false, "length_mm", "radiator_most_mm", "limit_mm"},
    TroubleRule{"fit.slot-overlap", AnyVariant, What::Overlap, false, "", "", ""},
    TroubleRule{"fit.case-slots", 0, What::BelowCase, false, "needed_slots", "", "case_slots"},
    TroubleRule{"fit.case-slots", 1, What::NoHolder, true, "", "", ""},
    TroubleRule{"fit.case-slots", 2, What::NoHolder, true, "", "", ""},
    TroubleRule{"fit.open-slot-end", AnyVariant, What::SlotTooShort, false, "", "", ""},
    TroubleRule{"fit.card-height", AnyVariant, What::TooHigh, false, "height_mm", "", "limit_mm"},
    TroubleRule{"fit.cable-bend", AnyVariant, What::CableBend, false, "needed_mm", "", "limit_mm"},
    TroubleRule{"fit.last-slot-overhang", AnyVariant, What::Overhang, false, "over", "", ""},
    TroubleRule{"fit.card-support", AnyVariant, What::WantsSupport, true, "", "", ""},
    TroubleRule{"fit.board-format", AnyVariant, What::BoardFormat, false, "", "", ""},
    TroubleRule{"fit.standoffs", AnyVariant, What::Standoffs, false, "depth_mm", "", "limit_mm"},
    TroubleRule{"fit.supply-form", 0, What::SupplyForm, false, "", "", ""},
    TroubleRule{"fit.supply-form", 1, What::SupplyBracket, false, "", "", ""},
    TroubleRule{"fit.supply-length", AnyVariant, What::TooLong, false, "length_mm", "", "limit_mm"},
    TroubleRule{"fit.cooler-height", AnyVariant, What::TooHigh, false, "height_mm", "", "limit_mm"},
    TroubleRule{"fit.radiator-place", 0, What::NoRadiatorPlace, false, "", "", ""},
    TroubleRule{"fit.radiator-place", 1, What::WiderRadiatorPlace, false, "", "", ""},
    TroubleRule{"heat.stacked-open-air", AnyVariant, What::NoAir, true, "gap_mm", "", ""},
    TroubleRule{"heat.spacing", AnyVariant, What::TooClose, false, "apart_mm", "", ""},
};

const TroubleRule *ruleFor(const Finding &finding)
{
    const auto rule = std::find_if(Rules.begin(), Rules.end(), [&](const TroubleRule &one) {
        return one.check == finding.check && (one.variant == AnyVariant || one.variant == finding.variant);
    });
    return rule == Rules.end() ? nullptr : &*rule;
}

CaseTrouble troubleOf(const Finding &finding, const TroubleRule &rule, const CasePart &part, const CasePlan &plan)
{
    CaseTrouble trouble{rule.what, finding.severity,
                        finding.fact(rule.plus) + finding.fact(rule.more) - finding.fact(rule.less)};
    trouble.needed = finding.fact("needed_mm");
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
        const auto end = rule->ofAll ? finding.subjects.end() : finding.subjects.begin() + !finding.subjects.isEmpty();
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
    std::vector<const Finding *> findings;
    for (const Finding &finding : verdict.findings)
        findings.push_back(&finding);
    for (const auto &[finding, waiver] : verdict.accepted)
        findings.push_back(&finding);
    for (const Finding *finding : findings) {
        addFinding(plan, *finding);
        if (finding->severity == Severity::Unknown && isAboutRoom(*finding))
            addMissing(plan, *finding, situation.machine);
    }
    for (CasePart &part : plan.parts) {
        std::stable_sort(part.troubles.begin(), part.troubles.end(),
                         [](const CaseTrouble &a, const CaseTrouble &b) { return a.severity < b.severity; });
        part.missing.removeDuplicates();
    }
}

} // namespace rig::ui

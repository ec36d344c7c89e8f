// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawings/case_words.h"

#include "core/checks/airflow.h"
#include "core/machine/fit_rules.h"
#include "core/names/names.h"
#include "core/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace rig::ui {

namespace {

using What = CaseTrouble::What;

struct CaseWords
{
    Q_DECLARE_TR_FUNCTIONS(rig::ui::CaseWords)
};

QString overlapText(const CaseTrouble &trouble)
{
    return CaseWords::tr("overlaps %1 by %n place(s)", "\"Card 2\"", static_cast<int>(trouble.amount))
        .arg(trouble.otherName);
}

QString figureLine(const QString &name, const std::optional<Millimetres> &figure)
{
    return figure ? CaseWords::tr("%1: %2 mm", "\"Length\", number").arg(name, caseNumber(figure->value()))
                  : CaseWords::tr("%1: not known", "\"Length\"").arg(name);
}

QString marginLine(const CasePart &part, const CasePlan &plan)
{
    if (!part.margin || *part.margin < Millimetres(0))
        return {};
    const QString left = caseNumber(part.margin->value());
    if (plan.radiatorInFront() && (part.kind == CaseKind::Card || part.kind == CaseKind::Device))
        return CaseWords::tr("%1 mm left to the limit of the case, of which the radiator takes %2 to %3 mm",
                             "number, number, number")
            .arg(left, caseNumber(ThinnestRadiator.value()), caseNumber(ThickestRadiator.value()));
    return CaseWords::tr("%1 mm left to the limit of the case", "number").arg(left);
}

QStringList sizeLines(const CasePart &part)
{
    const QString length = names::figureName(u"length_mm");
    const QString height = names::figureName(u"height_mm");
    const QString thickness = names::figureName(u"thickness_mm");
    switch (part.kind) {
    case CaseKind::Board:
        return {figureLine(names::figureName(u"width_mm"), part.height),
                figureLine(names::figureName(u"depth_mm"), part.length)};
    case CaseKind::Card:
        return {figureLine(length, part.length), figureLine(height, part.height),
                figureLine(thickness, part.thickness)};
    case CaseKind::Device:
    case CaseKind::Supply:
        return {figureLine(length, part.length), figureLine(height, part.height)};
    case CaseKind::Cooler:
        return {figureLine(height, part.height)};
    case CaseKind::Radiator:
        return {figureLine(names::figureName(u"radiator_mm"), part.height)};
    }
    return {};
}

const CaseTrouble *worst(const CasePart &part) { return part.troubles.empty() ? nullptr : &part.troubles.front(); }

/// Troubles that weigh more than a figure that is missing.
bool weighs(const CasePart &part) { return worst(part) && worst(part)->severity < Severity::Unknown; }

QString allTroubles(const CasePart &part)
{
    QStringList texts;
    for (const CaseTrouble &trouble : part.troubles)
        texts << troubleText(trouble);
    return texts.join(CaseWords::tr("; ", "between several verdicts about a part"));
}

QString caseNote(const CasePlan &plan, const Machine &machine)
{
    if (!machine.chassis)
        return CaseWords::tr("No case is chosen: only board and cards are drawn.");
    const QString &name = machine.chassis->part->name;
    if (!plan.hasBoard)
        return {};
    if (plan.openFrame)
        return CaseWords::tr("%1 is an open frame: it has no walls to be drawn.", "case").arg(name);
    if (plan.caseAlong <= 0 || plan.caseDepth <= 0)
        return CaseWords::tr("The size of %1 is not known: its outline is not drawn.", "case").arg(name);
    if (!plan.caseTop)
        return CaseWords::tr("%1 is %2 mm long along the slots, less than the board and its slot places: its "
                             "outline is not drawn.",
                             "case, number")
            .arg(name, caseNumber(plan.caseAlong));
    return {};
}

/// How large something is drawn whose size is not known.
QStringList sizeConventions(const CasePlan &plan)
{
    const auto any = [&](CaseKind kind, std::optional<Millimetres> CasePart::*figure) {
        return std::any_of(plan.parts.begin(), plan.parts.end(),
                           [&](const CasePart &part) { return part.kind == kind && !(part.*figure); });
    };
    QStringList notes;
    if (any(CaseKind::Card, &CasePart::length) || any(CaseKind::Device, &CasePart::length) ||
        any(CaseKind::Supply, &CasePart::length))
        notes << CaseWords::tr("A length that is not known is drawn as %1 mm, a half-length card's, open at its end.",
                               "number")
                     .arg(caseNumber(HalfLengthCard.value()));
    if (any(CaseKind::Card, &CasePart::height))
        notes << CaseWords::tr("A card's height that is not known is drawn as %1 mm, the highest that was found, open "
                               "at its end.",
                               "number")
                     .arg(caseNumber(HighestCard.value()));
    if (any(CaseKind::Device, &CasePart::height))
        notes << CaseWords::tr("Another device's height that is not known is drawn as %1 mm, a low-profile card's, "
                               "open at its end.",
                               "number")
                     .arg(caseNumber(LowestCard.value()));
    return notes;
}

} // namespace

QString caseNumber(double millimetres)
{
    const double rounded = std::abs(std::round(millimetres * 10) / 10);
    const QString number = names::number(rounded, std::abs(rounded - std::round(rounded)) < 0.05 ? 0 : 1);
    return millimetres < 0 && rounded > 0 ? u'−' + number : number;
}

QString troubleText(const CaseTrouble &trouble)
{
    const QString amount = caseNumber(trouble.amount);
    const int count = static_cast<int>(std::lround(trouble.amount));
    switch (trouble.what) {
    case What::TooLong:
        return CaseWords::tr("%1 mm too long", "number").arg(amount);
    case What::BehindRadiator:
        return CaseWords::tr("at least %1 mm too long with the radiator in front", "number").arg(amount);
    case What::PerhapsBehindRadiator:
        return CaseWords::tr("with the radiator in front up to %1 mm too long", "number").arg(amount);
    case What::Overlap:
        return overlapText(trouble);
    case What::InTheWay:
        return CaseWords::tr("in the way of %1", "\"Card 2\"").arg(trouble.otherName);
    case What::BelowCase:
        return CaseWords::tr("%n place(s) below the last slot of the case", nullptr, count);
    case What::NoHolder:
        return CaseWords::tr("more cards on cables than the case has upright slots for");
    case What::SlotTooShort:
        return CaseWords::tr("its edge is too long for the slot");
    case What::TooHigh:
        return CaseWords::tr("%1 mm too high", "number").arg(amount);
    case What::CableBend:
        return CaseWords::tr("%1 mm for the cable: %2 mm missing", "number, number")
            .arg(caseNumber(StraightCable.value()), amount);
    case What::Overhang:
        return CaseWords::tr("%n place(s) over the lower edge of the board", nullptr, count);
    case What::WantsSupport:
        return CaseWords::tr("needs a support");
    case What::BoardFormat:
        return CaseWords::tr("the case does not take this format");
    case What::Standoffs:
        return CaseWords::tr("%1 mm deeper than what cases mean by E-ATX", "number").arg(amount);
    case What::SupplyForm:
        return CaseWords::tr("the case does not take this form");
    case What::SupplyBracket:
        return CaseWords::tr("needs a bracket");
    case What::NoRadiatorPlace:
        return CaseWords::tr("the case has no place for it");
    case What::WiderRadiatorPlace:
        return CaseWords::tr("only a place for larger fans");
    case What::NoAir:
        return CaseWords::tr("too little air below: %1 mm", "number").arg(amount);
    case What::TooClose:
        return CaseWords::tr("%1 mm from slot to slot, two cards with fans need %2", "number, number")
            .arg(amount, caseNumber(trouble.needed));
    }
    return {};
}

QString groupText(CaseGroup group)
{
    switch (group) {
    case CaseGroup::InCase:
    case CaseGroup::Guessed:
        return {};
    case CaseGroup::NotPlaced:
        return CaseWords::tr("In no slot whose place is known");
    case CaseGroup::OnCable:
        return CaseWords::tr("On a cable: the board does not tell where it stands");
    case CaseGroup::Outside:
        return CaseWords::tr("In an enclosure of its own");
    case CaseGroup::NotTold:
        return CaseWords::tr("No figure says where it stands");
    }
    return {};
}

QString placesText(const CasePart &part)
{
    switch (part.group) {
    case CaseGroup::InCase:
        break;
    case CaseGroup::Guessed:
    case CaseGroup::NotPlaced:
        return CaseWords::tr("not known", "slot places");
    case CaseGroup::OnCable:
        return CaseWords::tr("on a cable");
    case CaseGroup::Outside:
        return CaseWords::tr("outside");
    case CaseGroup::NotTold:
        return CaseWords::tr("not told", "slot places");
    }
    if (!part.first)
        return QStringLiteral("–");
    if (!part.places)
        return CaseWords::tr("%1–?", "first slot place of a card whose thickness is not known")
            .arg(QString::number(*part.first));
    if (*part.places == 1)
        return QString::number(*part.first);
    return CaseWords::tr("%1–%2", "first and last slot place")
        .arg(QString::number(*part.first), QString::number(*part.first + *part.places - 1));
}

QString verdictText(const CasePart &part, const CasePlan &plan)
{
    if (weighs(part))
        return allTroubles(part);
    if (!part.missing.isEmpty())
        return CaseWords::tr("not known: %1", "names of figures").arg(part.missing.join(QStringLiteral(", ")));
    if (worst(part))
        return allTroubles(part);
    if (part.group == CaseGroup::Outside)
        return CaseWords::tr("in an enclosure of its own");
    if (part.group == CaseGroup::Guessed)
        return CaseWords::tr("the place of its slot is not known");
    if (part.group == CaseGroup::NotPlaced && plan.hasBoard)
        return CaseWords::tr("stands in no slot of the board");
    if (part.group == CaseGroup::OnCable)
        return CaseWords::tr("nothing found; where it stands is not known");
    // No check asks for the length of a riser or a switch board: "fits" would say too much.
    if (part.kind == CaseKind::Device && !part.length)
        return CaseWords::tr("nothing in its way");
    if (plan.chassis == 0)
        return part.first ? CaseWords::tr("nothing in its way") : CaseWords::tr("no case is chosen");
    return CaseWords::tr("fits");
}

Meaning verdictMeaning(const CasePart &part, const CasePlan &plan)
{
    if (weighs(part))
        return meaningOf(worst(part)->severity);
    const bool nowhere = part.group == CaseGroup::OnCable || part.group == CaseGroup::Guessed ||
                         (part.group == CaseGroup::NotPlaced && plan.hasBoard);
    if (!part.missing.isEmpty() || (nowhere && !worst(part)) || (plan.chassis == 0 && !part.first && !worst(part)))
        return Meaning::CannotCheck;
    return worst(part) ? meaningOf(worst(part)->severity) : Meaning::Fine;
}

QStringList partLines(const CasePart &part, const CasePlan &plan)
{
    QStringList lines{part.name};
    if (part.first)
        lines << CaseWords::tr("Slot places: %1", "\"3–5\"").arg(placesText(part));
    else if (part.group != CaseGroup::InCase)
        lines << groupText(part.group);
    lines << sizeLines(part);
    if (part.gapBelow && part.gapBelow->value() >= 0)
        lines << CaseWords::tr("Air below: %1 mm", "number").arg(caseNumber(part.gapBelow->value()));
    if (const QString margin = marginLine(part, plan); !margin.isEmpty())
        lines << margin;
    const Meaning meaning = verdictMeaning(part, plan);
    lines << QStringLiteral("%1 %2").arg(shapeOf(meaning), verdictText(part, plan));
    if (std::any_of(part.troubles.begin(), part.troubles.end(),
                    [](const CaseTrouble &trouble) { return trouble.what == What::CableBend; }))
        lines << CaseWords::tr("A socket at the card's end, or an angled adapter, needs less.");
    return lines;
}

QString caseSentence(const CasePlan &plan)
{
    std::array<std::vector<const CasePart *>, static_cast<std::size_t>(Meaning::Fine) + 1> parts;
    const CasePart *tightest = nullptr;
    for (const CasePart &part : plan.parts) {
        parts[static_cast<std::size_t>(verdictMeaning(part, plan))].push_back(&part);
        if (part.margin && (!tightest || *part.margin < *tightest->margin))
            tightest = &part;
    }
    const auto of = [&](Meaning meaning) -> const auto & { return parts[static_cast<std::size_t>(meaning)]; };
    const auto told = [](const QString &one, const CasePart &part) {
        return one.arg(part.number, troubleText(part.troubles.front()));
    };
    if (const auto &wrong = of(Meaning::Blocker); wrong.size() == 1 && !wrong.front()->number.back().isDigit())
        return CaseWords::tr("The %1 does not fit: %2.", "\"motherboard\", \"the case does not take this format\"")
            .arg(wrong.front()->number.toLower(), troubleText(wrong.front()->troubles.front()));
    if (const auto &wrong = of(Meaning::Blocker); !wrong.empty())
        return told(wrong.size() == 1 ? CaseWords::tr("%1 does not fit: %2.", "\"Card 2\", \"12 mm too long\"")
                                      : CaseWords::tr("%n parts do not fit; %1: %2.", "\"Card 2\", \"12 mm too long\"",
                                                      static_cast<int>(wrong.size())),
                    *wrong.front());
    if (plan.chassis == 0)
        return CaseWords::tr("Choose a case: then you see what fits into it.");
    if (const auto &limits = of(Meaning::Caution); !limits.empty())
        return told(limits.size() == 1
                        ? CaseWords::tr("Everything fits, with one limit; %1: %2.", "\"Card 2\", \"needs a support\"")
                        : CaseWords::tr("Everything fits, with %n limits; %1: %2.", "\"Card 2\", \"needs a support\"",
                                        static_cast<int>(limits.size())),
                    *limits.front());
    if (const auto &open = of(Meaning::CannotCheck); !open.empty())
        return CaseWords::tr("Nothing is in the way; of %n part(s) a figure or a place is not known.", nullptr,
                             static_cast<int>(open.size()));
    if (tightest && !plan.radiatorInFront() && !tightest->number.back().isDigit())
        return CaseWords::tr("Everything fits; the tightest is the %1, with %2 mm to spare.", "\"cooler\", number")
            .arg(tightest->number.toLower(), caseNumber(tightest->margin->value()));
    if (tightest && !plan.radiatorInFront()) // which takes of it what is not known
        return CaseWords::tr("Everything fits; the tightest is %1, with %2 mm to spare.", "\"Card 2\", number")
            .arg(tightest->number, caseNumber(tightest->margin->value()));
    return CaseWords::tr("Everything fits.");
}

QStringList caseHeads(const CasePlan &plan, const Situation &situation, const Verdict &verdict)
{
    QStringList notes;
    if (!situation.machine.board)
        notes << CaseWords::tr("No motherboard is chosen: the cards are drawn beside each other.");
    if (const QString note = caseNote(plan, situation.machine); !note.isEmpty())
        notes << note;
    for (const Finding &finding : verdict.findings) {
        if (finding.is(checks::airflow::Id) && finding.severity != Severity::Unknown)
            notes << shapeOf(meaningOf(finding.severity)) + u' ' + words::message(finding, situation);
    }
    return notes;
}

QStringList caseConventions(const CasePlan &plan, const Machine &machine)
{
    QStringList notes;
    if (plan.lies)
        notes << CaseWords::tr("In this case the board lies and the cards stand on it: drawn in the board's own "
                               "orientation, so that the lid is where a tower has its side panel.");
    if (plan.hasBoard && !plan.boardKnown && machine.board->part->formFactor)
        notes << CaseWords::tr("The sides of the board are not known: it is drawn dashed, as large as %1 allows.",
                               "board format")
                     .arg(*machine.board->part->formFactor);
    else if (plan.hasBoard && !plan.boardKnown)
        notes << CaseWords::tr("The sides of the board are not known: it is drawn dashed, as large as ATX.");
    if (plan.hasBoard)
        notes << CaseWords::tr("The board is drawn so that it ends with its last slot place.");
    if (plan.caseTop && plan.hasBoard)
        notes << (plan.supplyBelow
                      ? CaseWords::tr("The figures of the case do not say where supply and board stand in it: drawn "
                                      "with the supply at the bottom of the rear and the board in the middle of the "
                                      "room above it.")
                      : CaseWords::tr("The figures of the case do not say where the board stands in it: drawn in "
                                      "the middle."));
    if (std::any_of(plan.parts.begin(), plan.parts.end(),
                    [](const CasePart &part) { return part.kind == CaseKind::Cooler; }) &&
        plan.hasBoard)
        notes << CaseWords::tr("Of a cooler only its height is known: its place and its width are drawn dashed.");
    if (std::any_of(plan.parts.begin(), plan.parts.end(),
                    [](const CasePart &part) { return part.group == CaseGroup::Guessed; }))
        notes << CaseWords::tr("Where the place of a slot is not known, its card is drawn dashed, by the grid of ATX "
                               "(20.32 mm) in the order of the slots.");
    if (plan.radiatorInFront())
        notes << CaseWords::tr("The radiator and its fans take %1 to %2 mm; drawn at the longest card's limit, "
                               "as the checks count it.",
                               "thickness, thickness")
                     .arg(caseNumber(ThinnestRadiator.value()), caseNumber(ThickestRadiator.value()));
    notes << sizeConventions(plan);
    return notes;
}

} // namespace rig::ui

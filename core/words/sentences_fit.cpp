// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/board_format.h"
#include "core/checks/cable_bend.h"
#include "core/checks/card_height.h"
#include "core/checks/card_length.h"
#include "core/checks/card_support.h"
#include "core/checks/case_slots.h"
#include "core/checks/cooler_height.h"
#include "core/checks/last_slot_overhang.h"
#include "core/checks/open_slot_end.h"
#include "core/checks/radiator_place.h"
#include "core/checks/slot_overlap.h"
#include "core/checks/standoffs.h"
#include "core/checks/supply_form.h"
#include "core/checks/supply_length.h"
#include "core/machine/fit_rules.h"
#include "core/names/lists.h"
#include "core/names/sentences.h"
#include "core/words/subject_list.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

Sentence cardLength(const Finding &finding, const Situation &situation)
{
    namespace said = checks::card_length;
    const QString message = Messages::tr("%1: %2 mm long; %3 takes %4 mm.", "cards, length, case, length")
                                .arg(subject(finding, situation), fact(finding, said::LengthMm),
                                     subject(finding, situation, 1), fact(finding, said::LimitMm));
    const QString radiator = Messages::tr("The radiator of %1 fits only in front and takes %2 to %3 mm with its fans.",
                                          "cooler, thickness, thickness")
                                 .arg(subject(finding, situation, 2), fact(finding, said::RadiatorLeastMm),
                                      fact(finding, said::RadiatorMostMm));
    switch (finding.variant(said::Id)) {
    case said::Variant::AboveLimit:
        return {message, {}};
    case said::Variant::BehindRadiator:
        return {message, radiator};
    case said::Variant::PerhapsBehindRadiator:
        return {message,
                names::afterEachOther({radiator, Messages::tr("Measure whether the card still goes in behind it.")})};
    }
    return {};
}

Sentence slotOverlap(const Finding &finding, const Situation &situation)
{
    namespace said = checks::slot_overlap;
    return {Messages::tr("%1 covers %2, where %3 stands.", "card, slot, card")
                .arg(subject(finding, situation), connectorName(finding, situation, 1), subject(finding, situation, 1)),
            Messages::tr("It takes %n slot place(s).", nullptr, finding.fact(said::Slots))};
}

/// The cards that hang on riser cables, and the upright slots of the case.
QString slotsOnCables(const Finding &finding, const Situation &situation)
{
    namespace said = checks::case_slots;
    return Messages::tr("%1: the cards on riser cables need %2 slots; the case has %3 upright ones.",
                        "list of cards, count, count")
        .arg(subjectList(finding, situation), fact(finding, said::NeededSlots), fact(finding, said::VerticalSlots));
}

Sentence caseSlots(const Finding &finding, const Situation &situation)
{
    namespace said = checks::case_slots;
    switch (finding.variant(said::Id)) {
    case said::Variant::BelowCase:
        return {Messages::tr("%1 in %2 needs %3 slots in the case; %4 has %5.", "card, slot, count, case, count")
                    .arg(subject(finding, situation), connectorName(finding, situation),
                         fact(finding, said::NeededSlots), subject(finding, situation, 1),
                         fact(finding, said::CaseSlots)),
                Messages::tr("The card reaches below the board's last slot.")};
    case said::Variant::BeyondHolders:
        return {slotsOnCables(finding, situation),
                Messages::tr("The board does not tell where they stand; %n more slot(s) are free beside the board's "
                             "cards. See how the case holds them.",
                             nullptr, finding.fact(said::SlotsLeft))};
    case said::Variant::BeyondAllSlots:
        return {slotsOnCables(finding, situation),
                Messages::tr("No more slots of the case are free: they need a holder elsewhere.")};
    }
    return {};
}

Sentence openSlotEnd(const Finding &finding, const Situation &situation)
{
    namespace said = checks::open_slot_end;
    return {
        Messages::tr("%1: too long for %2, an x%3 edge in an x%4 slot with a closed end.", "cards, slots, width, width")
            .arg(subject(finding, situation), connectorName(finding, situation), fact(finding, said::CardWidth),
                 fact(finding, said::SlotLength)),
        {}};
}

Sentence boardFormat(const Finding &finding, const Situation &situation)
{
    const QString format = situation.machine.board ? situation.machine.board->part->formFactor.valueOr({}) : QString();
    return {Messages::tr("%1 does not take %2, which is %3.", "case, board, format")
                .arg(subject(finding, situation, 1), subject(finding, situation), format),
            {}};
}

Sentence cardHeight(const Finding &finding, const Situation &situation)
{
    namespace said = checks::card_height;
    const QString message = Messages::tr("%1: %2 mm high; %3 takes %4 mm.", "cards, height, case, height")
                                .arg(subject(finding, situation), fact(finding, said::HeightMm),
                                     subject(finding, situation, 1), fact(finding, said::LimitMm));
    switch (finding.variant(said::Id)) {
    case said::Variant::AboveLimit:
        return {message, Messages::tr("The side panel does not close over it.")};
    case said::Variant::OnRiser:
        return {message, Messages::tr("It hangs on a riser cable, so it may stand in another place: look it up.")};
    }
    return {};
}

Sentence cableBend(const Finding &finding, const Situation &situation)
{
    namespace said = checks::cable_bend;
    return {Messages::tr("%1: the 16-pin cable needs %2 mm up to the side panel; %3 has %4 mm.",
                         "cards, height, case, height")
                .arg(subject(finding, situation), fact(finding, said::NeededMm), subject(finding, situation, 1),
                     fact(finding, said::LimitMm)),
            Messages::tr("The cable should run straight for %1 mm before it bends: bent earlier its contacts may come "
                         "loose. A socket at the card's end, or an angled adapter, needs less.",
                         "length")
                .arg(fact(finding, said::StraightMm))};
}

Sentence lastSlotOverhang(const Finding &finding, const Situation &situation)
{
    namespace said = checks::last_slot_overhang;
    return {Messages::tr("%1 in %2 hangs over the lower edge of %3.", "card, slot, board")
                .arg(subject(finding, situation), connectorName(finding, situation), subject(finding, situation, 1)),
            Messages::tr("It may press on the headers there, and the case needs %1 slots.", "count")
                .arg(fact(finding, said::NeededSlots))};
}

Sentence standoffs(const Finding &finding, const Situation &situation)
{
    namespace said = checks::standoffs;
    return {
        Messages::tr("%1 is %2 mm deep; by E-ATX cases like %3 mostly mean %4 mm.", "board, depth, case, depth")
            .arg(subject(finding, situation), fact(finding, said::DepthMm), subject(finding, situation, 1),
                 fact(finding, said::LimitMm)),
        Messages::tr("A standoff may press on the board's back, and its far edge may stand without one: compare the "
                     "holes, take out what does not match.")};
}

Sentence supplyForm(const Finding &finding, const Situation &situation)
{
    namespace said = checks::supply_form;
    const Part *part = finding.subjects.isEmpty() ? nullptr : partOf(finding.subjects[0], situation.machine);
    QString form = part ? static_cast<const Supply *>(part)->form.valueOr({}) : QString();
    if (form == "module"_L1)
        form = Messages::tr("a server's plug-in module", "form of a supply");
    // A case of which nothing is printed is judged as one for ATX supplies (isFullAtx).
    const QStringList forms = situation.machine.chassis->part->supplyForms.valueOr({u"ATX"_s});
    switch (finding.variant(said::Id)) {
    case said::Variant::NoPlace:
        return {Messages::tr("%1 is %2; %3 takes %4.", "supply, form, case, forms")
                    .arg(subject(finding, situation), form, subject(finding, situation, 1), names::listed(forms)),
                {}};
    case said::Variant::WithBracket:
        return {Messages::tr("%1 is %2: in %3 it needs a bracket for the place of an ATX supply.", "supply, form, case")
                    .arg(subject(finding, situation), form, subject(finding, situation, 1)),
                Messages::tr("Its cables are shorter, too.")};
    }
    return {};
}

Sentence supplyLength(const Finding &finding, const Situation &situation)
{
    namespace said = checks::supply_length;
    return {Messages::tr("%1 is %2 mm long; %3 takes supplies up to %4 mm.", "supply, length, case, length")
                .arg(subject(finding, situation), fact(finding, said::LengthMm), subject(finding, situation, 1),
                     fact(finding, said::LimitMm)),
            {}};
}

Sentence coolerHeight(const Finding &finding, const Situation &situation)
{
    namespace said = checks::cooler_height;
    return {Messages::tr("%1 is %2 mm high; %3 takes coolers up to %4 mm.", "cooler, height, case, height")
                .arg(subject(finding, situation), fact(finding, said::HeightMm), subject(finding, situation, 1),
                     fact(finding, said::LimitMm)),
            {}};
}

Sentence radiatorPlace(const Finding &finding, const Situation &situation)
{
    namespace said = checks::radiator_place;
    const QString radiator = fact(finding, said::RadiatorMm);
    switch (finding.variant(said::Id)) {
    case said::Variant::NoPlace:
        return {Messages::tr("%1 has a radiator of %2 mm; %3 has no place for it.", "cooler, size, case")
                    .arg(subject(finding, situation), radiator, subject(finding, situation, 1)),
                {}};
    case said::Variant::WiderPlace:
        return {Messages::tr("%1 has a radiator of %2 mm; %3 has room for it only in a place for larger fans.",
                             "cooler, size, case")
                    .arg(subject(finding, situation), radiator, subject(finding, situation, 1)),
                Messages::tr("See whether that place has the holes for the smaller fans as well.")};
    }
    return {};
}

Sentence cardSupport(const Finding &finding, const Situation &situation)
{
    namespace said = checks::card_support;
    const QString cards = subjectList(finding, situation);
    const Grams weight = finding.fact(said::WeightG);
    const QString message = weight > HeavyCard
                                ? Messages::tr("%1: a card of %2 g needs a support.", "list of cards, weight")
                                      .arg(cards, fact(finding, said::WeightG))
                                : Messages::tr("%1: a card of %2 mm needs a support.", "list of cards, length")
                                      .arg(cards, fact(finding, said::LengthMm));
    return {message, Messages::tr("In an upright case it pulls at its slot, most of all while the machine is moved.")};
}

constexpr std::array FitRows{
    CheckWords{checks::card_length::Id, QT_TRANSLATE_NOOP("Messages", "Card too long"),
               QT_TRANSLATE_NOOP("Messages", "A card longer than the case takes, a radiator in front counted."),
               cardLength},
    CheckWords{checks::slot_overlap::Id, QT_TRANSLATE_NOOP("Messages", "Cards in each other's way"),
               QT_TRANSLATE_NOOP("Messages", "A card that covers the slot of another."), slotOverlap},
    CheckWords{checks::case_slots::Id, QT_TRANSLATE_NOOP("Messages", "Slots of the case"),
               QT_TRANSLATE_NOOP("Messages", "A card that reaches below the case's last slot, or cards on riser cables "
                                             "for which the case has no holder."),
               caseSlots},
    CheckWords{
        checks::open_slot_end::Id, QT_TRANSLATE_NOOP("Messages", "Slot too short"),
        QT_TRANSLATE_NOOP("Messages", "A card whose edge is longer than its slot, and the slot's end is closed."),
        openSlotEnd},
    CheckWords{checks::board_format::Id, QT_TRANSLATE_NOOP("Messages", "Board format"),
               QT_TRANSLATE_NOOP("Messages", "A board whose format the case does not take."), boardFormat},
    CheckWords{checks::card_height::Id, QT_TRANSLATE_NOOP("Messages", "Card too high"),
               QT_TRANSLATE_NOOP("Messages", "A card that reaches further from the board than the case's side panel."),
               cardHeight},
    CheckWords{checks::cable_bend::Id, QT_TRANSLATE_NOOP("Messages", "Cable against the side panel"),
               QT_TRANSLATE_NOOP("Messages", "A 16-pin cable that has no room to run straight before it bends."),
               cableBend},
    CheckWords{checks::last_slot_overhang::Id, QT_TRANSLATE_NOOP("Messages", "Card over the board's edge"),
               QT_TRANSLATE_NOOP("Messages", "A card that covers slot places below the board's own last one."),
               lastSlotOverhang},
    CheckWords{checks::standoffs::Id, QT_TRANSLATE_NOOP("Messages", "Standoffs under the board"),
               QT_TRANSLATE_NOOP("Messages", "A board deeper than what cases mean by E-ATX."), standoffs},
    CheckWords{checks::supply_form::Id, QT_TRANSLATE_NOOP("Messages", "Supply's form"),
               QT_TRANSLATE_NOOP("Messages", "A power supply of a form that the case does not take."), supplyForm},
    CheckWords{checks::supply_length::Id, QT_TRANSLATE_NOOP("Messages", "Supply too long"),
               QT_TRANSLATE_NOOP("Messages", "A power supply longer than the case takes."), supplyLength},
    CheckWords{checks::cooler_height::Id, QT_TRANSLATE_NOOP("Messages", "Cooler too high"),
               QT_TRANSLATE_NOOP("Messages", "A processor cooler higher than the case takes."), coolerHeight},
    CheckWords{checks::radiator_place::Id, QT_TRANSLATE_NOOP("Messages", "Place for the radiator"),
               QT_TRANSLATE_NOOP("Messages", "A liquid cooler whose radiator has no place in the case."),
               radiatorPlace},
    CheckWords{checks::card_support::Id, QT_TRANSLATE_NOOP("Messages", "Card's support"),
               QT_TRANSLATE_NOOP("Messages", "A card above 1.2 kg or 300 mm on an upright board."), cardSupport},
};

} // namespace

std::span<const CheckWords> fitWords() { return FitRows; }

} // namespace rig::words

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/sentences.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

Sentence cardLength(const Finding &finding, const Situation &situation)
{
    return {Messages::tr("%1 is %2 mm long; %3 takes %4 mm.", "card, length, case, length")
                .arg(subject(finding, situation), fact(finding, "length_mm"), subject(finding, situation, 1),
                     fact(finding, "limit_mm")),
            {}};
}

Sentence slotOverlap(const Finding &finding, const Situation &situation)
{
    return {Messages::tr("%1 covers %2, where %3 stands.", "card, slot, card")
                .arg(subject(finding, situation), connectorName(finding, situation, 1), subject(finding, situation, 1)),
            Messages::tr("It takes %n slot place(s).", nullptr, static_cast<int>(finding.fact("slots")))};
}

Sentence caseSlots(const Finding &finding, const Situation &situation)
{
    return {Messages::tr("%1 in %2 needs %3 slots in the case; %4 has %5.", "card, slot, count, case, count")
                .arg(subject(finding, situation), connectorName(finding, situation), fact(finding, "needed_slots"),
                     subject(finding, situation, 1), fact(finding, "case_slots")),
            Messages::tr("The card reaches below the board's last slot.")};
}

Sentence openSlotEnd(const Finding &finding, const Situation &situation)
{
    return {
        Messages::tr("%1 is too long for %2: an x%3 edge in an x%4 slot with a closed end.", "card, slot, width, width")
            .arg(subject(finding, situation), connectorName(finding, situation), fact(finding, "card_width"),
                 fact(finding, "slot_length")),
        {}};
}

Sentence boardFormat(const Finding &finding, const Situation &situation)
{
    const QString format = situation.machine.board ? situation.machine.board->part->formFactor.valueOr({}) : QString();
    return {Messages::tr("%1 does not take %2, which is %3.", "case, board, format")
                .arg(subject(finding, situation, 1), subject(finding, situation), format),
            {}};
}

constexpr std::array Words{
    CheckWords{"fit.card-length", QT_TRANSLATE_NOOP("Messages", "Card too long"),
               QT_TRANSLATE_NOOP("Messages", "A card longer than the case takes."), cardLength},
    CheckWords{"fit.slot-overlap", QT_TRANSLATE_NOOP("Messages", "Cards in each other's way"),
               QT_TRANSLATE_NOOP("Messages", "A card that covers the slot of another."), slotOverlap},
    CheckWords{"fit.case-slots", QT_TRANSLATE_NOOP("Messages", "Slots of the case"),
               QT_TRANSLATE_NOOP("Messages", "A card that reaches below the case's last slot."), caseSlots},
    CheckWords{
        "fit.open-slot-end", QT_TRANSLATE_NOOP("Messages", "Slot too short"),
        QT_TRANSLATE_NOOP("Messages", "A card whose edge is longer than its slot, and the slot's end is closed."),
        openSlotEnd},
    CheckWords{"fit.board-format", QT_TRANSLATE_NOOP("Messages", "Board format"),
               QT_TRANSLATE_NOOP("Messages", "A board whose format the case does not take."), boardFormat},
};

} // namespace

std::span<const CheckWords> fitWords() { return Words; }

} // namespace rig::words

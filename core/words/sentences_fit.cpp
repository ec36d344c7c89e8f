// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/sentences.h"

using namespace Qt::StringLiterals;

namespace rig::words {

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

Sentence socket(const Finding &finding, const Situation &situation)
{
    if (finding.variant == 1)
        return {Messages::tr("There are %1 processors for %2 socket(s).", "count, count")
                    .arg(fact(finding, "processors"), fact(finding, "sockets")),
                {}};
    const Processor *processor = situation.machine.processor();
    return {Messages::tr("%1 does not go into %2.", "processor, board")
                .arg(subject(finding, situation), subject(finding, situation, 1)),
            Messages::tr("The processor has socket %1, the board %2.", "socket, socket")
                .arg(processor ? processor->socket.valueOr({}) : QString(),
                     situation.machine.board ? situation.machine.board->part->socket.valueOr({}) : QString())};
}

Sentence memoryType(const Finding &finding, const Situation &situation)
{
    const Part *kit = finding.subjects.isEmpty() ? nullptr : partOf(finding.subjects[0], situation.machine);
    const QString type =
        kit && kit->kind == Kind::Memory ? static_cast<const MemoryKit *>(kit)->type.valueOr({}) : QString();
    return {Messages::tr("%1 is %2; %3 does not take it.", "memory, type, board or processor")
                .arg(subject(finding, situation), type, subject(finding, situation, 1)),
            {}};
}

} // namespace rig::words

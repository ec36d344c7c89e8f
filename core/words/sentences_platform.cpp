// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/sentences.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

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

constexpr std::array Words{
    CheckWords{"platform.socket", QT_TRANSLATE_NOOP("Messages", "Processor socket"),
               QT_TRANSLATE_NOOP("Messages", "A processor that does not go into the board's socket."), socket},
    CheckWords{"platform.memory-type", QT_TRANSLATE_NOOP("Messages", "Memory type"),
               QT_TRANSLATE_NOOP("Messages", "Memory of a type that board or processor does not take."), memoryType},
    CheckWords{"platform.incomplete", QT_TRANSLATE_NOOP("Messages", "Part not chosen"),
               QT_TRANSLATE_NOOP("Messages", "A part that a whole machine has and this one has not yet."), nullptr},
};

} // namespace

std::span<const CheckWords> platformWords() { return Words; }

} // namespace rig::words

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/cores_per_card.h"
#include "core/checks/ecc.h"
#include "core/checks/firmware_version.h"
#include "core/checks/incomplete.h"
#include "core/checks/memory_per_card.h"
#include "core/checks/memory_slots.h"
#include "core/checks/memory_speed.h"
#include "core/checks/memory_type.h"
#include "core/checks/missing_part.h"
#include "core/checks/no_display_output.h"
#include "core/checks/processor_list.h"
#include "core/checks/single_thread.h"
#include "core/checks/socket.h"
#include "core/names/lists.h"
#include "core/names/sentences.h"
#include "core/words/sentences.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

Sentence socket(const Finding &finding, const Situation &situation)
{
    namespace said = checks::socket;
    const Processor *processor = situation.machine.processor();
    switch (finding.variant(said::Id)) {
    case said::Variant::OtherSocket:
        return {Messages::tr("%1 does not go into %2.", "processor, board")
                    .arg(subject(finding, situation), subject(finding, situation, 1)),
                Messages::tr("The processor has socket %1, the board %2.", "socket, socket")
                    .arg(processor ? processor->socket.valueOr({}) : QString(),
                         situation.machine.board ? situation.machine.board->part->socket.valueOr({}) : QString())};
    case said::Variant::TooManyProcessors:
        return {Messages::tr("There are %1 processors for %2 socket(s).", "count, count")
                    .arg(fact(finding, said::Processors), fact(finding, said::Sockets)),
                {}};
    }
    return {};
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

/// The processor that is concerned; null where the finding names none.
const Processor *processorOf(const Finding &finding, const Situation &situation)
{
    const Part *part = finding.subjects.isEmpty() ? nullptr : partOf(finding.subjects[0], situation.machine);
    return part && part->kind == Kind::Processor ? static_cast<const Processor *>(part) : nullptr;
}

/// What keeps a generation out of a board, by a list of this date.
Sentence excluded(const Finding &finding, const Situation &situation, const Board &board, const Processor &processor,
                  const QString &date)
{
    const QString family = familyName(processor.family.valueOr({}));
    QStringList listed = board.processorFamilies.valueOr({});
    for (QString &one : listed)
        one = familyName(one);
    const QString next =
        Messages::tr("Take a processor of a generation that the board lists, or a board for this one.");
    const QString message = Messages::tr("%1 does not work in %2: it fits the socket, and is of a generation (%3) that "
                                         "the board does not take.",
                                         "processor, board, generation")
                                .arg(subject(finding, situation), subject(finding, situation, 1), family);
    QStringList why;
    if (!listed.isEmpty())
        why << Messages::tr("The board takes: %1.", "list of generations").arg(names::listed(listed));
    if (!date.isEmpty())
        why << Messages::tr("So says a list of %1.", "date").arg(date);
    return {message, names::afterEachOther(why << next)};
}

Sentence firmwareVersion(const Finding &finding, const Situation &situation)
{
    namespace said = checks::firmware_version;
    const Processor *processor = processorOf(finding, situation);
    if (!processor || !situation.machine.board)
        return {};
    const Board &board = *situation.machine.board->part;
    switch (finding.variant(said::Id)) {
    case said::Variant::LaterFirmware:
        return {Messages::tr("%1 needs a later firmware than the one that %2 first came with.", "processor, board")
                    .arg(subject(finding, situation), subject(finding, situation, 1)),
                Messages::tr("Ask the shop for a board with new firmware, or look for a button that flashes it without "
                             "a processor.")};
    case said::Variant::Excluded:
        return excluded(finding, situation, board, *processor, situation.machine.familiesDate);
    case said::Variant::NeverMade:
        return excluded(finding, situation, board, *processor, chipsetListDate(board, *processor));
    }
    return {};
}

Sentence missingPart(const Finding &finding, const Situation &)
{
    namespace said = checks::missing_part;
    switch (finding.variant(said::Id)) {
    case said::Variant::NoMemory:
        return {Messages::tr("The machine has no memory; it does not start."),
                Messages::tr("All else of a machine is chosen. Add modules that the board takes.")};
    case said::Variant::NoCooler:
        return {Messages::tr("The processor has no cooler."),
                Messages::tr("Add one that fits its socket. Some processors come with one in the box: then leave it "
                             "out.")};
    case said::Variant::NoDrive:
        return {Messages::tr("The machine has no drive to start from."),
                Messages::tr("Add one, unless it starts over the network or you have one.")};
    }
    return {};
}

Sentence memorySpeed(const Finding &finding, const Situation &)
{
    namespace said = checks::memory_speed;
    return {
        Messages::tr("%1 modules run at %2 MT/s on AM5, not at %3.", "count, transfers, transfers")
            .arg(fact(finding, said::Modules), fact(finding, said::SharedTransfers), fact(finding, said::Transfers)),
        Messages::tr("AMD states no more for two modules on one channel. Two modules of twice the size keep their "
                     "speed; with four, more than that is luck and may not start.")};
}

Sentence noDisplayOutput(const Finding &finding, const Situation &)
{
    namespace said = checks::no_display_output;
    switch (finding.variant(said::Id)) {
    case said::Variant::Nowhere:
        return {Messages::tr("There is nothing to plug a display into: neither a card nor the processor nor the board "
                             "has an output."),
                Messages::tr("Take a processor with integrated graphics, a board with graphics of its own, or a small "
                             "card with outputs. If it is run over the network alone, choose “Without display” under "
                             "Site.")};
    case said::Variant::Headless:
        return {Messages::tr("Nothing to plug a display into: the machine is run over the network."),
                Messages::tr("To install the system and to set up the firmware, put in a card with outputs for that "
                             "day, or prepare the drive in another machine; set up SSH before the card comes out. Ask "
                             "the board's maker whether it starts without graphics: not every board does.")};
    }
    return {};
}

Sentence coresPerCard(const Finding &finding, const Situation &situation)
{
    namespace said = checks::cores_per_card;
    return {Messages::tr("%1 has %2 cores; for %n card(s) the guide has at least %3.", "processor, cores, cores",
                         finding.fact(said::Cards))
                .arg(subject(finding, situation), fact(finding, said::Cores), fact(finding, said::NeedCores)),
            Messages::tr("The cores load and prepare the data; too few of them let the cards wait.")};
}

Sentence singleThread(const Finding &finding, const Situation &situation)
{
    namespace said = checks::single_thread;
    return {Messages::tr("%1 boosts to %2 GHz; with four cards or more a fast single thread counts, %3 GHz or more.",
                         "processor, clock, clock")
                .arg(subject(finding, situation), fact(finding, said::BoostGhz, 1), fact(finding, said::FastGhz, 1)),
            Messages::tr("The guide prefers 6 cores at 4.0 GHz to 8 at 3.5 GHz, although 24 is less than 28 GHz "
                         "in all: one thread of Python feeds the cards.")};
}

Sentence memorySlots(const Finding &finding, const Situation &situation)
{
    namespace said = checks::memory_slots;
    const QString board = subject(finding, situation, static_cast<int>(finding.subjects.size()) - 1);
    switch (finding.variant(said::Id)) {
    case said::Variant::TooManyModules:
        return {Messages::tr("There are %1 memory modules; %2 has %3 slots.", "count, board, count")
                    .arg(fact(finding, said::Modules), board, fact(finding, said::MemorySlots)),
                Messages::tr("Fewer and larger modules give the same memory.")};
    case said::Variant::TooMuchMemory:
        return {Messages::tr("The memory is %1 GiB in all; %2 takes %3 GiB.", "memory, board, memory")
                    .arg(fact(finding, said::MemoryGib), board, fact(finding, said::MemoryMaxGib)),
                Messages::tr("Take less memory, or a board that takes more.")};
    }
    return {};
}

Sentence memoryPerCard(const Finding &finding, const Situation &)
{
    namespace said = checks::memory_per_card;
    return {Messages::tr("The machine has %1 GiB of memory; the guide's advice for %n card(s) is %2 GiB.",
                         "memory, memory", finding.fact(said::Cards))
                .arg(fact(finding, said::MemoryGib), fact(finding, said::NeedGib)),
            Messages::tr("It counts 32 GB for each card, so that data can be prepared in memory. Work on small data "
                         "needs less.")};
}

Sentence ecc(const Finding &finding, const Situation &situation)
{
    namespace said = checks::ecc;
    const QString kit = subject(finding, situation);
    const QString other = subject(finding, situation, 1);
    switch (finding.variant(said::Id)) {
    case said::Variant::Registered:
        return {
            Messages::tr("%1 is registered memory; %2 takes unbuffered modules only.", "memory, board").arg(kit, other),
            Messages::tr("Take unbuffered memory (UDIMM).")};
    case said::Variant::Unbuffered:
        return {
            Messages::tr("%1 is unbuffered memory; %2 takes registered modules only.", "memory, board").arg(kit, other),
            Messages::tr("Take registered memory (RDIMM).")};
    case said::Variant::Unused:
        return {Messages::tr("%1 corrects errors (ECC), which %2 does not use.", "memory, processor").arg(kit, other),
                Messages::tr("The memory works without it; memory without ECC costs less.")};
    case said::Variant::AskedForMissing:
        return {Messages::tr("%1 has no ECC, and the work asks for it.", "memory").arg(kit),
                Messages::tr("Take memory with ECC that board and processor use, or do without it under Site and "
                             "use.")};
    case said::Variant::AskedForUnused:
        return {
            Messages::tr("The work asks for ECC, and %2 does not use that of %1.", "memory, processor").arg(kit, other),
            Messages::tr("Errors in memory go unnoticed. Take a processor that uses ECC, on a board for it.")};
    case said::Variant::ManyCardsWithout:
        return {Messages::tr("%1 has no ECC; the guide's machine with eight cards has it.", "memory").arg(kit),
                Messages::tr("In long runs with much memory a flipped bit goes unnoticed without it.")};
    }
    return {};
}

constexpr std::array PlatformRows{
    CheckWords{checks::socket::Id, QT_TRANSLATE_NOOP("Messages", "Processor socket"),
               QT_TRANSLATE_NOOP("Messages", "A processor that does not go into the board's socket."), socket},
    CheckWords{checks::memory_type::Id, QT_TRANSLATE_NOOP("Messages", "Memory type"),
               QT_TRANSLATE_NOOP("Messages", "Memory of a type that board or processor does not take."), memoryType},
    CheckWords{checks::incomplete::Id, QT_TRANSLATE_NOOP("Messages", "Part not chosen"),
               QT_TRANSLATE_NOOP("Messages", "A part that a whole machine has and this one has not yet."), nullptr},
    CheckWords{checks::missing_part::Id, QT_TRANSLATE_NOOP("Messages", "Missing part"),
               QT_TRANSLATE_NOOP("Messages", "No memory, no cooler or no drive in a machine that is whole otherwise."),
               missingPart},
    CheckWords{checks::firmware_version::Id, QT_TRANSLATE_NOOP("Messages", "Firmware for the processor"),
               QT_TRANSLATE_NOOP("Messages", "A processor that the board's first firmware did not know, or of a "
                                             "generation that the board does not take."),
               firmwareVersion},
    CheckWords{checks::no_display_output::Id, QT_TRANSLATE_NOOP("Messages", "No display output"),
               QT_TRANSLATE_NOOP("Messages", "A machine without an output for a display on a card, in the processor "
                                             "or on the board."),
               noDisplayOutput},
    CheckWords{checks::cores_per_card::Id, QT_TRANSLATE_NOOP("Messages", "Cores for the cards"),
               QT_TRANSLATE_NOOP("Messages", "Fewer cores than 4 for one or two cards, or 6 for more."), coresPerCard},
    CheckWords{checks::single_thread::Id, QT_TRANSLATE_NOOP("Messages", "Speed of one thread"),
               QT_TRANSLATE_NOOP("Messages", "Four cards or more with a processor that boosts to less than 4.0 GHz."),
               singleThread},
    CheckWords{checks::memory_slots::Id, QT_TRANSLATE_NOOP("Messages", "Memory slots"),
               QT_TRANSLATE_NOOP("Messages", "More modules than the board has slots, or more memory than it takes."),
               memorySlots},
    CheckWords{checks::memory_speed::Id, QT_TRANSLATE_NOOP("Messages", "Speed of four modules"),
               QT_TRANSLATE_NOOP("Messages", "More than two modules on AM5, faster than AMD states for them."),
               memorySpeed},
    CheckWords{checks::memory_per_card::Id, QT_TRANSLATE_NOOP("Messages", "Memory for the cards"),
               QT_TRANSLATE_NOOP("Messages", "Less than 32 GiB of memory for each card, a guide's advice."),
               memoryPerCard},
    CheckWords{checks::ecc::Id, QT_TRANSLATE_NOOP("Messages", "Registered and ECC memory"),
               QT_TRANSLATE_NOOP("Messages", "Registered or unbuffered memory that the board does not take, ECC that "
                                             "the processor does not use, ECC that the work asks for and that is not "
                                             "there, and many cards without it."),
               ecc},
};

} // namespace

std::span<const CheckWords> platformWords() { return PlatformRows; }

} // namespace rig::words

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/names.h"
#include "core/names/sentences.h"
#include "core/words/detected_words.h"
#include "core/words/reality_answer.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rig::words {

using namespace reality;

namespace {

struct DetectedRows
{
    Q_DECLARE_TR_FUNCTIONS(DetectedRows)
};

QString certaintyWord(reality::Certainty certainty)
{
    switch (certainty) {
    case reality::Certainty::Sure:
        return DetectedRows::tr("sure", "how a part was recognised");
    case reality::Certainty::Likely:
        return DetectedRows::tr("likely", "how a part was recognised");
    case reality::Certainty::OneOf:
        return DetectedRows::tr("one of several", "how a part was recognised");
    case reality::Certainty::Unknown:
        return DetectedRows::tr("not in the catalogue", "how a part was recognised");
    }
    return {};
}

QString reasonName(KnownBy by)
{
    switch (by) {
    case KnownBy::Nothing:
        return {};
    case KnownBy::PciId:
        return DetectedRows::tr("by its PCI id");
    case KnownBy::Name:
        return DetectedRows::tr("by its name");
    case KnownBy::NameAndMemory:
        return DetectedRows::tr("by its name and memory");
    case KnownBy::CutName:
        return DetectedRows::tr("by a name that is cut");
    case KnownBy::BoardName:
        return DetectedRows::tr("by its name in the firmware");
    }
    return {};
}

QString howText(const Recognised &recognised)
{
    const QString reason = reasonName(recognised.by);
    const QString certainty = certaintyWord(recognised.certainty);
    return reason.isEmpty() ? certainty : DetectedRows::tr("%1, %2", "sure, by its PCI id").arg(certainty, reason);
}

QString knownText(const Recognised &recognised)
{
    if (recognised.part)
        return recognised.part->name;
    constexpr std::size_t Most = 4;
    QStringList names;
    for (std::size_t i = 0; i < recognised.candidates.size() && i < Most; ++i)
        names << recognised.candidates[i]->name;
    if (recognised.candidates.size() > Most)
        names << u"…"_s;
    return names.join(DetectedRows::tr(", ", "between parts of which it is one"));
}

DetectedRow rowOf(const QString &kind, const DetectedPart &part)
{
    return {kind,
            part.name,
            knownText(part.recognised),
            howText(part.recognised),
            {},
            part.recognised.part == nullptr,
            part.evidence};
}

DetectedRow rowOf(const DetectedGpu &gpu)
{
    const QString name = gpu.seen.address ? u"%1 (%2)"_s.arg(gpu.name, gpu.seen.address->text()) : gpu.name;
    if (gpu.role != GpuRole::Card) {
        const QString why =
            gpu.role == GpuRole::Integrated
                ? DetectedRows::tr("part of the processor, no card to plan with")
                : DetectedRows::tr("a display of the server or the virtual machine, no card to plan with");
        return {names::kind(Kind::Card), name, why, {}, {}, false, gpu.seen.evidence};
    }
    const Recognised &best = gpu.card.part ? gpu.card : gpu.chip;
    return {names::kind(Kind::Card),
            name,
            knownText(best),
            howText(best),
            detectedLink(gpu.link, gpu.seen.denied),
            gpu.chip.part == nullptr,
            gpu.seen.evidence};
}

DetectedRow rowOf(const SeenMemory &module)
{
    QStringList facts{names::number(module.mib / 1024, 0) + u" GB"_s, module.type,
                      module.transfers ? u"%1 MT/s"_s.arg(*module.transfers) : QString(), module.maker,
                      module.partNumber};
    facts.removeAll(QString());
    return {names::kind(Kind::Memory),
            facts.join(u' '),
            module.locator,
            DetectedRows::tr("read as printed"),
            {},
            false,
            module.evidence};
}

} // namespace

std::vector<DetectedRow> detectedRows(const Detected &detected)
{
    constexpr std::size_t Most = 256; // of each kind: a rack's listing is no machine
    std::vector<DetectedRow> rows;
    const auto add = [&](const auto &parts, auto make) {
        for (std::size_t i = 0; i < parts.size() && i < Most; ++i)
            rows.push_back(make(parts[i]));
    };
    const auto of = [](Kind kind) {
        return [kind](const DetectedPart &part) { return rowOf(names::kind(kind), part); };
    };
    if (detected.board)
        rows.push_back(rowOf(names::kind(Kind::Motherboard), *detected.board));
    add(detected.processors, of(Kind::Processor));
    add(detected.gpus, [](const DetectedGpu &gpu) { return rowOf(gpu); });
    add(detected.seen.memory, [](const SeenMemory &module) { return rowOf(module); });
    // The catalogue's drives and networks have no names that tools print: they are taken as they are.
    const auto asPrinted = [](Kind kind) {
        return [kind](const DetectedPart &part) {
            DetectedRow row = rowOf(names::kind(kind), part);
            row.open = false;
            row.known.clear();
            row.how = DetectedRows::tr("read as printed");
            return row;
        };
    };
    add(detected.drives, asPrinted(Kind::Drive));
    add(detected.networks, asPrinted(Kind::Network));
    return rows;
}

namespace {

QString gapName(Gap gap)
{
    switch (gap) {
    case Gap::Board:
        return DetectedRows::tr("The text does not say which board it is.");
    case Gap::Cards:
        return DetectedRows::tr("The text names no graphics card.");
    case Gap::Links:
        return DetectedRows::tr("The text does not say how many lanes each card has.");
    case Gap::Slots:
        return DetectedRows::tr("The text does not say which slot each card is in.");
    case Gap::Processor:
        return DetectedRows::tr("The text names no processor.");
    case Gap::Memory:
        return DetectedRows::tr("The text lists no memory modules.");
    case Gap::Ways:
        return DetectedRows::tr("The text does not say how the cards are linked to each other.");
    }
    return {};
}

} // namespace

QString gapText(Gap gap)
{
    // Which is for whom is said with one command too: nobody looks for dmidecode on Windows.
    QStringList commands;
    for (const auto &[system, name] :
         {std::pair(CollectOn::Linux, u"Linux"_s), std::pair(CollectOn::Windows, u"Windows"_s)}) {
        if (const QString command = commandFor(gap, system); !command.isEmpty())
            commands << DetectedRows::tr("%1 (%2)", "a command, the system that has it").arg(command, name);
    }
    return DetectedRows::tr("%1 To find out: %2", "what is missing, commands")
        .arg(gapName(gap), commands.join(DetectedRows::tr("; ", "between commands")));
}

QStringList notUnderstood(const Detected &detected, int most)
{
    QStringList lines;
    const auto &all = detected.seen.notUnderstood;
    for (std::size_t i = 0; i < all.size() && static_cast<int>(i) < most; ++i)
        lines << DetectedRows::tr("Not understood: %1: %2", "place in a text, the line there")
                     .arg(evidencePlace(all[i], detected), detected.lineAt(all[i]));
    for (const ReadText &text : detected.texts) {
        if (text.tools.empty())
            lines << DetectedRows::tr("%1: nothing in it was understood.").arg(text.name);
        else if (text.cut)
            lines << DetectedRows::tr("%1 is cut: what it announces is not all there.").arg(text.name);
    }
    if (static_cast<int>(all.size()) > most)
        lines << DetectedRows::tr("%n more line(s) were not understood.", nullptr, static_cast<int>(all.size()) - most);
    return lines;
}

QString collectingText(CollectOn system)
{
    return system == CollectOn::Linux
               ? DetectedRows::tr("It writes machine.txt: PCI devices with their links, board, processor, memory "
                                  "modules, slots, what nvidia-smi and rocm-smi say. It asks for the password of root. "
                                  "Serial numbers, UUIDs, MAC addresses and the programs that use a card are masked.")
               : DetectedRows::tr("It writes machine.txt: board, processor, memory modules, graphics cards with their "
                                  "links, what nvidia-smi says. It needs no administrator. Serial numbers, UUIDs and "
                                  "the programs that use a card are masked.");
}

} // namespace rig::words

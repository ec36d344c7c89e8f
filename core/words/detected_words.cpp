// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/detected_words.h"

#include "core/names/sentences.h"
#include "core/words/reality_answer.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::words {

using namespace reality;

namespace {

struct DetectedWords
{
    Q_DECLARE_TR_FUNCTIONS(DetectedWords)
};

/// "a, b, c" as the language joins them.
QString listed(const QStringList &items)
{
    return items.join(DetectedWords::tr(", ", "between things that were seen"));
}

QString generationText(int generation) { return QString::number(generation) + u".0"_s; }

QString widthText(const DetectedLink &detected)
{
    const SeenLink &link = detected.seen;
    if (link.width && link.maxWidth && detected.wiredWidth)
        return DetectedWords::tr("%1 of %2 lanes (it claims %3, and is wired for %2)")
            .arg(QString::number(*link.width), QString::number(*detected.wiredWidth), QString::number(*link.maxWidth));
    if (link.width && link.maxWidth)
        return *link.width == *link.maxWidth ? DetectedWords::tr("all %n lane(s)", "of a link", *link.width)
                                             : DetectedWords::tr("%1 of %2 lanes")
                                                   .arg(QString::number(*link.width), QString::number(*link.maxWidth));
    if (link.width)
        return DetectedWords::tr("%n lane(s)", "of a link", *link.width);
    return link.maxWidth ? DetectedWords::tr("lanes now not told, at most %1").arg(*link.maxWidth) : QString();
}

QString speedText(const SeenLink &link)
{
    if (link.generation && link.maxGeneration && *link.generation != *link.maxGeneration)
        return DetectedWords::tr("PCIe %1 now, %2 at most")
            .arg(generationText(*link.generation), generationText(*link.maxGeneration));
    if (link.generation)
        return DetectedWords::tr("PCIe %1").arg(generationText(*link.generation));
    return link.maxGeneration ? DetectedWords::tr("PCIe %1 at most").arg(generationText(*link.maxGeneration))
                              : QString();
}

QString limitText(const DetectedLink &link)
{
    switch (link.limitedBy) {
    case LinkLimit::Nothing:
        return {};
    case LinkLimit::Card:
        return DetectedWords::tr("The card is wired for no more.");
    case LinkLimit::Slot:
        return DetectedWords::tr("The slot has no more.");
    case LinkLimit::Host:
        return DetectedWords::tr("The board is of an older generation than the card.");
    case LinkLimit::Uplink:
        return DetectedWords::tr("A narrower link on the way to the processor limits it.");
    case LinkLimit::Unknown:
        return DetectedWords::tr("The text does not say what takes the other lanes.");
    }
    return {};
}

/// As the catalogue calls what it is sure of: "AMD Ryzen 9 7900X" and not "… 12-Core Processor".
QString calledOf(const DetectedPart &part)
{
    const bool sure = part.recognised.certainty == reality::Certainty::Sure && part.recognised.part;
    return sure ? part.recognised.part->name : part.name;
}

} // namespace

QString detectedLink(const DetectedLink &link, bool denied)
{
    if (link.seen.isEmpty())
        return denied ? DetectedWords::tr("Only root sees the link: run the command with sudo.")
                      : DetectedWords::tr("The text says nothing of the link.");
    QStringList facts{widthText(link), speedText(link.seen)};
    facts.removeAll(QString());
    QStringList sentences{DetectedWords::tr("%1.", "facts of a link")
                              .arg(facts.join(DetectedWords::tr(", ", "between facts of a link")))};
    const bool slow =
        link.seen.generation && link.seen.maxGeneration && *link.seen.generation < *link.seen.maxGeneration;
    if (slow && link.idle == true)
        sentences << DetectedWords::tr("The card is at rest, so its speed says nothing.");
    else if (slow && !link.idle)
        sentences << DetectedWords::tr("At rest a link slows down: ask again while the card works.");
    sentences << limitText(link);
    sentences.removeAll(QString());
    return names::afterEachOther(sentences);
}

QString detectedCertainty(const Recognised &recognised)
{
    switch (recognised.certainty) {
    case reality::Certainty::Sure:
        return {};
    case reality::Certainty::Likely:
        return DetectedWords::tr("Likely %1.").arg(recognised.part->name);
    case reality::Certainty::OneOf: {
        QStringList names;
        for (std::size_t i = 0; i < recognised.candidates.size() && i < 4; ++i)
            names << recognised.candidates[i]->name;
        return DetectedWords::tr("One of: %1.").arg(listed(names));
    }
    case reality::Certainty::Unknown:
        return DetectedWords::tr("The catalogue has no such part.");
    }
    return {};
}

QString detectedGpu(const DetectedGpu &gpu)
{
    QStringList sentences;
    QString name = gpu.name.isEmpty() ? DetectedWords::tr("a graphics card without a name") : gpu.name;
    if (gpu.seen.address)
        name += u" ("_s + gpu.seen.address->text() + u')';
    if (gpu.seen.lost)
        sentences << DetectedWords::tr("It does not answer: it fell off the bus.");
    if (gpu.role == GpuRole::Card) {
        sentences << detectedLink(gpu.link, gpu.seen.denied);
        // What has no name cannot be looked up: the catalogue may well have it.
        if (!gpu.name.isEmpty() || gpu.chip.certainty != reality::Certainty::Unknown)
            sentences << detectedCertainty(gpu.chip);
    } else if (gpu.role == GpuRole::Integrated)
        sentences << DetectedWords::tr("Part of the processor.");
    else if (gpu.role == GpuRole::Management)
        sentences << DetectedWords::tr("The server's own display, no card to plan with.");
    else
        sentences << DetectedWords::tr("A display of the virtual machine, no card to plan with.");
    sentences.removeAll(QString());
    return DetectedWords::tr("%1: %2", "a card and what is said of it").arg(name, names::afterEachOther(sentences));
}

QStringList detectedMissing(const Detected &detected)
{
    QStringList sentences;
    for (const SeenMissing &missing : detected.seen.missing) {
        switch (missing.why) {
        case SeenMissing::Why::Announced:
            sentences << DetectedWords::tr("The text speaks of %n more GPU(s) and ends before them.", nullptr,
                                           missing.count);
            break;
        case SeenMissing::Why::NoAnswer:
            sentences << DetectedWords::tr("%1 does not answer the driver.")
                             .arg(missing.what.isEmpty() ? DetectedWords::tr("A GPU") : missing.what);
            break;
        case SeenMissing::Why::OffTheBus:
            sentences << DetectedWords::tr("%1 fell off the bus.")
                             .arg(missing.what.isEmpty() ? DetectedWords::tr("A GPU") : missing.what);
            break;
        case SeenMissing::Why::NoDriver:
            sentences << DetectedWords::tr("nvidia-smi does not reach its driver.");
            break;
        case SeenMissing::Why::NoDevices:
            sentences << DetectedWords::tr("nvidia-smi finds no GPU.");
            break;
        }
    }
    return sentences;
}

QString severalMachines(const std::vector<Detected> &machines)
{
    return DetectedWords::tr("The text describes %n machines; they are kept apart. Choose one.", nullptr,
                             static_cast<int>(machines.size()));
}

QString machineChoice(const std::vector<Detected> &machines, std::size_t index)
{
    const Detected &machine = machines[index];
    const auto &boards = machine.seen.boards;
    QString what = detectedAnswer(machine);
    const auto withName = [&](const QString &name) {
        if (!name.isEmpty() && !what.contains(name, Qt::CaseInsensitive))
            what = DetectedWords::tr("%1: %2", "a machine, what it has").arg(name, what);
    };
    // A board of Dell or HP is called by a number; what people call the machine stands beside it, and nodes that are
    // alike have names in their prompts.
    withName(boards.empty() ? QString() : boards.front().systemProduct);
    withName(hostIn(machine.lineAt(machine.begins)));
    const QString place = evidencePlace(machine.begins, machine);
    return DetectedWords::tr("%1. %2 (%3)", "a number, a machine, the line where the text begins to speak of it")
        .arg(QString::number(index + 1), what.endsWith(u'.') || what.endsWith(u'。') ? what.chopped(1) : what, place);
}

QString detectedAnswer(const Detected &detected)
{
    const auto cards = std::count_if(detected.gpus.begin(), detected.gpus.end(),
                                     [](const DetectedGpu &gpu) { return gpu.role == GpuRole::Card; });
    QStringList parts;
    if (detected.board)
        parts << calledOf(*detected.board);
    if (!detected.processors.empty()) {
        const QString name = calledOf(detected.processors.front());
        const auto count = detected.processors.size();
        parts << (count > 1 ? u"%1 × %2"_s.arg(QString::number(count), name) : name);
    }
    if (cards > 0)
        parts << DetectedWords::tr("%n graphics card(s)", nullptr, static_cast<int>(cards));
    if (parts.isEmpty())
        return detected.isVirtual
                   ? DetectedWords::tr("A virtual machine: nothing of the real one is seen from within.")
                   : DetectedWords::tr("Nothing that these texts say is of a board, a processor or a card.");
    const QString machine = DetectedWords::tr("%1.", "a board, a processor, cards").arg(listed(parts));
    return detected.isVirtual
               ? names::afterEachOther({machine, DetectedWords::tr("It is a virtual machine: board, slots and "
                                                                   "links are not those of the real one.")})
               : machine;
}

} // namespace rig::words

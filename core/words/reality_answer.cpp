// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/reality_answer.h"

#include "core/base/shown_text.h"
#include "core/names/names.h"
#include "core/names/sentences.h"
#include "core/words/reality_words.h"
#include "core/words/sentences_links.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::words {

using reality::Detected;
using reality::DetectedGpu;
using reality::Reality;
using reality::RealityRow;
using reality::RealVerdict;

namespace {

struct RealityAnswerWords
{
    Q_DECLARE_TR_FUNCTIONS(RealityAnswer)
};

std::optional<Severity> severityOf(RealVerdict verdict)
{
    switch (verdict) {
    case RealVerdict::AsPlanned:
        return {};
    case RealVerdict::LostLanes:
    case RealVerdict::LostGeneration:
    case RealVerdict::Divided:
    case RealVerdict::Unusable:
    case RealVerdict::Absent:
        return Severity::Caution;
    case RealVerdict::Idle:
    case RealVerdict::Elsewhere:
    case RealVerdict::Extra:
        return Severity::Note;
    case RealVerdict::Unknown:
        return Severity::Unknown;
    }
    return {};
}

/// Of generation and width what is known, with slot, limit and memory.
QString figures(const QString &connector, std::optional<int> width, const QString &generation,
                const std::optional<double> &limit, const std::optional<double> &memory)
{
    QStringList facts{
        connector, width ? RealityAnswerWords::tr("%n lane(s)", "of a link", *width) : QString(), generation,
        memory ? RealityAnswerWords::tr("%1 GiB", "memory of a card").arg(names::number(*memory, 0)) : QString(),
        limit ? names::watts(Watts(*limit)) : QString()};
    facts.removeAll(QString());
    return facts.join(RealityAnswerWords::tr(", ", "between figures of a card"));
}

QString plannedText(const RealityRow &row)
{
    const QString generation =
        row.plannedGeneration ? RealityAnswerWords::tr("PCIe %1.0").arg(*row.plannedGeneration) : QString();
    return row.device < 0
               ? QString()
               : figures(row.plannedConnector, row.plannedWidth, generation, row.plannedLimit, row.plannedMemory);
}

QString foundText(const RealityRow &row, const Detected &detected)
{
    if (row.gpu < 0)
        return {};
    const DetectedGpu &gpu = detected.gpus[static_cast<std::size_t>(row.gpu)];
    const reality::SeenLink &link = gpu.link.seen;
    QString generation;
    if (link.generation && gpu.link.idle == true)
        generation = RealityAnswerWords::tr("PCIe %1.0 at rest").arg(*link.generation);
    else if (link.generation)
        generation = RealityAnswerWords::tr("PCIe %1.0").arg(*link.generation);
    return figures(row.foundConnector, link.width, generation, row.foundLimit, row.foundMemory);
}

QStringList besideOf(const RealityRow &row)
{
    QStringList sentences;
    if (row.limitDiffers()) {
        const QString planned = names::watts(Watts(*row.plannedLimit));
        const QString found = names::watts(Watts(*row.foundLimit));
        sentences << (*row.foundLimit > *row.plannedLimit
                          ? RealityAnswerWords::tr("Its power limit is %1, planned %2: supply and heat were reckoned "
                                                   "with less. Set it with nvidia-smi -pl, or plan with %1.")
                                .arg(found, planned)
                          : RealityAnswerWords::tr("Its power limit is %1, planned %2: it is slower than planned. "
                                                   "nvidia-smi -pl raises it.")
                                .arg(found, planned));
    }
    // The driver keeps a part for itself; half a tenth more or less is another card.
    if (row.plannedMemory && row.foundMemory && std::abs(*row.foundMemory / *row.plannedMemory - 1) > 0.1)
        sentences << RealityAnswerWords::tr("It has %1 GiB of memory, planned %2.")
                         .arg(names::number(*row.foundMemory, 0), names::number(*row.plannedMemory, 0));
    return sentences;
}

QString gainOf(const RealityRow &row, const Detected &detected, Work work)
{
    if (row.verdict != RealVerdict::LostLanes && row.verdict != RealVerdict::LostGeneration)
        return {};
    QStringList sentences{linkCostText(row.cost, work)};
    const std::optional<int> width = detected.gpus[static_cast<std::size_t>(row.gpu)].link.seen.width;
    if (row.verdict == RealVerdict::LostLanes && width && row.plannedWidth)
        sentences << RealityAnswerWords::tr("Once mended, x%1 becomes x%2.", "lanes found, lanes planned")
                         .arg(QString::number(*width), QString::number(*row.plannedWidth));
    return names::afterEachOther(sentences);
}

RealityLine lineOf(const RealityRow &row, const Machine &machine, const Detected &detected, Work work)
{
    RealityLine line;
    line.name = realityName(row, machine, detected);
    line.severity = severityOf(row.verdict);
    line.verdict = realVerdictName(row.verdict);
    line.planned = plannedText(row);
    line.found = foundText(row, detected);
    line.sentence = realityText(row, machine, detected);
    line.gain = gainOf(row, detected, work);
    line.beside = besideOf(row);
    for (const reality::Cause &cause : row.causes)
        line.causes.push_back({causeText(cause, row), causeRemedy(cause), causeProof(cause, row),
                               evidencePlace(cause.evidence, detected), detected.lineAt(cause.evidence)});
    line.where = evidencePlace(row.evidence, detected);
    line.line = detected.lineAt(row.evidence);
    return line;
}

QString firstSentence(const RealityLine &line, std::size_t more, const QString &others)
{
    QStringList sentences{line.sentence};
    if (!line.causes.empty())
        sentences << line.causes.front().why << line.causes.front().remedy;
    if (more > 0)
        sentences << others;
    sentences.removeAll(QString());
    return names::afterEachOther(sentences);
}

/// Of the cards after the first: how many lost something, and how many are not there at all.
QString othersLost(const Reality &reality, const std::vector<std::size_t> &lost)
{
    const auto absent = static_cast<int>(std::count_if(lost.begin() + 1, lost.end(), [&](std::size_t row) {
        return reality.rows[row].verdict == RealVerdict::Absent;
    }));
    const int less = static_cast<int>(lost.size()) - 1 - absent;
    QStringList sentences;
    if (less > 0)
        sentences << RealityAnswerWords::tr("%n other card(s) lost something, too.", nullptr, less);
    if (absent > 0)
        sentences << RealityAnswerWords::tr("%n other card(s) are absent.", nullptr, absent);
    return names::afterEachOther(sentences);
}

/// What is worst comes first: a loss, then what is not told, then cards at rest.
void addText(RealityAnswer &answer, const Reality &reality, const Machine &machine)
{
    const auto find = [&](auto holds) {
        std::vector<std::size_t> rows;
        for (std::size_t i = 0; i < reality.rows.size(); ++i) {
            if (holds(reality.rows[i]))
                rows.push_back(i);
        }
        return rows;
    };
    const auto is = [&](RealVerdict verdict) {
        return find([verdict](const RealityRow &row) { return row.verdict == verdict; });
    };
    const auto lost = find([](const RealityRow &row) { return row.isLoss(); });
    const auto unknown = is(RealVerdict::Unknown);
    const auto idle = is(RealVerdict::Idle);
    const bool planned =
        std::any_of(machine.devices.begin(), machine.devices.end(), [](const Device &each) { return each.isCard(); });
    if (!planned || reality.rows.empty()) {
        answer.text = RealityAnswerWords::tr("The plan has no card that could be held against the machine.");
        answer.severity = Severity::Unknown;
    } else if (!lost.empty()) {
        answer.text = firstSentence(answer.lines[lost.front()], lost.size() - 1, othersLost(reality, lost));
        answer.severity = Severity::Caution;
    } else if (!unknown.empty()) {
        const int more = static_cast<int>(unknown.size()) - 1;
        answer.text = firstSentence(answer.lines[unknown.front()], unknown.size() - 1,
                                    RealityAnswerWords::tr("The same holds for %n other(s).", nullptr, more));
        answer.severity = Severity::Unknown;
    } else if (!idle.empty()) {
        answer.text = RealityAnswerWords::tr(
            "No card has lost lanes. How fast the links are is seen while the cards work: ask again under load.");
        answer.severity = Severity::Note;
    } else {
        answer.text = RealityAnswerWords::tr("The machine is as planned: no card has lost lanes or speed of its link.");
    }
}

void addOthers(RealityAnswer &answer, const Reality &reality, const Machine &machine)
{
    for (const reality::RealityWay &way : reality.ways) {
        if (!way.worse)
            continue;
        const auto name = [&](int device) { return names::device(machine.devices[static_cast<std::size_t>(device)]); };
        answer.others << RealityAnswerWords::tr("%1 and %2: planned %3, nvidia-smi topo prints %4.",
                                                "two cards, a way, a word of nvidia-smi")
                             .arg(name(way.a), name(way.b), names::peerWay(way.planned), shownLine(way.printed));
    }
    if (reality.driver && reality.driver->old)
        answer.others << RealityAnswerWords::tr("Driver %1 is too old for %2, which needs %3 or newer.",
                                                "version, a card, a branch")
                             .arg(shownLine(reality.driver->found),
                                  names::device(*machine.device(reality.driver->item)), reality.driver->needed);
    if (!answer.severity && !answer.others.isEmpty())
        answer.severity = Severity::Caution;
}

} // namespace

QString RealityCause::text() const
{
    QStringList sentences{why, remedy, proof};
    if (!line.isEmpty())
        sentences << RealityAnswerWords::tr("Seen in %1: “%2”.", "a file and line, the line itself").arg(where, line);
    sentences.removeAll(QString());
    return names::afterEachOther(sentences);
}

QString realVerdictName(RealVerdict verdict)
{
    switch (verdict) {
    case RealVerdict::AsPlanned:
        return RealityAnswerWords::tr("as planned", "of a card in the machine");
    case RealVerdict::Idle:
        return RealityAnswerWords::tr("at rest", "of a card in the machine");
    case RealVerdict::LostLanes:
        return RealityAnswerWords::tr("lanes lost", "of a card in the machine");
    case RealVerdict::LostGeneration:
        return RealityAnswerWords::tr("slower link", "of a card in the machine");
    case RealVerdict::Divided:
        return RealityAnswerWords::tr("divided (MIG)", "of a card in the machine");
    case RealVerdict::Unusable:
        return RealityAnswerWords::tr("without addresses", "of a card in the machine");
    case RealVerdict::Elsewhere:
        return RealityAnswerWords::tr("in another slot", "of a card in the machine");
    case RealVerdict::Absent:
        return RealityAnswerWords::tr("absent", "of a card in the machine");
    case RealVerdict::Extra:
        return RealityAnswerWords::tr("not planned", "of a card in the machine");
    case RealVerdict::Unknown:
        return RealityAnswerWords::tr("not told", "of a card in the machine");
    }
    return {};
}

QString evidencePlace(const reality::Evidence &evidence, const Detected &detected)
{
    if (!evidence || evidence.source < 0 || evidence.source >= static_cast<int>(detected.texts.size()))
        return {};
    return RealityAnswerWords::tr("%1, line %2", "file, number")
        .arg(shownLine(detected.texts[static_cast<std::size_t>(evidence.source)].name), QString::number(evidence.line));
}

RealityAnswer realityAnswer(const Reality &reality, const Machine &machine, const Detected &detected, Work work)
{
    RealityAnswer answer;
    for (const RealityRow &row : reality.rows)
        answer.lines.push_back(lineOf(row, machine, detected, work));
    addText(answer, reality, machine);
    addOthers(answer, reality, machine);
    return answer;
}

} // namespace rig::words

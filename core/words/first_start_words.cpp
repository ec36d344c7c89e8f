// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/first_start_words.h"

#include "core/names/lists.h"
#include "core/names/names.h"
#include "core/names/sentences.h"
#include "core/words/reality_answer.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::words {

using reality::FirstStartStep;
using reality::FirstStep;
using reality::StepVerdict;

namespace {

struct StartWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportFirstStart)
};

const Device &deviceOf(const Machine &machine, int index) { return machine.devices[static_cast<std::size_t>(index)]; }

/// PCI-SIG's rates a lane, by generation.
QString rateOf(int generation)
{
    static constexpr std::array rates{"2.5", "5", "8", "16", "32", "64"};
    return generation >= 1 && generation <= static_cast<int>(rates.size())
               ? QString::fromLatin1(rates[static_cast<std::size_t>(generation - 1)])
               : QString();
}

/// "4 × …" in place of four times the same line.
QStringList counted(const QStringList &lines)
{
    QStringList all;
    for (const QString &line : lines) {
        const qsizetype count = lines.count(line);
        const QString text = count < 2 ? line : u"%1 × %2"_s.arg(QString::number(count), line);
        if (!all.contains(text))
            all << text;
    }
    return all;
}

QString expectedCards(const Machine &machine)
{
    QStringList cards;
    for (const Device &device : machine.devices) {
        if (reality::isNvidiaCard(device))
            cards << names::shortName(*device.chip);
    }
    return StartWords::tr("%n line(s): %1", nullptr, static_cast<int>(cards.size())).arg(names::listed(counted(cards)));
}

QString whileAtWork(const QStringList &lines)
{
    return StartWords::tr("While the cards work (at rest they slow down): %1", "lines").arg(u'\n' + lines.join(u'\n'));
}

/// Cards of which the same is said.
struct Alike
{
    std::vector<const Device *> cards;
    QStringList said; ///< what goes into the sentence behind their names
};

void addCard(std::vector<Alike> &all, const Device &card, const QStringList &said)
{
    const auto same = std::find_if(all.begin(), all.end(), [&](const Alike &one) { return one.said == said; });
    if (same == all.end())
        all.push_back({{&card}, said});
    else
        same->cards.push_back(&card);
}

/// "Cards 1–4: generation 4, width 16": the order is that of the plan, not of the bus.
QString expectedLinks(const Machine &machine, const Assessment &assessment)
{
    std::vector<Alike> all;
    for (const Link &link : assessment.lanes.links) {
        const Device &device = deviceOf(machine, link.device);
        if (!reality::isNvidiaCard(device))
            continue;
        const QString generation = link.generation ? QString::number(*link.generation) : u"?"_s;
        const QString width = link.dark    ? StartWords::tr("missing")
                              : link.width ? QString::number(*link.width)
                                           : u"?"_s;
        QStringList said{generation, width};
        if (device.powerLimit)
            said << names::watts(*device.powerLimit);
        addCard(all, device, said);
    }
    QStringList lines;
    for (const Alike &one : all) {
        const QString cards = names::devices(one.cards);
        lines << (one.said.size() > 2 ? StartWords::tr("%1: generation %2, width %3, limit %4", "card, numbers, watts")
                                            .arg(cards, one.said[0], one.said[1], one.said[2])
                                      : StartWords::tr("%1: generation %2, width %3", "card, numbers")
                                            .arg(cards, one.said[0], one.said[1]));
    }
    return whileAtWork(lines);
}

QString expectedListing(const Machine &machine, const Assessment &assessment, int vendor)
{
    QStringList lines;
    for (const Link &link : assessment.lanes.links) {
        const Device &device = deviceOf(machine, link.device);
        if (device.isCard() && reality::vendorOf(device) == vendor && link.generation && link.width && !link.dark)
            lines << u"LnkSta: Speed %1GT/s, Width x%2"_s.arg(rateOf(*link.generation), QString::number(*link.width));
    }
    QStringList all;
    for (const QString &line : lines) {
        const QString text =
            StartWords::tr("%n card(s): %1", "what lspci prints", static_cast<int>(lines.count(line))).arg(line);
        if (!all.contains(text))
            all << text;
    }
    all << StartWords::tr("A card with sound prints it twice; “(downgraded)” stands behind what it could do better.");
    return whileAtWork(all);
}

/// The words of nvidia-smi's own legend.
QString topologyWord(PeerWay way)
{
    switch (way) {
    case PeerWay::NvLink:
        return u"NV…"_s;
    case PeerWay::SameSwitch:
        return StartWords::tr("%1 or %2", "words of which one stands there").arg(u"PIX"_s, u"PXB"_s);
    case PeerWay::SameProcessor:
    case PeerWay::Chipset:
        return StartWords::tr("%1 or %2", "words of which one stands there").arg(u"PHB"_s, u"NODE"_s);
    case PeerWay::AcrossProcessors:
        return u"SYS"_s;
    case PeerWay::Unknown:
        return u"?"_s;
    }
    return {};
}

/// Pairs of NVIDIA's cards of which the same is said, in a line: eight cards have 28 of them.
template <class Text> QString ofPairs(const Machine &machine, const Assessment &assessment, Text text)
{
    std::vector<std::pair<QString, QStringList>> lines; // what is said, of which pairs
    for (const PeerPath &path : assessment.lanes.peers) {
        const Device &a = deviceOf(machine, path.a);
        const Device &b = deviceOf(machine, path.b);
        const QString said = text(path);
        if (!reality::isNvidiaCard(a) || !reality::isNvidiaCard(b) || said.isEmpty())
            continue;
        const QString pair = u"%1–%2"_s.arg(QString::number(a.number), QString::number(b.number));
        const auto same =
            std::find_if(lines.begin(), lines.end(), [&](const auto &line) { return line.first == said; });
        if (same == lines.end())
            lines.push_back({said, {pair}});
        else
            same->second << pair;
    }
    const auto all = static_cast<qsizetype>(assessment.lanes.peers.size());
    if (all > 1 && lines.size() == 1 && lines.front().second.size() == all)
        return StartWords::tr("All pairs of cards: %1", "a word").arg(lines.front().first);
    QStringList texts;
    for (const auto &[said, pairs] : lines)
        texts << (pairs.size() == 1 ? StartWords::tr("Cards %1: %2", "1–2; a word")
                                    : StartWords::tr("Pairs of cards %1: %2", "1–2, 1–3; a word"))
                     .arg(names::listed(pairs), said);
    return texts.join(u'\n');
}

/// Whether a card copies over the processor's memory: a GeForce that no NVLink joins.
bool copiesOverMemory(const Machine &machine, const PeerPath &path)
{
    const Device &device = deviceOf(machine, path.a);
    return path.way != PeerWay::NvLink && reality::isNvidiaCard(device) &&
           names::shortName(*device.chip).startsWith("GeForce"_L1);
}

QString expectedRates(const Machine &machine, const Assessment &assessment)
{
    const QString rates = ofPairs(machine, assessment, [](const PeerPath &path) {
        return path.bandwidth ? StartWords::tr("more than %1 GB/s")
                                    .arg(names::number(path.bandwidth->value() * reality::LeastShareOfRate, 1))
                              : QString();
    });
    if (rates.isEmpty())
        return StartWords::tr("In the matrix “Unidirectional P2P=Enabled”: the same in both directions.");
    const QString all = StartWords::tr("In the matrix “Unidirectional P2P=Enabled”, from CUDA's samples: %1", "lines")
                            .arg(u'\n' + rates);
    const std::vector<PeerPath> &peers = assessment.lanes.peers;
    return std::none_of(peers.begin(), peers.end(),
                        [&](const PeerPath &path) { return copiesOverMemory(machine, path); })
               ? all
               : all + u'\n' +
                     StartWords::tr(
                         "GeForce cards without NVLink copy over the processor's memory: less is no proof of "
                         "lost lanes.");
}

QString expectedLoad(const Machine &machine)
{
    std::vector<Alike> all;
    for (const Device &device : machine.devices) {
        const std::optional<Watts> power = device.power();
        if (reality::isNvidiaCard(device) && power)
            addCard(all, device, {names::watts(*power)});
    }
    QStringList lines;
    for (const Alike &one : all)
        lines << StartWords::tr("%1: %2 at most", "card, watts").arg(names::devices(one.cards), one.said[0]);
    return StartWords::tr("“Power Draw” while gpu-burn loads all cards, from a second terminal: %1", "lines")
        .arg(u'\n' + lines.join(u'\n'));
}

QString expectation(const FirstStartStep &step, const Machine &machine, const Assessment &assessment)
{
    switch (step.step) {
    case FirstStep::Memory:
        return StartWords::tr("nearly %1 GiB of memory").arg(names::number(reality::memoryOf(machine).value_or(0)));
    case FirstStep::List:
        return expectedCards(machine);
    case FirstStep::Links:
        return expectedLinks(machine, assessment);
    case FirstStep::Limit:
        return step.item == 0 ? StartWords::tr("The power limit of all cards; as an administrator, after every start "
                                               "where no service sets it.")
                              : StartWords::tr("The power limit of %1; as an administrator, after every start where no "
                                               "service sets it. The number behind -i is that of nvidia-smi -L.")
                                    .arg(names::device(*machine.device(step.item)));
    case FirstStep::Lspci:
        return expectedListing(machine, assessment, step.vendor);
    case FirstStep::Ways:
        return StartWords::tr("In its matrix: %1", "lines")
            .arg(u'\n' + ofPairs(machine, assessment, [](const PeerPath &path) { return topologyWord(path.way); }));
    case FirstStep::Peers:
        return expectedRates(machine, assessment);
    case FirstStep::Load:
        return expectedLoad(machine);
    case FirstStep::Heat:
        // T.Limit: the distance to the nearest slowdown threshold (NVML, nvmlDeviceGetMarginTemperature); newer cards
        // have it in place of the temperature.
        return StartWords::tr(
            "After ten minutes of load: “HW Thermal Slowdown: Not Active”, and “GPU Current Temp” below “GPU "
            "Slowdown Temp”; where that is not printed, “GPU T.Limit Temp” above zero.");
    }
    return {};
}

QString deviceText(int device, const Machine &machine)
{
    return device < 0 ? QString() : names::device(deviceOf(machine, device));
}

/// What was seen, short enough for a column.
QString seenText(const FirstStartStep &step, const Machine &machine)
{
    const bool bad = step.verdict == StepVerdict::Bad;
    const QString seen = step.seen ? names::number(*step.seen) : QString();
    const QString expected = step.expected ? names::number(*step.expected) : QString();
    const QString device = deviceText(step.device, machine);
    switch (step.step) {
    case FirstStep::Memory:
        return StartWords::tr("%1 of %2 GiB", "memory").arg(seen, expected);
    case FirstStep::List:
        return StartWords::tr("%1 of %2 cards", "numbers").arg(seen, expected);
    case FirstStep::Links:
    case FirstStep::Lspci:
        return bad ? StartWords::tr("%1: not the planned link").arg(device) : StartWords::tr("as planned");
    case FirstStep::Limit:
        return StartWords::tr("%1 of %2 W", "power limits").arg(seen, expected);
    case FirstStep::Ways:
        return bad ? StartWords::tr("%1 – %2: another way", "cards").arg(device, deviceText(step.otherDevice, machine))
                   : StartWords::tr("as planned");
    case FirstStep::Peers: {
        const QString rate = names::number(step.seen.value_or(0), 1);
        const QString planned = names::number(step.expected.value_or(0), 1);
        return step.verdict == StepVerdict::Good
                   ? StartWords::tr("at least %1 of %2 GB/s", "rates between cards").arg(rate, planned)
                   : StartWords::tr("%1 – %2: %3 of %4 GB/s; lanes are lost, or the copies go over the processor's "
                                    "memory",
                                    "cards, rates")
                         .arg(device, deviceText(step.otherDevice, machine), rate, planned);
    }
    case FirstStep::Load:
        return StartWords::tr("%1: %2 of %3 W", "card, watts").arg(device, seen, expected);
    case FirstStep::Heat:
        return bad              ? StartWords::tr("%1 slows down for heat (%2 °C)").arg(device, seen)
               : seen.isEmpty() ? StartWords::tr("not slowed down by heat")
                                : StartWords::tr("at most %1 °C").arg(seen);
    }
    return {};
}

QString systemsText(const FirstStartStep &step)
{
    if (step.onLinux && step.onWindows)
        return StartWords::tr("Linux, Windows");
    return step.onLinux ? u"Linux"_s : u"Windows"_s;
}

std::optional<Severity> severityOfStep(StepVerdict verdict)
{
    switch (verdict) {
    case StepVerdict::NotSeen:
    case StepVerdict::Good:
        return {};
    case StepVerdict::Doubtful:
        return Severity::Unknown;
    case StepVerdict::Bad:
        return Severity::Caution;
    }
    return {};
}

} // namespace

std::vector<FirstStartLine> firstStartLines(const Machine &machine, const Assessment &assessment,
                                            const reality::Reality &reality, const reality::Detected *found)
{
    std::vector<FirstStartStep> steps = reality::firstStart(machine, assessment);
    if (found)
        reality::judgeFirstStart(steps, machine, assessment, reality, *found);
    std::vector<FirstStartLine> lines;
    for (const FirstStartStep &step : steps) {
        FirstStartLine line;
        line.command = step.command;
        line.systems = systemsText(step);
        line.expects = expectation(step, machine, assessment);
        if (line.expects.isEmpty()) // of cards that stand nowhere yet
            continue;
        line.severity = severityOfStep(step.verdict);
        if (step.verdict != StepVerdict::NotSeen) {
            line.seen = seenText(step, machine);
            line.where = found ? evidencePlace(step.evidence, *found) : QString();
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

QString firstStartAnswer(const std::vector<FirstStartLine> &lines)
{
    const auto seen =
        std::count_if(lines.begin(), lines.end(), [](const FirstStartLine &line) { return !line.seen.isEmpty(); });
    const auto bad =
        std::count_if(lines.begin(), lines.end(), [](const FirstStartLine &line) { return line.severity.has_value(); });
    if (lines.empty())
        return {};
    const QString of = StartWords::tr("%1 of %n step(s) were seen.", nullptr, static_cast<int>(lines.size()))
                           .arg(static_cast<int>(seen));
    if (bad > 0)
        return names::afterEachOther(
            {StartWords::tr("%n step(s) did not print what was planned.", nullptr, static_cast<int>(bad)), of});
    return seen == static_cast<std::ptrdiff_t>(lines.size()) ? StartWords::tr("Every step printed what was planned.")
                                                             : of;
}

} // namespace rig::words

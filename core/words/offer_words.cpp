// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/offer_words.h"

#include "core/catalogue/modified.h"
#include "core/checks/run_checks.h"
#include "core/names/names.h"
#include "core/names/sentences.h"
#include "core/reality/own_part.h"
#include "core/words/list_words.h"
#include "core/words/words.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::words {

using namespace lists;

namespace {

struct OfferWords
{
    Q_DECLARE_TR_FUNCTIONS(OfferWords)
};

QString signText(const SeenSign &seen)
{
    const auto line = [&](const QString &sentence) { return sentence.arg(seen.line); };
    switch (seen.sign) {
    case OfferSign::ForParts:
        return line(OfferWords::tr("It is sold as faulty (line %1): count on a card that does not run."));
    case OfferSign::Untested:
        return line(OfferWords::tr(
            "Nobody vouches that it runs (line %1): ask for a picture of nvidia-smi on the running card."));
    case OfferSign::NoReturns:
        return line(
            OfferWords::tr("The seller takes nothing back (line %1): buy only where the platform protects you."));
    case OfferSign::Mined:
        return line(OfferWords::tr("It was used for mining (line %1): expect dry pads and worn fans."));
    case OfferSign::Repaired:
        return line(OfferWords::tr("It was repaired or opened (line %1): ask what was done, and by whom."));
    case OfferSign::Modified:
        return line(OfferWords::tr("It was changed by somebody else than its maker (line %1)."));
    }
    return {};
}

void addWhich(OfferAnswer &answer, const Offer &offer)
{
    const FoundPart &found = offer.found;
    if (offer.line == 0) {
        answer.which << OfferWords::tr("No graphics card was found in the text.");
        return;
    }
    if (!found.chip) {
        QStringList names;
        for (const PartHandle &choice : found.choices)
            names << choice->name;
        if (found.reason == Reason::Notebook)
            answer.which << OfferWords::tr("Line %1 names a notebook's GPU: it is no card that goes into a slot.")
                                .arg(offer.line);
        else if (found.reason == Reason::OtherMemory)
            answer.which
                << OfferWords::tr(
                       "Line %1 gives the card a memory with which the catalogue has none of this GPU: a version that "
                       "it lacks, a rebuilt card, or a misprint.")
                       .arg(offer.line);
        else if (!names.isEmpty())
            answer.which << OfferWords::tr("Line %1 may mean: %2. Ask the seller which.")
                                .arg(QString::number(offer.line),
                                     names.join(OfferWords::tr(", ", "between names of GPUs")));
        return;
    }
    answer.which << OfferWords::tr("According to line %1 it is %2.")
                        .arg(QString::number(offer.line), found.part ? found.part->name : listChoice(*found.chip));
    if (!found.part)
        answer.which << OfferWords::tr(
            "The text does not say which card with this GPU it is: ask for its model, then its length, slots and "
            "plugs can be looked up.");
    const bool module = found.chip->form.valueOr(u"pcie"_s) != "pcie"_L1;
    if (module && offer.onCarrier)
        answer.which << OfferWords::tr(
            "It is a module for servers on somebody's carrier board, of which the catalogue knows no size, no "
            "plugs and no cooling: ask for all three. Without a second module on a board made for it there is no "
            "NVLink.");
    else if (module)
        answer.which << OfferWords::tr(
            "It is a module for servers: it goes into no slot. Without a carrier board or the server that it was "
            "made for it is of no use.");
}

/// What a card for servers asks of a workstation, by its figures.
void addServerRisks(OfferAnswer &answer, const Card *card)
{
    if (!card) {
        answer.risks << OfferWords::tr("It is made for servers: ask whether it has a fan of its own, an output for a "
                                       "display, and which plug it takes.");
        return;
    }
    if (card->cooling.valueOr({}) == "passive"_L1)
        answer.risks << OfferWords::tr("It has no fan: it needs a blower of its own, or a server's air.");
    if (card->displayOutputs.value == 0)
        answer.risks << OfferWords::tr("No picture comes out of it: the machine needs another output.");
    if (card->powerConnectors && card->powerConnectors->contains(u"eps-8"_s))
        answer.risks << OfferWords::tr("It takes a processor's plug (EPS), not one for graphics cards.");
}

void addRisks(OfferAnswer &answer, const Offer &offer)
{
    if (offer.found.chip && isModified(*offer.found.chip))
        answer.risks << OfferWords::tr(
            "Its memory was exchanged by a workshop: the maker gives no warranty, nobody promises firmware or "
            "drivers, and each workshop's board and cooler differ. Ask for a memory test under load, and for the "
            "right to return it.");
    for (const SeenSign &seen : offer.signs) {
        if (seen.sign != OfferSign::Modified || !offer.found.chip || !isModified(*offer.found.chip))
            answer.risks << signText(seen);
    }
    if (offer.found.chip && offer.found.chip->segment.valueOr({}) == "datacentre"_L1)
        addServerRisks(answer, static_cast<const Card *>(offer.found.part.get()));
}

/// Below this share of what such cards are sold for used, who knows asks why before he pays. A weight of our own.
constexpr double UsualShare = 2.0 / 3;

/// A price far below the market's is the first warning. What is sold as faulty is cheap for a reason that is said, and
/// an old price says nothing of today's.
void addCheapness(OfferAnswer &answer, const Offer &offer, const PricePick &used, const Catalogue &catalogue)
{
    const bool isFaulty = std::any_of(offer.signs.begin(), offer.signs.end(),
                                      [](const SeenSign &seen) { return seen.sign == OfferSign::ForParts; });
    const std::optional<double> asked = inDollars(offer.price, catalogue);
    const std::optional<double> usual = inDollars(used.money, catalogue);
    if (isFaulty || !used.recent || !asked || !usual || *asked >= UsualShare * *usual)
        return;
    answer.risks.prepend(
        OfferWords::tr("%1 is %2 % of what such cards cost used (%3): ask why before you pay.", "money, percent, money")
            .arg(names::money(*offer.price), names::number(100 * *asked / *usual, 0), names::money(used.money)));
}

void addPrice(OfferAnswer &answer, const Offer &offer, const Catalogue &catalogue)
{
    if (offer.priceDoubt == PriceDoubt::Currency)
        answer.price << OfferWords::tr("The text does not say in which currency its price is.");
    if (!offer.found.chip)
        return;
    PricePolicy used = catalogue.prices;
    used.buying = Buying::Used;
    const std::optional<PricePick> pick = priceOf(*offer.found.chip, catalogue, used);
    const bool isUsed = pick && pick->price.condition == Condition::Used;
    if (isUsed)
        addCheapness(answer, offer, *pick, catalogue);
    if (offer.price && isUsed)
        answer.price << OfferWords::tr("It is offered for %1; used ones were last seen at %2.")
                            .arg(names::money(*offer.price), names::price(*pick));
    else if (offer.price)
        answer.price << OfferWords::tr("It is offered for %1; no used price of such a card is known.")
                            .arg(names::money(*offer.price));
    else if (isUsed)
        answer.price << OfferWords::tr("No price was read; used ones were last seen at %1.").arg(names::price(*pick));
}

void addStart(OfferAnswer &answer, const Chip &chip, const Board *board)
{
    const std::optional<MemoryWindow> window = memoryWindowOf(chip);
    if (!window) {
        answer.start << OfferWords::tr(
            "How much of its memory the card maps at start, was not read: switch on “Above 4G Decoding” "
            "where the firmware has it.");
        return;
    }
    switch (placeFor(*window, board)) {
    case WindowPlace::Fits:
        answer.start << OfferWords::tr("It asks nothing special of the firmware: GeForce cards map 256 MiB at start.");
        break;
    case WindowPlace::Reported:
        answer.start << OfferWords::tr("It will likely not start in %1: the card maps %2 GiB at start, and owners "
                                       "report that boards with this "
                                       "chipset do not place so much, even with “Above 4G Decoding” on.")
                            .arg(board->name, names::number(window->size.value()));
        break;
    case WindowPlace::Ask:
        answer.start
            << OfferWords::tr(
                   "It maps %1 GiB at start: the board needs “Above 4G Decoding” and a system that starts from UEFI.")
                   .arg(names::number(window->size.value()));
        answer.start << (board ? OfferWords::tr("Whether %1 has it, the catalogue does not know: look in its firmware "
                                                "under PCI settings before "
                                                "you pay.")
                                     .arg(board->name)
                               : OfferWords::tr("Look for it in the firmware's PCI settings before you pay."));
        break;
    }
}

/// What the checks say of the card in its place, the worst first.
void addFindings(OfferAnswer &answer, const Document &placed, ItemId card, const Catalogue &catalogue)
{
    const Machine machine = resolve(placed.build, catalogue);
    const Assessment assessment = assess(machine, placed.site, placed.use);
    const Situation situation{machine, placed.site, placed.use, assessment};
    const Verdict verdict = judge(runChecks(situation), placed.build);
    for (const Finding &finding : verdict.findings) {
        const bool ofCard = std::find(finding.subjects.begin(), finding.subjects.end(), card) != finding.subjects.end();
        if (ofCard && finding.severity != Severity::Note)
            answer.fit << severity(finding.severity) + OfferWords::tr(": ", "between a severity and a finding") +
                              message(finding, situation);
    }
}

void addFit(OfferAnswer &answer, const Offer &offer, const Document &machine, const Catalogue &catalogue)
{
    if (offer.found.chip->form.valueOr(u"pcie"_s) != "pcie"_L1 && !offer.onCarrier) {
        answer.fit << OfferWords::tr("A module goes into no slot of this machine.");
        return;
    }
    Catalogue with = catalogue;
    const PartHandle card = offer.found.part
                                ? offer.found.part
                                : reality::knownIn(with, reality::ownCardOf(*offer.found.chip, offer.found.maker));
    answer.placed = cardForPc(machine, card->id, with);
    if (!answer.placed) {
        answer.fit << OfferWords::tr("No connector with lanes is free for it in this machine.");
        return;
    }
    answer.fit << OfferWords::tr("It goes in: %1.").arg(cardForPc(*answer.placed));
    if (!answer.placed->document.build.items.empty())
        addFindings(answer, answer.placed->document, machine.build.nextId(), with);
}

void addSoftware(OfferAnswer &answer, const Chip &chip)
{
    const guide::Compatibility &table = guide::shippedCompatibility();
    const guide::CardSoftware software = guide::softwareFor(chip, table);
    answer.software = guide::softwareSentences(software);
    answer.rests = guide::sourcesOf(software, table);
}

/// What one who knows would say first.
QString firstSentence(const OfferAnswer &answer, const Offer &offer)
{
    const auto has = [&](OfferSign sign) {
        return std::any_of(offer.signs.begin(), offer.signs.end(),
                           [&](const SeenSign &seen) { return seen.sign == sign; });
    };
    if (offer.line == 0)
        return OfferWords::tr("No graphics card was found in this text.");
    if (!offer.found.chip)
        return OfferWords::tr("Ask before you buy: the text does not say which card it is.");
    const QString name = offer.found.part ? offer.found.part->name : offer.found.chip->name;
    if (has(OfferSign::ForParts))
        return OfferWords::tr("Leave it, unless you repair cards: %1 is offered as faulty.").arg(name);
    if (offer.found.chip->form.valueOr(u"pcie"_s) != "pcie"_L1 && !offer.onCarrier)
        return OfferWords::tr("Leave it, unless you have the server for it: %1 is a module and goes into no slot.")
            .arg(name);
    const guide::CardSoftware software = guide::softwareFor(*offer.found.chip, guide::shippedCompatibility());
    if (software.state == guide::CardSoftware::State::None)
        return OfferWords::tr("Leave it: no framework of today runs on %1.").arg(name);
    QStringList sentences;
    if (software.state == guide::CardSoftware::State::OldVersions)
        sentences << OfferWords::tr("%1 runs old versions of the software only.").arg(name);
    if (isModified(*offer.found.chip))
        sentences << OfferWords::tr(
                         "%1 is a rebuilt card without warranty: buy it only with the right to return it, and test its "
                         "memory on the first day.")
                         .arg(name);
    else if (!answer.risks.isEmpty())
        sentences << OfferWords::tr("%1: clear up what speaks against it first.").arg(name);
    else
        sentences
            << OfferWords::tr("%1: nothing in the text speaks against it; ask for a picture of it running.").arg(name);
    return names::afterEachOther(sentences);
}

QString pointName(ArrivalPoint point)
{
    switch (point) {
    case ArrivalPoint::Answers:
        return OfferWords::tr("Answers");
    case ArrivalPoint::Gpu:
        return OfferWords::tr("GPU");
    case ArrivalPoint::Memory:
        return OfferWords::tr("Memory");
    case ArrivalPoint::Width:
        return OfferWords::tr("Lanes");
    case ArrivalPoint::Generation:
        return OfferWords::tr("Generation");
    case ArrivalPoint::PowerLimit:
        return OfferWords::tr("Power limit");
    }
    return {};
}

} // namespace

OfferAnswer offerAnswer(const Offer &offer, const Document *machine, const Catalogue &catalogue)
{
    OfferAnswer answer;
    addWhich(answer, offer);
    addRisks(answer, offer);
    addPrice(answer, offer, catalogue);
    if (offer.found.chip) {
        std::shared_ptr<const Board> board;
        if (machine && !machine->build.itemsOf(Kind::Motherboard).empty())
            board = catalogue.find<Board>(machine->build.itemsOf(Kind::Motherboard).front()->part);
        addStart(answer, *offer.found.chip, board.get());
        if (machine)
            addFit(answer, offer, *machine, catalogue);
        addSoftware(answer, *offer.found.chip);
    }
    answer.text = firstSentence(answer, offer);
    return answer;
}

std::vector<std::pair<QString, QStringList>> offerSections(const OfferAnswer &answer)
{
    std::vector<std::pair<QString, QStringList>> sections{
        {OfferWords::tr("The card"), answer.which},      {OfferWords::tr("What speaks against it"), answer.risks},
        {OfferWords::tr("Price"), answer.price},         {OfferWords::tr("Whether it starts"), answer.start},
        {OfferWords::tr("In this machine"), answer.fit}, {OfferWords::tr("Software"), answer.software}};
    std::erase_if(sections, [](const auto &section) { return section.second.isEmpty(); });
    return sections;
}

QStringList sheetLines(const std::vector<guide::Step> &steps)
{
    QStringList lines;
    int number = 0;
    for (const guide::Step &step : steps) {
        lines << u"%1. %2"_s.arg(QString::number(++number), step.text);
        for (const QString &command : step.command.split(u'\n', Qt::SkipEmptyParts))
            lines << u"     "_s + command;
        if (!step.expect.isEmpty())
            lines << u"   "_s + OfferWords::tr("It prints: %1").arg(step.expect);
    }
    return lines;
}

QString arrivalRow(const ArrivalRow &row)
{
    const QString name =
        OfferWords::tr("GPU %1, %2", "number, point: Memory").arg(QString::number(row.gpu), pointName(row.point));
    if (row.point == ArrivalPoint::Answers)
        return *row.good ? OfferWords::tr("GPU %1 answers.").arg(row.gpu)
                         : OfferWords::tr("GPU %1 does not answer: it fell off the bus, or has no power.").arg(row.gpu);
    if (!row.good) {
        return row.found.isEmpty()
                   ? OfferWords::tr("%1: the outputs do not say; %2 is expected.").arg(name, row.expected)
               : row.point == ArrivalPoint::Generation
                   ? OfferWords::tr("%1: %2; read it under load, %3 is expected then.")
                         .arg(name, row.found, row.expected)
                   : OfferWords::tr("%1: %2; whether that is %3, the outputs do not say.")
                         .arg(name, row.found, row.expected);
    }
    return *row.good ? OfferWords::tr("%1: %2, as expected.").arg(name, row.found)
                     : OfferWords::tr("%1: %2 where %3 was expected.").arg(name, row.found, row.expected);
}

QString arrivalAnswer(const std::vector<ArrivalRow> &rows)
{
    if (rows.empty())
        return OfferWords::tr(
            "The outputs show no such card: run the commands of the sheet, and paste all that they print.");
    const auto isBad = [](const ArrivalRow &row) { return row.good == std::optional(false); };
    const auto of = [&](ArrivalPoint point) {
        return std::any_of(rows.begin(), rows.end(),
                           [&](const ArrivalRow &row) { return row.point == point && isBad(row); });
    };
    if (of(ArrivalPoint::Answers) || of(ArrivalPoint::Gpu) || of(ArrivalPoint::Memory))
        return OfferWords::tr("Claim it: this is not the card that was sold, or it is not whole.");
    if (of(ArrivalPoint::Width) || of(ArrivalPoint::Generation))
        return OfferWords::tr(
            "It is the card that was sold; its link is not what it can be. Try it in another slot before you claim.");
    if (std::any_of(rows.begin(), rows.end(), isBad))
        return OfferWords::tr("It is the card that was sold; look at the points that differ.");
    const bool open = std::any_of(rows.begin(), rows.end(), [](const ArrivalRow &row) { return !row.good; });
    return open ? OfferWords::tr("Nothing speaks against it so far; some points were not read.")
                : OfferWords::tr("It is the card that was sold, and all points that were read are as expected.");
}

} // namespace rig::words

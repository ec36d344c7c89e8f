// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/words.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(Messages)
};

/// A sentence about a finding, and the sentence that says why.
struct Sentence
{
    QString message;
    QString reason;
};

const Part *partOf(ItemId item, const Machine &machine)
{
    if (const Device *device = machine.device(item))
        return &device->part();
    const auto in = [&](const auto &list) -> const Part * {
        for (const auto &placed : list) {
            if (placed.item == item)
                return placed.part.get();
        }
        return nullptr;
    };
    for (const Part *part : {in(machine.processors), in(machine.supplies), in(machine.memory)}) {
        if (part)
            return part;
    }
    if (machine.board && machine.board->item == item)
        return machine.board->part.get();
    if (machine.chassis && machine.chassis->item == item)
        return machine.chassis->part.get();
    if (machine.cooler && machine.cooler->item == item)
        return machine.cooler->part.get();
    return nullptr;
}

/// "Card 2 (GeForce RTX 3090)", or the part's name.
QString nameOf(ItemId item, const Situation &situation)
{
    const Part *part = partOf(item, situation.machine);
    if (!part)
        return Messages::tr("A part");
    const Device *device = situation.machine.device(item);
    if (!device)
        return part->name;
    const QString number = QString::number(device->number);
    return device->isCard() ? Messages::tr("Card %1 (%2)", "number, name").arg(number, part->name)
                            : Messages::tr("Drive %1 (%2)", "number, name").arg(number, part->name);
}

QString subject(const Finding &finding, const Situation &situation, int index = 0)
{
    return index < finding.subjects.size() ? nameOf(finding.subjects[index], situation) : QString();
}

QString connectorName(const Finding &finding, const Situation &situation, int index = 0)
{
    if (index >= finding.connectors.size() || !situation.machine.board)
        return {};
    return situation.machine.board->part->connectors[static_cast<std::size_t>(finding.connectors[index])].label;
}

const Link *linkOf(const Finding &finding, const Situation &situation, int index = 0)
{
    for (const Link &link : situation.assessment.lanes.links) {
        if (index < finding.subjects.size() &&
            situation.machine.devices[static_cast<std::size_t>(link.device)].item == finding.subjects[index])
            return &link;
    }
    return nullptr;
}

QString fact(const Finding &finding, const char *key, int decimals = 0) { return number(finding.fact(key), decimals); }

/// "PCIe 3.0 x8 (7.9 GB/s)"
QString linkWithRate(const Finding &finding, const Situation &situation)
{
    const Link *found = linkOf(finding, situation);
    if (!found)
        return {};
    if (!found->bandwidth)
        return link(*found);
    return Messages::tr("%1 (%2 GB/s)", "link, bandwidth").arg(link(*found), number(found->bandwidth->value(), 1));
}

/// The labels of all connectors after the first.
QString others(const Finding &finding, const Situation &situation)
{
    QStringList labels;
    for (int i = 1; i < finding.connectors.size(); ++i)
        labels << connectorName(finding, situation, i);
    return labels.join(u", "_s);
}

/// What is measured of a narrow link; said with the card that it was measured on.
QString measuredLoss(const Finding &finding)
{
    const double rate = finding.fact("bandwidth_gb_s");
    if (rate <= 0)
        return {};
    if (rate > 8)
        return Messages::tr("There is no measurement at %1 GB/s; at 7.9 GB/s a GTX 1080 took 2.2 % longer for an "
                            "epoch, and a faster card loses more.",
                            "bandwidth")
            .arg(number(rate, 1));
    if (rate >= 7.8)
        return Messages::tr("At 7.9 GB/s a GTX 1080 took 2.2 % longer for an epoch; a faster card loses more, and for "
                            "this one there is no measurement.");
    if (rate >= 3.9)
        return Messages::tr(
            "At 3.9 GB/s a GTX 1080 took 5 % longer for an epoch, two of them 8–10 %; a faster card loses more.");
    return Messages::tr("Already at 3.9 GB/s two GTX 1080 took 8–10 % longer for an epoch; this link is narrower.");
}

Sentence laneDowngrade(const Finding &finding, const Situation &situation)
{
    const QString message =
        Messages::tr("%1 runs at %2 instead of x%3.", "card, link, width")
            .arg(subject(finding, situation), linkWithRate(finding, situation), fact(finding, "max_width"));
    QString why;
    switch (finding.variant) {
    case 1:
        why = finding.connectors.size() > 1
                  ? Messages::tr("%1 shares its lanes with %2.", "slot, other connectors")
                        .arg(connectorName(finding, situation), others(finding, situation))
                  : Messages::tr("The board gives %1 no more lanes in this arrangement.", "slot")
                        .arg(connectorName(finding, situation));
        break;
    case 2:
        why = Messages::tr("The processor has no more lanes for %1.", "slot").arg(connectorName(finding, situation));
        break;
    default:
        why = Messages::tr("%1 has x%2 lanes, whatever its length.", "slot, width")
                  .arg(connectorName(finding, situation), fact(finding, "width"));
    }
    const bool card = !finding.subjects.isEmpty() && situation.machine.device(finding.subjects[0]) &&
                      situation.machine.device(finding.subjects[0])->isCard();
    return {message, card ? QStringLiteral("%1 %2").arg(why, measuredLoss(finding)).trimmed() : why};
}

Sentence generationDowngrade(const Finding &finding, const Situation &situation)
{
    return {Messages::tr("%1 runs at PCIe %2.0 (%3 GB/s); it can do %4.0.", "card, generation, bandwidth, generation")
                .arg(subject(finding, situation), fact(finding, "generation"), fact(finding, "bandwidth_gb_s", 1),
                     fact(finding, "max_generation")),
            finding.variant == 1
                ? Messages::tr("The processor does no more than that.")
                : Messages::tr("%1 does no more than that.", "slot").arg(connectorName(finding, situation))};
}

Sentence connectorDark(const Finding &finding, const Situation &situation)
{
    const QString device = subject(finding, situation);
    const QString place = connectorName(finding, situation);
    switch (finding.variant) {
    case 0:
        return {Messages::tr("%1 gets no lanes in %2 and will not be seen.", "device, connector").arg(device, place),
                Messages::tr("What else is plugged in, or this processor, leaves %1 dark.", "connector").arg(place)};
    case 1:
        return {Messages::tr("%1 gets no lanes in %2 and will not be seen.", "device, connector").arg(device, place),
                Messages::tr("%1 hangs on a processor that is not there.", "connector").arg(place)};
    case 2:
        return {Messages::tr("%1 does not go into %2.", "device, connector").arg(device, place), {}};
    case 3:
        return {Messages::tr("%1 stands in no slot yet.", "device").arg(device),
                Messages::tr("No free connector was found for it, or none was chosen.")};
    default:
        return {Messages::tr("%1 stands in a connector that this board does not have.", "device").arg(device), {}};
    }
}

Sentence m2TakesLanes(const Finding &finding, const Situation &situation)
{
    return {Messages::tr("%1 in %2 takes lanes from %3, which falls to x%4.", "drive, connector, card, width")
                .arg(subject(finding, situation, 0), connectorName(finding, situation, 0),
                     subject(finding, situation, 1), fact(finding, "width")),
            Messages::tr("%1 and %2 share lanes; another M.2 connector may not.", "connector, slot")
                .arg(connectorName(finding, situation, 0), connectorName(finding, situation, 1))};
}

Sentence chipsetSlot(const Finding &finding, const Situation &situation)
{
    const QString message = Messages::tr("%1 in %2 hangs on the chipset.", "card, slot")
                                .arg(subject(finding, situation), connectorName(finding, situation));
    if (finding.fact("uplink_gb_s") <= 0)
        return {message, Messages::tr("It shares the chipset's uplink with drives and network.")};
    return {message, Messages::tr("It shares the chipset's uplink of %1 GB/s with drives and network.")
                         .arg(fact(finding, "uplink_gb_s", 1))};
}

Sentence processorLanes(const Finding &finding, const Situation &situation)
{
    return {Messages::tr("The board's table deals %1 lanes; %2 has %3.", "lanes, processor, lanes")
                .arg(fact(finding, "lanes"), subject(finding, situation), fact(finding, "usable_lanes")),
            Messages::tr("The table does not print this processor: some links will be narrower than shown.")};
}

Sentence supplyCapacity(const Finding &finding, const Situation &situation)
{
    Q_UNUSED(situation)
    if (finding.variant == 0)
        return {
            Messages::tr("The machine needs %1 W in training; the supply carries %2 W (%3 %).", "watts, watts, percent")
                .arg(fact(finding, "need_w"), fact(finding, "supply_w"), fact(finding, "percent")),
            Messages::tr("Cards at their limit, the processor at its rated power, and 96 W for board, memory, drives "
                         "and fans.")};
    return {
        Messages::tr("At its worst the machine needs %1 W; the supply carries %2 W (%3 %).", "watts, watts, percent")
            .arg(fact(finding, "need_w"), fact(finding, "supply_w"), fact(finding, "percent")),
        Messages::tr("With the processor at its highest draw beside cards at their limit.")};
}

Sentence supplyHeadroom(const Finding &finding, const Situation &situation)
{
    Q_UNUSED(situation)
    return {Messages::tr("Training takes %1 W of the supply's %2 W (%3 %).", "watts, watts, percent")
                .arg(fact(finding, "need_w"), fact(finding, "supply_w"), fact(finding, "percent")),
            Messages::tr("Above 80 % for hours a supply runs hot and loud, and fails sooner.")};
}

QString windowName(const Finding &finding)
{
    const double us = finding.fact("window_us");
    return us < 1000 ? Messages::tr("%1 µs").arg(number(us)) : Messages::tr("%1 ms").arg(number(us / 1000));
}

Sentence excursion(const Finding &finding, const Situation &situation)
{
    Q_UNUSED(situation)
    return {Messages::tr("Needs %1 W at its %2 peak; this supply allows %3 W.", "watts, window, watts")
                .arg(fact(finding, "need_w"), windowName(finding), fact(finding, "allowed_w")),
            Messages::tr("The shape of the peak was measured on an RTX 5090; other cards may peak less.")};
}

Sentence vendorMinimum(const Finding &finding, const Situation &situation)
{
    return {Messages::tr("The maker of %1 asks for a supply of %2 W; this one has %3 W.", "card, watts, watts")
                .arg(subject(finding, situation), fact(finding, "recommended_w"), fact(finding, "supply_w")),
            Messages::tr("The maker's figure stands for a whole machine with one such card.")};
}

QString connectorList(const ConnectorCounts &counts) { return value(Value(counts)); }

const Feed *feedOf(const Finding &finding, const Situation &situation)
{
    for (const Feed &feed : situation.assessment.power.feeds) {
        if (!finding.subjects.isEmpty() &&
            situation.machine.devices[static_cast<std::size_t>(feed.device)].item == finding.subjects[0])
            return &feed;
    }
    return nullptr;
}

Sentence connectorMissing(const Finding &finding, const Situation &situation)
{
    const Feed *feed = feedOf(finding, situation);
    const ConnectorCounts missing = feed ? feed->missing : ConnectorCounts();
    return {Messages::tr("The supply has no plug left for %1: %2 missing.", "card, connectors")
                .arg(subject(finding, situation), connectorList(missing)),
            feed ? Messages::tr("The card takes %1.", "connectors").arg(connectorList(feed->needs)) : QString()};
}

Sentence adapter(const Finding &finding, const Situation &situation)
{
    const Feed *feed = feedOf(finding, situation);
    return {Messages::tr("%1 needs an adapter for %2.", "card, connectors")
                .arg(subject(finding, situation), connectorList(feed ? feed->adapted : ConnectorCounts())),
            Messages::tr(
                "The supply has no such plug of its own; each 8-pin plug of the adapter takes a cable of its own.")};
}

Sentence connectorRating(const Finding &finding, const Situation &situation)
{
    return {Messages::tr("%1 draws up to %2 W; its connectors and the slot are rated for %3 W.", "card, watts, watts")
                .arg(subject(finding, situation), fact(finding, "need_w"), fact(finding, "rating_w")),
            {}};
}

Sentence circuitLoad(const Finding &finding, const Situation &situation)
{
    const QString name = circuit(situation.site.circuit);
    if (finding.variant == 0)
        return {Messages::tr("Training takes %1 W at the wall (%2 A); the circuit (%3) trips at %4 W.",
                             "watts, amperes, circuit, watts")
                    .arg(fact(finding, "wall_w"), fact(finding, "amperes", 1), name, fact(finding, "rating_w")),
                Messages::tr("For hours it carries %1 W.", "watts").arg(fact(finding, "continuous_w"))};
    return {Messages::tr("Training takes %1 W at the wall; the circuit (%2) carries %3 W for hours.",
                         "watts, circuit, watts")
                .arg(fact(finding, "wall_w"), name, fact(finding, "continuous_w")),
            Messages::tr("Nothing else may hang on this circuit.")};
}

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

/// A figure that is missing.
Sentence missingFigure(const Finding &finding, const Situation &situation)
{
    const QLatin1StringView key(finding.missing.figure);
    QStringList blocked;
    for (const char *check : finding.blocked)
        blocked << checkTitle(check);
    const QString why =
        Messages::tr("Without it this cannot be checked: %1.", "list of checks").arg(blocked.join(u", "_s));
    if (const std::optional<Kind> missing = kindFromName(QString(key)); missing && finding.missing.item == 0)
        return {Messages::tr("Nothing is chosen yet: %1.", "kind of part").arg(kind(*missing)),
                Messages::tr("What depends on it cannot be checked.")};
    if (finding.missing.connector >= 0 && situation.machine.board) {
        const Connector &connector =
            situation.machine.board->part->connectors[static_cast<std::size_t>(finding.missing.connector)];
        return {Messages::tr("Not known of %1, %2: %3.", "board, connector, figure")
                    .arg(nameOf(finding.missing.item, situation), connector.label, figureName(QString(key))),
                why};
    }
    return {Messages::tr("Not known of %1: %2.", "part, figure")
                .arg(nameOf(finding.missing.item, situation), figureName(QString(key))),
            why};
}

struct Row
{
    std::string_view id;
    const char *title;
    const char *about;
    Sentence (*sentence)(const Finding &, const Situation &);
};

constexpr std::array Rows{
    Row{"pcie.connector-dark", QT_TRANSLATE_NOOP("Messages", "Device without lanes"),
        QT_TRANSLATE_NOOP(
            "Messages",
            "A device in a connector that gets no lanes, in one that it does not go into, or in none at all."),
        connectorDark},
    Row{"pcie.lane-downgrade", QT_TRANSLATE_NOOP("Messages", "Lanes lost"),
        QT_TRANSLATE_NOOP("Messages", "A device whose link trains with fewer lanes than it can use, and why: the "
                                      "slot's wiring, what else is plugged in, or the processor."),
        laneDowngrade},
    Row{"pcie.generation-downgrade", QT_TRANSLATE_NOOP("Messages", "Lower PCIe generation"),
        QT_TRANSLATE_NOOP("Messages", "A link that trains at a lower PCIe generation than the device can do; a caution "
                                      "below 7.8 GB/s, else a note."),
        generationDowngrade},
    Row{"pcie.m2-takes-lanes", QT_TRANSLATE_NOOP("Messages", "M.2 takes lanes"),
        QT_TRANSLATE_NOOP("Messages", "A drive in an M.2 connector that takes lanes from a card's slot."),
        m2TakesLanes},
    Row{"pcie.chipset-slot", QT_TRANSLATE_NOOP("Messages", "Card behind the chipset"),
        QT_TRANSLATE_NOOP("Messages", "A card in a slot behind the chipset, whose one uplink it shares."), chipsetSlot},
    Row{"pcie.processor-lanes", QT_TRANSLATE_NOOP("Messages", "Processor's lanes"),
        QT_TRANSLATE_NOOP("Messages", "A board's table that deals more lanes than this processor has."),
        processorLanes},
    Row{"power.supply-capacity", QT_TRANSLATE_NOOP("Messages", "Supply too small"),
        QT_TRANSLATE_NOOP("Messages", "A draw above the supply's rating: in training a blocker, with the processor at "
                                      "its highest draw a caution."),
        supplyCapacity},
    Row{"power.supply-headroom", QT_TRANSLATE_NOOP("Messages", "Supply near its rating"),
        QT_TRANSLATE_NOOP("Messages", "A draw in training above 80 % of the supply's rating."), supplyHeadroom},
    Row{"power.excursion", QT_TRANSLATE_NOOP("Messages", "Millisecond peaks"),
        QT_TRANSLATE_NOOP("Messages", "Peaks of 100 µs to 100 ms above what a supply of this ATX version allows: one "
                                      "card at its measured excursion, the others at their limit."),
        excursion},
    Row{"power.vendor-minimum", QT_TRANSLATE_NOOP("Messages", "Card maker's supply"),
        QT_TRANSLATE_NOOP("Messages", "A supply below what the card's maker asks for a machine with one such card."),
        vendorMinimum},
    Row{"power.connector-missing", QT_TRANSLATE_NOOP("Messages", "Power plug missing"),
        QT_TRANSLATE_NOOP("Messages", "A card whose power sockets get no plug from the supply."), connectorMissing},
    Row{"power.adapter", QT_TRANSLATE_NOOP("Messages", "Power adapter"),
        QT_TRANSLATE_NOOP("Messages", "A card that is fed by an adapter."), adapter},
    Row{"power.connector-rating", QT_TRANSLATE_NOOP("Messages", "Connectors' rating"),
        QT_TRANSLATE_NOOP("Messages", "A card that draws more than its connectors and the slot are rated for."),
        connectorRating},
    Row{"power.circuit", QT_TRANSLATE_NOOP("Messages", "Circuit at the wall"),
        QT_TRANSLATE_NOOP("Messages", "A draw at the wall above what the circuit carries: above its breaker a blocker, "
                                      "above what it carries for hours a caution."),
        circuitLoad},
    Row{"fit.card-length", QT_TRANSLATE_NOOP("Messages", "Card too long"),
        QT_TRANSLATE_NOOP("Messages", "A card longer than the case takes."), cardLength},
    Row{"fit.slot-overlap", QT_TRANSLATE_NOOP("Messages", "Cards in each other's way"),
        QT_TRANSLATE_NOOP("Messages", "A card that covers the slot of another."), slotOverlap},
    Row{"fit.case-slots", QT_TRANSLATE_NOOP("Messages", "Slots of the case"),
        QT_TRANSLATE_NOOP("Messages", "A card that reaches below the case's last slot."), caseSlots},
    Row{"fit.open-slot-end", QT_TRANSLATE_NOOP("Messages", "Slot too short"),
        QT_TRANSLATE_NOOP("Messages", "A card whose edge is longer than its slot, and the slot's end is closed."),
        openSlotEnd},
    Row{"fit.board-format", QT_TRANSLATE_NOOP("Messages", "Board format"),
        QT_TRANSLATE_NOOP("Messages", "A board whose format the case does not take."), boardFormat},
    Row{"platform.socket", QT_TRANSLATE_NOOP("Messages", "Processor socket"),
        QT_TRANSLATE_NOOP("Messages", "A processor that does not go into the board's socket."), socket},
    Row{"platform.memory-type", QT_TRANSLATE_NOOP("Messages", "Memory type"),
        QT_TRANSLATE_NOOP("Messages", "Memory of a type that board or processor does not take."), memoryType},
    Row{"platform.incomplete", QT_TRANSLATE_NOOP("Messages", "Part not chosen"),
        QT_TRANSLATE_NOOP("Messages", "A part that a whole machine has and this one has not yet."), missingFigure},
};

const Row *rowOf(std::string_view id)
{
    for (const Row &row : Rows) {
        if (row.id == id)
            return &row;
    }
    return nullptr;
}

Sentence sentenceOf(const Finding &finding, const Situation &situation)
{
    if (finding.severity == Severity::Unknown)
        return missingFigure(finding, situation);
    const Row *row = rowOf(finding.check);
    return row ? row->sentence(finding, situation) : Sentence{};
}

/// The source of the board's lane table, with the page of the group that decided.
QString laneSource(const Finding &finding, const Situation &situation)
{
    const Link *found =
        linkOf(finding, situation, std::string_view(finding.check) == std::string_view("pcie.m2-takes-lanes") ? 1 : 0);
    if (!found || found->group < 0 || !situation.machine.board)
        return {};
    const SharingGroup &group = situation.machine.board->part->groups[static_cast<std::size_t>(found->group)];
    QString text = group.page.isEmpty()
                       ? Messages::tr("Lane table of %1.", "board").arg(situation.machine.board->part->name)
                       : Messages::tr("Lane table of %1, page %2.", "board, page")
                             .arg(situation.machine.board->part->name, group.page);
    if (found->basis == Basis::Inferred)
        text += u' ' + Messages::tr("This combination is not printed there: it follows from the table.");
    return text;
}

} // namespace

QString message(const Finding &finding, const Situation &situation) { return sentenceOf(finding, situation).message; }

QString reason(const Finding &finding, const Situation &situation) { return sentenceOf(finding, situation).reason; }

QString evidence(const Finding &finding, const Situation &situation)
{
    const Check *check = findCheck(finding.check);
    const QString rule = check ? QString::fromUtf8(check->evidence) : QString();
    const QString table = laneSource(finding, situation);
    return table.isEmpty() ? rule : QStringLiteral("%1 %2").arg(table, rule);
}

QString checkTitle(std::string_view id)
{
    const Row *row = rowOf(id);
    return row ? QCoreApplication::translate("Messages", row->title)
               : QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

QString checkAbout(std::string_view id)
{
    const Row *row = rowOf(id);
    return row ? QCoreApplication::translate("Messages", row->about) : QString();
}

QString limitedBy(const Link &link, const Situation &situation)
{
    if (!situation.machine.board || link.connector < 0)
        return {};
    const Board &board = *situation.machine.board->part;
    const QString label = board.connectors[static_cast<std::size_t>(link.connector)].label;
    switch (link.limitedBy) {
    case LimitedBy::Nothing:
        return {};
    case LimitedBy::Slot:
        return Messages::tr("%1 is wired that way", "slot").arg(label);
    case LimitedBy::Sharing: {
        QStringList takers;
        for (const int taker : link.takenBy)
            takers << board.connectors[static_cast<std::size_t>(taker)].label;
        return takers.isEmpty() ? Messages::tr("the board's lane table")
                                : Messages::tr("shared with %1", "connectors").arg(takers.join(u", "_s));
    }
    case LimitedBy::Processor:
        return Messages::tr("the processor's lanes");
    case LimitedBy::Uplink:
        return Messages::tr("the uplink of %1", "chipset or switch").arg(upstream(link.upstream, board));
    case LimitedBy::Unknown:
        return Messages::tr("not known");
    }
    return {};
}

} // namespace rig::words

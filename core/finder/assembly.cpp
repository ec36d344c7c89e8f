// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/assembly.h"

#include "core/checks/lane_downgrade.h"
#include "core/checks/run_checks.h"
#include "core/checks/verdict.h"
#include "core/machine/fit_rules.h"
#include "core/machine/heat_rules.h"
#include "core/machine/placer.h"
#include "core/workload/planned_works.h"

#include <algorithm>
#include <cmath>
#include <set>

using namespace Qt::StringLiterals;

namespace rig::finder {

namespace {

/// Items of a found machine: each slot its number, then what is always there, then the cards.
constexpr ItemId FirstOfAlways = 10;
constexpr ItemId FirstCard = 30;
ItemId itemOf(Slot slot) { return slot == Slot::Cards ? FirstCard : static_cast<ItemId>(slot); }

/// The items of an option: cards one each, all else by its count.
std::vector<Item> itemsOf(Slot slot, const Option &option)
{
    std::vector<Item> items;
    if (!option.part)
        return items;
    Item item;
    item.kind = option.part->kind;
    item.part = option.part->id;
    if (slot != Slot::Cards) {
        item.id = itemOf(slot);
        item.count = option.count;
        item.owned = option.owned == option.count;
        items.push_back(item);
        // Kits of which some are owned and some are bought are two items.
        if (option.owned > 0 && option.owned < option.count) {
            items.front().count = option.owned;
            items.front().owned = true;
            item.id = FirstOfAlways - 1;
            item.count = option.count - option.owned;
            items.push_back(item);
        }
        return items;
    }
    for (int i = 0; i < option.count; ++i) {
        item.id = FirstCard + i;
        item.owned = i < option.owned;
        items.push_back(item);
    }
    return items;
}

/// Numbers each text by its first appearance.
template <class Text> std::vector<int> likenesses(const std::vector<Option> &options, Text text)
{
    QHash<QString, int> first;
    std::vector<int> like;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const QString key = text(options[i]);
        if (!first.contains(key))
            first.insert(key, static_cast<int>(i));
        like.push_back(first.value(key));
    }
    return like;
}

QString numberText(const auto &figure) { return figure ? QString::number(*figure) : u"-"_s; }

QString wattsText(const Figure<Watts> &figure) { return figure ? QString::number(figure->value()) : u"-"_s; }

QString plugsText(const Figure<ConnectorCounts> &figure)
{
    QString text = figure ? QString() : u"-"_s;
    for (const auto &[plug, count] : figure.valueOr({}).asKeyValueRange())
        text += plug + u':' + QString::number(count) + u' ';
    return text;
}

/// Places from one card's slot to the next one's from which on the upper one has a free slot of air.
int airStep(const Card &card, int places)
{
    const Millimetres thickness = card.thickness.valueOr(SlotPitch * places);
    int step = places;
    while (SlotPitch * step - thickness < FreeSlot)
        ++step;
    return step;
}

/// What of cards decides on their places and links. A thickness matters by the free slots that it leaves, as long as
/// the slots stand in whole pitches.
QString placedText(const Option &option, Work work, bool wholePitches)
{
    const auto &card = static_cast<const Card &>(*option.part);
    const std::optional<int> places = placesOf(card);
    const std::optional<bool> openAir = isOpenAir(card);
    const QString thickness = wholePitches || !card.thickness ? QString::number(airStep(card, places.value_or(1)))
                                                              : QString::number(card.thickness->value());
    return QStringList{QString::number(option.count),
                       places ? QString::number(*places) : u"-"_s,
                       thickness,
                       openAir ? QString::number(int(*openAir)) : u"-"_s,
                       numberText(option.chip->pcieWidth),
                       numberText(option.chip->pcieGeneration),
                       QString::number(int(work))}
        .join(u'/');
}

bool standsInWholePitches(const Board &board)
{
    return std::all_of(board.connectors.begin(), board.connectors.end(), [](const Connector &connector) {
        return !connector.position || *connector.position == std::round(*connector.position);
    });
}

/// What a board's lane table asks of the processor.
struct AskedOfProcessor
{
    QStringList families;
    std::vector<int> pcieLanes;
};

AskedOfProcessor askedOf(const Board &board)
{
    AskedOfProcessor asked;
    const auto take = [&](const BoardCondition &when) {
        asked.families << when.processorFamilies;
        asked.pcieLanes.insert(asked.pcieLanes.end(), when.processorLanes.begin(), when.processorLanes.end());
    };
    for (const SharingGroup &group : board.groups) {
        take(group.when);
        for (const GroupRow &row : group.rows)
            take(row.when);
    }
    for (const BoardEffect &effect : board.effects)
        take(effect.when);
    return asked;
}

/// The lowest place of a case that what was placed reaches. What stands nowhere, or nobody knows where, asks no case.
int reachOf(const Machine &machine, const std::vector<int> &connectors)
{
    int lowest = 0;
    for (std::size_t i = 0; i < connectors.size(); ++i) {
        const std::optional<int> places = placesOf(machine.devices[i]);
        if (connectors[i] < 0 || !places)
            continue;
        const Connector &connector = machine.board->part->connectors[std::size_t(connectors[i])];
        if (connector.position)
            lowest = std::max(lowest, static_cast<int>(std::ceil(*connector.position)) + *places - 1);
    }
    return lowest;
}

bool standsInSlot(const Device &device) { return !device.isDrive(); }

} // namespace

Choice with(Choice choice, Slot slot, int option)
{
    choice[std::size_t(slot)] = option;
    return choice;
}

ChoiceKey keyOf(const Choice &choice, Slots set)
{
    constexpr int BitsOfAnOption = 16;
    constexpr int OptionsOfANumber = 4;
    ChoiceKey key;
    int taken = 0;
    for (std::size_t slot = 0; slot < SlotCount; ++slot) {
        if (!holds(set, static_cast<Slot>(slot)))
            continue;
        quint64 &number = taken < OptionsOfANumber ? key.first : key.rest;
        number = (number << BitsOfAnOption) | static_cast<quint64>(choice[slot] + 1);
        ++taken;
    }
    return key;
}

Assembly::Assembly(const Stock &stock, const Paces &paces, const Catalogue &catalogue)
    : m_stock(stock), m_paces(paces), m_catalogue(catalogue)
{
    for (std::size_t slot = 0; slot < SlotCount; ++slot)
        m_fragments[slot].resize(stock.options[slot].size());
    Build always;
    for (Item item : stock.always) {
        item.id = FirstOfAlways + static_cast<ItemId>(always.items.size());
        always.items.push_back(item);
    }
    m_always = resolve(always, catalogue);
    const bool wholePitches =
        std::all_of(stock.of(Slot::Board).begin(), stock.of(Slot::Board).end(), [](const Option &option) {
            return standsInWholePitches(static_cast<const Board &>(*option.part));
        });
    // What a narrow link costs differs by the chip.
    const bool chipCounts = isRefused(checks::lane_downgrade::Id.name, paces.question());
    m_cardsLike = likenesses(stock.of(Slot::Cards), [&](const Option &option) {
        const QString placed = placedText(option, useOf(option).work, wholePitches);
        return chipCounts ? placed + u'/' + option.chip->id : placed;
    });
    readDraws();
    m_processorLike = likenesses(stock.of(Slot::Processor), [](const Option &option) {
        const auto &processor = static_cast<const Processor &>(*option.part);
        return QStringList{processor.family.valueOr({}), numberText(processor.pcieGeneration),
                           numberText(processor.pcieLanes), numberText(processor.usableLanes),
                           numberText(processor.slotLanes)}
            .join(u'/');
    });
    m_caseLike = likenesses(stock.of(Slot::Case), [](const Option &option) {
        return numberText(static_cast<const Case &>(*option.part).slotCount);
    });
    for (std::size_t i = 0; i < m_caseLike.size(); ++i) {
        if (m_caseLike[i] == static_cast<int>(i))
            m_rooms.push_back(static_cast<int>(i));
    }
    const auto roomOf = [&](int index) {
        return static_cast<const Case &>(*stock.of(Slot::Case)[std::size_t(index)].part).slotCount.valueOr(0);
    };
    std::stable_sort(m_rooms.begin(), m_rooms.end(), [&](int a, int b) { return roomOf(a) > roomOf(b); });
}

/// What the model of power reads of a card, a board and a processor.
void Assembly::readDraws()
{
    const auto like = [&](Slot slot, auto text) { m_drawLike[std::size_t(slot)] = likenesses(m_stock.of(slot), text); };
    like(Slot::Cards, [](const Option &option) {
        const auto &card = static_cast<const Card &>(*option.part);
        return QStringList{option.chip->id, QString::number(option.count), wattsText(card.tdp),
                           plugsText(card.powerConnectors), wattsText(card.recommendedSupply)}
            .join(u'/');
    });
    like(Slot::Board, [](const Option &option) {
        const auto &board = static_cast<const Board &>(*option.part);
        return QStringList{numberText(board.processorCount), plugsText(board.powerInputs)}.join(u'/');
    });
    like(Slot::Processor, [](const Option &option) {
        const auto &processor = static_cast<const Processor &>(*option.part);
        return QStringList{processor.vendor, processor.family.valueOr({}), processor.socket.valueOr({}),
                           wattsText(processor.tdp), wattsText(processor.pl2)}
            .join(u'/');
    });
}

Choice Assembly::alike(Choice choice, Slots set, unsigned reads) const
{
    for (std::size_t slot = 0; slot < SlotCount; ++slot) {
        if (reads == OfPower && holds(set, static_cast<Slot>(slot)) && !m_drawLike[slot].empty())
            choice[slot] = m_drawLike[slot][std::size_t(choice[slot])];
    }
    return choice;
}

const std::vector<int> &Assembly::processorsFor(int board)
{
    const auto [at, isNew] = m_processorsFor.emplace(board, std::vector<int>());
    if (!isNew)
        return at->second;
    Chosen chosen{};
    chosen[std::size_t(Slot::Board)] = &m_stock.of(Slot::Board)[std::size_t(board)];
    std::set<int> sorts;
    for (std::size_t i = 0; i < m_stock.of(Slot::Processor).size(); ++i) {
        chosen[std::size_t(Slot::Processor)] = &m_stock.of(Slot::Processor)[i];
        if (!unmetCondition(bit(Slot::Board) | bit(Slot::Processor), chosen, m_paces.question()) &&
            sorts.insert(processorAlike(board, static_cast<int>(i))).second)
            at->second.push_back(static_cast<int>(i));
    }
    return at->second;
}

/// The first processor that the board deals lanes to in the same way: only what its table asks for tells them apart.
int Assembly::processorAlike(int board, int processor)
{
    const quint64 key =
        (static_cast<quint64>(board) << 32U) | static_cast<quint64>(m_processorLike[std::size_t(processor)]);
    const auto known = m_alikeOnBoard.find(key);
    if (known != m_alikeOnBoard.end())
        return known->second;
    const AskedOfProcessor asked =
        askedOf(static_cast<const Board &>(*m_stock.of(Slot::Board)[std::size_t(board)].part));
    const auto textOf = [&](int index) {
        const auto &one = static_cast<const Processor &>(*m_stock.of(Slot::Processor)[std::size_t(index)].part);
        const bool familyCounts = asked.families.contains(one.family.valueOr({}));
        const bool lanesCount = one.pcieLanes && std::find(asked.pcieLanes.begin(), asked.pcieLanes.end(),
                                                           *one.pcieLanes) != asked.pcieLanes.end();
        return QStringList{familyCounts ? *one.family
                           : one.family ? u"other"_s
                                        : u"-"_s,
                           lanesCount || !one.pcieLanes ? numberText(one.pcieLanes) : u"other"_s,
                           numberText(one.pcieGeneration), numberText(one.usableLanes), numberText(one.slotLanes)}
            .join(u'/');
    };
    const QString text = textOf(processor);
    int alike = m_processorLike[std::size_t(processor)];
    for (int i = 0; i < alike; ++i) {
        if (m_processorLike[std::size_t(i)] == i && textOf(i) == text)
            alike = i;
    }
    return m_alikeOnBoard.emplace(key, alike).first->second;
}

/// The roomiest case where the cards do not come to the end of this one: the best arrangement there is the best here.
/// Else the first case with the same room.
int Assembly::caseAlike(const Choice &choice, int chassis)
{
    const int roomiest = m_rooms.front();
    const auto &room = static_cast<const Case &>(*m_stock.of(Slot::Case)[std::size_t(chassis)].part).slotCount;
    if (chassis == roomiest || !room)
        return chassis;
    const Choice inRoomiest = with(choice, Slot::Case, roomiest);
    const auto [at, isNew] = m_reaches.emplace(keyOf(inRoomiest, ArrangingSlots), 0);
    if (isNew) {
        const Machine machine = bare(inRoomiest);
        if (const std::optional<std::vector<int>> &connectors = places(inRoomiest, machine))
            at->second = reachOf(machine, *connectors);
    }
    return at->second <= *room ? roomiest : chassis;
}

Choice Assembly::arrangement(Choice choice)
{
    int &cards = choice[std::size_t(Slot::Cards)];
    int &processor = choice[std::size_t(Slot::Processor)];
    int &chassis = choice[std::size_t(Slot::Case)];
    cards = m_cardsLike[std::size_t(cards)];
    processor = processorAlike(choice[std::size_t(Slot::Board)], processor);
    chassis = caseAlike(choice, m_caseLike[std::size_t(chassis)]);
    return choice;
}

const Machine &Assembly::fragment(Slot slot, int option)
{
    std::optional<Machine> &known = m_fragments[std::size_t(slot)][std::size_t(option)];
    if (!known) {
        Build build;
        build.items = itemsOf(slot, m_stock.of(slot)[std::size_t(option)]);
        known = resolve(build, m_catalogue);
    }
    return *known;
}

void Assembly::merge(Machine &machine, const Machine &part) const
{
    const auto append = [](auto &to, const auto &from) { to.insert(to.end(), from.begin(), from.end()); };
    append(machine.processors, part.processors);
    append(machine.supplies, part.supplies);
    append(machine.memory, part.memory);
    append(machine.fans, part.fans);
    append(machine.bridges, part.bridges);
    append(machine.cables, part.cables);
    append(machine.devices, part.devices);
    if (part.chassis)
        machine.chassis = part.chassis;
    if (part.cooler)
        machine.cooler = part.cooler;
    if (!part.board)
        return;
    machine.board = part.board;
    machine.settings = part.settings;
    machine.familiesDate = part.familiesDate;
}

/// What decides on places: what is always there, and the choice's cards, board, processor and case.
Machine Assembly::bare(const Choice &choice)
{
    Machine machine = m_always;
    for (const Slot slot : {Slot::Cards, Slot::Board, Slot::Processor, Slot::Case})
        merge(machine, fragment(slot, choice[std::size_t(slot)]));
    return machine;
}

const std::optional<std::vector<int>> &Assembly::places(const Choice &arrangement, const Machine &bare)
{
    const ChoiceKey key = keyOf(arrangement, ArrangingSlots);
    const auto known = m_places.find(key);
    if (known != m_places.end())
        return known->second;
    const std::optional<Placement> placement = bestPlacement(bare, useOf(option(Slot::Cards, arrangement)).work);
    return m_places.emplace(key, placement ? std::optional(placement->connectors) : std::nullopt).first->second;
}

Machine Assembly::machine(const Choice &choice, Slots set)
{
    Machine machine;
    machine.today = m_catalogue.prices.today;
    machine.rates = m_catalogue.rates;
    const bool placed = (set & ArrangingSlots) == ArrangingSlots;
    if (placed)
        machine = bare(choice);
    const std::optional<std::vector<int>> *connectors = placed ? &places(arrangement(choice), machine) : nullptr;
    for (std::size_t slot = 0; slot < SlotCount; ++slot) {
        if (holds(placed ? set & ~ArrangingSlots : set, static_cast<Slot>(slot)))
            merge(machine, fragment(static_cast<Slot>(slot), choice[slot]));
    }
    // Devices of what is always there come first, then the cards, as they were placed; the drive is the last.
    if (connectors && *connectors) {
        for (std::size_t i = 0; i < (*connectors)->size(); ++i)
            machine.devices[i].connector = (**connectors)[i];
    }
    if (placed && holds(set, Slot::Drive))
        machine.devices.back().connector = placeOfDrive(machine, choice);
    return machine;
}

int Assembly::placeOfDrive(const Machine &machine, const Choice &choice)
{
    std::vector<ItemId> others;
    for (const Device &device : machine.devices) {
        if (standsInSlot(device))
            others.push_back(device.item);
    }
    const bool goesIntoBoard = machine.devices.back().drive->form.valueOr({}).startsWith("m2"_L1);
    const std::optional<Placement> placement =
        goesIntoBoard ? bestPlacement(machine, useOf(option(Slot::Cards, choice)).work, others) : std::nullopt;
    return placement ? placement->connectors.back() : -1;
}

Use Assembly::useOf(const Option &cards) const
{
    const Question &question = m_paces.question();
    Use use = question.use;
    use.budget = question.budget;
    use.works.clear();
    if (cards.pace.work) {
        use.work = workOf(*cards.pace.work, cards.count);
        use.works.push_back(*cards.pace.planned);
    } else if (cards.count == 1) {
        use.work = Work::SingleTraining;
    }
    return use;
}

Document Assembly::document(const Choice &choice)
{
    Document document;
    document.site = m_paces.question().site;
    document.use = useOf(option(Slot::Cards, choice));
    for (const Slot slot : {Slot::Processor, Slot::Board, Slot::Memory, Slot::Cards, Slot::Drive, Slot::Supply,
                            Slot::Case, Slot::Cooler, Slot::Fans}) {
        for (const Item &item : itemsOf(slot, option(slot, choice)))
            document.build.items.push_back(item);
    }
    for (std::size_t i = 0; i < m_stock.always.size(); ++i) {
        document.build.items.push_back(m_stock.always[i]);
        document.build.items.back().id = FirstOfAlways + static_cast<ItemId>(i);
    }
    const Machine placed = machine(choice, WholeMachine);
    // Ids from 1 on, in the order of the list.
    ItemId next = 1;
    for (Item &item : document.build.items) {
        const Device *device = placed.device(item.id);
        if (device && device->connector >= 0)
            item.connector = placed.board->part->connectors[std::size_t(device->connector)].label;
        item.id = next++;
    }
    return document;
}

Judged Assembly::judged(const Choice &choice)
{
    Judged judged;
    judged.document = document(choice);
    const Document &document = judged.document;
    const Machine machine = resolve(document.build, m_catalogue);
    const Assessment assessment = assess(machine, document.site, document.use);
    ++assessed;
    const std::vector<Finding> findings = runChecks({machine, document.site, document.use, assessment});
    for (const Finding &finding : findings) {
        if (!judged.refused)
            judged.refused = refusedFor(finding, m_paces.question());
    }
    for (const Finding &finding : judge(findings, document.build).findings) {
        judged.cautions += finding.severity == Severity::Caution;
        judged.unknowns += finding.severity == Severity::Unknown && finding.governs;
        judged.notes += finding.severity == Severity::Note;
    }
    Chosen chosen{};
    for (std::size_t slot = 0; slot < SlotCount; ++slot)
        chosen[slot] = &option(static_cast<Slot>(slot), choice);
    for (const Slots set : conditionSets()) {
        if (!judged.refused)
            judged.refused = unmetCondition(set, chosen, m_paces.question());
    }
    const Option &cards = option(Slot::Cards, choice);
    const CardLink link = cardLinkOf(assessment.lanes);
    if (!judged.refused)
        judged.refused = unmetLinks(assessment.lanes, machine, m_paces.question());
    judged.objective = m_paces.objective(cards.pace, *cards.chip, link);
    return judged;
}

} // namespace rig::finder

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/lane_downgrade.h"
#include "core/finder/assembly.h"
#include "core/machine/fit_rules.h"
#include "core/machine/heat_rules.h"

#include <algorithm>
#include <cmath>
#include <set>

using namespace Qt::StringLiterals;

namespace rig::finder {

// What of choices makes no difference to places, links or power, so that they need be looked at once.

namespace {

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
                       option.cabled.riser ? option.cabled.riser->id : QString(),
                       QString::number(option.cabled.cards),
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

} // namespace

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
    m_rooms = roomsBy([](const Case &chassis) { return numberText(chassis.slotCount); });
    m_holders = roomsBy([](const Case &chassis) {
        return QStringList{numberText(chassis.slotCount), numberText(chassis.verticalSlots), chassis.type.valueOr({})}
            .join(u'/');
    });
}

template <class Text> Assembly::Rooms Assembly::roomsBy(Text text) const
{
    const std::vector<Option> &all = m_stock.of(Slot::Case);
    Rooms rooms;
    rooms.like = likenesses(all, [&](const Option &option) { return text(static_cast<const Case &>(*option.part)); });
    for (std::size_t i = 0; i < rooms.like.size(); ++i) {
        if (rooms.like[i] == static_cast<int>(i))
            rooms.cases.push_back(static_cast<int>(i));
    }
    const auto slotsOf = [&](int index) {
        return static_cast<const Case &>(*all[std::size_t(index)].part).slotCount.valueOr(0);
    };
    std::stable_sort(rooms.cases.begin(), rooms.cases.end(), [&](int a, int b) { return slotsOf(a) > slotsOf(b); });
    return rooms;
}

/// What the model of power reads of a card, a board and a processor.
void Assembly::readDraws()
{
    const auto like = [&](Slot slot, auto text) { m_drawLike[std::size_t(slot)] = likenesses(m_stock.of(slot), text); };
    like(Slot::Cards, [](const Option &option) {
        const auto &card = static_cast<const Card &>(*option.part);
        return QStringList{option.chip->id,
                           QString::number(option.count),
                           wattsText(card.tdp),
                           QString::number(option.limit.each.value_or(Watts(0)).value()),
                           plugsText(card.powerConnectors),
                           wattsText(card.recommendedSupply)}
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
    const int roomiest = m_rooms.cases.front();
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
    const bool onCables = option(Slot::Cards, choice).cabled.riser != nullptr;
    cards = m_cardsLike[std::size_t(cards)];
    processor = processorAlike(choice[std::size_t(Slot::Board)], processor);
    chassis = onCables ? m_holders.like[std::size_t(chassis)] : caseAlike(choice, m_rooms.like[std::size_t(chassis)]);
    return choice;
}

} // namespace rig::finder

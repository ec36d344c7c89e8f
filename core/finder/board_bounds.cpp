// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/board_bounds.h"

#include "core/machine/fit_rules.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace rig::finder {

namespace {

/// Where a figure is not known: the latest generation and the widest slot.
constexpr int Latest = 6;
constexpr int Widest = 16;

const Board &boardOf(const Option &option) { return static_cast<const Board &>(*option.part); }

/// What tells boards apart as to the memory that they take.
QString memoryText(const Board &board)
{
    return board.memoryType.valueOr({}) + u'|' + (board.memoryModule ? u'1' : u'0') + u'|' +
           QString::number(board.memorySlots.valueOr(-1));
}

} // namespace

BoardBounds::BoardBounds(const Stock &stock, const Paces &paces) : m_stock(stock), m_paces(paces)
{
    m_bridged = std::any_of(stock.always.begin(), stock.always.end(),
                            [](const Item &item) { return item.kind == Kind::Bridge; });
    for (const Option &cards : stock.of(Slot::Cards))
        m_rows.push_back(rowOf(cards));
    for (const Option &chassis : stock.of(Slot::Case))
        m_mostRoom = std::max(
            m_mostRoom, static_cast<const Case &>(*chassis.part).slotCount.valueOr(std::numeric_limits<int>::max()));
    readPlaces();
    reckonProcessors();
    std::map<QString, int> first;
    for (std::size_t i = 0; i < stock.of(Slot::Board).size(); ++i)
        m_memoryLike.push_back(first.emplace(memoryText(boardOf(stock.of(Slot::Board)[i])), int(i)).first->second);
}

void BoardBounds::readPlaces()
{
    for (const Option &option : m_stock.of(Slot::Board)) {
        std::vector<Place> places;
        bool known = true;
        for (const Connector &connector : boardOf(option).connectors) {
            if (connector.kind != ConnectorKind::Slot)
                continue;
            known = known && connector.position;
            places.push_back({static_cast<int>(std::lround(connector.position.value_or(0))),
                              connector.width.value_or(Widest),
                              connector.openEnd ? Widest : connector.length.value_or(Widest),
                              connector.generation.value_or(Latest)});
        }
        std::sort(places.begin(), places.end(), [](const Place &a, const Place &b) { return a.position < b.position; });
        m_places.push_back(std::move(places));
        m_spaced.push_back(known);
    }
}

void BoardBounds::reckonProcessors()
{
    const Question &question = m_paces.question();
    const std::vector<Option> &processors = m_stock.of(Slot::Processor);
    Chosen chosen{};
    std::vector<std::optional<qint64>> cooled;
    for (const Option &processor : processors) {
        chosen[std::size_t(Slot::Processor)] = &processor;
        std::optional<qint64> least;
        for (const Option &cooler : m_stock.of(Slot::Cooler)) {
            chosen[std::size_t(Slot::Cooler)] = &cooler;
            if (!unmetCondition(bit(Slot::Processor) | bit(Slot::Cooler), chosen, question)) {
                least = processor.cents + cooler.cents; // the cheapest comes first
                break;
            }
        }
        cooled.push_back(least);
    }
    for (const Option &board : m_stock.of(Slot::Board)) {
        chosen[std::size_t(Slot::Board)] = &board;
        std::optional<qint64> least;
        for (std::size_t i = 0; i < processors.size(); ++i) {
            chosen[std::size_t(Slot::Processor)] = &processors[i];
            const bool cheaper = cooled[i] && (!least || *cooled[i] < *least);
            if (cheaper && !unmetCondition(bit(Slot::Board) | bit(Slot::Processor), chosen, question))
                least = cooled[i];
        }
        m_processorCents.push_back(least);
    }
}

BoardBounds::Row BoardBounds::rowOf(const Option &cards) const
{
    const Question &question = m_paces.question();
    const auto &card = static_cast<const Card &>(*cards.part);
    Row row{stepOf(card, question),
            placesOf(card).value_or(1),
            cards.count,
            lanesNeeded(cards, question),
            cards.chip->pcieWidth.valueOr(Widest),
            cards.chip->pcieGeneration.valueOr(Latest)};
    if (const std::shared_ptr<const Riser> &riser = cards.cabled.riser) {
        row.cabled = cards.cabled.cards;
        row.plug = riser->host.valueOr({}).section(u'-', 1).toInt();
        row.cableWidth = riser->outputWidth.valueOr(Widest);
        row.cableGeneration = riser->pcieGeneration.valueOr(Latest);
    }
    return row;
}

bool BoardBounds::takesCard(const Place &place, const Row &row, double rate)
{
    return place.width >= row.lanes && place.edge >= row.width &&
           laneRate(std::min(place.generation, row.generation)).value() * std::min(place.width, row.width) >= rate;
}

bool BoardBounds::takesCable(const Place &place, const Row &row, double rate)
{
    const int width = std::min({place.width, row.cableWidth, row.width});
    const int generation = std::min({place.generation, row.cableGeneration, row.generation});
    return std::min(place.width, row.cableWidth) >= row.lanes && place.edge >= row.plug &&
           laneRate(generation).value() * width >= rate;
}

/// The lowest place that the last of the cards in slots reaches, where all have so many GB/s; nullopt: there is no room
/// for all. A cable's plug takes a slot and covers no other.
std::optional<int> BoardBounds::lowest(const Row &row, int board, double rate) const
{
    const std::vector<Place> &places = m_places[std::size_t(board)];
    const bool spaced = m_spaced[std::size_t(board)];
    int forCables = 0;
    int forAny = 0;
    int standing = 0;
    int next = std::numeric_limits<int>::min();
    std::optional<int> reached = row.cabled == row.count ? std::optional(0) : std::nullopt;
    for (const Place &place : places) {
        const bool isOfUse = takesCard(place, row, rate);
        const bool isForCable = row.cabled > 0 && takesCable(place, row, rate);
        forCables += isForCable;
        forAny += isOfUse || isForCable;
        if (!isOfUse || (spaced && place.position < next) || reached)
            continue;
        next = place.position + row.step;
        if (++standing == row.count - row.cabled)
            reached = spaced ? place.position + row.places - 1 : 0;
    }
    return forCables >= row.cabled && forAny >= row.count ? reached : std::nullopt;
}

std::optional<BoardBounds::Standing> BoardBounds::standingOn(const Row &row, int board) const
{
    const std::optional<int> highest = lowest(row, board, 0);
    if (!highest)
        return std::nullopt;
    std::set<double, std::greater<>> rates;
    for (const Place &place : m_places[std::size_t(board)]) {
        const int width = std::min(place.width, row.width);
        rates.insert(laneRate(std::min(place.generation, row.generation)).value() * width);
        rates.insert(laneRate(std::min({place.generation, row.generation, row.cableGeneration})).value() *
                     std::min(width, row.cableWidth));
    }
    for (const double rate : rates) {
        const std::optional<int> reached = lowest(row, board, rate);
        if (reached && *reached <= m_mostRoom)
            return Standing{rate, *highest};
    }
    return std::nullopt;
}

const std::optional<BoardBounds::Standing> &BoardBounds::standing(int cards, int board)
{
    const auto key = std::pair(m_rows[std::size_t(cards)], board);
    const auto known = m_standings.find(key);
    return known != m_standings.end() ? known->second
                                      : m_standings.emplace(key, standingOn(key.first, board)).first->second;
}

bool BoardBounds::goInto(int cards, int board, std::optional<int> room)
{
    const std::optional<Standing> &there = standing(cards, board);
    return there && (!room || there->lowest <= *room);
}

std::optional<double> BoardBounds::most(int cards, int board)
{
    const std::optional<Standing> &there = standing(cards, board);
    if (!there)
        return std::nullopt;
    const Option &option = m_stock.of(Slot::Cards)[std::size_t(cards)];
    if (m_bridged || option.count < 2 || !option.pace.speed)
        return option.pace.most;
    const auto [at, isNew] = m_most.emplace(std::pair(cards, there->rate), 0);
    if (isNew)
        at->second =
            std::min(option.pace.most, m_paces.objective(option.pace, *option.chip, CardLink{there->rate, false}));
    return at->second;
}

std::optional<qint64> BoardBounds::reckonedMemory(int cards, int board) const
{
    const Question &question = m_paces.question();
    Chosen chosen{};
    chosen[std::size_t(Slot::Cards)] = &m_stock.of(Slot::Cards)[std::size_t(cards)];
    chosen[std::size_t(Slot::Board)] = &m_stock.of(Slot::Board)[std::size_t(board)];
    for (const Option &memory : m_stock.of(Slot::Memory)) {
        chosen[std::size_t(Slot::Memory)] = &memory;
        if (!unmetCondition(bit(Slot::Cards) | bit(Slot::Memory), chosen, question) &&
            !unmetCondition(bit(Slot::Board) | bit(Slot::Memory), chosen, question))
            return memory.cents;
    }
    return std::nullopt;
}

std::optional<qint64> BoardBounds::memoryCents(int cards, int board)
{
    const int like = m_memoryLike[std::size_t(board)];
    const double need = memoryNeeded(m_stock.of(Slot::Cards)[std::size_t(cards)], m_paces.question()).value();
    const auto [at, isNew] = m_memoryCents.emplace(std::pair(need, like), std::nullopt);
    if (isNew)
        at->second = reckonedMemory(cards, like);
    return at->second;
}

} // namespace rig::finder

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/assembly.h"

#include "core/checks/run_checks.h"
#include "core/checks/verdict.h"
#include "core/machine/fit_rules.h"
#include "core/machine/placer.h"
#include "core/workload/planned_works.h"

#include <algorithm>
#include <cmath>

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

/// Slots of a case from which on more make no difference to the card in the board's lowest slot; nullopt: not known.
std::optional<int> slotsThatSuffice(const Card &card, const Board &board)
{
    const std::optional<int> places = placesOf(card);
    double lowest = 0;
    for (const Connector &connector : board.connectors) {
        if (connector.kind == ConnectorKind::Slot && !connector.position)
            return std::nullopt;
        if (connector.kind == ConnectorKind::Slot)
            lowest = std::max(lowest, *connector.position);
    }
    return places ? std::optional(static_cast<int>(std::lround(lowest)) + *places) : std::nullopt;
}

bool standsInSlot(const Device &device) { return !device.isDrive(); }

} // namespace

quint64 keyOf(const Choice &choice, Slots set)
{
    constexpr int BitsOfAnOption = 16;
    quint64 key = 0;
    for (std::size_t slot = 0; slot < SlotCount; ++slot) {
        if (holds(set, static_cast<Slot>(slot)))
            key = (key << BitsOfAnOption) | static_cast<quint64>(choice[slot]);
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
    m_cardsLike = likenesses(stock.of(Slot::Cards), [](const Option &option) {
        const auto &card = static_cast<const Card &>(*option.part);
        const QString thickness = card.thickness ? QString::number(card.thickness->value()) : u"-"_s;
        return QStringList{option.chip->id, QString::number(option.count), numberText(card.slotCount), thickness,
                           card.cooling.valueOr({})}
            .join(u'/');
    });
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

/// The first case that is as roomy for these cards on this board: below the lowest card more room is no use.
int Assembly::caseAlike(int cards, int board, int chassis)
{
    const quint64 key = (static_cast<quint64>(cards) << 32U) | (static_cast<quint64>(board) << 16U) |
                        static_cast<quint64>(m_caseLike[std::size_t(chassis)]);
    const auto known = m_alikeCases.find(key);
    if (known != m_alikeCases.end())
        return known->second;
    const std::optional<int> enough =
        slotsThatSuffice(static_cast<const Card &>(*m_stock.of(Slot::Cards)[std::size_t(cards)].part),
                         static_cast<const Board &>(*m_stock.of(Slot::Board)[std::size_t(board)].part));
    const auto roomOf = [&](int index) {
        const Figure<int> &room = static_cast<const Case &>(*m_stock.of(Slot::Case)[std::size_t(index)].part).slotCount;
        return room && enough ? std::min(*room, *enough) : room.valueOr(-1);
    };
    int alike = m_caseLike[std::size_t(chassis)];
    for (const int room : m_rooms) {
        if (room < alike && roomOf(room) == roomOf(chassis))
            alike = room;
    }
    return m_alikeCases.emplace(key, alike).first->second;
}

Choice Assembly::arrangement(Choice choice)
{
    int &cards = choice[std::size_t(Slot::Cards)];
    int &processor = choice[std::size_t(Slot::Processor)];
    int &chassis = choice[std::size_t(Slot::Case)];
    const int board = choice[std::size_t(Slot::Board)];
    cards = m_cardsLike[std::size_t(cards)];
    processor = processorAlike(board, processor);
    chassis = caseAlike(cards, board, chassis);
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

const std::optional<std::vector<int>> &Assembly::places(const Choice &choice)
{
    const Choice alike = arrangement(choice);
    const quint64 key = keyOf(alike, ArrangingSlots);
    const auto known = m_places.find(key);
    if (known != m_places.end())
        return known->second;
    Machine machine = m_always;
    for (const Slot slot : {Slot::Cards, Slot::Board, Slot::Processor, Slot::Case})
        merge(machine, fragment(slot, choice[std::size_t(slot)]));
    const std::optional<Placement> placement = bestPlacement(machine, useOf(option(Slot::Cards, choice)).work);
    return m_places.emplace(key, placement ? std::optional(placement->connectors) : std::nullopt).first->second;
}

Machine Assembly::machine(const Choice &choice, Slots set)
{
    Machine machine;
    machine.today = m_catalogue.prices.today;
    machine.rates = m_catalogue.rates;
    const bool placed = (set & ArrangingSlots) == ArrangingSlots;
    if (placed)
        machine = m_always;
    for (std::size_t slot = 0; slot < SlotCount; ++slot) {
        if (holds(set, static_cast<Slot>(slot)))
            merge(machine, fragment(static_cast<Slot>(slot), choice[slot]));
    }
    if (!placed)
        return machine;
    // Devices of what is always there come first, then the cards, as they were placed; the drive is the last.
    if (const std::optional<std::vector<int>> &connectors = places(choice)) {
        for (std::size_t i = 0; i < connectors->size(); ++i)
            machine.devices[i].connector = (*connectors)[i];
    }
    if (holds(set, Slot::Drive))
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
    for (const Slots set : ruleSets()) {
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

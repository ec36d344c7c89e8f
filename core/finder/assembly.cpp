// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/assembly.h"

#include "core/checks/run_checks.h"
#include "core/checks/verdict.h"
#include "core/finder/sales.h"
#include "core/machine/placer.h"
#include "core/workload/planned_works.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::finder {

namespace {

constexpr ItemId FirstCard = 30;
constexpr ItemId FirstCable = FirstCard + MostCards;
/// Of a kit or supply that is bought beside owned ones.
constexpr ItemId FirstBought = FirstCable + MostCards;
ItemId itemOf(Slot slot) { return slot == Slot::Cards ? FirstCard : static_cast<ItemId>(slot); }

std::vector<Item> cablesOf(const Cabled &cabled)
{
    std::vector<Item> items;
    for (int i = 0; i < cabled.cards; ++i) {
        Item item;
        item.id = FirstCable + i;
        item.kind = Kind::Riser;
        item.part = cabled.riser->id;
        item.owned = i < cabled.owned;
        items.push_back(item);
    }
    return items;
}

/// The items of an option: cards and their cables one each, all else by its count.
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
        // Kits and supplies of which some are owned and some are bought are two items.
        if (option.owned > 0 && option.owned < option.count) {
            items.front().count = option.owned;
            items.front().owned = true;
            item.id = FirstBought + static_cast<ItemId>(slot);
            item.count = option.count - option.owned;
            items.push_back(item);
        }
        return items;
    }
    for (int i = 0; i < option.count; ++i) {
        item.id = FirstCard + i;
        item.owned = i < option.owned;
        item.powerLimit = option.limit.each;
        item.connector = i < option.cabled.cards ? OutputName{FirstCable + i}.text() : QString();
        items.push_back(item);
    }
    const std::vector<Item> cables = cablesOf(option.cabled);
    items.insert(items.end(), cables.begin(), cables.end());
    return items;
}

bool standsInSlot(const Device &device) { return !device.isDrive(); }

/// Places as they stand in a file, and ids from 1 on, in the order of the list.
void name(std::vector<Item> &items, const Machine &placed)
{
    QHash<ItemId, ItemId> numbers;
    for (const Item &item : items)
        numbers.insert(item.id, static_cast<ItemId>(numbers.size()) + 1);
    for (Item &item : items) {
        const Device *device = placed.device(item.id);
        item.id = numbers.value(item.id);
        if (!device || device->connector < 0)
            continue;
        item.connector =
            device->host >= 0
                ? OutputName{numbers.value(placed.devices[std::size_t(device->host)].item), device->output + 1}.text()
                : placed.board->part->connectors[std::size_t(device->connector)].label;
    }
}

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
    const int before = static_cast<int>(machine.devices.size());
    append(machine.devices, part.devices);
    for (auto device = machine.devices.begin() + before; device != machine.devices.end(); ++device)
        device->host += device->host >= 0 ? before : 0;
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
        for (std::size_t i = 0; i < (*connectors)->size(); ++i) {
            const int host = machine.devices[i].host;
            machine.devices[i].connector = (**connectors)[host < 0 ? i : static_cast<std::size_t>(host)];
        }
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
    name(document.build.items, machine(choice, WholeMachine));
    // What is sold pays for the new parts too: the document knows of these alone.
    const Question &question = m_paces.question();
    document.use.budget = budgetWithSales(soldBeside(document.build, question, m_catalogue), question, m_catalogue);
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
    judged.does = m_paces.objective(cards.pace, *cards.chip, link);
    const Question &question = m_paces.question();
    if (!judged.refused && question.leastSpeed && judged.does < *question.leastSpeed)
        judged.refused = SpeedCondition;
    const std::optional<Watts> &wall = assessment.power.wall;
    if (!judged.refused && !wall && drawCounts(question.goal))
        judged.refused = WallCondition;
    judged.objective = worthOf(question, m_stock, judged.does, wall.value_or(Watts(0)), centsOf(choice));
    return judged;
}

qint64 Assembly::centsOf(const Choice &choice) const
{
    qint64 cents = m_stock.alwaysCents;
    for (std::size_t slot = 0; slot < SlotCount; ++slot)
        cents += option(static_cast<Slot>(slot), choice).cents;
    return cents;
}

} // namespace rig::finder

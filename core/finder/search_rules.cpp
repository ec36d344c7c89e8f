// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/search.h"

#include <algorithm>
#include <bit>

namespace rig::finder {

// What refuses a set of choices, each asked once.

namespace {

/// Whether there is a place for the cards in any case follows from these.
constexpr Slots PlacesSlots = bit(Slot::Cards) | bit(Slot::Board) | bit(Slot::Processor);

/// All that draws power: how several supplies share it is known when all of it is there.
constexpr Slots PoweredSlots = PlacesSlots | bit(Slot::Supply);

/// What such a rule says of several supplies is no more than that they carry too little.
constexpr bool isPutOff(Slots on) { return holds(on, Slot::Supply) && holds(on, Slot::Cards) && on != PoweredSlots; }

} // namespace

void Search::gatherRules()
{
    const auto setOf = [&](Slots on) -> RuleSet & {
        const auto known =
            std::find_if(m_rules.begin(), m_rules.end(), [&](const RuleSet &set) { return set.on == on; });
        return known != m_rules.end() ? *known : m_rules.emplace_back(RuleSet{on, OnlyParts, {}, {}, {}});
    };
    for (const Slots on : conditionSets())
        setOf(on);
    for (const Slots on : {PlacesSlots, ArrangingSlots})
        setOf(on);
    for (const EarlyRule &rule : earlyRules()) {
        if (!mayRefuse(rule, m_paces.question()))
            continue;
        RuleSet &set = setOf(rule.on);
        set.reads |= rule.reads;
        set.checks.push_back(rule.check);
        if (isPutOff(rule.on)) {
            RuleSet &all = setOf(PoweredSlots);
            all.reads |= rule.reads;
            all.putOff.push_back(rule.check);
        }
    }
    for (RuleSet &set : m_rules)
        std::erase_if(set.putOff, [&](const Check *check) {
            return std::find(set.checks.begin(), set.checks.end(), check) != set.checks.end();
        });
    // Few parts first: they are known soonest.
    std::stable_sort(m_rules.begin(), m_rules.end(),
                     [](const RuleSet &a, const RuleSet &b) { return std::popcount(a.on) < std::popcount(b.on); });
}

const Search::Arrangement &Search::arranged(const Choice &choice)
{
    const ChoiceKey key = keyOf(m_assembly.arrangement(choice), ArrangingSlots);
    const auto known = m_arranged.find(key);
    if (known != m_arranged.end())
        return known->second;
    const Option &cards = m_assembly.option(Slot::Cards, choice);
    const Machine machine = m_assembly.machine(choice, ArrangingSlots);
    const Use use = m_assembly.useOf(cards);
    const Question &question = m_paces.question();
    const Assessment assessment = assessedFor(OfLanes | OfFit | OfHeat, machine, question.site, use);
    ++m_assembly.assessed;
    Arrangement found;
    const bool stands = std::all_of(machine.devices.begin(), machine.devices.end(),
                                    [](const Device &device) { return !device.isCard() || device.connector >= 0; });
    if (!stands)
        found.refused = PlacesCondition;
    if (!found.refused)
        found.refused = unmetLinks(assessment.lanes, machine, question);
    for (const RuleSet &set : m_rules) {
        for (const Check *check : set.checks) {
            if (set.on == ArrangingSlots && !found.refused)
                found.refused = refusedFor(*check, {machine, question.site, use, assessment}, question);
        }
    }
    found.link = cardLinkOf(assessment.lanes);
    return m_arranged.emplace(key, found).first->second;
}

/// Why its cards do not stand well on this board with this processor in this case; null: they do.
const char *Search::misplaced(const Choice &choice)
{
    const auto &chassis = static_cast<const Case &>(*m_assembly.option(Slot::Case, choice).part);
    Chosen chosen{};
    chosen[std::size_t(Slot::Case)] = &m_assembly.option(Slot::Case, choice);
    chosen[std::size_t(Slot::Cards)] = &m_assembly.option(Slot::Cards, choice);
    for (const Slots set : {bit(Slot::Case), bit(Slot::Cards) | bit(Slot::Case)}) {
        if (const char *unmet = unmetCondition(set, chosen, m_paces.question()))
            return unmet;
    }
    const bool stand =
        m_bounds.goInto(choice[std::size_t(Slot::Cards)], choice[std::size_t(Slot::Board)], chassis.slotCount.value);
    return stand ? arranged(choice).refused : PlacesCondition;
}

/// Of a choice whose cards are placed.
double Search::doneBy(const Choice &choice)
{
    const Option &cards = m_assembly.option(Slot::Cards, choice);
    const CardLink link = arranged(choice).link;
    const auto key =
        std::tuple(cards.chip.get(), cards.limit.share, cards.count, link.gigabytesPerSecond.value_or(-1), link.nvlink);
    const auto [at, isNew] = m_does.emplace(key, 0);
    if (isNew)
        at->second = m_paces.objective(cards.pace, *cards.chip, link);
    return at->second;
}

/// What the cards of this choice do at the most on its board, with whatever processor, in whatever case; `most` is a
/// bound of it, at which there is no need to look on.
const Search::Best &Search::bestOn(Choice choice, double most)
{
    choice[std::size_t(Slot::Processor)] = choice[std::size_t(Slot::Case)] = 0;
    const Choice alike = m_assembly.arrangement(choice);
    const Option &cards = m_assembly.option(Slot::Cards, choice);
    const auto key = std::tuple(cards.chip.get(), cards.limit.share, alike[std::size_t(Slot::Cards)],
                                alike[std::size_t(Slot::Board)]);
    const auto known = m_bestOn.find(key);
    if (known != m_bestOn.end())
        return known->second;
    Best best{NonesLeft[std::size_t(Slot::Processor)], 0};
    const auto look = [&] {
        for (const int processor : m_assembly.processorsFor(choice[std::size_t(Slot::Board)])) {
            choice[std::size_t(Slot::Processor)] = processor;
            for (const int room : m_assembly.roomsFor(m_assembly.option(Slot::Cards, choice))) {
                choice[std::size_t(Slot::Case)] = room;
                const char *refused = misplaced(choice);
                if (!refused)
                    best = {nullptr, std::max(best.does, doneBy(choice))};
                else if (best.refused)
                    best.refused = refused;
                if (!best.refused && best.does >= most)
                    return;
            }
        }
    };
    look();
    return m_bestOn.emplace(key, best).first->second;
}

/// What the rules on exactly these slots say.
const char *Search::ruled(const RuleSet &set, const Choice &choice)
{
    if (set.on == PlacesSlots) {
        if (const char *refused = nowhere(choice))
            return refused;
    }
    if (set.checks.empty() && set.putOff.empty())
        return nullptr;
    // A part of the load that no division among several supplies carries, none carries with more.
    const bool several = holds(set.on, Slot::Supply) && m_assembly.option(Slot::Supply, choice).count > 1;
    const Question &question = several && isPutOff(set.on) ? m_blockersAlone : m_paces.question();
    const Machine machine = m_assembly.machine(choice, set.on);
    const Use use =
        holds(set.on, Slot::Cards) ? m_assembly.useOf(m_assembly.option(Slot::Cards, choice)) : question.use;
    const Assessment assessment = assessedFor(set.reads, machine, question.site, use);
    ++m_assembly.assessed;
    const auto refusedBy = [&](const std::vector<const Check *> &checks) -> const char * {
        for (const Check *check : checks) {
            if (const char *refused = refusedFor(*check, {machine, question.site, use, assessment}, question))
                return refused;
        }
        return nullptr;
    };
    const char *refused = refusedBy(set.checks);
    return refused || !several ? refused : refusedBy(set.putOff);
}

/// Why the cards stand well on this board in no case that there is; null: they do in one.
const char *Search::nowhere(Choice choice)
{
    const char *refused = PlacesCondition;
    for (const int room : m_assembly.roomsFor(m_assembly.option(Slot::Cards, choice))) {
        choice[std::size_t(Slot::Case)] = room;
        refused = misplaced(choice);
        if (!refused)
            break;
    }
    return refused;
}

const char *Search::refusal(RuleSet &set, const Choice &choice)
{
    if (set.on == ArrangingSlots)
        return misplaced(choice);
    Chosen chosen{};
    for (std::size_t slot = 0; slot < SlotCount; ++slot) {
        if (holds(set.on, static_cast<Slot>(slot)))
            chosen[slot] = &m_assembly.option(static_cast<Slot>(slot), choice);
    }
    if (const char *unmet = unmetCondition(set.on, chosen, m_paces.question()))
        return unmet;
    if (set.checks.empty() && set.putOff.empty() && set.on != PlacesSlots)
        return nullptr;
    const ChoiceKey key = keyOf(m_assembly.alike(choice, set.on, set.reads), set.on);
    const auto found = set.known.find(key);
    return found != set.known.end() ? found->second : set.known.emplace(key, ruled(set, choice)).first->second;
}

/// What refuses the option that stands in this slot of the node's choice, beside what is chosen.
const char *Search::firstRefusal(const Node &node, Slot slot)
{
    const Slots there = (node.chosen | bit(slot));
    for (RuleSet &set : m_rules) {
        if (!holds(set.on, slot) || (set.on & ~there) != 0)
            continue;
        if (const char *refused = refusal(set, node.choice))
            return refused;
    }
    return nullptr;
}

} // namespace rig::finder

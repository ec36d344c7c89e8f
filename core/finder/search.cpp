// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/search.h"

#include "core/machine/peers.h"

#include <algorithm>
#include <numeric>

namespace rig::finder {

namespace {

constexpr const char *ByPrice = "price";
constexpr const char *BySpeed = "slower";
/// By the slot for which no part is left.
constexpr std::array<const char *, SlotCount> NonesLeft{"no-cards",  "no-motherboards", "no-processors",
                                                        "no-cases",  "no-supplies",     "no-coolers",
                                                        "no-memory", "no-drives",       "no-fans"};

constexpr qint64 NodesBetweenQuestions = 256;

} // namespace

Search::Search(const Stock &stock, const Paces &paces, const Catalogue &catalogue)
    : m_stock(stock), m_paces(paces), m_assembly(stock, paces, catalogue)
{
}

qint64 Search::leastCents(const Node &node) const
{
    qint64 cents = node.cents;
    for (std::size_t slot = 0; slot < SlotCount; ++slot) {
        if (!holds(node.chosen, static_cast<Slot>(slot)))
            cents += option(static_cast<Slot>(slot), node.first[slot]).cents;
    }
    return cents;
}

/// Why no machine that does so much at most and costs so much at least is wanted; null: it may be.
const char *Search::cutFor(double most, qint64 cents) const
{
    const Question &question = m_paces.question();
    if (m_limits.mostCents && cents > *m_limits.mostCents)
        return ByPrice;
    if (m_limits.cheapest)
        return !m_kept.empty() && cents >= m_kept.front().cents ? ByPrice : nullptr;
    if (!m_limits.frontier) {
        if (question.goal == Goal::SpeedForMoney) {
            const Kept *ahead = best();
            return ahead && most / double(std::max<qint64>(cents, 1)) < ahead->forMoney() ? BySpeed : nullptr;
        }
        if (most < (1 - question.sameWithin) * m_bestObjective)
            return BySpeed;
    }
    // As good and cheaper, or better and no dearer; of equals the findings decide.
    const bool beaten = std::any_of(m_kept.begin(), m_kept.end(), [&](const Kept &kept) {
        return (kept.objective >= most && kept.cents < cents) || (kept.objective > most && kept.cents == cents);
    });
    return beaten ? ByPrice : nullptr;
}

const Search::Arrangement &Search::arranged(const Choice &choice)
{
    const quint64 key = keyOf(m_assembly.arrangement(choice), ArrangingSlots);
    const auto known = m_arranged.find(key);
    if (known != m_arranged.end())
        return known->second;
    const Option &cards = m_assembly.option(Slot::Cards, choice);
    const Machine machine = m_assembly.machine(choice, ArrangingSlots);
    const Use use = m_assembly.useOf(cards);
    const Question &question = m_paces.question();
    // The rules on places ask for nothing else.
    Assessment assessment;
    assessment.lanes = assessLanes(machine);
    addLinkCosts(machine, use.work, assessment.lanes);
    assessment.fit = assessFit(machine);
    assessment.heat = assessHeat(machine, assessment.fit, assessment.power);
    ++m_assembly.assessed;
    Arrangement found;
    for (const EarlyRule &rule : earlyRules()) {
        if (rule.reads == ArrangingSlots && !found.refused)
            found.refused = refusedFor(*rule.check, {machine, question.site, use, assessment}, question);
    }
    const bool stands = std::all_of(machine.devices.begin(), machine.devices.end(),
                                    [](const Device &device) { return !device.isCard() || device.connector >= 0; });
    if (!stands)
        found.refused = PlacesCondition;
    const CardLink link = cardLinkOf(assessment.lanes);
    if (!found.refused)
        found.refused = unmetLinks(assessment.lanes, machine, question);
    found.objective = m_paces.objective(cards.pace, *cards.chip, link);
    return m_arranged.emplace(key, found).first->second;
}

/// What the rules on exactly these slots say.
const char *Search::ruled(Slots set, const Choice &choice)
{
    const Question &question = m_paces.question();
    Chosen chosen{};
    for (std::size_t slot = 0; slot < SlotCount; ++slot) {
        if (holds(set, static_cast<Slot>(slot)))
            chosen[slot] = &m_assembly.option(static_cast<Slot>(slot), choice);
    }
    if (const char *unmet = unmetCondition(set, chosen, question))
        return unmet;
    if (set == (ArrangingSlots & ~bit(Slot::Case))) {
        if (const char *refused = nowhere(choice))
            return refused;
    }
    const Machine machine = m_assembly.machine(choice, set);
    const Use use = chosen[0] ? m_assembly.useOf(*chosen[0]) : question.use;
    const Assessment assessment = assess(machine, question.site, use);
    ++m_assembly.assessed;
    for (const EarlyRule &rule : earlyRules()) {
        if (rule.reads != set)
            continue;
        if (const char *refused = refusedFor(*rule.check, {machine, question.site, use, assessment}, question))
            return refused;
    }
    return nullptr;
}

/// Why the cards stand well on this board in no case that there is; null: they do in one.
const char *Search::nowhere(Choice choice)
{
    const char *refused = PlacesCondition;
    for (const int room : m_assembly.roomsForCards()) {
        choice[std::size_t(Slot::Case)] = room;
        refused = arranged(choice).refused;
        if (!refused)
            break;
    }
    return refused;
}

const char *Search::refusal(Slots set, const Choice &choice)
{
    if (set == ArrangingSlots)
        return arranged(choice).refused;
    auto &known = m_known[set];
    const quint64 key = keyOf(choice, set);
    const auto found = known.find(key);
    return found != known.end() ? found->second : known.emplace(key, ruled(set, choice)).first->second;
}

/// What refuses the option that stands in this slot of the node's choice, beside what is chosen.
const char *Search::firstRefusal(const Node &node, Slot slot)
{
    const Slots there = (node.chosen | bit(slot));
    for (const Slots set : ruleSets()) {
        if (!holds(set, slot) || (set & ~there) != 0)
            continue;
        if (const char *refused = refusal(set, node.choice))
            return refused;
    }
    return nullptr;
}

/// Moves each slot that is open on to the cheapest option that nothing refuses. Why that is not possible; null: it is.
const char *Search::support(Node &node)
{
    for (std::size_t index = 0; index < SlotCount; ++index) {
        const Slot slot = static_cast<Slot>(index);
        if (holds(node.chosen, slot))
            continue;
        const int size = static_cast<int>(m_stock.of(slot).size());
        int &first = node.first[index];
        for (; first < size; ++first) {
            node.choice[index] = first;
            if (!firstRefusal(node, slot))
                break;
        }
        node.choice[index] = -1;
        if (first >= size)
            return NonesLeft[index];
    }
    return nullptr;
}

void Search::tryOption(Node child, Slot slot)
{
    if (const char *refused = firstRefusal(child, slot))
        return ruleOut(refused);
    child.chosen = (child.chosen | bit(slot));
    child.cents += m_assembly.option(slot, child.choice).cents;
    if (child.chosen == WholeMachine)
        return leaf(child);
    if (slot == Slot::Case)
        child.most = arranged(child.choice).objective;
    if (const char *cut = cutFor(child.most, leastCents(child)))
        return ruleOut(cut);
    if (const char *none = support(child))
        return ruleOut(none);
    if (const char *cut = cutFor(child.most, leastCents(child)))
        return ruleOut(cut);
    expand(child);
}

void Search::expand(const Node &node)
{
    std::size_t index = 0;
    while (holds(node.chosen, static_cast<Slot>(index)))
        ++index;
    const Slot slot = static_cast<Slot>(index);
    const qint64 others = leastCents(node) - option(slot, node.first[index]).cents;
    const int size = static_cast<int>(m_stock.of(slot).size());
    for (int i = node.first[index]; i < size; ++i) {
        // Options stand in the order of their price: when one is too dear, so are those after it.
        if (const char *cut = cutFor(node.most, others + option(slot, i).cents))
            return ruleOut(cut);
        if (!goesOn())
            return;
        Node child = node;
        child.choice[index] = i;
        tryOption(child, slot);
    }
}

void Search::leaf(const Node &node)
{
    const Judged judged = m_assembly.judged(node.choice);
    if (judged.refused)
        return ruleOut(judged.refused);
    keep({node.choice, judged.objective, node.cents + m_stock.alwaysCents, judged.findings()});
}

void Search::keep(Kept found)
{
    const auto isNoWorse = [](const Kept &a, const Kept &b) {
        if (a.objective != b.objective || a.cents != b.cents)
            return a.objective >= b.objective && a.cents <= b.cents;
        return a.findings <= b.findings;
    };
    if (m_limits.mostCents && found.cents > *m_limits.mostCents)
        return;
    if (m_limits.cheapest) {
        if (m_kept.empty() || found.cents < m_kept.front().cents)
            m_kept = {found};
        return;
    }
    if (std::any_of(m_kept.begin(), m_kept.end(), [&](const Kept &kept) { return isNoWorse(kept, found); }))
        return;
    std::erase_if(m_kept, [&](const Kept &kept) { return isNoWorse(found, kept); });
    m_bestObjective = std::max(m_bestObjective, found.objective);
    m_kept.push_back(found);
}

const Kept *Search::best() const
{
    const int index = answerAmong(m_kept, m_paces.question());
    return index < 0 ? nullptr : &m_kept[std::size_t(index)];
}

bool Search::goesOn()
{
    ++m_proof.nodes;
    if (m_stopped)
        return false;
    if (m_proof.nodes >= m_limits.mostNodes)
        m_stopped = true;
    else if (m_limits.goOn && m_proof.nodes % NodesBetweenQuestions == 0)
        m_stopped = !m_limits.goOn({best(), m_remaining, m_proof.nodes});
    return !m_stopped;
}

std::vector<Kept> Search::run(const Limits &limits, const std::set<CardsKey> &barred)
{
    m_limits = limits;
    m_kept.clear();
    m_counts.clear();
    m_proof = {};
    m_proof.combinations = m_stock.combinations();
    m_bestObjective = 0;
    m_stopped = false;
    Node root;
    root.cents = m_stock.alwaysCents;
    const bool complete = m_proof.combinations > 0;
    const std::vector<Option> &cards = m_stock.of(Slot::Cards);
    std::vector<std::size_t> order(complete ? cards.size() : 0);
    std::iota(order.begin(), order.end(), std::size_t(0));
    if (limits.cheapest)
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return cards[a].cents < cards[b].cents; });
    for (const std::size_t i : order) {
        if (m_stopped)
            break;
        if (barred.contains({cards[i].chip->id, cards[i].count}))
            continue;
        Node node = root;
        node.choice[0] = static_cast<int>(i);
        node.most = m_remaining = cards[i].pace.most;
        const qint64 others = leastCents(root) - option(Slot::Cards, root.first[0]).cents;
        if (const char *cut = cutFor(node.most, others + cards[i].cents))
            ruleOut(cut);
        else if (goesOn())
            tryOption(node, Slot::Cards);
    }
    for (const auto &[why, count] : m_counts)
        m_proof.ruledOut[QString::fromLatin1(why)] += count;
    m_proof.proven = !m_stopped;
    m_proof.bound = m_stopped ? std::max(m_remaining, m_bestObjective) : m_bestObjective;
    m_proof.assessed = m_assembly.assessed;
    std::sort(m_kept.begin(), m_kept.end(), [](const Kept &a, const Kept &b) { return a.objective > b.objective; });
    return m_kept;
}

int answerAmong(const std::vector<Kept> &kept, const Question &question)
{
    if (kept.empty())
        return -1;
    double best = 0;
    for (const Kept &one : kept)
        best = std::max(best, one.objective);
    const auto rank = [&](const Kept &one) {
        if (question.goal == Goal::SpeedForMoney)
            return std::tuple(-one.forMoney(), one.cents, one.findings);
        const bool counts = one.objective >= (1 - question.sameWithin) * best;
        return std::tuple(counts ? 0.0 : 1.0, one.cents, one.findings);
    };
    const auto found =
        std::min_element(kept.begin(), kept.end(), [&](const Kept &a, const Kept &b) { return rank(a) < rank(b); });
    return static_cast<int>(found - kept.begin());
}

} // namespace rig::finder

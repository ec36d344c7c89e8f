// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/search.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace rig::finder {

namespace {

constexpr const char *ByPrice = "price";
constexpr const char *BySpeed = "slower";

constexpr qint64 NodesBetweenQuestions = 256;

} // namespace

Search::Search(const Stock &stock, const Paces &paces, const Catalogue &catalogue)
    : m_stock(stock)
    , m_paces(paces)
    , m_assembly(stock, paces, catalogue)
    , m_bounds(stock, paces)
    , m_walls(stock, paces.question())
    , m_blockersAlone(paces.question())
{
    m_blockersAlone.refused.clear();
    m_blockersAlone.essential.clear();
    gatherRules();
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
    if (m_limits.mostCents && cents > *m_limits.mostCents)
        return ByPrice;
    switch (m_aim) {
    case Aim::Most:
        return most > m_bestObjective * (1 + (drawCounts(m_paces.question().goal) ? RoundingOfWatts / 2 : 0)) ? nullptr
                                                                                                              : BySpeed;
    case Aim::Cheapest:
        // Of equals the findings decide.
        return most < m_floor ? BySpeed : cents > m_leastCents ? ByPrice : nullptr;
    case Aim::ForMoney: {
        const Kept *ahead = best();
        return ahead && most / double(std::max<qint64>(cents, 1)) < ahead->forMoney() ? BySpeed : nullptr;
    }
    case Aim::Frontier:
        break;
    }
    // As good and cheaper, or better and no dearer.
    const bool beaten = std::any_of(m_kept.begin(), m_kept.end(), [&](const Kept &kept) {
        return (kept.objective >= most && kept.cents < cents) || (kept.objective > most && kept.cents == cents);
    });
    return beaten ? ByPrice : nullptr;
}

/// What the objective of a machine is at the most that does so much at the most and costs so much at the least.
double Search::mostOf(double does, const Choice &choice, Slots chosen, qint64 cents) const
{
    const Question &question = m_paces.question();
    return drawCounts(question.goal)
               ? worthOf(question, m_stock, does, m_walls.least(choice, chosen), cents) * (1 + RoundingOfWatts / 4)
               : does;
}

/// Why no machine is wanted that has what is chosen and costs so much at the least; null: it may be.
const char *Search::cutOf(const Node &node, qint64 cents) const
{
    if (node.does < m_paces.question().leastSpeed.value_or(0))
        return SpeedCondition;
    return cutFor(mostOf(node.does, node.choice, node.chosen, cents), cents);
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
        child.does = doneBy(child.choice);
    if (const char *cut = cutOf(child))
        return ruleOut(cut);
    if (const char *none = support(child))
        return ruleOut(none);
    if (const char *cut = cutOf(child))
        return ruleOut(cut);
    if (slot == Slot::Cards)
        expandBoards(child);
    else
        expand(child);
}

/// The boards on which the node's cards could stand, in the order in which they are tried: what does most first where
/// that is sought, else what is cheapest.
std::vector<Search::Seat> Search::seatsOf(const Node &node)
{
    const int cards = node.choice[std::size_t(Slot::Cards)];
    const auto firstOf = [&](Slot slot) { return option(slot, node.first[std::size_t(slot)]).cents; };
    const qint64 platform = firstOf(Slot::Board) + firstOf(Slot::Processor) + firstOf(Slot::Cooler);
    const qint64 others = leastCents(node) - platform - firstOf(Slot::Memory);
    std::vector<Seat> seats;
    for (int board = node.first[std::size_t(Slot::Board)]; board < int(m_stock.of(Slot::Board).size()); ++board) {
        const std::optional<double> most = m_bounds.most(cards, board);
        const std::optional<qint64> processor = m_bounds.processorCents(board);
        const std::optional<qint64> memory = m_bounds.memoryCents(cards, board);
        if (!most || !processor || !memory) {
            ruleOut(!most ? PlacesCondition : NonesLeft[std::size_t(processor ? Slot::Memory : Slot::Processor)]);
            continue;
        }
        const qint64 cooled = std::max(*processor, firstOf(Slot::Processor) + firstOf(Slot::Cooler));
        Seat seat{board, std::min(*most, node.does), 0,
                  others + option(Slot::Board, board).cents + cooled + std::max(*memory, firstOf(Slot::Memory))};
        seat.most = mostOf(seat.does, node.choice, node.chosen, seat.least);
        if (const char *cut = cutFor(seat.most, seat.least))
            ruleOut(cut);
        else
            seats.push_back(seat);
    }
    std::stable_sort(seats.begin(), seats.end(), [&](const Seat &a, const Seat &b) {
        return m_aim == Aim::Most && a.most != b.most ? a.most > b.most : a.least < b.least;
    });
    return seats;
}

void Search::expandBoards(const Node &node)
{
    for (const Seat &seat : seatsOf(node)) {
        if (!goesOn())
            return;
        Node child = node;
        child.choice[std::size_t(Slot::Board)] = seat.board;
        child.does = seat.does;
        const char *cut = cutOf(child, seat.least);
        if (!cut) {
            const Best &best = bestOn(child.choice, seat.does);
            child.does = std::min(child.does, best.does);
            cut = best.refused ? best.refused : cutOf(child, seat.least);
        }
        if (cut)
            ruleOut(cut);
        else
            tryOption(child, Slot::Board);
    }
}

/// What is chosen next: where watts count, the supply before the case, which changes nothing about them.
Slot Search::nextSlot(const Node &node) const
{
    std::size_t index = 0;
    while (holds(node.chosen, static_cast<Slot>(index)))
        ++index;
    const Slot slot = static_cast<Slot>(index);
    const bool supplyFirst = slot == Slot::Case && drawCounts(m_paces.question().goal);
    return supplyFirst && !holds(node.chosen, Slot::Supply) ? Slot::Supply : slot;
}

void Search::expand(const Node &node)
{
    const Slot slot = nextSlot(node);
    const std::size_t index = std::size_t(slot);
    const qint64 others = leastCents(node) - option(slot, node.first[index]).cents;
    const int size = static_cast<int>(m_stock.of(slot).size());
    for (int i = node.first[index]; i < size; ++i) {
        // Options stand in the order of their price: when one is too dear, so are those after it.
        if (const char *cut = cutOf(node, others + option(slot, i).cents))
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
    if (std::any_of(m_kept.begin(), m_kept.end(), [&](const Kept &kept) { return isNoWorse(kept, found); }))
        return;
    std::erase_if(m_kept, [&](const Kept &kept) { return isNoWorse(found, kept); });
    m_bestObjective = std::max(m_bestObjective, found.objective);
    if (found.objective >= m_floor)
        m_leastCents = std::min(m_leastCents, found.cents);
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

/// Over all of the tree once.
void Search::pass(Aim aim, const std::set<CardsKey> &barred)
{
    m_aim = aim;
    Node root;
    root.cents = m_stock.alwaysCents;
    const std::vector<Option> &cards = m_stock.of(Slot::Cards);
    std::vector<std::size_t> order(cards.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    if (aim == Aim::Cheapest)
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return cards[a].cents < cards[b].cents; });
    const qint64 others = leastCents(root) - option(Slot::Cards, root.first[0]).cents;
    std::vector<double> most;
    for (std::size_t i = 0; i < cards.size(); ++i)
        most.push_back(mostOf(cards[i].pace.most, with(NothingChosen, Slot::Cards, int(i)), bit(Slot::Cards),
                              others + cards[i].cents));
    if (aim != Aim::Cheapest)
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return most[a] > most[b]; });
    for (const std::size_t i : order) {
        if (m_stopped)
            return;
        if (barred.contains({cards[i].chip->id, cards[i].count}))
            continue;
        Node node = root;
        node.choice[0] = static_cast<int>(i);
        node.does = cards[i].pace.most;
        if (aim != Aim::Cheapest)
            m_remaining = most[i];
        if (const char *cut = cutOf(node, others + cards[i].cents))
            ruleOut(cut);
        else if (goesOn())
            tryOption(node, Slot::Cards);
    }
    m_remaining = 0;
}

std::vector<Kept> Search::run(const Limits &limits, const std::set<CardsKey> &barred)
{
    constexpr qint64 Endless = std::numeric_limits<qint64>::max();
    const Question &question = m_paces.question();
    m_limits = limits;
    m_kept.clear();
    m_counts.clear();
    m_proof = {};
    m_proof.combinations = m_stock.combinations();
    m_bestObjective = m_floor = m_remaining = 0;
    m_leastCents = Endless;
    m_stopped = false;
    const bool complete = m_proof.combinations > 0;
    if (complete && limits.cheapest) {
        pass(Aim::Cheapest, barred);
    } else if (complete && limits.frontier) {
        pass(Aim::Frontier, barred);
    } else if (complete && question.goal == Goal::SpeedForMoney) {
        pass(Aim::ForMoney, barred);
    } else if (complete) {
        pass(Aim::Most, barred);
        m_floor = (1 - question.same()) * m_bestObjective;
        for (const Kept &kept : m_kept) {
            if (kept.objective >= m_floor)
                m_leastCents = std::min(m_leastCents, kept.cents);
        }
        if (!m_stopped && !m_kept.empty())
            pass(Aim::Cheapest, barred);
    }
    for (const auto &[why, count] : m_counts)
        m_proof.ruledOut[QString::fromLatin1(why)] += count;
    m_proof.proven = !m_stopped;
    m_proof.bound = std::max(m_remaining, m_bestObjective);
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
        const bool counts = one.objective >= (1 - question.same()) * best;
        return std::tuple(counts ? 0.0 : 1.0, one.cents, one.findings);
    };
    const auto found =
        std::min_element(kept.begin(), kept.end(), [&](const Kept &a, const Kept &b) { return rank(a) < rank(b); });
    return static_cast<int>(found - kept.begin());
}

} // namespace rig::finder

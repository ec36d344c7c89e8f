// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/finder/assembly.h"

#include <functional>
#include <set>

namespace rig::finder {

/// A machine that the search kept.
struct Kept
{
    Choice choice = NothingChosen;
    double objective = 0;
    qint64 cents = 0;
    std::tuple<int, int, int> findings; ///< cautions, what could not be checked, notes

    [[nodiscard]] double forMoney() const { return objective / double(std::max<qint64>(cents, 1)); }
};

/// What a search proves.
struct Proof
{
    double bound = 0;    ///< no machine is better: of the objective
    bool proven = false; ///< nothing was left out: the best is the bound
    qint64 nodes = 0;
    int assessed = 0;        ///< machines and parts of machines
    double combinations = 0; ///< of all that could be chosen
    /// How often a part of the tree was cut off, by a check's id, a condition's key, "price", "slower", "no-supplies".
    std::map<QString, qint64> ruledOut;
};

struct Progress
{
    const Kept *best = nullptr; ///< null: none yet
    double bound = 0;
    qint64 nodes = 0;
};

/// How to search.
struct Limits
{
    std::optional<qint64> mostCents; ///< what is not owned may cost
    bool cheapest = false;           ///< the cheapest of all that meet the question, whatever they do
    bool frontier = false;           ///< every machine that is the best for some budget; else the best alone
    qint64 mostNodes = 5'000'000;    ///< then it ends with what it has
    /// Asked every few hundred nodes; false stops the search.
    std::function<bool(const Progress &)> goOn;
};

/// Cards of a machine: chip and number.
using CardsKey = std::pair<QString, int>;

/// Branch and bound over cards, board, processor, case, supply, cooler, memory, drive and fans. A set of choices is cut
/// off when a rule refuses it (earlyRules()), when no part is left for a slot, or when what it costs at the least and
/// does at the most is no better than a machine that was found. What is left is judged as a whole.
class Search
{
public:
    /// All outlive it.
    Search(const Stock &stock, const Paces &paces, const Catalogue &catalogue);

    /// Machines of which none is better and no dearer than another, the best first. Cards in `barred` do not count.
    [[nodiscard]] std::vector<Kept> run(const Limits &limits, const std::set<CardsKey> &barred = {});
    [[nodiscard]] const Proof &proof() const { return m_proof; }
    [[nodiscard]] Assembly &assembly() { return m_assembly; }

private:
    struct Node
    {
        Choice choice = NothingChosen;
        Choice first{}; ///< per slot that is not chosen: the cheapest option that nothing refuses so far
        Slots chosen = 0;
        double most = 0;  ///< of the objective
        qint64 cents = 0; ///< of what is chosen
    };
    struct Arrangement
    {
        const char *refused = nullptr;
        double objective = 0;
    };

    [[nodiscard]] const Option &option(Slot slot, int index) const { return m_stock.of(slot)[std::size_t(index)]; }
    [[nodiscard]] qint64 leastCents(const Node &node) const;
    [[nodiscard]] const char *cutFor(double most, qint64 cents) const;
    [[nodiscard]] const char *refusal(Slots set, const Choice &choice);
    [[nodiscard]] const char *ruled(Slots set, const Choice &choice);
    [[nodiscard]] const char *nowhere(Choice choice);
    [[nodiscard]] const Arrangement &arranged(const Choice &choice);
    [[nodiscard]] const char *firstRefusal(const Node &node, Slot slot);
    [[nodiscard]] const char *support(Node &node);
    void expand(const Node &node);
    void tryOption(Node child, Slot slot);
    void leaf(const Node &node);
    void keep(Kept found);
    [[nodiscard]] const Kept *best() const;
    [[nodiscard]] bool goesOn();
    void ruleOut(const char *why) { ++m_counts[why]; }

    const Stock &m_stock;
    const Paces &m_paces;
    Assembly m_assembly;
    Limits m_limits;
    std::vector<Kept> m_kept; ///< none better and no dearer than another
    std::map<Slots, std::unordered_map<quint64, const char *>> m_known;
    std::unordered_map<quint64, Arrangement> m_arranged;
    std::unordered_map<const char *, qint64> m_counts;
    Proof m_proof;
    double m_bestObjective = 0;
    double m_remaining = 0; ///< no machine that was not looked at does more
    bool m_stopped = false;
};

/// Of machines that a search kept the one that the question means: of those whose speed counts as the best the
/// cheapest; -1 for none.
[[nodiscard]] int answerAmong(const std::vector<Kept> &kept, const Question &question);

} // namespace rig::finder

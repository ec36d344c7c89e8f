// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/finder/assembly.h"
#include "core/finder/board_bounds.h"

#include <functional>
#include <set>

namespace rig::finder {

/// Why a node is cut off, by the slot for which no part is left.
inline constexpr std::array<const char *, SlotCount> NonesLeft{"no-cards",  "no-motherboards", "no-processors",
                                                               "no-cases",  "no-supplies",     "no-coolers",
                                                               "no-memory", "no-drives",       "no-fans"};

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
    /// What a pass over the tree looks for.
    enum class Aim {
        Most,     ///< the best objective, at whatever price
        Cheapest, ///< of those that do at least m_floor
        ForMoney,
        Frontier
    };
    struct Node
    {
        Choice choice = NothingChosen;
        Choice first{}; ///< per slot that is not chosen: the cheapest option that nothing refuses so far
        Slots chosen = 0;
        double does = 0;  ///< at the most
        qint64 cents = 0; ///< of what is chosen
    };
    struct Arrangement
    {
        const char *refused = nullptr;
        CardLink link{};
    };
    /// What cards do on a board at the most.
    struct Best
    {
        const char *refused = nullptr;
        double does = 0;
    };
    /// A board for a node's cards.
    struct Seat
    {
        int board = 0;
        double does = 0;  ///< at the most
        double most = 0;  ///< of the objective
        qint64 least = 0; ///< hundredths: of the whole machine
    };
    /// All that stands on the same parts.
    struct RuleSet
    {
        Slots on = 0;
        unsigned reads = OnlyParts;
        std::vector<const Check *> checks; ///< that the question refuses a machine for
        std::vector<const Check *> putOff; ///< those that several supplies answer only here
        ByChoice<const char *> known;
    };

    void gatherRules();
    void pass(Aim aim, const std::set<CardsKey> &barred);
    [[nodiscard]] const Option &option(Slot slot, int index) const { return m_stock.of(slot)[std::size_t(index)]; }
    [[nodiscard]] qint64 leastCents(const Node &node) const;
    [[nodiscard]] const char *cutFor(double most, qint64 cents) const;
    [[nodiscard]] double mostOf(double does, const Choice &choice, Slots chosen, qint64 cents) const;
    [[nodiscard]] const char *cutOf(const Node &node, qint64 cents) const;
    [[nodiscard]] const char *cutOf(const Node &node) const { return cutOf(node, leastCents(node)); }
    [[nodiscard]] const char *refusal(RuleSet &set, const Choice &choice);
    [[nodiscard]] const char *ruled(const RuleSet &set, const Choice &choice);
    [[nodiscard]] const char *nowhere(Choice choice);
    [[nodiscard]] const Arrangement &arranged(const Choice &choice);
    [[nodiscard]] const char *misplaced(const Choice &choice);
    [[nodiscard]] double doneBy(const Choice &choice);
    [[nodiscard]] const Best &bestOn(Choice choice, double most);
    [[nodiscard]] const char *firstRefusal(const Node &node, Slot slot);
    [[nodiscard]] const char *support(Node &node);
    [[nodiscard]] std::vector<Seat> seatsOf(const Node &node);
    void expandBoards(const Node &node);
    [[nodiscard]] Slot nextSlot(const Node &node) const;
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
    BoardBounds m_bounds;
    WallBounds m_walls;
    Question m_blockersAlone; ///< the question with no caution and no open figure refused
    std::vector<RuleSet> m_rules;
    Limits m_limits;
    Aim m_aim = Aim::Most;
    std::vector<Kept> m_kept; ///< none better and no dearer than another
    ByChoice<Arrangement> m_arranged;
    std::map<std::tuple<const Chip *, double, int, int>, Best> m_bestOn; ///< by chip, share, first cards alike, board
    std::map<std::tuple<const Chip *, double, int, double, bool>, double> m_does; ///< by chip, share, number and link
    std::unordered_map<const char *, qint64> m_counts;
    Proof m_proof;
    double m_bestObjective = 0;
    double m_floor = 0;      ///< what does less is not sought
    qint64 m_leastCents = 0; ///< of what was kept and does as much
    double m_remaining = 0;  ///< no machine that was not looked at does more
    bool m_stopped = false;
};

/// Of machines that a search kept the one that the question means: of those whose speed counts as the best the
/// cheapest; -1 for none.
[[nodiscard]] int answerAmong(const std::vector<Kept> &kept, const Question &question);

} // namespace rig::finder

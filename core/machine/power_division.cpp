// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/power_division.h"
#include "core/machine/power_parts.h"
#include "core/machine/power_plugs.h"
#include "core/machine/power_rules.h"

#include <algorithm>
#include <numeric>

namespace rig {

namespace {

/// That no division does is only said where all were tried, as far as these steps reach; one that does is made better
/// only so long.
constexpr int MostSteps = 10'000;
constexpr int EnoughSteps = 1000;
/// A step weighs every supply with every other: of many it counts for several.
int stepOf(int supplies) { return std::max(1, supplies / 2 - 1); }

/// A card whose plugs look for a supply.
struct Seeker
{
    int device = 0;
    Feed feed; ///< with its needs; nothing taken yet
    bool boxed = true;
    Watts draw;
    Watts slot; ///< what may come through the slot, from the board's supply
    std::array<Watts, 4> surplus{};
    std::vector<bool> may; ///< the supplies that the user lets it hang on
    int alike = -1;        ///< the one before it that is its like; -1: none
};

/// Tries the divisions, each card on each supply that is not the like of one that was tried.
class DivisionSearch
{
public:
    DivisionSearch(const Machine &machine, const Site &site, const Power &power)
        : m_machine(machine), m_power(power), m_stock(machine)
    {
        for (const PlugUnit &unit : m_stock.units) {
            SupplyLoad &bare = m_bare.emplace_back();
            bare.placed = unit.supply;
            weigh(machine, site, bare);
        }
        const int processors = machine.board ? machine.board->part->processorCount.valueOr(1) : 1;
        m_inputs = boardInputs(machine, std::max(1, processors));
        m_boardMay = allowed(machine.board ? machine.board->supply : 0);
        for (const auto &processor : machine.processors)
            m_processorMay.push_back(allowed(processor.supply));
        findSeekers();
    }

    Division best()
    {
        tryBoards(false);
        // A processor's plugs on another supply than the board's only where it cannot be otherwise.
        if (m_best.blockers > 0 && !m_machine.processors.empty())
            tryBoards(true);
        m_bestDivision.state = m_best.over <= 0      ? Division::State::Found
                               : m_steps < MostSteps ? Division::State::None
                                                     : Division::State::Unproven;
        if (m_chosen)
            m_bestDivision.state = Division::State::Chosen;
        m_bestDivision.steps = m_steps;
        return std::move(m_bestDivision);
    }

private:
    /// The supplies that an item may hang on: those of the item that the user names, or all.
    std::vector<bool> allowed(ItemId supply)
    {
        std::vector<bool> may;
        for (const PlugUnit &unit : m_stock.units)
            may.push_back(m_machine.supplies[static_cast<std::size_t>(unit.supply)].item == supply);
        if (std::none_of(may.begin(), may.end(), [](bool one) { return one; }))
            may.assign(may.size(), true);
        else
            m_chosen = true;
        return may;
    }

    void findSeekers()
    {
        for (const int i : feedingOrder(m_machine)) {
            const Device &device = m_machine.devices[static_cast<std::size_t>(i)];
            if (!takesPlugs(device))
                continue;
            Seeker seeker;
            seeker.device = seeker.feed.device = i;
            seeker.feed.needs = device.card->powerConnectors.valueOr({});
            seeker.boxed = boxedAdapter(device) != Boxed::No;
            seeker.draw = device.power().value_or(Watts(0));
            seeker.feed.plugs = std::max(Watts(0), seeker.draw - SlotPower);
            seeker.slot = std::min(SlotPower, device.power().value_or(SlotPower));
            seeker.surplus = surplusOf(device);
            seeker.may = allowed(device.supply);
            m_seekers.push_back(std::move(seeker));
        }
        for (std::size_t i = 1; i < m_seekers.size(); ++i) {
            if (areAlike(device(m_seekers[i]), device(m_seekers[i - 1])))
                m_seekers[i].alike = static_cast<int>(i) - 1;
        }
    }

    [[nodiscard]] const Device &device(const Seeker &seeker) const
    {
        return m_machine.devices[static_cast<std::size_t>(seeker.device)];
    }

    void tryBoards(bool processorsApart)
    {
        for (int board = 0; board < count(); ++board) {
            const bool tried = !m_chosen && board > 0 && isSamePart(board, board - 1);
            if (!m_boardMay[static_cast<std::size_t>(board)] || tried)
                continue;
            m_division = {};
            m_division.board = board;
            tryProcessors(processorsApart);
        }
    }

    /// Nothing more is tried: a board of many processors has more divisions than anybody waits for.
    [[nodiscard]] bool isSpent() const
    {
        return m_steps >= MostSteps || (m_steps >= EnoughSteps && m_found && m_best.blockers == 0);
    }

    void tryProcessors(bool apart)
    {
        if (isSpent())
            return;
        const std::size_t next = m_division.processors.size();
        if (next == m_machine.processors.size())
            return tryCards();
        const std::vector<bool> &may = m_processorMay[next];
        const bool withBoard = !apart && may[static_cast<std::size_t>(m_division.board)];
        for (int unit = 0; unit < count(); ++unit) {
            if (!may[static_cast<std::size_t>(unit)] || (withBoard && unit != m_division.board))
                continue;
            m_division.processors.push_back(unit);
            tryProcessors(apart);
            m_division.processors.pop_back();
        }
    }

    void tryCards()
    {
        m_stock = PlugStock(m_machine);
        m_stock.takeBoard(m_inputs, m_division);
        m_division.devices.assign(m_machine.devices.size(), m_division.board);
        m_filled.assign(m_bare.size(), {});
        m_fixed = {};
        m_feeds.clear();
        rankEps();
        for (const Share &share : m_power.shares)
            fill(share);
        place(0);
    }

    /// All that does not look for a supply: processors on theirs, the rest on the board's.
    void fill(const Share &share)
    {
        const Device *device = m_machine.device(share.item);
        if (device && takesPlugs(*device))
            return;
        Filled &filled = m_filled[static_cast<std::size_t>(loadOf(share.item, m_machine, m_division))];
        filled.training += share.training.value_or(Watts(0));
        const Watts worst = share.worst.value_or(share.training.value_or(Watts(0)));
        filled.worst += worst;
        for (const auto &processor : m_machine.processors) {
            const std::optional<Watts> most = worstDrawAtMost(*processor.part);
            if (processor.item == share.item && most)
                filled.more += std::max(Watts(0), *most * processor.count - worst);
        }
        if (device && device->isCard())
            raise(filled.surplus, surplusOf(*device));
    }

    void rankEps()
    {
        m_fixed.apart = static_cast<int>(std::count_if(m_division.processors.begin(), m_division.processors.end(),
                                                       [&](int unit) { return unit != m_division.board; }));
        const int inputs = m_inputs.value(plugWord(Plug::Eps8));
        if (!m_machine.board || inputs == 0)
            return;
        const PlugStock whole(m_machine);
        int plugs = 0;
        for (const int unit : m_division.ofEps()) {
            const PlugUnit &one = whole.units[static_cast<std::size_t>(unit)];
            if (!one.known) {
                ++m_fixed.unsure;
                return;
            }
            plugs += one.left[static_cast<std::size_t>(Plug::Eps8)];
        }
        m_fixed.blockers += plugs == 0 ? 1 : 0;
        m_fixed.cautions += plugs > 0 && plugs < inputs ? 1 : 0;
    }

    [[nodiscard]] int count() const { return static_cast<int>(m_bare.size()); }

    [[nodiscard]] bool isSamePart(int a, int b) const
    {
        const auto part = [&](int unit) {
            return m_machine.supplies[static_cast<std::size_t>(m_bare[static_cast<std::size_t>(unit)].placed)].part;
        };
        return part(a) == part(b);
    }

    /// One before it that is to be tried as well, of the same part and in the same state.
    [[nodiscard]] bool hasTwinBefore(int unit, const std::vector<bool> &tried) const
    {
        const auto at = static_cast<std::size_t>(unit);
        for (int other = 0; other < unit && unit != m_division.board; ++other) {
            const auto before = static_cast<std::size_t>(other);
            if (tried[before] && other != m_division.board && isSamePart(unit, other) &&
                m_filled[before] == m_filled[at] && m_stock.units[before].left == m_stock.units[at].left)
                return true;
        }
        return false;
    }

    /// The supplies for a card, the one that it fills least first.
    [[nodiscard]] std::vector<int> unitsFor(const Seeker &seeker) const
    {
        std::vector<bool> tried = seeker.may;
        if (seeker.alike >= 0) {
            const int from =
                m_division.devices[static_cast<std::size_t>(m_seekers[static_cast<std::size_t>(seeker.alike)].device)];
            std::fill(tried.begin(), tried.begin() + from, false);
        }
        std::vector<int> units;
        for (int unit = 0; unit < count(); ++unit) {
            if (tried[static_cast<std::size_t>(unit)] && (m_chosen || !hasTwinBefore(unit, tried)))
                units.push_back(unit);
        }
        const auto share = [&](int unit) {
            const std::optional<Watts> &rating = m_bare[static_cast<std::size_t>(unit)].supply;
            const Watts filled = m_filled[static_cast<std::size_t>(unit)].training + seeker.draw;
            return rating && *rating > Watts(0) ? filled / *rating : 2.0;
        };
        std::stable_sort(units.begin(), units.end(), [&](int a, int b) { return share(a) < share(b); });
        return units;
    }

    void place(std::size_t next)
    {
        if (isSpent())
            return;
        m_steps += stepOf(count());
        Rank rank = ranked(next);
        if (m_found && !(rank < m_best))
            return;
        if (next == m_seekers.size()) {
            rankCables(rank);
            if (!m_found || rank < m_best) {
                m_best = rank;
                m_bestDivision = m_division;
                m_found = true;
            }
            return;
        }
        const Seeker &seeker = m_seekers[next];
        for (const int unit : unitsFor(seeker)) {
            const PlugUnit plugs = m_stock.units[static_cast<std::size_t>(unit)];
            const std::vector<int> cables = m_stock.cables;
            const Filled filled = m_filled[static_cast<std::size_t>(unit)];
            const Filled board = m_filled[static_cast<std::size_t>(m_division.board)];
            const Rank fixed = m_fixed;
            put(seeker, unit);
            place(next + 1);
            m_feeds.pop_back();
            m_fixed = fixed;
            m_filled[static_cast<std::size_t>(unit)] = filled;
            m_filled[static_cast<std::size_t>(m_division.board)] = board;
            m_stock.cables = cables;
            m_stock.units[static_cast<std::size_t>(unit)] = plugs;
        }
    }

    void put(const Seeker &seeker, int unit)
    {
        const auto at = static_cast<std::size_t>(unit);
        m_division.devices[static_cast<std::size_t>(seeker.device)] = unit;
        m_filled[at].training += seeker.draw;
        m_filled[at].worst += seeker.draw;
        raise(m_filled[at].surplus, seeker.surplus);
        if (unit != m_division.board)
            m_filled[static_cast<std::size_t>(m_division.board)].worst += seeker.slot;
        Feed feed = seeker.feed;
        PlugUnit left = m_stock.units[at];
        std::vector<int> cables = m_stock.cables;
        const PlugCounts taken = feedCard(m_machine, device(seeker), left, cables, seeker.boxed, feed);
        if (feed.missing.isEmpty()) {
            feed.supply = left.supply;
            feed.load = unit;
            feed.taken = connectorCounts(taken);
            m_stock.units[at] = left;
            m_stock.cables = std::move(cables);
            m_fixed.adapted += plugCount(feed.adapted);
        } else if (m_stock.units[at].known) {
            ++m_fixed.unfed;
            ++m_fixed.blockers;
        } else {
            ++m_fixed.unsure;
        }
        m_feeds.push_back(std::move(feed));
    }

    void rankCables(Rank &rank) const
    {
        for (int unit = 0; unit < count(); ++unit) {
            const SupplyLoad &bare = m_bare[static_cast<std::size_t>(unit)];
            const std::optional<SharedCable> shared =
                sharedCable(m_machine, m_feeds, bare.placed, unit, piecesOf(m_machine, bare.placed, bare));
            if (!shared || (shared->rated <= HarmlessPigtail && !shared->twoCards))
                continue;
            rank.unsure += shared->known ? 0 : 1;
            rank.blockers += shared->known && shared->load > MostOnCable ? 1 : 0;
            rank.cautions += shared->known && shared->load <= MostOnCable ? 1 : 0;
        }
    }

    /// Of what is on the supplies so far, with the cards from `next` on to come.
    [[nodiscard]] Rank ranked(std::size_t next) const
    {
        Rank rank = m_fixed;
        bool over = false;
        for (std::size_t i = 0; i < m_bare.size(); ++i) {
            if (m_bare[i].supply)
                over = addTroubles(m_bare[i], m_filled[i], rank) || over;
            else
                rank.unsure += m_filled[i].training > Watts(0) ? 1 : 0;
        }
        const Watts rest = std::accumulate(m_seekers.begin() + static_cast<std::ptrdiff_t>(next), m_seekers.end(),
                                           Watts(0), [](Watts sum, const Seeker &one) { return sum + one.draw; });
        over = addLevel(levelOf(m_bare, m_filled, rest), rank) || over;
        rank.blockers += over ? 1 : 0;
        return rank;
    }

    const Machine &m_machine;
    const Power &m_power;
    PlugStock m_stock;
    ConnectorCounts m_inputs;
    std::vector<SupplyLoad> m_bare; ///< what each supply carries, with nothing on it
    std::vector<Seeker> m_seekers;
    std::vector<bool> m_boardMay;
    std::vector<std::vector<bool>> m_processorMay;
    bool m_chosen = false; ///< the user says something
    // The division that is being tried.
    Division m_division;
    std::vector<Filled> m_filled;
    std::vector<Feed> m_feeds;
    Rank m_fixed; ///< what does not come from the loads
    // The best so far.
    bool m_found = false;
    Rank m_best;
    Division m_bestDivision;
    int m_steps = 0;
};

} // namespace

Division divided(const Machine &machine, const Site &site, const Power &power)
{
    return DivisionSearch(machine, site, power).best();
}

} // namespace rig

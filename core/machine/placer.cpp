// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/placer.h"

#include "core/machine/adapters.h"
#include "core/machine/seating.h"
#include "core/machine/upstream.h"

#include <algorithm>
#include <cmath>
#include <map>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// How much a halving of a card's link weighs: cards that work on one model talk at every layer, inference hardly.
double weightOf(Work work)
{
    switch (work) {
    case Work::Inference:
        return 0.5;
    case Work::SingleTraining:
        return 0.75;
    case Work::DataParallel:
        return 1.0;
    case Work::TensorParallel:
    case Work::Sharded:
        return 1.5;
    }
    return 1.0;
}

/// Bounds for boards of one's own making: those that are sold have at most some thousands of sets of connectors, and
/// some hundreds of ways to fill one.
constexpr int MostSets = 100'000;
constexpr std::size_t MostWays = 65'536;

/// Whether there are more ways to seat so many of each shape than can be weighed.
bool isBeyondSearch(const Sort &sort)
{
    std::size_t ways = 1;
    for (int shape = 0; shape < static_cast<int>(sort.shapes.size()) && ways <= MostWays; ++shape)
        ways *= 1 + static_cast<std::size_t>(std::count(sort.shapeIndex.begin(), sort.shapeIndex.end(), shape));
    return ways > MostWays;
}

constexpr int MostEdge = 16;

/// Of a slot that takes no longer edge; nullopt: it takes any, or its length is not known.
std::optional<int> closedLength(const Connector &connector)
{
    const bool isClosed = connector.kind == ConnectorKind::Slot && !connector.openEnd;
    return isClosed ? connector.length : std::nullopt;
}

class Placer
{
public:
    Placer(const Machine &machine, Work work, const std::vector<ItemId> &fixed)
        : m_machine(machine), m_board(*machine.board->part)
    {
        m_rules.weight = weightOf(work);
        if (machine.chassis)
            m_rules.caseSlots = machine.chassis->part->slotCount.value;
        for (std::size_t i = 0; i < m_machine.devices.size(); ++i)
            sortIn(static_cast<int>(i), fixed);
        weighCards();
        for (Sort &sort : m_sorts)
            findConnectors(sort);
    }

    [[nodiscard]] std::optional<Placement> best()
    {
        if (m_sorts[0].connectors.size() < m_sorts[0].devices.size())
            return std::nullopt;
        if (m_sorts[1].connectors.size() < m_sorts[1].devices.size())
            leave(m_sorts[1]); // a board whose M.2 were not read: the cards are placed all the same
        if (std::any_of(m_sorts.begin(), m_sorts.end(), isBeyondSearch))
            return std::nullopt;
        choose(0, 0);
        return m_best;
    }

    [[nodiscard]] PlaceScore present()
    {
        if (m_sorts[1].connectors.size() < m_sorts[1].devices.size())
            leave(m_sorts[1]); // as best() does: what it leaves out is not held against the present places
        for (std::size_t s = 0; s < m_sorts.size(); ++s) {
            for (const int index : m_sorts[s].devices) {
                const int connector = m_originals[static_cast<std::size_t>(index)];
                m_chosen[s].push_back(connector);
                m_machine.devices[static_cast<std::size_t>(index)].connector = connector;
            }
        }
        PlaceScore score = sceneScore() + scoreOfFixed();
        for (std::size_t s = 0; s < m_sorts.size(); ++s) {
            const Sort &sort = m_sorts[s];
            const std::vector<Seat> seats = seatsOf(m_chosen[s]);
            for (std::size_t i = 0; i < sort.devices.size(); ++i) {
                if (m_chosen[s][i] < 0)
                    score.impossible += 1;
                else
                    score =
                        score + costOf(sort.shapes[static_cast<std::size_t>(sort.shapeIndex[i])], seats[i], m_rules);
            }
        }
        return score;
    }

private:
    void sortIn(int index, const std::vector<ItemId> &fixed)
    {
        Device &device = m_machine.devices[static_cast<std::size_t>(index)];
        m_originals.push_back(device.connector);
        if (device.host >= 0)
            return;
        const QString form = device.isDrive() ? device.drive->form.valueOr({}) : device.plug();
        const bool m2 = form.startsWith("m2"_L1);
        const bool slot = device.isCard() || device.network || device.plug().startsWith("slot"_L1);
        if (!m2 && !slot)
            return; // what hangs on a cable stays where it is
        if (std::find(fixed.begin(), fixed.end(), device.item) != fixed.end()) {
            m_fixed.push_back({index, shapeOf(device)});
            return;
        }
        Sort &sort = m_sorts[m2 ? 1 : 0];
        const Shape shape = shapeOf(device);
        const auto same = std::find_if(sort.shapes.begin(), sort.shapes.end(),
                                       [&](const Shape &other) { return other.part == shape.part; });
        sort.shapeIndex.push_back(static_cast<int>(same - sort.shapes.begin()));
        if (same == sort.shapes.end())
            sort.shapes.push_back(shape);
        sort.devices.push_back(index);
    }

    /// The fastest card needs its lanes most.
    void weighCards()
    {
        std::map<const Part *, double> speeds;
        double fastest = 0;
        for (const Device &device : m_machine.devices) {
            if (device.isCard() && device.chip && device.chip->fp32)
                fastest = std::max(fastest, speeds[device.card.get()] = device.chip->fp32->value());
        }
        const auto weigh = [&](Shape &shape) {
            const auto speed = speeds.find(shape.part);
            shape.need = speed == speeds.end() ? 1 : speed->second / fastest;
        };
        for (Sort &sort : m_sorts)
            std::for_each(sort.shapes.begin(), sort.shapes.end(), weigh);
        for (auto &[index, shape] : m_fixed)
            weigh(shape);
    }

    void findConnectors(Sort &sort)
    {
        for (const int index : sort.devices)
            m_machine.devices[static_cast<std::size_t>(index)].connector = -1;
        if (sort.devices.empty())
            return;
        for (std::size_t i = 0; i < m_board.connectors.size(); ++i) {
            const Connector &connector = m_board.connectors[i];
            const bool isOfOne = std::any_of(sort.devices.begin(), sort.devices.end(), [&](int index) {
                const Device &device = m_machine.devices[static_cast<std::size_t>(index)];
                return goesInto(device, connector) &&
                       closedLength(connector).value_or(MostEdge) >= shapeOf(device).edge;
            });
            if (isOfOne && !m_machine.deviceAt(static_cast<int>(i)))
                sort.connectors.push_back(static_cast<int>(i));
        }
    }

    /// Devices of this sort stay where they stand.
    void leave(Sort &sort)
    {
        for (std::size_t i = 0; i < sort.devices.size(); ++i) {
            const int index = sort.devices[i];
            m_machine.devices[static_cast<std::size_t>(index)].connector = m_originals[static_cast<std::size_t>(index)];
            m_fixed.push_back({index, sort.shapes[static_cast<std::size_t>(sort.shapeIndex[i])]});
        }
        sort = Sort();
    }

    /// Every set of connectors, sort after sort.
    void choose(std::size_t sort, std::size_t from)
    {
        if (m_sets >= MostSets)
            return;
        if (sort == m_sorts.size())
            return tryChosen();
        std::vector<int> &chosen = m_chosen[sort];
        if (chosen.size() == m_sorts[sort].devices.size())
            return choose(sort + 1, 0);
        const std::vector<int> &all = m_sorts[sort].connectors;
        const std::size_t missing = m_sorts[sort].devices.size() - chosen.size();
        for (std::size_t i = from; i + missing <= all.size(); ++i) {
            chosen.push_back(all[i]);
            if (!overlapsForSure(sort))
                choose(sort, i + 1);
            chosen.pop_back();
        }
    }

    /// The last two chosen slots stand closer than the thinnest device is thick, while something better is known.
    [[nodiscard]] bool overlapsForSure(std::size_t sort) const
    {
        const std::vector<int> &chosen = m_chosen[sort];
        if (sort != 0 || chosen.size() < 2 || !m_best || m_best->score.impossible > 0)
            return false;
        const auto position = [&](std::size_t at) {
            return m_board.connectors[static_cast<std::size_t>(chosen[at])].position;
        };
        const std::optional<double> a = position(chosen.size() - 2);
        const std::optional<double> b = position(chosen.size() - 1);
        int thinnest = 99;
        for (const Shape &shape : m_sorts[0].shapes)
            thinnest = std::min(thinnest, shape.places.value_or(1));
        return a && b && std::abs(*b - *a) < thinnest;
    }

    void tryChosen()
    {
        ++m_sets;
        // The devices stand somewhere among the chosen: conditions on what is plugged in hold as for the present order.
        for (std::size_t s = 0; s < m_sorts.size(); ++s) {
            for (std::size_t i = 0; i < m_sorts[s].devices.size(); ++i)
                m_machine.devices[static_cast<std::size_t>(m_sorts[s].devices[i])].connector = m_chosen[s][i];
        }
        PlaceScore score = sceneScore();
        if (m_best && m_best->score <= score)
            return;
        score = score + scoreOfFixed();
        std::array<std::vector<int>, 2> places;
        for (std::size_t s = 0; s < m_sorts.size(); ++s) {
            if (m_best && m_best->score <= score)
                return;
            score = score + assignSeats(m_sorts[s], seatsOf(m_chosen[s]), m_rules, places[s]);
        }
        if (m_best && m_best->score <= score)
            return;
        Placement placement{m_originals, score};
        for (std::size_t s = 0; s < m_sorts.size(); ++s) {
            for (std::size_t i = 0; i < m_sorts[s].devices.size(); ++i)
                placement.connectors[static_cast<std::size_t>(m_sorts[s].devices[i])] = places[s][i];
        }
        m_best = std::move(placement);
    }

    /// What an arrangement costs whoever stands where: uplinks of switches that are asked for more than they carry, and
    /// pairs of cards on different processors.
    [[nodiscard]] PlaceScore sceneScore() const
    {
        PlaceScore score;
        std::map<Upstream, int> byUpstream;
        std::map<Upstream, int> byRoot;
        for (const Device &device : m_machine.devices) {
            if (!device.isOnBoard() ||
                m_board.connectors[static_cast<std::size_t>(device.connector)].kind != ConnectorKind::Slot)
                continue;
            const Upstream upstream = m_board.connectors[static_cast<std::size_t>(device.connector)].upstream;
            ++byRoot[rootOf(m_board, upstream)];
            if (upstream >= 0)
                ++byUpstream[upstream];
        }
        for (const auto &[upstream, count] : byUpstream)
            score.worse += 0.5 * m_rules.weight * (count - 1) * std::log2(std::max(1, count));
        score.across = byRoot[FromProcessor0] * byRoot[FromProcessor1];
        return score;
    }

    /// What the devices that stay where they are pay for the others' places.
    [[nodiscard]] PlaceScore scoreOfFixed() const
    {
        PlaceScore score;
        if (m_fixed.empty())
            return score;
        std::vector<int> connectors;
        for (const auto &[index, shape] : m_fixed)
            connectors.push_back(m_originals[static_cast<std::size_t>(index)]);
        const std::vector<Seat> seats = seatsOf(connectors);
        for (std::size_t i = 0; i < m_fixed.size(); ++i) {
            if (connectors[i] < 0)
                score.impossible += 1;
            else
                score = score + costOf(m_fixed[i].second, seats[i], m_rules);
        }
        return score;
    }

    [[nodiscard]] std::vector<Seat> seatsOf(const std::vector<int> &connectors) const
    {
        const LaneTable table(m_machine);
        std::vector<Seat> seats;
        for (const int index : connectors) {
            Seat seat;
            seat.connector = index;
            if (index >= 0) {
                const Connector &connector = m_board.connectors[static_cast<std::size_t>(index)];
                seat.offer = table.offer(index, table.allot(index, table.occupied()));
                seat.root = rootOf(m_board, seat.offer.upstream);
                seat.position = connector.position;
                seat.slot = connector.kind == ConnectorKind::Slot;
                seat.length = closedLength(connector);
                seat.next = nextBelow(connector);
            }
            seats.push_back(seat);
        }
        return seats;
    }

    [[nodiscard]] std::optional<double> nextBelow(const Connector &connector) const
    {
        std::optional<double> next;
        for (const Device &device : m_machine.devices) {
            if (!device.isOnBoard() || connector.kind != ConnectorKind::Slot)
                continue;
            const Connector &other = m_board.connectors[static_cast<std::size_t>(device.connector)];
            if (other.kind == ConnectorKind::Slot && other.position && connector.position &&
                *other.position > *connector.position)
                next = std::min(next.value_or(*other.position), *other.position);
        }
        return next;
    }

    Machine m_machine;
    const Board &m_board;
    SeatRules m_rules;
    std::vector<int> m_originals;
    std::array<Sort, 2> m_sorts; ///< slots, M.2
    std::array<std::vector<int>, 2> m_chosen;
    std::vector<std::pair<int, Shape>> m_fixed; ///< devices that stay, by index
    std::optional<Placement> m_best;
    int m_sets = 0; ///< tried so far
};

} // namespace

std::optional<Placement> bestPlacement(const Machine &machine, Work work, const std::vector<ItemId> &fixed)
{
    if (!machine.board)
        return std::nullopt;
    return Placer(machine, work, fixed).best();
}

PlaceScore scoreOf(const Machine &machine, Work work)
{
    return machine.board ? Placer(machine, work, {}).present() : PlaceScore{};
}

} // namespace rig

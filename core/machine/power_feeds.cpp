// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/power_parts.h"
#include "core/machine/power_plugs.h"
#include "core/machine/power_rules.h"

#include <algorithm>
#include <tuple>

namespace rig {

namespace {

/// What is taken for granted where a figure is not known: tried at both ends.
struct Assumption
{
    int boardEps = 1;  ///< EPS plugs that the board takes, where its inputs are not known
    bool boxed = true; ///< an adapter lies in the box of a card whose series is not known
};

/// One way to feed a card, with what is left afterwards.
struct Attempt
{
    Feed feed;
    PlugCounts taken;
    PlugUnit unit;
    std::vector<int> cables;
};

/// All plugs of all supplies in one heap: what a card would find if it could hang on several.
PlugUnit heap(const PlugStock &stock)
{
    PlugUnit all = stock.units.front();
    for (std::size_t unit = 1; unit < stock.units.size(); ++unit) {
        for (std::size_t i = 0; i < PlugKinds; ++i)
            all.left[i] += stock.units[unit].left[i];
    }
    return all;
}

/// Feeds all cards from what the board leaves, each from the supply that it is planned on.
class Feeding
{
public:
    Feeding(const Machine &machine, const Division &division, const Assumption &assumption)
        : m_machine(machine), m_division(division), m_assumption(assumption), m_stock(machine)
    {
        m_stock.takeBoard(boardInputs(machine, assumption.boardEps), division);
    }

    Feed next(int index)
    {
        const Device &device = m_machine.devices[static_cast<std::size_t>(index)];
        Feed feed;
        feed.device = index;
        feed.load = m_division.devices.empty() ? 0 : m_division.devices[static_cast<std::size_t>(index)];
        feed.needs = device.card->powerConnectors.valueOr({});
        feed.known = device.card->powerConnectors.known() && !m_stock.units.empty();
        if (const std::optional<Watts> draw = device.power())
            feed.plugs = std::max(Watts(0), *draw - SlotPower);
        if (!device.card->powerConnectors)
            return feed;
        if (m_stock.units.empty())
            return withStandardRating(std::move(feed));
        return commit(attempt(feed, device, m_stock.units[static_cast<std::size_t>(feed.load)]), feed, device);
    }

private:
    static Feed withStandardRating(Feed feed)
    {
        Watts sum = SlotPower;
        for (auto it = feed.needs.begin(); it != feed.needs.end(); ++it) {
            const std::optional<Watts> one = connectorRating(it.key());
            if (!one)
                return feed;
            sum += *one * it.value();
        }
        feed.rating = feed.ratingAtLeast = feed.ratingAtMost = sum;
        return feed;
    }

    [[nodiscard]] bool boxed(const Device &device) const
    {
        const Boxed known = boxedAdapter(device);
        return known == Boxed::Unknown ? m_assumption.boxed : known == Boxed::Yes;
    }

    Attempt attempt(const Feed &feed, const Device &device, const PlugUnit &unit) const
    {
        Attempt one{feed, {}, unit, m_stock.cables};
        one.taken = feedCard(m_machine, device, one.unit, one.cables, boxed(device), one.feed);
        one.feed.supply = unit.supply;
        return one;
    }

    /// All plugs of a card come from one supply (hardware rules, mains).
    Feed commit(const Attempt &attempt, const Feed &feed, const Device &device)
    {
        const bool allKnown =
            std::all_of(m_stock.units.begin(), m_stock.units.end(), [](const PlugUnit &unit) { return unit.known; });
        if (!attempt.feed.missing.isEmpty() && !allKnown) {
            Feed unsure = feed;
            unsure.known = false;
            unsure.ratingAtLeast = attempt.feed.ratingAtLeast;
            unsure.ratingAtMost = attempt.feed.ratingAtMost;
            unsure.rating = attempt.feed.rating;
            return unsure;
        }
        if (!attempt.feed.missing.isEmpty() && m_stock.units.size() > 1) {
            Attempt together = this->attempt(feed, device, heap(m_stock));
            if (together.feed.missing.isEmpty()) {
                m_stock.takeAnywhere(together.taken);
                together.feed.taken = connectorCounts(together.taken);
                m_stock.cables = together.cables;
                together.feed.supply = -1;
                together.feed.split = true;
                return together.feed;
            }
        }
        m_stock.units[static_cast<std::size_t>(feed.load)] = attempt.unit;
        m_stock.cables = attempt.cables;
        Feed fed = attempt.feed;
        fed.taken = connectorCounts(attempt.taken);
        return fed;
    }

    const Machine &m_machine;
    const Division &m_division;
    Assumption m_assumption;
    PlugStock m_stock;
};

std::vector<Feed> feedsUnder(const Machine &machine, const Division &division, const Assumption &assumption)
{
    Feeding feeding(machine, division, assumption);
    std::vector<Feed> feeds;
    for (const int index : feedingOrder(machine))
        feeds.push_back(feeding.next(index));
    return feeds;
}

bool isWhole(const Feed &feed) { return feed.missing.isEmpty() && !feed.split; }

/// Marks the feeds that are whole only under the kinder assumption.
void doubt(std::vector<Feed> &feeds, const std::vector<Feed> &stricter, FeedDoubt why)
{
    for (std::size_t i = 0; i < feeds.size(); ++i) {
        if (feeds[i].doubt == FeedDoubt::None && isWhole(feeds[i]) && !isWhole(stricter[i]))
            feeds[i].doubt = why;
    }
}

/// A board takes at least one EPS plug for each processor, and at most two: the bounds of what the catalogue's boards
/// have.
EpsInputs epsOf(const Machine &machine, const Power &power)
{
    EpsInputs eps;
    if (!machine.supplies.empty())
        eps.plugs = 0;
    for (const int load : power.division.ofEps()) {
        for (std::size_t i = 0; i < machine.supplies.size(); ++i) {
            const int pieces = piecesOf(machine, static_cast<int>(i), power.loads()[static_cast<std::size_t>(load)]);
            const Figure<ConnectorCounts> &plugs = machine.supplies[i].part->connectors;
            if (pieces > 0 && !plugs)
                eps.plugs.reset();
            if (eps.plugs && pieces > 0)
                *eps.plugs += plugs->value(plugWord(Plug::Eps8)) * pieces;
        }
    }
    if (!machine.board)
        return eps;
    const Board &board = *machine.board->part;
    const int processors = std::max(1, board.processorCount.valueOr(1));
    eps.atLeast = board.powerInputs ? board.powerInputs->value(plugWord(Plug::Eps8)) : processors;
    eps.atMost = board.powerInputs ? eps.atLeast : 2 * processors;
    return eps;
}

} // namespace

QVarLengthArray<int, 4> Division::ofEps() const
{
    QVarLengthArray<int, 4> loads(processors.begin(), processors.end());
    if (loads.isEmpty())
        loads.append(board);
    std::sort(loads.begin(), loads.end());
    loads.erase(std::unique(loads.begin(), loads.end()), loads.end());
    return loads;
}

bool areAlike(const Device &a, const Device &b)
{
    return a.card == b.card && a.powerLimit == b.powerLimit && a.supply == b.supply;
}

std::vector<int> feedingOrder(const Machine &machine)
{
    std::vector<int> order;
    for (int i = 0; i < static_cast<int>(machine.devices.size()); ++i) {
        if (machine.devices[static_cast<std::size_t>(i)].isCard())
            order.push_back(i);
    }
    const bool several = standingAlone(machine) > 1;
    const auto firstLike = [&](const Device &device) {
        ItemId first = device.item;
        for (const int other : order) {
            const Device &one = machine.devices[static_cast<std::size_t>(other)];
            if (several && areAlike(one, device))
                first = std::min(first, one.item);
        }
        return several ? first : 0;
    };
    std::vector<std::tuple<double, ItemId, ItemId, int>> keys;
    keys.reserve(order.size());
    for (const int index : order) {
        const Device &device = machine.devices[static_cast<std::size_t>(index)];
        keys.emplace_back(-device.power().value_or(Watts(0)).value(), firstLike(device), device.item, index);
    }
    std::sort(keys.begin(), keys.end());
    std::transform(keys.begin(), keys.end(), order.begin(), [](const auto &key) { return std::get<3>(key); });
    return order;
}

ConnectorCounts boardInputs(const Machine &machine, int assumedEps)
{
    const ConnectorCounts assumed{{plugWord(Plug::Eps8), assumedEps}};
    return machine.board ? machine.board->part->powerInputs.valueOr(assumed) : assumed;
}

void addFeeds(const Machine &machine, Power &power)
{
    power.eps = epsOf(machine, power);
    const Assumption kind{std::max(1, power.eps.atLeast), true};
    power.feeds = feedsUnder(machine, power.division, kind);
    const bool needsEps = std::any_of(power.feeds.begin(), power.feeds.end(),
                                      [](const Feed &feed) { return feed.native.contains(plugWord(Plug::Eps8)); });
    if (needsEps && power.eps.atMost > power.eps.atLeast)
        doubt(power.feeds, feedsUnder(machine, power.division, {power.eps.atMost, true}), FeedDoubt::BoardInputs);
    const bool box = std::any_of(power.feeds.begin(), power.feeds.end(), [&](const Feed &feed) {
        return !feed.adapted.isEmpty() &&
               boxedAdapter(machine.devices[static_cast<std::size_t>(feed.device)]) == Boxed::Unknown;
    });
    if (box)
        doubt(power.feeds, feedsUnder(machine, power.division, {kind.boardEps, false}), FeedDoubt::Series);
}

} // namespace rig

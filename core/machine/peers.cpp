// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/peers.h"

#include "core/machine/upstream.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

Uplink &uplinkAt(Lanes &lanes, Upstream board, int adapter)
{
    const auto found = std::find_if(lanes.uplinks.begin(), lanes.uplinks.end(), [&](const Uplink &uplink) {
        return uplink.adapter == adapter && (adapter >= 0 || uplink.board == board);
    });
    if (found != lanes.uplinks.end())
        return *found;
    Uplink uplink;
    uplink.board = board;
    uplink.adapter = adapter;
    return lanes.uplinks.emplace_back(std::move(uplink));
}

std::optional<GigabytesPerSecond> capacityOf(std::optional<int> width, std::optional<int> generation)
{
    return width && generation ? std::optional(laneRate(*generation) * *width) : std::nullopt;
}

void join(Uplink &uplink, const Link &link, std::optional<GigabytesPerSecond> capacity)
{
    uplink.capacity = capacity;
    uplink.devices.push_back(link.device);
    if (link.width && link.generation)
        uplink.demand += laneRate(*link.generation) * *link.width;
}

/// Every uplink on the link's way to a processor.
void joinAll(const Machine &machine, const Link &link, Lanes &lanes)
{
    for (int host = link.adapter; host >= 0; host = machine.devices[static_cast<std::size_t>(host)].host) {
        const Link *own = lanes.linkOf(host);
        if (!machine.devices[static_cast<std::size_t>(host)].switchBoard || !own)
            continue;
        join(uplinkAt(lanes, FromUnknown, host), link, capacityOf(own->width, own->generation));
        return; // from here on the switch board's own link counts
    }
    const Board &board = *machine.board->part;
    Upstream upstream = link.upstream;
    for (std::size_t step = 0; upstream >= 0 && step <= board.switches.size(); ++step) {
        const Switch &passed = board.switches[static_cast<std::size_t>(upstream)];
        join(uplinkAt(lanes, upstream, -1), link, capacityOf(passed.width, passed.generation));
        upstream = passed.upstream;
    }
    if (upstream == FromChipset)
        join(uplinkAt(lanes, FromChipset, -1), link, capacityOf(board.uplinkWidth, board.uplinkGeneration));
}

/// How full an uplink is; 0 where that is not known.
double fill(const Uplink &uplink)
{
    return uplink.capacity && uplink.devices.size() > 1 ? uplink.demand / *uplink.capacity : 0;
}

std::optional<double> positionOf(const Machine &machine, int device)
{
    const Device &one = machine.devices[static_cast<std::size_t>(device)];
    return one.isOnBoard() ? machine.board->part->connectors[static_cast<std::size_t>(one.connector)].position
                           : std::nullopt;
}

/// Cards that the bridge fits and that no other bridge joins yet, from the top of the board.
std::vector<int> bridgeable(const Machine &machine, const Bridge &bridge, const Lanes &lanes)
{
    std::vector<int> cards;
    for (std::size_t i = 0; i < machine.devices.size(); ++i) {
        const Device &device = machine.devices[i];
        const int index = static_cast<int>(i);
        const bool joined = std::any_of(lanes.bridges.begin(), lanes.bridges.end(), [&](const BridgeUse &use) {
            return use.state == BridgeUse::State::Joins && (use.a == index || use.b == index);
        });
        if (device.chip && device.isOnBoard() && !joined && bridge.gpus && bridge.gpus->contains(device.chip->id))
            cards.push_back(index);
    }
    std::sort(cards.begin(), cards.end(), [&](int a, int b) {
        const double first = positionOf(machine, a).value_or(99);
        const double second = positionOf(machine, b).value_or(99);
        return first != second ? first < second
                               : machine.devices[static_cast<std::size_t>(a)].item <
                                     machine.devices[static_cast<std::size_t>(b)].item;
    });
    return cards;
}

/// How far apart two cards stand, in slot pitches; nullopt where a slot's place is not known.
std::optional<double> distanceOf(const Machine &machine, int a, int b)
{
    const std::optional<double> first = positionOf(machine, a);
    const std::optional<double> second = positionOf(machine, b);
    return first && second ? std::optional(std::abs(*second - *first)) : std::nullopt;
}

BridgeUse useOf(const Machine &machine, const Placed<Bridge> &bridge, const Lanes &lanes)
{
    BridgeUse use;
    use.item = bridge.item;
    const std::vector<int> cards = bridgeable(machine, *bridge.part, lanes);
    if (!bridge.part->gpus)
        return use;
    if (cards.size() < 2) {
        use.state = BridgeUse::State::TooFewCards;
        return use;
    }
    for (std::size_t i = 0; i + 1 < cards.size(); ++i) {
        const std::optional<double> distance = distanceOf(machine, cards[i], cards[i + 1]);
        const bool fits = distance && bridge.part->span && std::abs(*distance - *bridge.part->span) < 0.5;
        if (use.a >= 0 && !fits)
            continue;
        use.a = cards[i];
        use.b = cards[i + 1];
        use.distance = distance;
        use.state = fits                            ? BridgeUse::State::Joins
                    : distance && bridge.part->span ? BridgeUse::State::WrongDistance
                                                    : BridgeUse::State::Unknown;
        if (fits)
            break;
    }
    return use;
}

const BridgeUse *bridgeBetween(const Lanes &lanes, int a, int b)
{
    for (const BridgeUse &use : lanes.bridges) {
        if (use.state == BridgeUse::State::Joins && ((use.a == a && use.b == b) || (use.a == b && use.b == a)))
            return &use;
    }
    return nullptr;
}

/// NVLink; SLI bridges carry pictures, not data.
bool carriesData(const Machine &machine, ItemId item, std::optional<GigabytesPerSecond> &bandwidth)
{
    for (const Placed<Bridge> &bridge : machine.bridges) {
        if (bridge.item != item)
            continue;
        if (bridge.part->bandwidth)
            bandwidth = *bridge.part->bandwidth / 2; // the figure counts both directions
        return !bridge.part->link || !bridge.part->link->startsWith("sli"_L1);
    }
    return false;
}

/// The way over PCI Express.
PeerWay wayBetween(const Machine &machine, const Link &a, const Link &b)
{
    const Board &board = *machine.board->part;
    const auto switchBoardOf = [&](const Link &link) {
        for (int host = link.adapter; host >= 0; host = machine.devices[static_cast<std::size_t>(host)].host) {
            if (machine.devices[static_cast<std::size_t>(host)].switchBoard)
                return host;
        }
        return -1;
    };
    if (switchBoardOf(a) >= 0 && switchBoardOf(a) == switchBoardOf(b))
        return PeerWay::SameSwitch;
    if (a.upstream >= 0 && a.upstream == b.upstream)
        return PeerWay::SameSwitch;
    const Upstream first = rootOf(board, a.upstream);
    const Upstream second = rootOf(board, b.upstream);
    if (first == FromUnknown || second == FromUnknown)
        return PeerWay::Unknown;
    if (first == FromChipset || second == FromChipset)
        return PeerWay::Chipset;
    return first == second ? PeerWay::SameProcessor : PeerWay::AcrossProcessors;
}

} // namespace

void addUplinks(const Machine &machine, Lanes &lanes)
{
    for (const Link &link : lanes.links) {
        if (link.pcie && !link.dark && !link.wrongConnector)
            joinAll(machine, link, lanes);
    }
    for (std::size_t i = 0; i < lanes.uplinks.size(); ++i) {
        for (const int device : lanes.uplinks[i].devices) {
            for (Link &link : lanes.links) {
                const bool fuller = link.uplink < 0 ||
                                    fill(lanes.uplinks[i]) > fill(lanes.uplinks[static_cast<std::size_t>(link.uplink)]);
                if (link.device == device && fuller)
                    link.uplink = static_cast<int>(i);
            }
        }
    }
}

void addBridges(const Machine &machine, Lanes &lanes)
{
    for (const Placed<Bridge> &bridge : machine.bridges) {
        for (int i = 0; i < bridge.count; ++i)
            lanes.bridges.push_back(useOf(machine, bridge, lanes));
    }
}

void addLinkCosts(const Machine &machine, Work work, Lanes &lanes)
{
    const int cards = static_cast<int>(std::count_if(machine.devices.begin(), machine.devices.end(),
                                                     [](const Device &device) { return device.isCard(); }));
    for (Link &link : lanes.links) {
        const Device &device = machine.devices[static_cast<std::size_t>(link.device)];
        if (device.chip && link.bandwidth && link.maxWidth && link.maxGeneration)
            link.cost =
                linkCost(*device.chip, *link.bandwidth, laneRate(*link.maxGeneration) * *link.maxWidth, work, cards);
    }
}

void addPeers(const Machine &machine, Lanes &lanes)
{
    for (std::size_t i = 0; i < lanes.links.size(); ++i) {
        for (std::size_t j = i + 1; j < lanes.links.size(); ++j) {
            const Link &a = lanes.links[i];
            const Link &b = lanes.links[j];
            const bool cards = machine.devices[static_cast<std::size_t>(a.device)].isCard() &&
                               machine.devices[static_cast<std::size_t>(b.device)].isCard();
            if (!cards || a.dark || b.dark || a.wrongConnector || b.wrongConnector)
                continue;
            PeerPath path{a.device, b.device, PeerWay::Unknown, std::nullopt};
            const BridgeUse *bridge = bridgeBetween(lanes, a.device, b.device);
            if (bridge && carriesData(machine, bridge->item, path.bandwidth)) {
                path.way = PeerWay::NvLink;
            } else {
                path.way = wayBetween(machine, a, b);
                if (a.bandwidth && b.bandwidth && path.way != PeerWay::Unknown)
                    path.bandwidth = std::min(*a.bandwidth, *b.bandwidth);
            }
            lanes.peers.push_back(path);
        }
    }
}

} // namespace rig

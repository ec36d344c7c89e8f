// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/adapters.h"
#include "core/machine/assessment.h"
#include "core/machine/peers.h"
#include "core/machine/upstream.h"

#include <algorithm>
#include <cstdint>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

using Mask = std::uint64_t; // of connectors; the format allows 64

constexpr Mask bit(int connector) { return Mask{1} << connector; }

/// What a connector is left with once every group has spoken.
struct Allotment
{
    std::optional<int> width;
    std::optional<int> generation;
    Upstream upstream = FromUnknown;
    Basis basis = Basis::Read;
    int group = -1;
    bool unprinted = false; ///< a table exists, but not for this machine
};

/// What a connector or an output offers to the device in it.
struct Offer
{
    std::optional<int> width;
    std::optional<int> generation;
    Upstream upstream = FromUnknown;
    LimitedBy widthLimit = LimitedBy::Slot; ///< what a device has to thank for it if that is less than it can use
    LimitedBy generationLimit = LimitedBy::Slot;
};

class Dealer
{
public:
    explicit Dealer(const Machine &machine) : m_machine(machine), m_board(*machine.board->part)
    {
        for (const Device &device : machine.devices) {
            if (device.isOnBoard())
                m_occupied |= bit(device.connector);
        }
    }

    [[nodiscard]] Lanes deal() const
    {
        Lanes lanes;
        lanes.links.reserve(m_machine.devices.size());
        if (m_board.uplinkWidth && m_board.uplinkGeneration)
            lanes.uplink = laneRate(*m_board.uplinkGeneration) * *m_board.uplinkWidth;
        for (std::size_t i = 0; i < m_machine.devices.size(); ++i) {
            if (m_machine.devices[i].connector >= 0)
                lanes.links.push_back(linkOf(static_cast<int>(i)));
        }
        limitBySwitchBoards(lanes);
        for (const Link &link : lanes.links)
            count(link, lanes);
        addUplinks(m_machine, lanes);
        addEffects(lanes);
        addBridges(m_machine, lanes);
        addPeers(m_machine, lanes);
        return lanes;
    }

private:
    [[nodiscard]] bool processorHolds(const BoardCondition &when) const
    {
        const Processor *processor = m_machine.processor();
        if (!when.processorLanes.empty()) {
            if (!processor || !processor->pcieLanes)
                return false;
            if (std::find(when.processorLanes.begin(), when.processorLanes.end(), *processor->pcieLanes) ==
                when.processorLanes.end())
                return false;
        }
        if (!when.processorFamilies.isEmpty() &&
            (!processor || !processor->family || !when.processorFamilies.contains(*processor->family)))
            return false;
        return !when.processors || *when.processors == processors();
    }

    [[nodiscard]] int processors() const
    {
        int installed = 0;
        for (const auto &processor : m_machine.processors)
            installed += processor.count;
        return installed;
    }

    [[nodiscard]] bool driveHolds(int connector, const QString &bus, Mask occupied) const
    {
        const Device *device = (occupied & bit(connector)) ? m_machine.deviceAt(connector) : nullptr;
        if (device && !device->isDrive())
            return bus == "nvme"_L1; // an adapter or a card in an M.2 connector speaks PCI Express
        return device && device->drive->bus && *device->drive->bus == bus;
    }

    [[nodiscard]] bool widthHolds(int connector, int most, Mask occupied) const
    {
        const Device *device = (occupied & bit(connector)) ? m_machine.deviceAt(connector) : nullptr;
        const std::optional<int> width = device ? edgeWidth(*device) : std::nullopt;
        return width && *width <= most;
    }

    [[nodiscard]] int cardsInSlots(Mask occupied) const
    {
        return static_cast<int>(
            std::count_if(m_machine.devices.begin(), m_machine.devices.end(), [&](const Device &device) {
                return device.isOnBoard() && (occupied & bit(device.connector)) != 0 &&
                       m_board.connectors[static_cast<std::size_t>(device.connector)].kind == ConnectorKind::Slot;
            }));
    }

    [[nodiscard]] bool holds(const BoardCondition &when, Mask occupied) const
    {
        if (!processorHolds(when))
            return false;
        for (const auto &[setting, value] : when.settings) {
            if (m_machine.settings[static_cast<std::size_t>(setting)] != value)
                return false;
        }
        const auto isOccupied = [&](int connector) { return (occupied & bit(connector)) != 0; };
        if (!std::all_of(when.occupied.begin(), when.occupied.end(), isOccupied))
            return false;
        if (std::any_of(when.empty.begin(), when.empty.end(), isOccupied))
            return false;
        for (const auto &[connector, bus] : when.drives) {
            if (!driveHolds(connector, bus, occupied))
                return false;
        }
        for (const auto &[connector, most] : when.cardWidthMax) {
            if (!widthHolds(connector, most, occupied))
                return false;
        }
        return !when.cardsMin || cardsInSlots(occupied) >= *when.cardsMin;
    }

    [[nodiscard]] static bool lights(const SharingGroup &group, const GroupRow &row, Mask wanted)
    {
        for (std::size_t i = 0; i < group.connectors.size(); ++i) {
            if (row.widths[i] == 0 && (wanted & bit(group.connectors[i])) != 0)
                return false;
        }
        return true;
    }

    [[nodiscard]] const GroupRow *firstLighting(const SharingGroup &group, Mask wanted, Mask occupied) const
    {
        for (const GroupRow &row : group.rows) {
            if (lights(group, row, wanted) && holds(row.when, occupied))
                return &row;
        }
        return nullptr;
    }

    /// The row that is taken, its losers left dark; null where the table does not print this machine.
    [[nodiscard]] const GroupRow *rowOf(const SharingGroup &group, Mask occupied) const
    {
        Mask wanted = occupied;
        if (const GroupRow *row = firstLighting(group, wanted, occupied))
            return row;
        for (const int loser : group.losers) {
            wanted &= ~bit(loser);
            if (const GroupRow *row = firstLighting(group, wanted, occupied))
                return row;
        }
        return nullptr;
    }

    void narrow(Allotment &allotment, int groupIndex, int connector, Mask occupied) const
    {
        const SharingGroup &group = m_board.groups[static_cast<std::size_t>(groupIndex)];
        const auto place = std::find(group.connectors.begin(), group.connectors.end(), connector);
        if (place == group.connectors.end() || !holds(group.when, occupied))
            return;
        const GroupRow *row = rowOf(group, occupied);
        if (!row) {
            allotment.unprinted = true;
            allotment.group = groupIndex;
            return;
        }
        const std::size_t at = static_cast<std::size_t>(place - group.connectors.begin());
        if (!allotment.width || row->widths[at] < *allotment.width) {
            allotment.width = row->widths[at];
            allotment.group = groupIndex;
        }
        if (row->basis == Basis::Inferred)
            allotment.basis = Basis::Inferred;
        if (!row->generations.empty() && row->generations[at])
            allotment.generation =
                std::min(allotment.generation.value_or(*row->generations[at]), *row->generations[at]);
        if (!row->upstreams.empty() && row->upstreams[at])
            allotment.upstream = *row->upstreams[at];
    }

    [[nodiscard]] Allotment allot(int connectorIndex, Mask occupied) const
    {
        const Connector &connector = m_board.connectors[static_cast<std::size_t>(connectorIndex)];
        Allotment allotment{connector.width, connector.generation, connector.upstream, Basis::Read, -1, false};
        for (std::size_t group = 0; group < m_board.groups.size(); ++group)
            narrow(allotment, static_cast<int>(group), connectorIndex, occupied);
        return allotment;
    }

    /// The narrowest uplink between the connector and the processor.
    [[nodiscard]] std::optional<GigabytesPerSecond> uplinkOf(Upstream upstream) const
    {
        std::optional<GigabytesPerSecond> least;
        const auto take = [&](std::optional<int> width, std::optional<int> generation) {
            if (width && generation)
                least = std::min(least.value_or(laneRate(*generation) * *width), laneRate(*generation) * *width);
        };
        for (std::size_t step = 0; upstream >= 0 && step <= m_board.switches.size(); ++step) {
            const Switch &passed = m_board.switches[static_cast<std::size_t>(upstream)];
            take(passed.width, passed.generation);
            upstream = passed.upstream;
        }
        if (upstream == FromChipset)
            take(m_board.uplinkWidth, m_board.uplinkGeneration);
        return least;
    }

    /// What a connector offers once the processor has had its say.
    [[nodiscard]] Offer offerOf(const Connector &connector, const Allotment &allotment) const
    {
        Offer offer{allotment.width, allotment.generation, allotment.upstream, LimitedBy::Slot, LimitedBy::Slot};
        if (allotment.group >= 0 && allotment.width != connector.width)
            offer.widthLimit = LimitedBy::Sharing;
        const Processor *processor = m_machine.processor();
        const bool onProcessor = offer.upstream == FromProcessor0 || offer.upstream == FromProcessor1;
        if (connector.kind == ConnectorKind::Slot && onProcessor && processor && processor->slotLanes && offer.width &&
            *offer.width > *processor->slotLanes) {
            offer.width = *processor->slotLanes;
            offer.widthLimit = LimitedBy::Processor;
        }
        if (offer.upstream == FromProcessor1 && processors() < 2) {
            offer.width = 0;
            offer.widthLimit = LimitedBy::Processor;
        }
        if (onProcessor && processor && processor->pcieGeneration && offer.generation &&
            *processor->pcieGeneration < *offer.generation) {
            offer.generation = *processor->pcieGeneration;
            offer.generationLimit = LimitedBy::Processor;
        }
        if (allotment.unprinted && offer.width != 0)
            offer.width.reset();
        return offer;
    }

    /// What an output of a riser or a switch board offers of what its host is offered.
    [[nodiscard]] Offer through(const Device &host, Offer offer, int output) const
    {
        if (offer.width == 0)
            return offer;
        if (host.switchBoard) {
            offer.width = host.outputWidth();
            offer.generation = host.generation();
            offer.widthLimit = LimitedBy::Adapter;
            offer.generationLimit = LimitedBy::Adapter;
            return offer;
        }
        const std::optional<int> lanes = outputLanes(m_board, host, offer.width, output);
        if (lanes != offer.width)
            offer.widthLimit = LimitedBy::Adapter;
        offer.width = lanes;
        const std::optional<int> generation = host.riser->pcieGeneration.value;
        if (!generation || !offer.generation || *generation < *offer.generation) {
            offer.generation = generation && offer.generation ? generation : std::nullopt;
            offer.generationLimit = LimitedBy::Adapter;
        }
        return offer;
    }

    /// What a device is offered where it stands, and the allotment of the board's connector behind it all.
    [[nodiscard]] Offer offerTo(const Device &device, const Allotment &allotment) const
    {
        const Connector &connector = m_board.connectors[static_cast<std::size_t>(device.connector)];
        if (device.host < 0)
            return offerOf(connector, allotment);
        const Device &host = m_machine.devices[static_cast<std::size_t>(device.host)];
        return through(host, offerTo(host, allotment), device.output);
    }

    [[nodiscard]] bool stands(const Device &device) const
    {
        if (device.host >= 0)
            return goesIntoOutput(device, m_machine.devices[static_cast<std::size_t>(device.host)]);
        return goesInto(device, m_board.connectors[static_cast<std::size_t>(device.connector)]);
    }

    static void trainWidth(Link &link, const Offer &offer)
    {
        if (offer.width == 0) {
            link.dark = true;
            link.width = 0;
            link.limitedBy = offer.widthLimit;
            return;
        }
        if (!offer.width || !link.maxWidth) {
            link.limitedBy = LimitedBy::Unknown;
            return;
        }
        link.width = std::min(*offer.width, *link.maxWidth);
        link.limitedBy = *link.width < *link.maxWidth ? offer.widthLimit : LimitedBy::Nothing;
    }

    static void trainGeneration(Link &link, const Offer &offer)
    {
        if (!offer.generation || !link.maxGeneration) {
            link.generationLimitedBy = LimitedBy::Unknown;
            return;
        }
        link.generation = std::min(*offer.generation, *link.maxGeneration);
        link.generationLimitedBy = *link.generation < *link.maxGeneration ? offer.generationLimit : LimitedBy::Nothing;
    }

    void trainBandwidth(Link &link) const
    {
        if (!link.width || !link.generation || link.dark)
            return;
        link.bandwidth = laneRate(*link.generation) * *link.width;
        const std::optional<GigabytesPerSecond> uplink = uplinkOf(link.upstream);
        if (!uplink || *uplink >= *link.bandwidth)
            return;
        link.bandwidth = uplink;
        if (link.limitedBy == LimitedBy::Nothing)
            link.limitedBy = LimitedBy::Uplink;
    }

    void findTakers(Link &link) const
    {
        const SharingGroup &group = m_board.groups[static_cast<std::size_t>(link.group)];
        for (const int other : group.connectors) {
            if (other == link.connector || (m_occupied & bit(other)) == 0)
                continue;
            const Allotment without = allot(link.connector, m_occupied & ~bit(other));
            if (without.width && link.width && *without.width > *link.width)
                link.takenBy.push_back(other);
        }
    }

    [[nodiscard]] Link linkOf(int index) const
    {
        const Device &device = m_machine.devices[static_cast<std::size_t>(index)];
        const Allotment allotment = allot(device.connector, m_occupied);
        const Offer offer = offerTo(device, allotment);
        Link link;
        link.device = index;
        link.connector = device.connector;
        link.adapter = device.host;
        link.upstream = allotment.upstream;
        link.basis = allotment.basis;
        link.group = allotment.group;
        link.wrongConnector = !stands(device);
        if (device.riser || (device.drive && device.drive->bus.valueOr({}) == "sata"_L1)) {
            link.pcie = false;
            link.dark = offer.width == 0;
            return link;
        }
        link.maxWidth = device.width();
        link.maxGeneration = device.generation();
        trainWidth(link, offer);
        trainGeneration(link, offer);
        trainBandwidth(link);
        if (link.limitedBy == LimitedBy::Sharing)
            findTakers(link);
        return link;
    }

    /// What hangs on a switch board gets at most what the board's own link carries.
    void limitBySwitchBoards(Lanes &lanes) const
    {
        for (Link &link : lanes.links) {
            int host = link.adapter;
            for (; host >= 0; host = m_machine.devices[static_cast<std::size_t>(host)].host) {
                const Link *own =
                    m_machine.devices[static_cast<std::size_t>(host)].switchBoard ? lanes.linkOf(host) : nullptr;
                if (!own)
                    continue;
                if (own->dark) {
                    link.dark = true;
                    link.bandwidth.reset();
                } else if (!own->bandwidth) {
                    link.bandwidth.reset();
                } else if (link.bandwidth && *own->bandwidth < *link.bandwidth) {
                    link.bandwidth = own->bandwidth;
                    if (link.limitedBy == LimitedBy::Nothing)
                        link.limitedBy = LimitedBy::Uplink;
                }
            }
        }
    }

    void count(const Link &link, Lanes &lanes) const
    {
        if (link.adapter >= 0 && m_machine.devices[static_cast<std::size_t>(link.adapter)].switchBoard)
            return; // the switch board's own link is counted
        const Upstream root = rootOf(m_board, link.upstream);
        if (root == FromChipset && link.bandwidth)
            lanes.chipsetDemand += *link.bandwidth;
        if (link.upstream == FromProcessor0 || link.upstream == FromProcessor1)
            lanes.fromProcessor[link.upstream == FromProcessor0 ? 0 : 1] += link.width.value_or(0);
    }

    void addEffects(Lanes &lanes) const
    {
        for (std::size_t effect = 0; effect < m_board.effects.size(); ++effect) {
            if (!holds(m_board.effects[effect].when, m_occupied))
                continue;
            for (int label = 0; label < m_board.effects[effect].off.size(); ++label)
                lanes.off.emplace_back(static_cast<int>(effect), label);
        }
    }

    const Machine &m_machine;
    const Board &m_board;
    Mask m_occupied = 0;
};

} // namespace

Upstream rootOf(const Board &board, Upstream upstream)
{
    for (std::size_t step = 0; upstream >= 0 && step <= board.switches.size(); ++step)
        upstream = board.switches[static_cast<std::size_t>(upstream)].upstream;
    return upstream >= 0 ? FromUnknown : upstream;
}

GigabytesPerSecond laneRate(int generation)
{
    // GT/s × encoding ÷ 8: 2.5 and 5 with 8b/10b; 8, 16, 32 with 128b/130b; 64 with FLIT (242/256 of the bytes carry
    // data).
    constexpr std::array<double, 7> rates{
        0.0, 0.25, 0.5, 8.0 * 128 / 130 / 8, 16.0 * 128 / 130 / 8, 32.0 * 128 / 130 / 8, 64.0 * 242 / 256 / 8};
    return GigabytesPerSecond(generation >= 1 && generation < static_cast<int>(rates.size())
                                  ? rates[static_cast<std::size_t>(generation)]
                                  : 0.0);
}

const Link *Lanes::linkOf(int device) const
{
    const auto found =
        std::find_if(links.begin(), links.end(), [&](const Link &link) { return link.device == device; });
    return found == links.end() ? nullptr : &*found;
}

Lanes assessLanes(const Machine &machine) { return machine.board ? Dealer(machine).deal() : Lanes{}; }

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/assessment.h"
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

class Dealer
{
public:
    explicit Dealer(const Machine &machine) : m_machine(machine), m_board(*machine.board->part)
    {
        for (const Device &device : machine.devices) {
            if (device.connector >= 0)
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
        for (const Link &link : lanes.links)
            count(link, lanes);
        addEffects(lanes);
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
        return device && device->drive && device->drive->bus && *device->drive->bus == bus;
    }

    [[nodiscard]] bool widthHolds(int connector, int most, Mask occupied) const
    {
        const Device *device = (occupied & bit(connector)) ? m_machine.deviceAt(connector) : nullptr;
        return device && device->width() && *device->width() <= most;
    }

    [[nodiscard]] int cardsInSlots(Mask occupied) const
    {
        return static_cast<int>(
            std::count_if(m_machine.devices.begin(), m_machine.devices.end(), [&](const Device &device) {
                return device.connector >= 0 && (occupied & bit(device.connector)) != 0 &&
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

    [[nodiscard]] bool goesInto(const Device &device, const Connector &connector) const
    {
        if (device.isCard())
            return connector.kind == ConnectorKind::Slot;
        const bool speaks =
            connector.drives.isEmpty() || !device.drive->bus || connector.drives.contains(*device.drive->bus);
        const QString form = device.drive->form.valueOr({});
        switch (connector.kind) {
        case ConnectorKind::M2:
            return speaks && (form.isEmpty() || form.startsWith("m2"_L1));
        case ConnectorKind::Sata:
            return !form.startsWith("m2"_L1) && device.drive->bus.valueOr(u"sata"_s) == "sata"_L1;
        case ConnectorKind::U2:
        case ConnectorKind::Oculink:
        case ConnectorKind::Mcio:
        case ConnectorKind::Slimsas:
            return speaks && !form.startsWith("m2"_L1);
        case ConnectorKind::Slot:
        case ConnectorKind::Thunderbolt:
            return false;
        }
        return false;
    }

    void trainWidth(Link &link, const Allotment &allotment, const Connector &connector) const
    {
        std::optional<int> width = allotment.width;
        LimitedBy limit = allotment.group >= 0 && width != connector.width ? LimitedBy::Sharing : LimitedBy::Slot;
        const Processor *processor = m_machine.processor();
        const bool onProcessor = link.upstream == FromProcessor0 || link.upstream == FromProcessor1;
        if (connector.kind == ConnectorKind::Slot && onProcessor && processor && processor->slotLanes && width &&
            *width > *processor->slotLanes) {
            width = *processor->slotLanes;
            limit = LimitedBy::Processor;
        }
        if (link.upstream == FromProcessor1 && processors() < 2) {
            width = 0;
            limit = LimitedBy::Processor;
        }
        if (width && *width == 0) {
            link.dark = true;
            link.width = 0;
            link.limitedBy = limit;
            return;
        }
        if (!width || !link.maxWidth || allotment.unprinted) {
            link.limitedBy = LimitedBy::Unknown;
            return;
        }
        link.width = std::min(*width, *link.maxWidth);
        link.limitedBy = *link.width < *link.maxWidth ? limit : LimitedBy::Nothing;
    }

    void trainGeneration(Link &link, const Allotment &allotment) const
    {
        if (!allotment.generation || !link.maxGeneration) {
            link.generationLimitedBy = LimitedBy::Unknown;
            return;
        }
        int generation = std::min(*allotment.generation, *link.maxGeneration);
        link.generationLimitedBy = generation < *link.maxGeneration ? LimitedBy::Slot : LimitedBy::Nothing;
        const Upstream root = rootOf(m_board, link.upstream);
        const Processor *processor = m_machine.processor();
        const bool onProcessor = root == FromProcessor0 || root == FromProcessor1;
        if (onProcessor && link.upstream < 0 && processor && processor->pcieGeneration &&
            *processor->pcieGeneration < generation) {
            generation = *processor->pcieGeneration;
            link.generationLimitedBy = LimitedBy::Processor;
        }
        link.generation = generation;
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
        const Connector &connector = m_board.connectors[static_cast<std::size_t>(device.connector)];
        const Allotment allotment = allot(device.connector, m_occupied);
        Link link;
        link.device = index;
        link.connector = device.connector;
        link.upstream = allotment.upstream;
        link.basis = allotment.basis;
        link.group = allotment.group;
        link.wrongConnector = !goesInto(device, connector);
        if (device.drive && device.drive->bus.valueOr({}) == "sata"_L1) {
            link.pcie = false;
            link.dark = allotment.width == 0;
            return link;
        }
        link.maxWidth = device.width();
        link.maxGeneration = device.generation();
        trainWidth(link, allotment, connector);
        trainGeneration(link, allotment);
        trainBandwidth(link);
        if (link.limitedBy == LimitedBy::Sharing)
            findTakers(link);
        return link;
    }

    void count(const Link &link, Lanes &lanes) const
    {
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

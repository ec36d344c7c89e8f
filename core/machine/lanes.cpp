// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/adapters.h"
#include "core/machine/lane_table.h"
#include "core/machine/peers.h"
#include "core/machine/upstream.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

class Dealer
{
public:
    explicit Dealer(const Machine &machine) : m_machine(machine), m_board(*machine.board->part), m_table(machine) {}

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
        if (device.host < 0)
            return m_table.offer(device.connector, allotment);
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
            if (other == link.connector || (m_table.occupied() & bitOf(other)) == 0)
                continue;
            const Allotment without = m_table.allot(link.connector, m_table.occupied() & ~bitOf(other));
            if (without.width && link.width && *without.width > *link.width)
                link.takenBy.push_back(other);
        }
    }

    /// A drive that takes its lanes; the processor where another would get it more with the same devices; else the card
    /// that takes them, or a setting.
    void findCause(Link &link, const Allotment &allotment) const
    {
        findTakers(link);
        const bool byDrive = std::any_of(link.takenBy.begin(), link.takenBy.end(), [&](int taker) {
            return m_board.connectors[static_cast<std::size_t>(taker)].kind != ConnectorKind::Slot;
        });
        const LimitedBy cause = link.dark || byDrive ? LimitedBy::Sharing : m_table.causeOf(link.connector, allotment);
        if (cause == LimitedBy::Processor)
            link.takenBy.clear();
        const Processor *processor = m_machine.processor();
        if (!link.takenBy.empty() || link.dark)
            return;
        const bool all = processor && processor->slotLanes && link.width == *processor->slotLanes;
        link.limitedBy = all ? LimitedBy::Processor : cause;
    }

    [[nodiscard]] Link linkOf(int index) const
    {
        const Device &device = m_machine.devices[static_cast<std::size_t>(index)];
        const Allotment allotment = m_table.allot(device.connector, m_table.occupied());
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
            findCause(link, allotment);
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
            if (!m_table.holds(m_board.effects[effect].when, m_table.occupied()))
                continue;
            for (int label = 0; label < m_board.effects[effect].off.size(); ++label)
                lanes.off.emplace_back(static_cast<int>(effect), label);
        }
    }

    const Machine &m_machine;
    const Board &m_board;
    LaneTable m_table;
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

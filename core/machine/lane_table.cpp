// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/lane_table.h"

#include "core/machine/adapters.h"
#include "core/machine/upstream.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

LaneTable::LaneTable(const Machine &machine) : m_machine(machine), m_board(*machine.board->part)
{
    for (const auto &processor : machine.processors)
        m_processors += processor.count;
    for (const Device &device : machine.devices) {
        if (device.isOnBoard())
            m_occupied |= bitOf(device.connector);
    }
}

bool LaneTable::processorHolds(const BoardCondition &when) const
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
    return !when.processors || *when.processors == m_processors;
}

bool LaneTable::driveHolds(int connector, const QString &bus, ConnectorMask occupied) const
{
    const Device *device = (occupied & bitOf(connector)) ? m_machine.deviceAt(connector) : nullptr;
    if (device && !device->isDrive())
        return bus == "nvme"_L1; // an adapter or a card in an M.2 connector speaks PCI Express
    return device && device->drive->bus && *device->drive->bus == bus;
}

bool LaneTable::widthHolds(int connector, int most, ConnectorMask occupied) const
{
    const Device *device = (occupied & bitOf(connector)) ? m_machine.deviceAt(connector) : nullptr;
    const std::optional<int> width = device ? edgeWidth(*device) : std::nullopt;
    return width && *width <= most;
}

int LaneTable::cardsInSlots(ConnectorMask occupied) const
{
    return static_cast<int>(
        std::count_if(m_machine.devices.begin(), m_machine.devices.end(), [&](const Device &device) {
            return device.isOnBoard() && (occupied & bitOf(device.connector)) != 0 &&
                   m_board.connectors[static_cast<std::size_t>(device.connector)].kind == ConnectorKind::Slot;
        }));
}

bool LaneTable::holds(const BoardCondition &when, ConnectorMask occupied) const
{
    if (!processorHolds(when))
        return false;
    for (const auto &[setting, value] : when.settings) {
        if (m_machine.settings[static_cast<std::size_t>(setting)] != value)
            return false;
    }
    const auto isOccupied = [&](int connector) { return (occupied & bitOf(connector)) != 0; };
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

GroupRows LaneTable::rowsOf(const SharingGroup &group, ConnectorMask occupied) const
{
    GroupRows holding;
    for (const GroupRow &row : group.rows) {
        if (!holds(row.when, occupied))
            continue;
        if (lights(group, row, occupied))
            return {&row};
        holding.push_back(&row);
    }
    return possibleRows(group, holding, occupied);
}

void LaneTable::narrow(Allotment &allotment, int groupIndex, int connector, ConnectorMask occupied) const
{
    const SharingGroup &group = m_board.groups[static_cast<std::size_t>(groupIndex)];
    const auto place = std::find(group.connectors.begin(), group.connectors.end(), connector);
    if (place == group.connectors.end() || !holds(group.when, occupied))
        return;
    const std::size_t at = static_cast<std::size_t>(place - group.connectors.begin());
    const GroupRows rows = rowsOf(group, occupied);
    if (rows.empty() || !allotAlike(rows, at)) {
        allotment.unprinted = true;
        allotment.group = groupIndex;
        return;
    }
    const GroupRow &row = *rows.front();
    if (!allotment.width || row.widths[at] < *allotment.width) {
        allotment.width = row.widths[at];
        allotment.group = groupIndex;
    }
    if (row.basis == Basis::Inferred || rows.size() > 1)
        allotment.basis = Basis::Inferred;
    if (!row.generations.empty() && row.generations[at])
        allotment.generation = std::min(allotment.generation.value_or(*row.generations[at]), *row.generations[at]);
    if (!row.upstreams.empty() && row.upstreams[at])
        allotment.upstream = *row.upstreams[at];
}

Allotment LaneTable::allot(int connectorIndex, ConnectorMask occupied) const
{
    const Connector &connector = m_board.connectors[static_cast<std::size_t>(connectorIndex)];
    Allotment allotment{connector.width, connector.generation, connector.upstream, Basis::Read, -1, false};
    for (std::size_t group = 0; group < m_board.groups.size(); ++group)
        narrow(allotment, static_cast<int>(group), connectorIndex, occupied);
    return allotment;
}

namespace {

BoardCondition ofAnyProcessor(BoardCondition when)
{
    when.processorLanes.clear();
    when.processorFamilies.clear();
    return when;
}

BoardCondition withAnySetting(BoardCondition when)
{
    when.settings.clear();
    return when;
}

bool isOfProcessor(const BoardCondition &when)
{
    return !when.processorLanes.empty() || !when.processorFamilies.isEmpty();
}

} // namespace

bool LaneTable::isWiderWithout(int connector, int width, BoardCondition (*freed)(BoardCondition)) const
{
    for (const SharingGroup &group : m_board.groups) {
        const auto place = std::find(group.connectors.begin(), group.connectors.end(), connector);
        if (place == group.connectors.end() || !holds(freed(group.when), m_occupied))
            continue;
        const auto at = static_cast<std::size_t>(place - group.connectors.begin());
        const bool wider = std::any_of(group.rows.begin(), group.rows.end(), [&](const GroupRow &row) {
            const bool holdsNow = holds(group.when, m_occupied) && holds(row.when, m_occupied);
            return !holdsNow && row.widths[at] > width && holds(freed(row.when), m_occupied) &&
                   lights(group, row, m_occupied);
        });
        if (wider)
            return true;
    }
    return false;
}

LimitedBy LaneTable::causeOf(int connector, const Allotment &allotment) const
{
    const int width = allotment.width.value_or(0);
    if (width == 0 || allotment.group < 0)
        return LimitedBy::Sharing;
    if (isWiderWithout(connector, width, ofAnyProcessor))
        return LimitedBy::Processor;
    // A group for some processors only, and none for the others: they have what is wired.
    const auto speaks = [&](const SharingGroup &group) {
        return std::find(group.connectors.begin(), group.connectors.end(), connector) != group.connectors.end();
    };
    const SharingGroup &group = m_board.groups[static_cast<std::size_t>(allotment.group)];
    if (isOfProcessor(group.when) && std::count_if(m_board.groups.begin(), m_board.groups.end(), speaks) == 1 &&
        m_board.connectors[static_cast<std::size_t>(connector)].width.value_or(0) > width)
        return LimitedBy::Processor;
    return isWiderWithout(connector, width, withAnySetting) ? LimitedBy::Setting : LimitedBy::Sharing;
}

bool LaneTable::dealsTooMany(int connectorIndex) const
{
    const Processor *processor = m_machine.processor();
    if (!processor || !processor->slotLanes)
        return false;
    return std::any_of(m_board.groups.begin(), m_board.groups.end(), [&](const SharingGroup &group) {
        if (std::find(group.connectors.begin(), group.connectors.end(), connectorIndex) == group.connectors.end())
            return false;
        int dealt = 0;
        int taken = 0;
        for (const int connector : group.connectors) {
            const bool slot = m_board.connectors[static_cast<std::size_t>(connector)].kind == ConnectorKind::Slot;
            const bool used = slot && (m_occupied & bitOf(connector)) != 0;
            const int width = used ? allot(connector, m_occupied).width.value_or(0) : 0;
            dealt += width;
            taken += width > 0 ? 1 : 0;
        }
        return taken > 1 && dealt > *processor->slotLanes;
    });
}

Offer LaneTable::offer(int connectorIndex, const Allotment &allotment) const
{
    const Connector &connector = m_board.connectors[static_cast<std::size_t>(connectorIndex)];
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
    // Behind a switch of a processor that is not there as well.
    if (m_processors < 2 && rootOf(m_board, offer.upstream) == FromProcessor1) {
        offer.width = 0;
        offer.widthLimit = LimitedBy::Processor;
    }
    // A row of the board's table may name the processor's own generation: then the processor is the cause, too.
    if (onProcessor && processor && processor->pcieGeneration && offer.generation &&
        *processor->pcieGeneration <= *offer.generation) {
        offer.generation = *processor->pcieGeneration;
        if (!connector.generation || *processor->pcieGeneration < *connector.generation)
            offer.generationLimit = LimitedBy::Processor;
    }
    if ((allotment.unprinted || (onProcessor && dealsTooMany(connectorIndex))) && offer.width != 0)
        offer.width.reset();
    return offer;
}

} // namespace rig

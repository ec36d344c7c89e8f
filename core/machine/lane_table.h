// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/assessment.h"
#include "core/machine/sharing_rows.h"

namespace rig {

/// Private to the lane model: which row of each sharing group is taken, and what a connector offers by it.

/// What a connector is left with once every group has spoken.
struct Allotment
{
    std::optional<int> width;
    std::optional<int> generation;
    Upstream upstream = FromUnknown;
    Basis basis = Basis::Read;
    int group = -1;
    bool unprinted = false; ///< a table exists, but not for this machine, or it leaves this connector open
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

class LaneTable
{
public:
    /// The machine has a board, and outlives the table.
    explicit LaneTable(const Machine &machine);

    /// Connectors in which a device stands.
    [[nodiscard]] ConnectorMask occupied() const { return m_occupied; }
    /// What the groups leave a connector, were these connectors occupied.
    [[nodiscard]] Allotment allot(int connector, ConnectorMask occupied) const;
    /// The same once the processor has had its say.
    [[nodiscard]] Offer offer(int connector, const Allotment &allotment) const;
    [[nodiscard]] bool holds(const BoardCondition &when, ConnectorMask occupied) const;
    /// Of a connector whose group leaves it less than it is wired for: Processor where another one would get it more
    /// with the same devices, Setting where another setting would, else Sharing.
    [[nodiscard]] LimitedBy causeOf(int connector, const Allotment &allotment) const;

private:
    /// Whether a row gives the connector more that is kept from it by what `freed` takes out of a condition alone.
    [[nodiscard]] bool isWiderWithout(int connector, int width, BoardCondition (*freed)(BoardCondition)) const;
    /// Whether the row that is taken deals the occupied slots of one of its groups more lanes than the processor has
    /// for slots: it was printed for another one, and who loses is not known.
    [[nodiscard]] bool dealsTooMany(int connector) const;
    [[nodiscard]] bool processorHolds(const BoardCondition &when) const;
    [[nodiscard]] bool driveHolds(int connector, const QString &bus, ConnectorMask occupied) const;
    [[nodiscard]] bool widthHolds(int connector, int most, ConnectorMask occupied) const;
    [[nodiscard]] int cardsInSlots(ConnectorMask occupied) const;
    /// The row of the group that is taken, or those that are possible; empty where the table does not print this
    /// machine.
    [[nodiscard]] GroupRows rowsOf(const SharingGroup &group, ConnectorMask occupied) const;
    void narrow(Allotment &allotment, int groupIndex, int connector, ConnectorMask occupied) const;

    const Machine &m_machine;
    const Board &m_board;
    int m_processors = 0;
    ConnectorMask m_occupied = 0;
};

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/lane_table.h"
#include "core/machine/placer.h"

namespace rig {

/// Private to the placer: who sits where once the connectors are chosen.

/// What of a device matters to its place; devices that are alike in it can change places without a difference.
struct Shape
{
    const Part *part = nullptr;
    std::optional<int> places;
    std::optional<Millimetres> thickness;
    std::optional<int> width, generation;
    int edge = 16; ///< lanes that its edge is long
    bool card = false;
    bool openAir = false;
    double need = 1; ///< of a card: its FLOPS beside those of the fastest card; 1 where they are not known
};

[[nodiscard]] Shape shapeOf(const Device &device);

/// An occupied connector: what it offers, and how far it is to the next one below.
struct Seat
{
    int connector = -1;
    Offer offer;
    Upstream root = FromUnknown;
    std::optional<double> position;
    std::optional<double> next; ///< place of the next occupied slot below
    bool slot = false;
    std::optional<int> length; ///< of a slot that is closed at its end, in lanes
};

/// Devices of one sort of connector: slots, or M.2.
struct Sort
{
    std::vector<int> devices;    ///< indexes in Machine::devices
    std::vector<Shape> shapes;   ///< the different ones
    std::vector<int> shapeIndex; ///< by device
    std::vector<int> connectors; ///< that such a device can stand in and nobody fixed does
};

/// What the seats cost by shape and seat.
struct SeatRules
{
    double weight = 1; ///< of a halving of a card's link
    std::optional<int> caseSlots;
};
[[nodiscard]] PlaceScore costOf(const Shape &shape, const Seat &seat, const SeatRules &rules);

/// The cheapest way to seat the devices of a sort, each shape as often as it occurs: over the seats in order, by what
/// is left of each shape. Scores add up, and less stays less when the same is added: the best of a rest is part of the
/// best. `places` gets a connector for each device.
[[nodiscard]] PlaceScore assignSeats(const Sort &sort, const std::vector<Seat> &seats, const SeatRules &rules,
                                     std::vector<int> &places);

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/plugs.h"
#include "core/machine/assessment.h"

namespace rig {

/// How many of each plug, by index: feeding a card is tried often.
using PlugCounts = std::array<int, PlugKinds>;

/// Plugs of kinds that are not known are left out.
[[nodiscard]] PlugCounts plugCounts(const ConnectorCounts &connectors);
[[nodiscard]] ConnectorCounts connectorCounts(const PlugCounts &plugs);

/// The plugs of one supply, or of the distribution board that redundant modules share.
struct PlugUnit
{
    int supply = -1; ///< index in Machine::supplies; of modules, the first
    int piece = 0;   ///< of several alike under one item: 1, 2 …; 0: the only one
    bool known = true;
    PlugCounts left{};

    bool operator==(const PlugUnit &) const = default;
};

/// What is left to feed board and cards with.
struct PlugStock
{
    std::vector<PlugUnit> units; ///< those that stand alone, in the order in which they were chosen
    std::vector<int> cables;     ///< of each of Machine::cables, how many are not in use yet

    explicit PlugStock(const Machine &machine);
    /// Inputs of the board as far as there are plugs: EPS from the units that feed its processors, one after the other,
    /// all others from the board's.
    void takeBoard(const ConnectorCounts &inputs, const Division &division);
    /// What a card takes that hangs on several supplies.
    void takeAnywhere(const PlugCounts &plugs);
};

/// Plugs in a count of connectors, all kinds together.
[[nodiscard]] int plugCount(const ConnectorCounts &counts);

/// How far an adapter out of the card's box may be counted on.
enum class Boxed { No, Yes, Unknown };
/// GeForce cards with 16 pins come with an adapter from 8-pin plugs (hardware rules, table of specifications: RTX 3090
/// Ti, 4090 and 5090 "3x8" or "4x8 or a 600 W cable"); professional cards are held to come without. By the chip's
/// series.
[[nodiscard]] Boxed boxedAdapter(const Device &device);

/// Feeds one card from one unit: fills `feed`, takes from both; gives back what it took.
PlugCounts feedCard(const Machine &machine, const Device &device, PlugUnit &unit, std::vector<int> &cables, bool boxed,
                    Feed &feed);

} // namespace rig

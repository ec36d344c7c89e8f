// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/units.h"
#include "core/build/build.h"
#include "core/catalogue/catalogue.h"

namespace rig::advice {

/// Racks in rooms as they are: most lie between 10 and 30 kW, few above (Uptime Institute, Global Data Center Survey
/// 2025). The lower end, as good air cooling reaches 20–30 kW only with containment (Coolnet, read 2026-11).
inline constexpr double UsualKilowattsPerRack = 10;
/// A rack's height in units, as of the 42U racks of NVIDIA's DGX POD (2018).
inline constexpr int UsualRackUnits = 42;

/// What a whole machine takes for each watt of its GPUs: the median over the systems of the catalogue that are sold
/// with their GPUs and of which the vendor states the greatest power.
struct Overhead
{
    double times = 0;
    int systems = 0; ///< over how many
};
[[nodiscard]] std::optional<Overhead> systemOverhead(const Catalogue &catalogue);

struct RackRequest
{
    int machines = 10;
    int gpusPerMachine = 8;
    Watts perGpu;        ///< the chip's power limit
    double overhead = 0; ///< Overhead::times, or the user's own
    double kilowattsPerRack = UsualKilowattsPerRack;
    int unitsPerMachine = 4;
    int unitsPerRack = UsualRackUnits;
    Circuit circuit;
    int portsPerMachine = 1; ///< of the network between the machines; DGX H100: one for each GPU
    int portsPerSwitch = 64;
};

struct RackPlan
{
    int gpus = 0;
    Watts perMachine;
    Watts total;
    double btuPerHour = 0;                                  ///< heat into the room
    int perRackByPower = 0, perRackByRoom = 0, perRack = 0; ///< machines
    int racks = 0;
    int circuits = 0; ///< each loaded to its continuous limit at most
    int ports = 0;
    int leafSwitches = 0, spineSwitches = 0; ///< a fat tree without oversubscription
};

/// The circuit that the plan reckons with: the one that was chosen; where it is only assumed, the largest that can be
/// chosen, still assumed, for racks do not hang on the sockets of a room.
[[nodiscard]] Circuit circuitForRacks(const Circuit &ofSite);

/// How many racks, circuits and switches. A leaf of p ports has p/2 ends, two tiers serve p·p/2 (Cornelis Networks,
/// 2-tier fat trees); one switch does where all ports fit into it. Fails with a sentence where a number is none, where
/// one machine is more than a rack bears, or two tiers do not suffice. Switches, storage and management are not in
/// the power.
[[nodiscard]] Result<RackPlan> planRacks(const RackRequest &request);

} // namespace rig::advice

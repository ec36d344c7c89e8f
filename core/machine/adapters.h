// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/machine.h"

namespace rig {

/// What goes where, and what risers and carriers make of a slot.

/// Whether a device of this kind and form goes into a connector of the board; yes where its form is not known.
[[nodiscard]] bool goesInto(const Device &device, const Connector &connector);
/// The same for an output of a riser or a switch board.
[[nodiscard]] bool goesIntoOutput(const Device &device, const Device &host);

/// Lanes of the edge that a device puts into a slot: of a riser those of its plug.
[[nodiscard]] std::optional<int> edgeWidth(const Device &device);

/// Lanes that reach an output (from 0) of a riser or carrier which is offered `width` lanes; 0: none. A carrier with
/// several outputs stands on fixed lanes, so an output is lit only where the firmware's split begins a port at its
/// first lane. The split is the one of the slot's list that lights most; where the list is not known, ports as wide as
/// the outputs are taken.
[[nodiscard]] std::optional<int> outputLanes(const Board &board, const Device &riser, std::optional<int> width,
                                             int output);

} // namespace rig

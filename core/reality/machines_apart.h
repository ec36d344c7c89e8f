// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reality/sections.h"

namespace rig::reality {

/// A section, and what was read of it.
struct Piece
{
    Section section;
    Seen seen;
};

/// More machines than this in one go are left out.
inline constexpr std::size_t MostMachines = 64;

/// Reads a section; where it names two boards one after the other, each part by itself.
[[nodiscard]] std::vector<Piece> piecesOf(const Section &section);

/// Which pieces are of one machine, by their index, in the order of the texts. Two machines are told apart by what one
/// cannot have: two boards, two devices at one address, two prompts of different hosts under which the same tool spoke,
/// or under which no device is the same. What says nothing of that goes with what stands before it in its text, and
/// texts that do not contradict each other are of one machine. Pieces of machines beyond MostMachines are in none.
[[nodiscard]] std::vector<std::vector<std::size_t>> machinesApart(const std::vector<Piece> &pieces);

} // namespace rig::reality

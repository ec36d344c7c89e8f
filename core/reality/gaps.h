// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reality/build_of.h"
#include "core/reality/collecting.h"

namespace rig::reality {

/// What texts of a machine do not have, and a command would tell. What the checks wait for most comes first.
enum class Gap {
    Board,     ///< no board, or one without a name
    Cards,     ///< no graphics card
    Links,     ///< a card without the width of its link
    Slots,     ///< the cards' slots: there is no table of the firmware's
    Processor, ///< no processor
    Memory,    ///< no modules
    Ways       ///< the ways between several cards of NVIDIA
};

/// "board", "cards", "links", "slots", "processor", "memory", "ways"
[[nodiscard]] QLatin1StringView gapKey(Gap gap);
[[nodiscard]] std::vector<Gap> gapsOf(const Detected &detected);
/// The command that tells it; empty where that system has none.
[[nodiscard]] QString commandFor(Gap gap, CollectOn system);

/// Parts that the machine must have and that are not known, in the order in which the checks need them: what deals the
/// lanes, what feeds the cards, what they must fit into, what cools. A board or processor that the catalogue does not
/// have is asked for, too.
[[nodiscard]] std::vector<Kind> kindsToAskFor(const DetectedBuild &made);

/// The machine with what its owner told: parts by their ids, each owned, in place of those of their kind that the
/// catalogue lacks; and connectors by item. Where another board is told, cards stand in none of the old one's.
[[nodiscard]] Document completed(const DetectedBuild &made, const QStringList &parts,
                                 const std::vector<std::pair<ItemId, QString>> &connectors);

} // namespace rig::reality

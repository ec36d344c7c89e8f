// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"
#include "core/reality/detected.h"

namespace rig::reality {

/// Where a card of a machine stands, as far as the texts tell.
struct CardPlace
{
    ItemId item = 0;
    int gpu = -1;        ///< index in Detected::gpus
    QString connector;   ///< of the board; empty: not told, or one of `choices`
    QStringList choices; ///< connectors that it may stand in; the build then has it in the likeliest (seatCards())
    std::optional<int> width{}; ///< lanes that were found
};

/// A machine that was recognised, as a build: every part owned.
struct DetectedBuild
{
    Document document;
    Catalogue catalogue; ///< the given one with own parts for what it does not have
    std::vector<CardPlace> places;
};

/// Nothing where neither a board nor a processor nor a card was read.
[[nodiscard]] std::optional<DetectedBuild> buildOf(const Detected &detected, const Catalogue &catalogue);

/// The connector of the board that a row of the firmware's table names and a card hangs on: by its own address, or by
/// that of a bridge above it. Empty where none does, or several do.
[[nodiscard]] QString connectorOf(const DetectedGpu &gpu, const Detected &detected, const Board &board);

} // namespace rig::reality

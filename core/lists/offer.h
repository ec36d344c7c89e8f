// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lists/list_lines.h"
#include "core/lists/part_finder.h"

namespace rig::lists {

/// What the text of an offer says that a buyer should weigh.
enum class OfferSign { ForParts, Untested, NoReturns, Mined, Repaired, Modified };
/// "for-parts", "untested", "no-returns", "mined", "repaired", "modified"
[[nodiscard]] QLatin1StringView offerSignKey(OfferSign sign);

struct SeenSign
{
    OfferSign sign;
    int line = 0; ///< 1-based
};

/// A second-hand card as its offer describes it.
struct Offer
{
    FoundPart found;
    int line = 0; ///< that names it; 0: none does
    QString text; ///< that line
    int count = 1;
    std::optional<Money> price; ///< of one
    PriceDoubt priceDoubt = PriceDoubt::None;
    bool onCarrier = false; ///< a module for servers on a board that makes a PCI Express card of it
    std::vector<SeenSign> signs;
    bool cut = false;
};

/// Reads an offer of a card: which one, which memory, how many, for how much. What it compares itself with, in later
/// lines, is not taken for it. `currency` as in linesOf(). BadInput where it is too large, or no text.
[[nodiscard]] Result<Offer> readOffer(const QByteArray &text, const QString &name, const PartFinder &finder,
                                      const QString &currency);

/// What a card maps of its memory into the machine's addresses at start, where that was read.
struct MemoryWindow
{
    Gibibytes size;
    bool ofItsKind = false; ///< read of other cards of the same kind, not of this one
};
/// NVIDIA's cards for data centres map all of their memory, rounded up to a power of two; GeForce cards 256 MiB until
/// the firmware makes more of it. nullopt: not read.
[[nodiscard]] std::optional<MemoryWindow> memoryWindowOf(const Chip &chip);

/// What is known of whether a board's firmware places such a window.
enum class WindowPlace {
    Fits,     ///< it is small: every board that starts from UEFI places it
    Reported, ///< owners report that boards with this chipset do not place a large one
    Ask       ///< it takes the setting "Above 4G Decoding"; whether this board has it, the catalogue does not know
};
/// `board`: null where none is planned.
[[nodiscard]] WindowPlace placeFor(const MemoryWindow &window, const Board *board);

} // namespace rig::lists

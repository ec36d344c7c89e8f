// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/assessment.h"

namespace rig {

/// The numbers behind assessFit() and the checks of its group, each with its source.

/// ATX and microATX specifications: expansion slots stand 0.8 inch apart.
inline constexpr Millimetres SlotPitch{20.32};
/// Real two-slot cards are 42 mm thick, three-slot ones 61–63 mm: 3 mm less than the pitches would suggest is
/// tolerated.
inline constexpr Millimetres ThicknessTolerance{3};

/// Where a case prints no limit for a card's height, its limit for coolers bounds it from below: of the catalogue's 19
/// cases that print both, one takes cards that are 22 mm less high than its coolers, all others at least as high.
inline constexpr Millimetres CardBelowCooler{22};
/// The lowest card of the catalogue (NVIDIA L4, low profile), and the highest that was found (Gigabyte Aorus RTX 4090
/// Master, 162.8 mm, VideoCardz of 2022-09-23).
inline constexpr Millimetres LowestCard{56};
inline constexpr Millimetres HighestCard{162.8};
/// Seasonic's guide for 16-pin cables (as two magazines report it): straight for 35 mm before the first bend.
inline constexpr Millimetres StraightCable{35};
/// What case vendors mean by E-ATX: 305 × 272 to 277 mm; the format itself goes to 330 mm.
inline constexpr Millimetres CaseEAtxDepth{277};
inline constexpr Millimetres EAtxDepth{330};
/// A radiator is 27–30 mm thick, its fans 25 mm; a case's limit for cards may count the fans already.
inline constexpr Millimetres ThinnestRadiator{27};
inline constexpr Millimetres ThickestRadiator{55};
/// Thresholds of ours for a card's support: an RTX A6000 of 1,179 g and 267 mm stands without one; MSI's manuals ask
/// for a bolster under heavy cards, no vendor gives a limit.
inline constexpr Grams HeavyCard{1200};
inline constexpr Millimetres LongCard{300};

/// Slot places that a card covers: the vendor's figure rounded up, else from its thickness; unknown without either.
[[nodiscard]] std::optional<int> placesOf(const Card &card);
/// The same for anything in a slot; all but graphics cards take one place (CEM: a single-width card).
[[nodiscard]] std::optional<int> placesOf(const Device &device);
/// True thickness, else the vendor's slots × the pitch.
[[nodiscard]] std::optional<Millimetres> thicknessOf(const Device &device);
/// Of graphics and network cards; the catalogue has no length of switch boards and carriers.
[[nodiscard]] std::optional<Millimetres> lengthOf(const Device &device);

/// Slot places from the first one to the board's lower edge. ATX and the SSI formats 7, micro-ATX 4, mini-ITX 1; of a
/// longer format from the board's own size: 7 at ATX's 304.8 mm (12 inches), one more every pitch.
[[nodiscard]] std::optional<int> boardPlacesOf(const Board &board);

/// What a radiator finds in a case.
enum class RadiatorPlace {
    None,  ///< no place of its size
    Wider, ///< only one of larger fans: its holes may be others
    Fits
};
[[nodiscard]] RadiatorPlace radiatorPlaceOf(Millimetres radiator, const QStringList &places);

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/fit_rules.h"

namespace rig {

/// The numbers behind assessHeat() and the checks of its group, each with its source.

/// Air that carries a watt away at one degree more: CFM = 3.16 · W / ΔT(°F) (Comair Rotron, "Establishing cooling
/// requirements") is 1.756 · W / ΔT(°C); a cubic foot a minute is 1.699 m³/h.
inline constexpr double AirPerWattAndKelvin = 1.756 * 1.699;
/// How much warmer the air may leave the case: a choice of ours, the one of the usual worked examples.
inline constexpr double AirRise = 10;
/// Of the fans' free-air figures: what one fan draws in another blows out, and a case resists. No source gives a
/// factor; this one is ours.
inline constexpr double FanShare = 0.5;
/// m³/h of a fan that came with a case or a radiator, whose airflow no catalogue prints: nine of ten of the 134 fans of
/// 120 and 140 mm in the catalogue lie between these.
inline constexpr double WeakFan = 78.5;
inline constexpr double StrongFan = 190.3;
/// The same of a rack's or an unknown case's fans, which may be small or a server's: the weakest of the catalogue's 80
/// and 92 mm fans and the strongest of all 162. The latter is also the upper bound of a chosen fan without a figure.
inline constexpr double WeakRackFan = 38.2;
inline constexpr double StrongestFan = 378.8;
/// The loudest of the catalogue's 162 fans, dB(A).
inline constexpr double LoudestFan = 64;
/// dB(A) at the place of work. Up to 45 is suitable for mostly mental work in an office, 55 the limit of the German
/// rule for workplaces (ASR A3.7); the indicators of the BAuA (Probst 2003) call 40–45 good and over 55 too loud.
inline constexpr double OfficeNoise = 45;
inline constexpr double WorkplaceNoise = 55;
/// A ton of cooling is 12,000 BTU/h.
inline constexpr double BtuPerTon = 12000;
/// Heat that a room without known cooling is told of: a threshold of ours, a portable heater's lower setting.
inline constexpr Watts NotableHeat{1500};
/// mmH₂O from which a fan counts as one that presses air through passive cards: a threshold of ours. Nine of ten of the
/// catalogue's fans of 120 and 140 mm stay below 4.45; those sold for servers (SilverStone FHS) begin at 10.
inline constexpr double HighPressure = 8;
/// d2l, "Selecting servers and GPUs": two cards with several fans each need slots whose centres are 60 mm apart.
inline constexpr Millimetres FanCardSpacing{60};
/// Less air than this below an open-air card counts as none: a free slot, with the tolerance that real cards take.
inline constexpr Millimetres FreeSlot = SlotPitch - ThicknessTolerance;

/// Open-air, as opposed to blower, passive and liquid; unknown with the cooling.
[[nodiscard]] std::optional<bool> isOpenAir(const Card &card);
/// Level of several sources together: L = 10 · log10(Σ 10^(Li / 10)).
[[nodiscard]] double summedNoise(double a, double b);

} // namespace rig

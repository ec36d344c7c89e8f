// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/plugs.h"
#include "core/machine/assessment.h"

namespace rig {

/// The numbers behind assessPower(), each with its source, and the functions that can be tested alone.

/// What board, memory, drives and fans draw: 8 A on 12 V, the rest of the platform in Intel's worked example
/// (addendum 621484: 26 A processor + 25 A card + 8 A rest = 59 A). Network cards and switch boards are no part of that
/// example: they come on top where their draw is known, and are held to be covered by it where not. Fans that the user
/// chose come on top as well, so the few watts of a desktop's fans count twice: on the safe side, and it keeps a
/// server's fans of 20 W each from being lost.
inline constexpr Watts RestOfPlatform{96};
/// A slot gives a graphics card 75 W (PCIe CEM).
inline constexpr Watts SlotPower{75};
inline constexpr Watts EightPin = carriedBy(Plug::Pcie8);
/// Sense levels of 12VHPWR and 12V-2x6 are 600, 450, 300 and 150 W (Intel ATX design guide 2.1a). 300 W is the lowest
/// that any supply of the catalogue straps (550 and 650 W units): the bound where a supply's own is not known.
inline constexpr Watts Least16Pin{300};
inline constexpr Watts Most16Pin = carriedBy(Plug::Pin12v2x6);
/// A cable with two plugs: harmless while the sockets on it are rated for 150 W together, 225 W at the most (hardware
/// rules, connectors; S. Bekman, Machine Learning Engineering: no pigtails).
inline constexpr Watts HarmlessPigtail{150};
inline constexpr Watts MostOnCable{225};
/// 240 VA: a 12 V rail with a limit of its own may be as small as this (Intel ATX design guide).
inline constexpr Amperes LeastRail{18};
/// Supplies of this rating often carry less at 100–127 V; from 2000 W on they often need 200–240 V (hardware rules,
/// mains). In the catalogue the strictest carries half.
inline constexpr Watts OftenDerated{1600};
inline constexpr Watts OftenHighLineOnly{2000};
inline constexpr double LeastLowLineShare = 0.5;
/// Lower bounds of what 12 V carries, as shares of the rating, where the label was not read. Supplies from 80 PLUS Gold
/// on make the lesser voltages out of 12 V: the lowest label in the catalogue says 98.8 %. 80 % for all others is a
/// bound of our own.
inline constexpr double LeastRailShareFromGold = 0.98;
inline constexpr double LeastRailShare = 0.8;
/// Worse than any supply that is sold: a bound of our own, where the supply's efficiency is not known.
inline constexpr double LeastEfficiency = 0.5;
/// Of a supply that is still to be chosen, on such mains, at the least: that of 80 PLUS Gold at its full load, which
/// all of 1,000 W and more have whose level the catalogue knows.
[[nodiscard]] double leastOfThoseToChoose(Volts mains);
/// Mains up to this voltage are "low line": 100–127 V.
inline constexpr Volts LowLine{130};
/// No 80 PLUS level asks for more than 96 %; used where the supply's own is not known.
inline constexpr double BestEfficiency = 0.96;
/// A supply's steady load above this share of its rating is a caution.
inline constexpr double ComfortableLoad = 0.8;
/// Power factor at which a breaker sees the load (active PFC at load: 0.95 and more).
inline constexpr double PowerFactor = 0.95;

/// Share of a card's rating in each window, as measured on an RTX 5090 (Igor's Lab): < 1 ms, 1–5 ms, 5–10 ms, 10–20 ms.
/// The last one bounds the 100 ms window from above.
inline constexpr std::array<double, 4> MeasuredExcursion{1.57, 1.43, 1.28, 1.09};

using WindowShares = std::array<double, 4>;
/// Intel ATX 3.0 design guide: supplies above 450 W with a 12VHPWR connector, and all others.
inline constexpr WindowShares Atx3With16Pin{2.00, 1.80, 1.60, 1.20};
inline constexpr WindowShares Atx3Others{1.50, 1.45, 1.35, 1.10};
/// ATX 2.x specifies none; a heuristic from Intel's advice of 1100 W ATX 2.x where 750 W ATX 3.0 suffices.
inline constexpr WindowShares Atx2{1.36, 1.36, 1.30, 1.10};

/// What a supply allows in each window; two different tables where its ATX version is not known.
struct Allowance
{
    WindowShares least;
    WindowShares most;
};
[[nodiscard]] Allowance allowanceOf(const Supply &supply);

/// k(T) = 4 − 0.5·log10(T/µs): the excursion that Intel's guide assumes of a card, 100 µs to 1 s.
[[nodiscard]] double specifiedExcursion(int microseconds);

/// What a window needs, told as the user wants it told.
[[nodiscard]] constexpr Watts needOf(const Peak &peak, Excursions mode)
{
    return mode == Excursions::Measured ? peak.need : peak.needBySpecification;
}

/// The card's excursion in it, likewise.
[[nodiscard]] constexpr const Excursion &excursionOf(const Peak &peak, Excursions mode)
{
    return mode == Excursions::Measured ? peak.measured : peak.specified;
}

/// The training draw at the wall; complete where every part's draw and the supply's efficiency are known.
[[nodiscard]] inline Total wallOf(const Power &power) { return {power.wallAtLeast, power.wall.has_value()}; }

/// What one supply carries at the site's voltage; nullopt where its rating is not known.
[[nodiscard]] std::optional<Watts> ratingAt(const Supply &supply, const Site &site);

/// The processor's draw at PL2 or PPT; unknown where the vendor's figure is not known.
[[nodiscard]] std::optional<Watts> worstDraw(const Processor &processor);

/// What Intel's ATX design guide (table 2-1) budgets for a processor of a TDP: the continuous current on 12 V × 11.2 V.
struct DesignBudget
{
    Watts tdp;
    Watts worst;
};
inline constexpr std::array<DesignBudget, 4> DesignBudgets{{{Watts(35), Watts(11 * 11.2)},
                                                            {Watts(65), Watts(23 * 11.2)},
                                                            {Watts(125), Watts(26 * 11.2)},
                                                            {Watts(165), Watts(37.5 * 11.2)}}};
/// PL2 or PPT, else the design guide's budget for this TDP as its upper bound; nullopt above 165 W.
[[nodiscard]] std::optional<Watts> worstDrawAtMost(const Processor &processor);

/// 80 PLUS level ("gold") at a load (1.0 is the rating); interpolated between the certified points, level beyond them.
/// nullopt for a level that does not exist.
/// `redundant`: a server's module, which is certified by a table of its own.
[[nodiscard]] std::optional<double> efficiencyAt(const QString &label, double load, Volts mains,
                                                 bool redundant = false);

/// A redundant module of a server: its fellows share one distribution board, and start with it.
[[nodiscard]] bool isModule(const Supply &supply);

} // namespace rig

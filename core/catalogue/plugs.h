// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/part.h"

#include <array>

namespace rig {

/// The plugs that ConnectorCounts names, as indexes into PlugTable.
enum class Plug { Pcie6, Pcie8, Pin12vhpwr, Pin12v2x6, Eps8, Eps4, Atx24, Sata, Molex };

/// A kind of plug, and of the socket that it is made for.
struct PlugKind
{
    Plug plug;
    QLatin1StringView word;       ///< in files, forms and on the screen
    std::optional<Watts> carries; ///< nullopt: it is not counted on for more than its own socket
    bool onCards;                 ///< whether cards have such a socket; the others feed boards, drives and adapters
    std::array<Plug, 2> from;     ///< the plugs that go into such a socket, in the order of choice; one of them twice
};

/// The one list of plugs: reader and writer, form, schema, docs, linter and the feeding of cards are made of it.
/// Sources. 6-pin 75 W, 8-pin 150 W: PCIe CEM. 16 pins 600 W at the most: Intel ATX design guide 2.1a; 12VHPWR and
/// 12V-2x6 fit each other. A 6+2 plug counts as an 8-pin one and goes into 6-pin sockets. EPS: 300 W, the middle of the
/// three ratings in print (235, 300, and 336 W, which is four contacts at 7 A with nothing to spare); the 4-pin plug
/// has half its contacts, and a 4+4 plug, which counts as an EPS one, goes into its socket. SATA: 4.5 A on 12 V. Molex:
/// held to carry what an 8-pin plug does (156 W in print).
inline constexpr std::array PlugTable{
    PlugKind{Plug::Pcie6, QLatin1StringView("pcie-6"), Watts(75), true, {Plug::Pcie6, Plug::Pcie8}},
    PlugKind{Plug::Pcie8, QLatin1StringView("pcie-8"), Watts(150), true, {Plug::Pcie8, Plug::Pcie8}},
    PlugKind{Plug::Pin12vhpwr, QLatin1StringView("12vhpwr"), Watts(600), true, {Plug::Pin12v2x6, Plug::Pin12vhpwr}},
    PlugKind{Plug::Pin12v2x6, QLatin1StringView("12v-2x6"), Watts(600), true, {Plug::Pin12v2x6, Plug::Pin12vhpwr}},
    PlugKind{Plug::Eps8, QLatin1StringView("eps-8"), Watts(300), true, {Plug::Eps8, Plug::Eps8}},
    PlugKind{Plug::Eps4, QLatin1StringView("eps-4"), Watts(150), true, {Plug::Eps4, Plug::Eps8}},
    PlugKind{Plug::Atx24, QLatin1StringView("atx-24"), std::nullopt, false, {Plug::Atx24, Plug::Atx24}},
    PlugKind{Plug::Sata, QLatin1StringView("sata"), Watts(54), false, {Plug::Sata, Plug::Sata}},
    PlugKind{Plug::Molex, QLatin1StringView("molex"), Watts(150), false, {Plug::Molex, Plug::Molex}},
};
inline constexpr std::size_t PlugKinds = PlugTable.size();
/// As many of one kind as a part may have: a bound against slips.
inline constexpr int MostPlugs = 64;

[[nodiscard]] constexpr const PlugKind &kindOf(Plug plug) { return PlugTable[static_cast<std::size_t>(plug)]; }
/// What a plug carries; 0 W where it is not counted on.
[[nodiscard]] constexpr Watts carriedBy(Plug plug) { return kindOf(plug).carries.value_or(Watts(0)); }

/// All words of the table, in its order.
[[nodiscard]] const QStringList &plugWords();
[[nodiscard]] QString plugWord(Plug plug);
[[nodiscard]] std::optional<Plug> plugNamed(QStringView word);

/// Rating of a socket on a card; nullopt for one that powers no card.
[[nodiscard]] std::optional<Watts> connectorRating(QStringView word);
/// 12VHPWR or 12V-2x6, which fit each other.
[[nodiscard]] constexpr bool hasSixteenPins(Plug plug) { return plug == Plug::Pin12vhpwr || plug == Plug::Pin12v2x6; }
/// How many sockets of 16 pins, or plugs for them, are among these.
[[nodiscard]] int count16Pin(const ConnectorCounts &connectors);
[[nodiscard]] inline bool has16Pin(const ConnectorCounts &connectors) { return count16Pin(connectors) > 0; }

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/machine/assessment.h"

namespace rig {

/// The rooms of assessPower(), a file each.

/// How many supplies stand alone: each of its own, but all modules of a server together (isModule()), which plug into
/// one distribution board and share its load. One whose form is not known is held to stand alone.
[[nodiscard]] int standingAlone(const Machine &machine);
/// How many pieces of Machine::supplies[supply] carry this load; 0: another one does.
[[nodiscard]] int piecesOf(const Machine &machine, int supply, const SupplyLoad &load);

/// The supply, index in Power::several, that feeds an item; 0: what has no item of its own.
[[nodiscard]] int loadOf(ItemId item, const Machine &machine, const Division &division);

/// Totals, bounds, rating, peaks and rails of a load, out of its shares.
void weigh(const Machine &machine, const Site &site, SupplyLoad &load);
/// Power::several out of Power::division, where several supplies stand alone.
void addLoads(const Machine &machine, const Site &site, const Use &use, Power &power);
/// Wall, uninterruptible supply, energy of a year; after the loads.
void addWall(const Machine &machine, const Site &site, Power &power);

/// Power::division: for each supply, what it feeds. What the user says holds; of all divisions of the rest the one with
/// the fewest blockers (cards without plugs, a supply above its rating or its 12 V, a cable above what it carries); of
/// these the one that is least above; then with the fewest unknowns, cautions and adapters, the processors' plugs on
/// the board's supply, and the least greatest share of a rating, in training, then in peaks. Exact: alike cards and
/// supplies are tried once, and what cannot become better no further. After 10,000 steps, of more than five supplies
/// fewer, the best so far counts, as Division::State::Unproven where it overloads a supply; one without a blocker is
/// bettered for 1,000 steps only.
[[nodiscard]] Division divided(const Machine &machine, const Site &site, const Power &power);

/// Power::feeds and Power::eps, by Power::division.
void addFeeds(const Machine &machine, Power &power);
/// Power::sharedCables; after the feeds.
void addSharedCables(const Machine &machine, Power &power);
/// Of the cards that hang on one load, which so many pieces of a supply carry; nullopt: none shares a cable.
[[nodiscard]] std::optional<SharedCable> sharedCable(const Machine &machine, const std::vector<Feed> &feeds, int supply,
                                                     int load, int pieces);
/// What 12 V of the load's supplies carries.
void addRails(const Machine &machine, SupplyLoad &load);

/// What a card's excursions start from: its own rating, since a limit lowers the average, not the peak (hardware rules,
/// power limiting), or the limit where it lies above.
[[nodiscard]] Watts excursionBase(const Device &device);
/// What a card's peak of this share of its rating adds to its draw; none below 0 W.
[[nodiscard]] Watts excursionSurplus(const Device &device, double share);
/// Whether a card has plugs that may hang on another supply than the board's: sockets, or not known and a draw that no
/// slot gives.
[[nodiscard]] bool takesPlugs(const Device &device);
/// Of the same card, limit and supply.
[[nodiscard]] bool areAlike(const Device &a, const Device &b);
/// The cards, indexes in Machine::devices: the hungriest first, which gets the native plugs, since an adapter is least
/// at risk on the smallest. Where several supplies stand alone, those that are alike behind each other.
[[nodiscard]] std::vector<int> feedingOrder(const Machine &machine);
/// EPS inputs of the board that are counted on: at least one for each processor where they are not known.
[[nodiscard]] ConnectorCounts boardInputs(const Machine &machine, int assumedEps);

} // namespace rig

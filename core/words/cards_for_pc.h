// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/offers.h"
#include "core/build/build.h"

namespace rig {

/// A card that goes into a machine one has, in the connector where it stands best.
struct CardForPc
{
    std::shared_ptr<const Card> card;
    std::shared_ptr<const Chip> chip;
    std::optional<PricePick> price; ///< by the policy, as it stands in the machine
    Document document;              ///< the machine with the card in it
    QString connector;
    std::optional<int> width, generation;    ///< of its link there; absent where not known
    std::optional<int> maxWidth;             ///< that the card could take
    double points = 0;                       ///< of its GPU for the money, less for each limit
    std::shared_ptr<const Supply> newSupply; ///< that the machine then needs, and has in the document; null: none
    std::optional<Money> changesCost;        ///< of what the machine then needs
    int limits = 0;                          ///< cautions that it brings
    int notChecked = 0;                      ///< figures that decide and are not known, which it brings
};

/// A machine of parts that the user owns, by their ids: each is marked as owned, what stands in connectors stands in
/// its best one. An id that the catalogue does not know is left out; the same one twice is two cards.
[[nodiscard]] Document ownMachine(Document empty, const QStringList &parts, const Catalogue &catalogue);

/// What goes into a machine one has.
struct CardsForPc
{
    /// What still has to be said of the machine before it can be judged; empty: it is whole enough.
    std::vector<Kind> missing;
    std::vector<CardForPc> best; ///< the best for the money first
    int tried = 0;               ///< GPUs that are sold and have a price of today
    int fit = 0;                 ///< of them, those with a card that goes in
    /// Checks that keep cards out, with how many GPUs they keep out; the most frequent first.
    std::vector<std::pair<QString, int>> keptOut;
};

/// The cards that fit best, at most `most`: of each GPU that the catalogue offers today and that has as much memory as
/// the machine's cards (the one with less would set the pace) the card that brings least trouble in its best connector,
/// and of those the cheapest. They are ranked by advice::offersFor, each limit that a card brings taking a tenth of its
/// points: a weight of our own. Of GPUs whose cards are blocked the best few are tried with a larger supply that mends
/// it; what that costs counts as part of the price. Used cards count unless the policy asks for new ones. A card that
/// brings another blocker, or leaves another device without lanes, does not fit; one that leaves open what decides
/// stands behind those of which all is known. Takes a second or two: not for the window's own thread.
[[nodiscard]] CardsForPc cardsForPc(const Document &pc, const Catalogue &catalogue, int most = 5);

/// One card that the user thinks of, judged in the same way; nullopt where it goes into no connector.
[[nodiscard]] std::optional<CardForPc> cardForPc(const Document &pc, const QString &card, const Catalogue &catalogue);

namespace words {

/// What to do, in a sentence: "RTX 3090 fits best for the money: 24 GB for $1,000, PCIe 4.0 x4 in PCI_E3."
[[nodiscard]] QString cardsForPc(const CardsForPc &answer);
/// "PCIe 4.0 x4 of x16 in PCI_E3 · brings 1 limit"
[[nodiscard]] QString cardForPc(const CardForPc &card);
/// "24 GB for $1,000 used"
[[nodiscard]] QString memoryAndPrice(const CardForPc &card);

} // namespace words

} // namespace rig

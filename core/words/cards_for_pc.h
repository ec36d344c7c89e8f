// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/offers.h"
#include "core/build/build.h"

namespace rig {

/// A card that goes into a machine one has, in the connector where it stands best.
struct CardForPc
{
    /// The best first.
    enum class Place {
        Named,  ///< nothing holds it back
        Second, ///< another would be named first: less memory than is usual, no CUDA, from another market
        Dear    ///< above what one spends on a card for this machine
    };
    std::shared_ptr<const Card> card;
    std::shared_ptr<const Chip> chip;
    std::optional<PricePick> price; ///< by the policy, as it stands in the machine
    Document document;              ///< the machine with the card in it
    QString connector;
    std::optional<int> width, generation;                       ///< of its link there; absent where not known
    std::optional<int> maxWidth;                                ///< that the card could take
    std::optional<GigabytesPerSecond> bandwidth, fullBandwidth; ///< of its link there, and of the one it could take
    double points = 0;                       ///< of its GPU for the money, less for each limit and what is not known
    std::shared_ptr<const Supply> newSupply; ///< that the machine then needs, and has in the document; null: none
    std::optional<Money> changesCost;        ///< of what the machine then needs
    int limits = 0;                          ///< cautions that it brings
    std::vector<QString> notKnown;           ///< checks that it leaves open, and which decide whether it goes in
    Place place = Place::Named;
    /// A card of the machine with which it shares no job, as it is of another maker; empty: it shares one.
    QString apartFrom;
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
    int tried = 0;               ///< GPUs that are sold, have a price of today and are not far too dear
    int fit = 0;                 ///< of them, those with a card that goes in
    /// Checks that keep cards out, with how many GPUs they keep out; the most frequent first.
    std::vector<std::pair<QString, int>> keptOut;
};

/// The cards that fit best, at most `most`: of each GPU that the catalogue offers today and that has as much memory as
/// the machine's cards (the one with less would set the pace) the card that goes in best, in its best connector. Those
/// of the maker of the machine's cards stand first, since two makers' cards share no job; of them what advice would
/// name; then what is held back; then what costs more than one spends: advice::usualOf, or as much as the machine's
/// dearest card costs today. Above three times that a card is no answer. Within these they are ranked by the points of
/// advice::offersFor; each limit that a card brings takes a tenth of them, what is not known of what decides a seventh:
/// weights of our own. Of GPUs whose cards are blocked the first few are tried with a larger supply that mends it; what
/// that costs counts as part of the price. Used cards count unless the policy asks for new ones. A card that brings
/// another blocker, or leaves another device without lanes, does not fit. Takes a second or two: not for the window's
/// own thread.
[[nodiscard]] CardsForPc cardsForPc(const Document &pc, const Catalogue &catalogue, int most = 5);

/// One card that the user thinks of, judged in the same way; nullopt where it goes into no connector.
[[nodiscard]] std::optional<CardForPc> cardForPc(const Document &pc, const QString &card, const Catalogue &catalogue);

namespace words {

/// What to do, in a sentence: "RTX 3090 fits best for the money: 24 GB for $1,000 used." It says what is not known and
/// what speaks against the first; how it is linked is for its row.
[[nodiscard]] QString cardsForPc(const CardsForPc &answer);
/// What is true of it there, a line each: "PCIe 4.0 x4 of x16 in PCI_E3: 7.9 of 31.5 GB/s · brings 1 limit"; where it
/// asks for more than its price, "with a supply for $189: RM1000x".
[[nodiscard]] QStringList linesForPc(const CardForPc &card);
/// The same in one line.
[[nodiscard]] QString cardForPc(const CardForPc &card);
/// "24 GB for $1,000 used"; of the card alone
[[nodiscard]] QString memoryAndPrice(const CardForPc &card);

} // namespace words

} // namespace rig

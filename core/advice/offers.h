// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/framework_support.h"
#include "core/advice/market_today.h"
#include "core/advice/remarks.h"

#include <map>

namespace rig::advice {

/// What the price of another country may rise by until the card is here: a figure of our own.
inline constexpr double OnTheWay = 1.25;

/// Why a chip stands in the list and is not what one would name first.
enum class Held {
    NotSoldHere,  ///< by a rule of the region
    NoLicence,    ///< a consumer card of NVIDIA, asked for in a data centre
    NotListed,    ///< no maker's list says that the framework runs on it
    NoScore,      ///< a figure or a price of today is not known
    ByQuote,      ///< a used one's asking price of a class that is sold by quote, or a module of whole systems
    NoRoom,       ///< three or four of it do not stand in a workstation
    NoCuda,       ///< no vendor is asked for, and nearly everything is written for CUDA
    NoBf16,       ///< lacksBf16(), and a framework of today is asked for
    OtherMarket,  ///< of China: its price was seen in another country, and no sum was named that could bring it
    LittleMemory, ///< less than such a work usually asks for
    Dear          ///< above what one usually spends on it
};

/// A chip that answers the question today.
struct Offer
{
    std::shared_ptr<const Chip> chip;
    std::optional<PriceSeen> price;
    SaleState sale;
    Support support = Support::NotKnown;
    std::optional<double> speed;      ///< theoreticalSpeed()
    std::optional<double> rate;       ///< trainingRate(), by which it is ranked
    std::optional<double> score;      ///< 0…100; nullopt: `missing` says why
    const char *missing = nullptr;    ///< key of the figure without which there is no score; "price": no recent one
    std::optional<Held> held;         ///< nullopt: it can be named first
    const RegionRule *rule = nullptr; ///< under which it may not be sold in the region
    /// Under which what is in the region is sold, and no more comes.
    const RegionRule *stock = nullptr;
    bool lessSuited = false;          ///< a source says so for the kind of net
    bool advisedAgainst = false;      ///< by at least one source
    bool noDataCentreLicence = false; ///< a consumer card of NVIDIA, asked for in a data centre
    bool standsInNumbers = false;     ///< standsInNumbers()
};

/// Why a chip does not answer.
enum class LeftOut {
    OtherKind,
    OtherVendor,
    ForServers,
    ForWorkstations,
    TooLittleMemory,
    MemoryNotKnown,
    Framework,
    OverBudget,
    PriceNotKnown
};

struct Offers
{
    Usual usual;                 ///< what was asked for
    Weights weights;             ///< by which they were ranked
    std::vector<Offer> offers;   ///< ranked ones first, best first; then those without a score
    std::vector<Offer> tooSmall; ///< alone they do not hold the need that was stated: several may
    std::vector<Offer> beyond;   ///< those that the budget alone keeps away, of whatever memory
    std::map<LeftOut, int> leftOut;
};

/// What today's catalogue gives. A score is the weighted geometric mean of memory, bandwidth, speed and cheapness, each
/// relative to the best among those that answer; a weight of 0 asks for nothing. What is rented only has no price, and
/// is ranked by the rest. Only recent prices are reckoned with; the budget must bear the cards of all machines. Chips
/// that no current framework runs on do not answer, unless it is asked for one that is no longer made. What is held
/// back follows what is not. In a workstation cards for data centres, which have no fans, do not answer, in a server no
/// others do.
[[nodiscard]] Offers offersFor(const Question &question, const Library &library, const MarketToday &market);

/// How many have a higher score than a chip of them and stand behind it, by what holds them back.
[[nodiscard]] std::map<Held, int> heldAbove(const Offers &offers, const Chip &chosen);

/// What a score becomes where the card costs so many times the price that was scored.
[[nodiscard]] double atTimesThePrice(double score, double times, const Weights &weights);

/// Operations on matrices of 16 bits a second in theory, in tera, one like the other: on Tensor Cores with sums in 32
/// bits; of RDNA 3, whose matrix instructions run at the rate of packed FP16, twice FP32; without units for matrices
/// the faster of FP16 and FP32. nullopt: not known, as of chips with such units whose rate nobody printed.
[[nodiscard]] std::optional<double> theoreticalSpeed(const Chip &chip);

/// By which speeds are weighed: between the rate that training wants (sums in 32 bits) and the fastest at 16 bits, in
/// tera, as published ratios of speeds follow both (`weighedRatio`). Without it professional cards, whose rates are the
/// same, would seem faster beside GeForce cards than they are. nullopt: as theoreticalSpeed().
[[nodiscard]] std::optional<double> trainingRate(const Chip &chip);

/// An NVIDIA chip before Ampere: BF16, in which models are published and trained, came to CUDA with capability 8.0. Of
/// other makers nothing is said here.
[[nodiscard]] bool lacksBf16(const Chip &chip);

/// A card that brings its fans: those for data centres are cooled passively, by the server's own wind (documents 000,
/// 001, 003).
[[nodiscard]] bool standsInWorkstation(const Chip &chip);
[[nodiscard]] bool runsCuda(const Chip &chip);
/// Whether three or four of it stand in one workstation: a card of two slots is known, at 350 W at most, with plugs
/// that a supply has four of. Beyond that slots, one circuit or the plugs do not carry four.
[[nodiscard]] bool standsInNumbers(const Chip &chip, const Catalogue &catalogue);
/// A card for servers of a class that makers sell by quote, of which only asking prices of used ones are known; and a
/// module, which stands in the server alone that it was made with.
[[nodiscard]] bool isSoldByQuote(const Offer &offer);
[[nodiscard]] bool isTpu(const Chip &chip);
/// Rented by the hour, not sold.
[[nodiscard]] bool isRented(const Chip &chip);
/// Of frameworks that are no longer made.
[[nodiscard]] bool hasEnded(Framework framework);

} // namespace rig::advice

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/board.h"
#include "core/machine/link_costs.h"
#include "core/machine/machine.h"

#include <QVarLengthArray>

#include <array>
#include <span>

namespace rig {

/// What kept a link below what its device can do.
enum class LimitedBy { Nothing, Slot, Sharing, Processor, Setting, Adapter, Uplink, Unknown };

/// The link of one device, once all lanes are dealt.
struct Link
{
    int device = 0; ///< index in Machine::devices
    int connector = -1;
    bool dark = false;           ///< the connector gets no lanes
    bool pcie = true;            ///< false: a SATA drive or a passive riser, which train no lanes of their own
    bool wrongConnector = false; ///< a device of this kind does not go into this connector or output
    int adapter = -1;            ///< the riser or switch board that it hangs on, index in Machine::devices
    std::optional<int> width;    ///< trained width; unknown where the board's table does not say
    std::optional<int> generation;
    std::optional<int> maxWidth; ///< what the device itself can do
    std::optional<int> maxGeneration;
    std::optional<GigabytesPerSecond> bandwidth; ///< one direction, at most the uplink's
    Upstream upstream = FromUnknown;
    LimitedBy limitedBy = LimitedBy::Nothing; ///< of the width
    LimitedBy generationLimitedBy = LimitedBy::Nothing;
    Basis basis = Basis::Read;
    int group = -1;           ///< the sharing group that decided; -1: none
    std::vector<int> takenBy; ///< other occupied connectors without which the link would be wider
    std::optional<LinkCost>
        cost;        ///< of a card's link that is narrower than the card, for the work stated; nullopt: not measured
    int uplink = -1; ///< the fullest of the uplinks that it shares, index in Lanes::uplinks; -1: none
};

/// A connection that several devices share on their way to the processor.
struct Uplink
{
    Upstream board = FromUnknown; ///< the chipset or a switch of the board
    int adapter = -1;             ///< a switch board, index in Machine::devices; then `board` says nothing
    std::optional<GigabytesPerSecond> capacity;
    GigabytesPerSecond demand; ///< of all devices behind it at once, as far as known
    std::vector<int> devices;  ///< indexes in Machine::devices

    /// Several devices that together ask for more than it carries.
    [[nodiscard]] bool isContended() const { return devices.size() > 1 && capacity && demand > *capacity; }
};

/// The way between two cards, the best first.
enum class PeerWay { NvLink, SameSwitch, SameProcessor, Chipset, AcrossProcessors, Unknown };

struct PeerPath
{
    int a = 0; ///< indexes in Machine::devices
    int b = 0;
    PeerWay way = PeerWay::Unknown;
    /// One direction. Across processors it is the narrower of the two links: what the processors' own link carries is
    /// not in the catalogue.
    std::optional<GigabytesPerSecond> bandwidth;
};

/// Where a bridge of the build goes.
struct BridgeUse
{
    enum class State { Joins, TooFewCards, WrongDistance, Unknown };
    ItemId item = 0;
    State state = State::Unknown;
    int a = -1; ///< the cards that it joins, or the nearest pair that it would have to; indexes in Machine::devices
    int b = -1;
    std::optional<double> distance; ///< between these cards, in slot pitches
};

struct Lanes
{
    std::vector<Link> links;                  ///< one per placed device
    std::vector<std::pair<int, int>> off;     ///< (index in Board::effects, index of its label)
    std::optional<GigabytesPerSecond> uplink; ///< of the chipset
    GigabytesPerSecond chipsetDemand;         ///< of all links behind the chipset
    std::array<int, 2> fromProcessor{0, 0};   ///< lanes in use
    std::vector<Uplink> uplinks;              ///< those with a device behind them
    std::vector<BridgeUse> bridges;           ///< one per bridge of the build
    std::vector<PeerPath> peers;              ///< one per pair of cards that have links

    [[nodiscard]] const Link *linkOf(int device) const;
};

/// A sum of which parts may be unknown.
struct Total
{
    Watts atLeast;
    bool complete = true;
};

/// Windows of Intel's ATX design guide.
enum class Window { Us100, Ms1, Ms10, Ms100 };
inline constexpr std::array<int, 4> WindowMicroseconds{100, 1000, 10000, 100000};

/// What the card that peaks highest adds to the draw that it has at its limit.
struct Excursion
{
    ItemId card = 0; ///< 0: no card's draw is known
    Watts surplus;
};

/// All parts at their worst draw, the cards at their limit, and the excursion of one card on top.
struct Peak
{
    Excursion measured;                  ///< by Igor's Lab's measurement (MeasuredExcursion)
    Excursion specified;                 ///< by k(T) of Intel's design guide
    Watts need;                          ///< with the measured one; at least, where the worst draw is not complete
    Watts needBySpecification;           ///< with the specified one
    std::optional<Watts> allowed;        ///< by the supply's ATX version; unknown with it
    std::optional<Watts> allowedAtLeast; ///< the bounds where the version is unknown
    std::optional<Watts> allowedAtMost;
};

struct Share
{
    ItemId item = 0; ///< 0: the rest of the platform
    std::optional<Watts> training;
    std::optional<Watts> worst;
    /// Only what a card that another supply feeds may draw through its slot: at the worst 75 W from the board's supply.
    bool slot = false;
};

/// Why it is not certain that a card's sockets get their plugs.
enum class FeedDoubt {
    None,
    BoardInputs, ///< how many EPS plugs the board takes is not known, and it decides
    Series       ///< whether an adapter lies in the card's box is not known, and it decides
};

/// How one card is fed: the supply's own plugs, then the cables that the user chose, then the adapter in its box.
struct Feed
{
    int device = 0;
    int supply = -1; ///< the one that feeds it, index in Machine::supplies; -1: none, or several
    int load = 0;    ///< the one that it is planned on, index in Power::loads()
    ConnectorCounts needs;
    ConnectorCounts native;  ///< from the supply's own plugs
    ConnectorCounts adapted; ///< needed plugs that a chosen cable or an adapter makes out of others
    ConnectorCounts missing;
    ConnectorCounts taken; ///< plugs of the supply that all this occupies
    bool known = true;     ///< false: the card's or the supply's connectors are not known
    bool split = false;    ///< no single supply has its plugs, all of them together do
    FeedDoubt doubt = FeedDoubt::None;
    std::optional<Watts> rating;        ///< of the connectors and the slot together
    std::optional<Watts> ratingAtLeast; ///< the bounds where the sense rating of a 16-pin plug is not known
    std::optional<Watts> ratingAtMost;
    std::optional<Watts> plugs; ///< what its plugs carry: its draw less the 75 W of the slot
};

/// EPS plugs for the board, against those of the supplies that feed its processors.
struct EpsInputs
{
    int atLeast = 0; ///< inputs of the board; two bounds where they are not known, 0 without a board
    int atMost = 0;
    std::optional<int> plugs; ///< of these supplies; nullopt: not known
};

/// 6- and 8-pin plugs of one supply that must share a cable.
struct SharedCable
{
    int supply = 0;        ///< index in Machine::supplies
    int plugs = 0;         ///< in use
    int cables = 0;        ///< that carry them
    bool known = true;     ///< false: `cables` is the least that can carry them
    bool twoCards = false; ///< plugs of two cards hang on one cable
    ItemId card = 0;       ///< a card on the fullest of the shared cables
    Watts rated;           ///< of the two sockets on that cable
    Watts load;            ///< what that cable carries
};

/// What hangs on one supply against what it carries; of Power itself, on all of them.
struct SupplyLoad
{
    /// Index in Machine::supplies; of a server's modules, which share one load, the first of them; -1: all supplies.
    int placed = -1;
    int piece = 0; ///< of several alike under one item: 1, 2 …; 0: the only one
    std::vector<Share> shares;
    Total training;
    /// Of one of several supplies with the slots of cards that others feed (Share::slot): the worst of the loads
    /// together is more than that of the machine.
    Total worst;
    std::optional<Watts> worstAtMost; ///< upper bound where a processor's highest draw is not known
    std::optional<Watts> supply;      ///< rating at the site's voltage; of all supplies: of them together
    std::array<Peak, 4> peaks; ///< of Power: where supplies stand alone, those of the one that is nearest to its limit
    std::optional<Watts> rail12vAtLeast; ///< what 12 V carries; two bounds where a supply's label was not read
    std::optional<Watts> rail12vAtMost;
    std::optional<double> efficiency; ///< 0…1 at the training draw
};

/// Which of several supplies feeds what, as indexes in Power::loads(). Supplies that stand alone share no load: a
/// card's draw counts for the one that its plugs hang on. How much of it comes through the slot instead, up to 75 W,
/// nobody states; so the board's supply must carry that on top at its worst.
struct Division
{
    enum class State {
        NotNeeded, ///< one supply, or modules that share a load
        Found,     ///< none is loaded above its rating in training
        Chosen,    ///< the same, or worse, by the user's own choice of a supply for at least one item
        None,      ///< however it is divided, one of them is loaded above its rating
        Unproven ///< so many cards and supplies that not all divisions were tried; the best one loads a supply too much
    };
    State state = State::NotNeeded;
    int board = 0;               ///< of the 24-pin plug: board, slots, memory, drives, fans
    std::vector<int> processors; ///< of the EPS plugs, per Machine::processors
    std::vector<int> devices;    ///< of a card's plugs, per Machine::devices; the board's for all that is no card
    int steps = 0;               ///< of the search that found it: what its answer took

    /// Those that feed the processors, and without one the board's; each once, ascending.
    [[nodiscard]] QVarLengthArray<int, 4> ofEps() const;
};

struct Power : SupplyLoad
{
    std::vector<SupplyLoad> several; ///< one per supply that stands alone, where there are several; else empty
    Division division;
    std::optional<Watts> wall; ///< training draw at the wall
    Watts wallAtLeast;
    std::optional<Watts> wallWorst; ///< the worst draw at the wall, or its upper bound
    std::optional<double> upsVa;    ///< apparent power of that, in VA: the least that an uninterruptible supply has
    Watts circuit;                  ///< its continuous limit
    std::vector<Feed> feeds;        ///< one per card
    EpsInputs eps;
    std::vector<SharedCable> sharedCables; ///< at most one per supply
    std::optional<double> kwhPerYear;
    std::optional<Money> yearlyCost;

    /// What is to be judged: each of several supplies that stand alone, else the whole.
    [[nodiscard]] std::span<const SupplyLoad> loads() const
    {
        return several.empty() ? std::span<const SupplyLoad>(static_cast<const SupplyLoad *>(this), 1)
                               : std::span<const SupplyLoad>(several);
    }
};

/// What a figure may be at least and at most; unknown bounds are absent.
struct LengthBounds
{
    std::optional<Millimetres> atLeast;
    std::optional<Millimetres> atMost;
};

/// How what stands in a slot of the board fits: graphics cards, and in Fit::others network cards, switch boards,
/// carriers and the plugs of risers. What only counts graphics cards says so.
struct CardFit
{
    int device = 0;
    /// It hangs on a riser or a switch board: the board does not tell where it stands, and it covers no slot of it.
    bool onCable = false;
    bool outside = false;      ///< it hangs on Thunderbolt or OCuLink: taken to stand in an enclosure of its own
    std::optional<int> first;  ///< slot place, 1 at the top; unknown for what hangs on a cable
    std::optional<int> places; ///< slot places that it covers
    std::optional<Millimetres> lengthMargin; ///< case's limit less the card's length, without any radiator
    std::optional<Millimetres> gapBelow;     ///< air to the next device below; below zero: in its way
    int below = -1;                          ///< that device; -1: none, or its place is not known
    std::vector<int> overlaps;               ///< devices that stand in the way
    std::optional<int> overhang;             ///< places that it covers below the board's last one
};

struct Fit
{
    std::vector<CardFit> cards;     ///< one per graphics card
    std::vector<CardFit> others;    ///< one per other device in a slot of the board
    std::optional<int> lastPlace;   ///< the lowest slot place that a graphics card covers
    std::optional<int> boardPlaces; ///< slot places of the board's format; unknown for formats without a fixed number
    LengthBounds cardHeight;        ///< how high a card may stand in the case
    /// Whether the cooler's radiator stands in front of the cards; unknown where the case's radiator places are.
    std::optional<bool> radiatorInFront;
};

/// How much air a card gets.
struct CardHeat
{
    int device = 0;
    std::optional<bool> openAir; ///< its fans blow through it into the case; unknown with its cooling
    /// An open-air card with less than a free slot below it; unknown where its cooling or a place is.
    std::optional<bool> starved;
};

struct Heat
{
    std::optional<double> btuPerHour; ///< into the room, of the draw at the wall
    /// m³/h of air that carry the heat in the case away at 10 °C above the room; at most: unknown with a part's draw.
    double airNeedAtLeast = 0;
    std::optional<double> airNeedAtMost;
    /// m³/h that the case's fans and those of the build move through it; at most: unknown with the case's fans.
    double airAtLeast = 0;
    std::optional<double> airAtMost;
    int knownFans = 0; ///< that are surely there: of the build, of the case, of the radiator
    /// dB(A) of the build's fans at full speed together: of those whose noise is known, and the most it can be.
    std::optional<double> noiseAtLeast;
    std::optional<double> noiseAtMost;
    std::vector<CardHeat> cards; ///< one per graphics card, in the order of Fit::cards
};

/// What one item of the build costs, all its pieces together.
struct CostLine
{
    ItemId item = 0;
    Kind kind = Kind::Card;
    int count = 1;
    bool owned = false;              ///< it has a price too, which the total leaves out
    std::optional<Money> price;      ///< by the policy (core/prices/price.h); nullopt: no price is known
    std::optional<PricePick> pick{}; ///< the price of one, with its date, condition and basis
};

struct Cost
{
    Purse total;      ///< in the policy's currency; others stand beside it only where there is no rate
    int unpriced = 0; ///< parts that are not owned and have no price
    std::vector<CostLine> lines;
};

/// What is true of a machine: numbers only, no sentences.
struct Assessment
{
    Lanes lanes;
    Power power;
    Fit fit;
    Heat heat;
    Cost cost;
};

/// Pure: no I/O, no clock, no strings. A few microseconds for four cards.
[[nodiscard]] Assessment assess(const Machine &machine, const Site &site, const Use &use);

/// The rooms of assess(); each can be asked alone.
[[nodiscard]] Lanes assessLanes(const Machine &machine);
[[nodiscard]] Power assessPower(const Machine &machine, const Site &site, const Use &use);
[[nodiscard]] Fit assessFit(const Machine &machine);
[[nodiscard]] Heat assessHeat(const Machine &machine, const Fit &fit, const Power &power);

/// Rate of one lane in one direction; PCI-SIG: 2.5/5 GT/s with 8b/10b, 8/16/32 GT/s with 128b/130b. Generations 1 to 6.
[[nodiscard]] GigabytesPerSecond laneRate(int generation);

} // namespace rig

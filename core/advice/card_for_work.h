// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/other_works.h"
#include "core/advice/profile.h"
#include "core/advice/rented.h"
#include "core/advice/savers.h"
#include "core/prices/price_spread.h"
#include "core/workload/machine_for_work.h"
#include "core/workload/workload.h"

#include <QStringList>

namespace rig::advice {

/// Cards that one could buy today for a work.
struct WorkCard
{
    Workload work; ///< as these cards do it
    WorkloadNeed need;
    CardAnswer answer;
    PricePick price;    ///< of one
    int cards = 1;      ///< that it, or another work of the machine, takes
    double dollars = 0; ///< of all of them, at the catalogue's rates
    /// How many times as fast as one of them they are in training, over the usual link; nullopt: one card, or not
    /// known.
    std::optional<Bounds> overLinks{};
    /// Of several that train adapters each holds all of the work: they need not share it out, and exchange little.
    bool holdsAlone = false;

    [[nodiscard]] Money money() const; ///< of all of them
    /// GiB of each that are left by the need's upper bound.
    [[nodiscard]] double left() const;
    /// Samples a second, of all of them, with what their links cost; nullopt: not known.
    [[nodiscard]] std::optional<Bounds> speedInAll() const;
    /// So many of the same GPU.
    [[nodiscard]] bool isSameAs(const WorkCard &other) const
    {
        return answer.chip == other.answer.chip && cards == other.cards;
    }
};

/// The cheapest card that holds a work when it is done in these ways; the fewest that get there.
struct WithSavers
{
    std::vector<Saver> savers;
    WorkCard card;
};

/// Where one buys: what a rule keeps from being sold there is not named.
struct SoldWhere
{
    Region region = Region::Elsewhere;
    const Library *rules = nullptr;      ///< must outlive the answer; null: none are known
    const CloudPrices *rented = nullptr; ///< what could be rented instead; null: it is not looked for
};

/// GPUs that one could rent for a work, as many as a machine of a cloud has.
struct RentedForWork
{
    RentedChip of;
    CardAnswer answer;
    int cards = 1;
    double left = 0; ///< GiB of each, by the need's upper bound

    [[nodiscard]] Money hour() const; ///< of all, in the offer's currency
};

/// What to buy for a work.
struct CardForWork
{
    int holding = 0;              ///< GPUs of the catalogue that hold the work
    std::optional<WorkCard> best; ///< the cheapest that holds it for sure
    /// Of 1, 2, 3, 4 and 8 the best cards of that number, where they cost less than the fewer ones or are faster; empty
    /// where only one number does it.
    std::vector<WorkCard> counts;
    /// The cheapest of those that are at least half as fast again.
    std::optional<WorkCard> faster;
    double timesAsFast = 0; ///< of `faster`, against `best`
    /// Cheaper than `best`, where the work may fit and may not.
    std::optional<WorkCard> doubtful;
    /// Where no card for a workstation holds it as it is set, or for 2,000 dollars and more: the cheapest that a cloud
    /// lends by the hour.
    std::optional<RentedForWork> rented;
    /// Where none for a workstation holds it: eight that one could buy.
    std::optional<WorkCard> eight;
    /// Of a mixture of experts, to generate: the cheapest where the experts stand in the system's memory, clearly below
    /// the price of `best`. That memory, and the board that carries it, are not in the price.
    std::optional<WorkCard> besideMemory;
    /// Of those without CUDA the cheapest that generates clearly below the price of `best`.
    std::optional<WorkCard> withoutCuda;
    /// What would do with less memory, each below seven tenths of the price before it: first by ways that keep the
    /// result, then by fewer bits as well.
    std::vector<WithSavers> cheaper;
    /// The cheapest that holds the work as it is set, of whatever number, where it comes to less than seven tenths of
    /// what is named: slower, or with less room. What is `cheaper` is cheaper than this, or gives this one room.
    std::optional<WorkCard> least{};
    /// Cheaper than what is named, hold the work, and are modified by a workshop: none of them is ever named.
    std::vector<std::shared_ptr<const Chip>> modified{};
    /// Where all weights are trained, and no card for little money does that: what trains adapters in their place.
    std::optional<WithSavers> adapters{};
    OtherWorks others; ///< that the same cards must hold
    /// Between which prices that of the card that is named was taken.
    std::optional<PriceSpread> spread{};
    /// What would be named, were it allowed in the region, and the rule under which it is not; null: nothing else.
    std::shared_ptr<const Chip> barred{};
    const RegionRule *rule = nullptr;
    /// Under which what is in the region of the one that is named is sold, and no more comes; null: none.
    const RegionRule *stock = nullptr;

    /// The one that the answer names: the best, or what gives the same result and costs less than half of it (by ways
    /// that cost nothing, on no more cards, less than 0.85 of it); without a best what gives the same result, unless
    /// the last of `cheaper` costs less than half of that; null where there is none.
    [[nodiscard]] const WorkCard *named() const
    {
        const WithSavers *saved = namedWithSavers();
        return saved ? &saved->card : best ? &*best : nullptr;
    }
    /// That one's ways to need less memory; null where the work is done as it is set.
    [[nodiscard]] const WithSavers *namedWithSavers() const;
};

/// Cards count that go into a slot, have fans of their own, run what frameworks are today, and have a price of today
/// under the catalogue's policy; those with CUDA, for which nearly all is written, before others. One whose speed is
/// not known loses to one whose speed is known, and one that was seen in another currency to one of this market. Of two
/// cards within a seventh of each other's price the faster one stands first where it is at least a third faster; of
/// those that hold it only just, one with a GiB to spare at twice the price.
/// Two cards, three and four, stand before fewer where with what board, supply and case cost more for them (300 and
/// 1,500 dollars) they come to less than seven tenths, or to less than 0.85 and are no slower: weights of our own.
/// Those that share a work among more than two have 16 GiB or more each; more than two are of a kind that stands in
/// numbers. To train, and for text that is read, the card counts that does most that is of use for the price of the
/// whole machine, up to twice that of the cheapest. Where the machine is for `others` too, the cards hold these as
/// well.
[[nodiscard]] CardForWork cardForWork(const Workload &work, const WorkloadNeed &need,
                                      const MemoryConditions &conditions, const Catalogue &catalogue,
                                      const SpeedModel &speeds, const OtherWorks &others = {},
                                      const SoldWhere &where = {});

/// The work in the ways of the cards that are named, on as many as it was set for: what a whole machine is looked for
/// with, so that the search answers what these cards answer.
[[nodiscard]] Workload asNamed(const Workload &work, const CardForWork &answer);

/// The machine that these cards go into, for `works`, which the work is one of.
[[nodiscard]] MachineWish wishFor(const WorkCard &card, std::vector<PlannedWork> works, Use use = {});

/// "One used GeForce RTX 3090 does it, for about $1,000"; where nothing holds the work as it is set, the last of
/// `cheaper`.
[[nodiscard]] QString workAnswerText(const CardForWork &answer);
/// Why, and what else would do, each a sentence; where there is a best card, the first is of it.
[[nodiscard]] QStringList workAnswerReasons(const CardForWork &answer);
/// "With 8-bit Adam, which nearly keeps the result; as it is set: 2 × used RTX A6000, $7,300.": `asSet` is what the
/// work takes without these ways.
[[nodiscard]] QString waysText(const std::vector<Saver> &ways, bool training, const QString &asSet);
/// The price's kind and day, and how the speed is known: "market, used, 2026-09-01", "speed modelled".
[[nodiscard]] QStringList workAnswerBasis(const CardForWork &answer);
} // namespace rig::advice

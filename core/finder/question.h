// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/build/build.h"
#include "core/catalogue/catalogue.h"

#include <QStringList>

#include <map>

namespace rig::finder {

/// What is best. Ties go to the cheaper machine, then to the one with fewer findings.
enum class Goal {
    Speed,         ///< of the work; without a work of the matrix units of all cards together
    Memory,        ///< of all cards together
    SpeedForMoney, ///< speed for each unit of the price
    CostOverYears  ///< the least of price and electricity over Question::years, at Question::leastSpeed
};
/// "speed", "memory", "speed-for-money", "cost-over-years"
[[nodiscard]] QLatin1StringView goalKey(Goal goal);
[[nodiscard]] std::optional<Goal> goalFromKey(QStringView key);
/// Keys of all goals, as one reads them: "speed, memory, …".
[[nodiscard]] QString goalKeys();
/// Sums of watts in another order differ by less.
inline constexpr double RoundingOfWatts = 1e-8;
/// Whether what a machine draws at the wall decides on the goal.
[[nodiscard]] bool drawCounts(Goal goal);

/// What each card must have, whatever the work asks; not said: nothing.
struct Needs
{
    std::optional<Gibibytes> memoryEach;
    std::optional<Gibibytes> memoryInAll; ///< of all cards
    std::optional<Teraflops> fp32;
    std::optional<Teraflops> tensorFp16; ///< with sums in 32 bits, dense; of cards without such units the faster rate
    std::optional<GigabytesPerSecond> bandwidth;

    bool operator==(const Needs &) const = default;
};

/// More cards than this stand in no machine of slots.
inline constexpr int MostCards = 8;

/// Which machine is sought. A plain value.
struct Question
{
    std::optional<PlannedWork> work; ///< nullopt: the needs alone
    Needs needs;
    Goal goal = Goal::Speed;
    /// Tokens or images a second, without a work TFLOPS, at the least; not with Goal::Memory. Nullopt: any.
    std::optional<double> leastSpeed;
    double years = 3; ///< of Goal::CostOverYears; the hours and the tariff are the site's
    int fewestCards = 1;
    int mostCards = 4;
    std::optional<Money> budget; ///< for all that is not owned, beside what is sold; nullopt: none
    Site site;
    Use use; ///< display, ECC, data set, how peaks are told; its work and budget are the question's

    /// What is there already: each of its parts may be used again at no price, and need not be.
    Build own;
    QStringList kept; ///< ids of owned parts that must be used again
    /// What one of an owned part would bring, by id: what the machine leaves out of it is sold, and so much more may be
    /// spent. Owned parts that are not named stay without being used.
    QMap<QString, Money> sellable;
    QStringList with;    ///< ids of parts and chips that the machine must have
    QStringList without; ///< ids of parts and chips that it must not
    QString vendor;      ///< of the chips; empty: any, as long as CUDA runs on them

    // What belongs to a machine that runs, whatever is asked.
    std::optional<Gibibytes> memory;       ///< at least; nullopt: as much as all cards have, and LeastMemory
    Gigabytes drive{900};                  ///< at least: a system, frameworks and a data set
    QStringList refused = usualRefusals(); ///< ids of checks whose cautions the machine must not have
    /// Groups of checks that must not be left open: "pcie" is lanes, "power" supply and plugs, "fit" the case.
    QStringList essential{QStringLiteral("pcie"), QStringLiteral("power"), QStringLiteral("fit")};
    int lanesEach = 8; ///< of a card at the least, or all that it has; 0: any link will do
    /// Cards whose CUDA has no BF16 (before Ampere, capability 8.0) may train transformers and diffusion models too, in
    /// FP16 with loss scaling. Without it they do so only where they are owned or named.
    bool mayTrainInFp16 = false;
    bool mayLimit = false; ///< cards may be limited to less than their rating, as far as that was measured
    bool quiet = false;    ///< no blower, no fanless server card, no rack case

    // Which prices count, beside the catalogue's policy.
    /// Cards, memory, drives and processors that are no longer made need a price that the policy calls one of today.
    /// What other parts cost, which moves less, may be older: by so many months.
    int monthsOfOthers = 48;

    /// Cards whose price was seen in the currency of another market alone (isOneMarket()), which may not be sold here,
    /// count beside those of this market; where there are none of this market, they count in any case.
    bool otherMarkets = false;

    /// What if prices were others: of these parts, and of all cards with these chips, times this number; by id.
    QMap<QString, double> priceFactors;

    /// Speeds that are no more than this part below the best count as the same: the models are no more exact.
    double sameWithin = 0.03;

    /// The share below the best that counts as the same under the goal: costs are added up, not modelled, and what is
    /// reckoned of watts no two sums give the same of.
    [[nodiscard]] double same() const;

    [[nodiscard]] static QStringList usualRefusals();
};
/// GiB.
inline constexpr Gibibytes LeastMemory{16};

/// Whether it can be asked of this catalogue. A failure names its field ("budget", "cards", "with", "without", "work",
/// "need.memory-each", "memory", "lanes", "drive", "refused", "own", "sell", "least-speed", "years", "hours", "tariff")
/// and says what is wrong. What contradicts itself is no failure: the answer says so.
[[nodiscard]] Result<void> validate(const Question &question, const Catalogue &catalogue);

} // namespace rig::finder

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/card_for_work.h"

#include <vector>

namespace rig::advice {

/// A GPU that one could buy today.
struct OnSale
{
    std::shared_ptr<const Chip> chip;
    PricePick price; ///< new or used as the policy accepts it, whichever is cheaper
    double dollars = 0;
    bool standsInNumbers = false;
};

/// All that can be put into a machine at home, and used with what frameworks are today.
[[nodiscard]] std::vector<OnSale> everythingOnSale(const Catalogue &catalogue, const SoldWhere &where);

/// Cards whose memory a workshop exchanged, with their prices of today: they are found where they are named, and never
/// advised.
[[nodiscard]] std::vector<OnSale> modifiedOnSale(const Catalogue &catalogue);

/// What catalogue and measurements say, for all that is asked of them here.
struct WorkMarket
{
    std::vector<OnSale> onSale;
    const SpeedModel &speeds;
    MemoryConditions conditions;
    const OtherWorks &others;
    QString currency; ///< of the prices
};

/// Those that one could buy and that hold the work or may, the cheapest first. What is not known of a card's speed, or
/// what runs on it in training, counts only where nothing better is left.
[[nodiscard]] std::vector<WorkCard> cardsOnSale(const Workload &work, const WorkloadNeed &alone,
                                                const WorkMarket &market, bool withCuda = true);

/// Whether it holds the work for sure.
[[nodiscard]] bool holds(const WorkCard &card);
/// Samples a second of all cards; 0: not known.
[[nodiscard]] double speedOf(const WorkCard &card);
/// The same with what the links cost at most, where several exchange.
[[nodiscard]] double speedOverLinks(const WorkCard &card);

/// The same as far as one has the use of it: of text that is read, up to what one reads with ease (20 tokens a second
/// of each user, some three times as fast as one reads: a figure of our own; models think before they answer).
[[nodiscard]] double usefulSpeed(const WorkCard &card);

/// What a card does that is of use for the price of the whole machine, in units of our own: more is better.
[[nodiscard]] double doneFor(const WorkCard &card);

/// What is left of a card that holds the work only just, GiB: a desktop or a longer context takes it.
inline constexpr double OnlyJust = 1;

/// The cheapest that holds the work; one that costs little more and is much faster, or where no speed is known has most
/// memory; in training, and of text that is read, the one that does most that is of use for the price of the whole
/// machine, where it costs at most twice as much as that of the cheapest.
[[nodiscard]] std::optional<WorkCard> bestOf(const std::vector<WorkCard> &onSale);

} // namespace rig::advice

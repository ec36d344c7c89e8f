// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/offers.h"
#include "core/renting/cloud_prices.h"
#include "core/renting/free_services.h"
#include "core/workload/machine_for_work.h"

namespace rig::advice {

/// What is known beside parts and advice, for an answer. Both must outlive it.
struct Services
{
    const CloudServices &free;
    const CloudPrices &rented;
};

/// Cards that one buys.
struct Purchase
{
    std::shared_ptr<const Chip> chip;
    Support support = Support::NotKnown;
    int cards = 1;   ///< of all machines
    PriceSeen price; ///< of one
    Money total;     ///< of all, in the market's currency where there is a rate

    [[nodiscard]] bool isUsed() const { return price.condition == Condition::Used && price.source != NoSource; }
};

/// In what another choice differs from the first.
enum class Differs { Cheaper, MoreMemory, New, OtherVendor };

/// What one who knows would say. Of free, purchase and rented at least one stands, or nothing answers.
struct Answer
{
    std::vector<const CloudService *> free;     ///< with which one begins; empty: one buys at once
    std::vector<const CloudService *> alsoFree; ///< beside a purchase: for those who only try or compete
    std::optional<Purchase> purchase;
    std::optional<CloudOffer> rented; ///< where nothing that is sold answers; of TPUs
    std::shared_ptr<const Chip> rentedChip;
    std::vector<std::pair<Differs, Purchase>> others; ///< two at most
    std::vector<Purchase> several;                    ///< of cards that share the work, where nobody said how many
    Usual usual;                                      ///< what was asked for
    bool littleMemory = false;                        ///< the purchase has less than is usual: the money ends before
    bool dear = false;                                ///< it costs more than is usual: nothing cheaper holds it
    bool everyPriceElsewhere = false;                 ///< its price was seen in another currency than the market's
    bool byQuote = false;       ///< better ones for servers are sold by quote, and have no price of today
    std::optional<double> left; ///< of the budget, in its currency
    /// Where the money ends before: the cheapest with the usual memory, and how much more it takes, in the budget's
    /// currency.
    std::optional<Purchase> beyond;
    double more = 0;
    std::optional<Purchase> barred;   ///< what would have stood first, were it allowed in the region or the data centre
    const RegionRule *rule = nullptr; ///< under which it is not
    /// Under which what is in the region of what is bought is sold, and no more comes.
    const RegionRule *stock = nullptr;
    /// How many of the list have a higher score than what is bought, and stand behind it for what holds them back.
    std::map<Held, int> heldAbove{};
};

/// The market in which a question is asked: China's has yuan, a budget its currency.
[[nodiscard]] MarketToday marketOf(const Question &question, const Catalogue &catalogue, const QDate &today);

/// What to do: of what the catalogue gives (`offers`, of the same question and market) the first that nothing holds
/// back; where the money ends before, a card with less memory, down to 8 GiB; where the need is stated and costs more
/// than is usual, the cheapest that holds it. Who competes on Kaggle, only tries, or has almost no money begins with
/// what is free, unless he names a sum or has plenty.
[[nodiscard]] Answer advise(const Question &question, const Offers &offers, const MarketToday &market,
                            const Services &services);

/// One of the machines that these cards go into.
[[nodiscard]] MachineWish wishFor(const Purchase &purchase, const Question &question);

/// "Buy a used RTX 3090 with 24 GiB, about $1,000." One sentence that one can act on.
[[nodiscard]] QString answerText(const Answer &answer, const Question &question);
/// Why, what the inputs did and did not do, and what else would do: a sentence each.
[[nodiscard]] QStringList answerReasons(const Answer &answer, const Question &question);
/// Dates and conditions of prices, sources of what is said of a region, frameworks and services.
[[nodiscard]] QStringList answerBasis(const Answer &answer, const Question &question, const Library &library,
                                      const MarketToday &market);
/// Ids of what it names: chips and services.
[[nodiscard]] QStringList answerSubjects(const Answer &answer);
/// Why an offer of the list is not what one would name first; empty where it can be.
[[nodiscard]] QString heldText(const Offer &offer, const Usual &usual);
/// Why the list begins with one of a lower score: "Of a higher score, but held back: without CUDA (3)."; empty where it
/// has the highest.
[[nodiscard]] QString heldAboveText(const std::map<Held, int> &held, const Usual &usual);

} // namespace rig::advice

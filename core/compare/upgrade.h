// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/knowledge.h"
#include "core/prices/chip_price.h"
#include "core/speeds/speed_estimate.h"

#include <QHash>

#include <map>

namespace rig {

/// "I own this GPU: shall I buy one of those?"
struct UpgradeQuestion
{
    QString owned;                       ///< id of a chip
    int ownedCount = 1;                  ///< so many of it; the answer is about all of them
    QStringList candidates;              ///< ids of chips
    std::optional<Money> resale{};       ///< what one that is owned brings, by the user; nullopt: its newest used price
    std::optional<Money> paid{};         ///< what was paid, or is to be paid, for one of them: for the whole path
    QHash<QString, Money> prices{};      ///< by chip: the user's, for this question
    Buying buying = Buying::NewElseUsed; ///< the user's own price comes before all of them, except for AtLaunch
    std::optional<Net> net{};            ///< nullopt: deep learning at large
    QString currency = QStringLiteral("USD"); ///< of the answer
};

/// A price, in the question's currency.
struct UpgradeOffer
{
    Money money;
    bool said = false;      ///< by the user with the question: it has no date and no source
    bool elsewhere = false; ///< seen in another market: the card may not be sold here
    ChartPrice basis = ChartPrice::MarketNew;
    QDate date;
    SourceIndex source = NoSource;
};

enum class UpgradeVerdict {
    NotNeeded,  ///< a source says so
    NoGain,     ///< neither faster nor larger, by what is known
    Faster,     ///< and it may have less memory: see memoryGain
    MemoryOnly, ///< larger, and not faster by a hundredth
    SpeedUnknown,
    Another ///< one more of what is owned
};
/// "not-needed", "no-gain", "faster", "memory-only", "speed-unknown", "another"
[[nodiscard]] QLatin1StringView upgradeVerdictKey(UpgradeVerdict verdict);

/// Why one that is faster or larger is not what one would name first: the first of these that holds.
enum class PassedOver {
    SourceSaysNo, ///< UpgradeVerdict::NotNeeded
    NoCard,       ///< it stands in no slot of a desktop, as the owned one does
    LeftBehind,   ///< no maker's list of today's software names it
    NoCuda,       ///< which the owned one runs
    NoBf16,
    OtherMarket,  ///< its price is of another country, and one that is sold here was found
    LessMemory,   ///< than the owned one
    LittleGain,   ///< less than a third faster, or not known
    PeaksAlone,   ///< a ratio of FLOPS, which is no speed
    LittleMemory, ///< less than UpgradeAnswer::leastMemory
    Dear          ///< above UpgradeAnswer::most
};

/// Why one that is faster or larger is not even listed, where a card of a desktop is owned.
enum class NotListed {
    Module,    ///< SXM, OAM, MXM: the machine alone takes it that was built for it
    ForServer, ///< a card without fans
    Modified   ///< a workshop's, which no vendor stands behind; whatever is owned
};

/// What might be bought: as many of another GPU as are owned, in their place, or one more beside them.
struct UpgradeOption
{
    std::shared_ptr<const Chip> gpu;
    int cards = 1; ///< to be bought
    UpgradeVerdict verdict = UpgradeVerdict::SpeedUnknown;
    SpeedRelation speed;                  ///< of one relative to one; of another one beside them: the same GPU
    std::optional<double> memoryGain;     ///< GiB more, in all
    std::optional<double> wattsMore;      ///< in all
    std::optional<ConnectorCounts> plugs; ///< of its reference card; nullopt: not known
    std::optional<UpgradeOffer> price;    ///< of one
    std::optional<Money> net;             ///< the price of all less their resale; below 0 where that brings more
    std::optional<Money> perTenPercent;   ///< net, for each tenth of the owned one's speed gained; 0 where it is below
    std::optional<Money> path;            ///< paid − resale + price
    std::optional<bool> sameArchitecture;
    std::vector<const UpgradeAdvice *> said; ///< of shippedComparisons()
    /// Of upgradesWithin(); nullopt: it could be named first, or is one more of what is owned.
    std::optional<PassedOver> passed{};
};

struct UpgradeAnswer
{
    std::shared_ptr<const Chip> owned;
    int ownedCount = 1;
    std::optional<Money> budget;          ///< beside what the owned ones bring, where one was stated
    std::optional<ConnectorCounts> plugs; ///< of the owned one's reference card
    std::optional<UpgradeOffer> resale;   ///< of one
    /// The newest used price, where it is too old to count as one of today; not converted.
    std::optional<Price> formerUsed;
    std::optional<Rate> rate; ///< which turned dollars into the question's currency; none for dollars
    /// Those that are named, then those that could be, then those that were passed over, each the cheapest gain first;
    /// see upgradeAnswer().
    std::vector<UpgradeOption> options;
    int left = 0;            ///< how many more there were, behind these
    bool candidates = false; ///< the user named them

    std::map<NotListed, int> notListed{}; ///< how many
    Gibibytes leastMemory{};              ///< that the best had to have
    std::optional<Money> most{};          ///< that one card may cost to be named; nullopt: the budget says it

    // What one who knows would name, as places in `options`; see upgradesWithin().
    std::optional<std::size_t> best;
    std::optional<std::size_t> another;
    std::optional<std::size_t> roomier;
};

/// Ranked by money for the gain: first those whose speed a source or the bandwidth tells, then those of which FLOPS
/// alone are known, then what gains nothing or cannot be reckoned, in the question's order. Prices that catalogues
/// and shops gave count by the order of priceOf(). The failure says what is wrong with the question: a GPU that is
/// not known, an amount that is negative or not finite, a currency without a rate.
[[nodiscard]] Result<UpgradeAnswer> upgradeAnswer(const Catalogue &catalogue, const Equivalence &equivalence,
                                                  const UpgradeQuestion &question);

/// All GPUs that are faster or larger at a price that is known and, where there is a budget, within it and the resale
/// together, and one more of the owned one: `most` at most; the question's own candidates do not count. In place of a
/// desktop's card no module and no server's card is listed, and no modified card at all: `notListed` counts them. Named
/// are
/// - best: of those that are a third faster or more with no less memory, the one whose gain is cheapest;
/// - another: one more of the owned one;
/// - roomier: of those with half as much memory again or more, more than the best, and no slower, the cheapest for each
///   GiB.
///
/// Best and roomier run what is written today, have BF16 where they are of NVIDIA, run CUDA where the owned one does,
/// stand in a workstation (in place of a server's card, in a server), and cost, where no budget is stated, at most four
/// times what the owned one brings, or 1,300 dollars. A ratio of FLOPS counts from two on, and for one without Tensor
/// Cores alone; a price that was seen in another currency where no other will do.
[[nodiscard]] Result<UpgradeAnswer> upgradesWithin(const Catalogue &catalogue, const Equivalence &equivalence,
                                                   UpgradeQuestion question, const std::optional<Money> &budget,
                                                   int most);

/// Whether one more of the owned ones is named before the best in their place: they have 24 GiB or more each, the best
/// brings less than half as much memory again, and one more costs at most a third more. Memory is what a model needs
/// first, and beside cards of less it holds halves alone (advice/several_cards).
[[nodiscard]] bool secondLeads(const UpgradeAnswer &answer);

/// The price of a GPU under the question, whose `owned` and `candidates` do not count; nullopt where none is known.
[[nodiscard]] std::optional<UpgradeOffer> offerFor(const Chip &gpu, const Catalogue &catalogue,
                                                   const UpgradeQuestion &question);

} // namespace rig

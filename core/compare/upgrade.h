// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/knowledge.h"
#include "core/prices/chip_price.h"
#include "core/speeds/speed_estimate.h"

#include <QHash>

namespace rig {

/// "I own this GPU: shall I buy one of those?"
struct UpgradeQuestion
{
    QString owned;                       ///< id of a chip
    QStringList candidates;              ///< ids of chips
    std::optional<Money> resale{};       ///< what the owned one brings, by the user; nullopt: its newest used price
    std::optional<Money> paid{};         ///< what was paid, or is to be paid, for the owned one: for the whole path
    QHash<QString, Money> prices{};      ///< by chip: the user's, for this question
    Buying buying = Buying::NewElseUsed; ///< the user's own price comes before all of them, except for AtLaunch
    std::optional<Net> net{};            ///< nullopt: deep learning at large
    QString currency = QStringLiteral("USD"); ///< of the answer
};

/// A price, in the question's currency.
struct UpgradeOffer
{
    Money money;
    bool said = false; ///< by the user with the question: it has no date and no source
    ChartPrice basis = ChartPrice::MarketNew;
    QDate date;
    SourceIndex source = NoSource;
};

enum class UpgradeVerdict {
    NotNeeded,  ///< a source says so
    NoGain,     ///< neither faster nor larger, by what is known
    Faster,     ///< and it may have less memory: see memoryGain
    MemoryOnly, ///< larger, and not faster by a hundredth
    SpeedUnknown
};
/// "not-needed", "no-gain", "faster", "memory-only", "speed-unknown"
[[nodiscard]] QLatin1StringView upgradeVerdictKey(UpgradeVerdict verdict);

/// One GPU that might be bought.
struct UpgradeOption
{
    std::shared_ptr<const Chip> gpu;
    UpgradeVerdict verdict = UpgradeVerdict::SpeedUnknown;
    SpeedRelation speed;              ///< relative to the owned one
    std::optional<double> memoryGain; ///< GiB more
    std::optional<double> wattsMore;
    std::optional<ConnectorCounts> plugs; ///< of its reference card; nullopt: not known
    std::optional<UpgradeOffer> price;
    std::optional<Money> net;           ///< the price less the resale; below 0 where that brings more
    std::optional<Money> perTenPercent; ///< net, for each tenth of the owned one's speed gained; 0 where it is below
    std::optional<Money> path;          ///< paid − resale + price
    std::optional<bool> sameArchitecture;
    std::vector<const UpgradeAdvice *> said; ///< of shippedComparisons()
};

struct UpgradeAnswer
{
    std::shared_ptr<const Chip> owned;
    std::optional<ConnectorCounts> plugs; ///< of the owned one's reference card
    std::optional<UpgradeOffer> resale;
    /// The newest used price, where it is too old to count as one of today; not converted.
    std::optional<Price> formerUsed;
    std::optional<Rate> rate;           ///< which turned dollars into the question's currency; none for dollars
    std::vector<UpgradeOption> options; ///< the cheapest gain first; see upgradeAnswer()
};

/// Ranked by money for the gain: first those whose speed a source or the bandwidth tells, then those of which FLOPS
/// alone are known, then what gains nothing or cannot be reckoned, in the question's order. Prices that catalogues
/// and shops gave count by the order of priceOf(). The failure says what is wrong with the question: a GPU that is
/// not known, an amount that is negative or not finite, a currency without a rate.
[[nodiscard]] Result<UpgradeAnswer> upgradeAnswer(const Catalogue &catalogue, const Equivalence &equivalence,
                                                  const UpgradeQuestion &question);

/// The GPUs that cost at most `budget` and the resale together and are faster or larger, the cheapest gain first and
/// `most` at most; the question's own candidates do not count.
[[nodiscard]] Result<UpgradeAnswer> upgradesWithin(const Catalogue &catalogue, const Equivalence &equivalence,
                                                   UpgradeQuestion question, const Money &budget, int most);

/// The price of a GPU under the question, whose `owned` and `candidates` do not count; nullopt where none is known.
[[nodiscard]] std::optional<UpgradeOffer> offerFor(const Chip &gpu, const Catalogue &catalogue,
                                                   const UpgradeQuestion &question);

} // namespace rig

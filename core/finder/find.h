// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/savers.h"
#include "core/checks/verdict.h"
#include "core/finder/sales.h"
#include "core/finder/search.h"
#include "core/machine/cost_basis.h"

namespace rig::finder {

/// A machine that answers, with what is true of it.
struct Found
{
    Document document;        ///< the whole machine, every part placed
    Money price;              ///< of all that is not owned, in the policy's currency
    std::vector<Sold> sold{}; ///< by part
    CostBasis basis;          ///< what the price rests on
    double objective = 0;     ///< worthOf()
    double does = 0;          ///< speed of the model, TFLOPS or GiB
    /// Over the years, where these are sought: the price, what is used again instead of being sold, and electricity.
    std::optional<Money> costs{};
    std::optional<SpeedEstimate> speed{}; ///< of the work, over the machine's own links; nullopt: there is no work
    SampleUnit unit = SampleUnit::None;
    std::shared_ptr<const Chip> chip;
    std::shared_ptr<const Card> card;
    int cards = 1;
    int ownedCards = 0;                   ///< of these
    PowerLimit limit{};                   ///< of each
    std::optional<PricePick> cardPrice{}; ///< of one; nullopt: all are owned
    std::optional<Watts> wall{};          ///< while it trains
    Verdict::Kind verdict = Verdict::Kind::Fine;
    int cautions = 0;
    int unknowns = 0; ///< that govern
    int notes = 0;

    /// What all that is sold brings.
    [[nodiscard]] Money brought() const;
    /// The price less that: what the budget is for. Below 0 where more is sold than bought.
    [[nodiscard]] Money spent() const { return {price.amount - brought().amount, price.currency}; }
};

/// The answer to a question.
struct Answer
{
    Question question;
    /// The best, then the best with other cards or another number of them; empty where no machine meets the question.
    std::vector<Found> machines;
    /// Where it was asked for: of each budget the best, the cheapest first; each is better than those before it.
    std::vector<Found> frontier;
    std::optional<Found> cheapest{}; ///< where none costs so little: the cheapest that meets all else
    Proof proof;                     ///< of the best
    double gap = 0; ///< how much better than the best a machine might still be: 0.1 is a tenth; 0 where it is proven
    std::map<LeftOut, int> leftOut;
    bool plainWork = false; ///< no work was said: that of the question is a plain one, see answerTo()
    /// As it was set no machine does the work; that of the question is done in these ways, see answerTo().
    std::vector<advice::Saver> ways{};
};

/// How far a search is.
struct Standing
{
    const Found *best = nullptr; ///< null: none yet
    double gap = 0;
    qint64 nodes = 0;
};

struct FindOptions
{
    /// Every budget between these two, in place of the question's own.
    std::optional<std::pair<Money, Money>> frontier{};
    int machines = 3; ///< at most so many that differ in their cards
    qint64 mostNodes = 3'000'000;
    bool namesCheapest = true; ///< where the budget is too small, the cheapest that meets all else is sought
    /// Asked every few hundred nodes, in the thread of the call; false stops it, and the answer has the best so far.
    std::function<bool(const Standing &)> goOn{};
};

/// The same for the best machine alone, and no other where there is none.
[[nodiscard]] FindOptions onlyBest(FindOptions options);

/// The best whole machine. Pure and repeatable: no clock, no I/O; may run in any thread on copies of its own. A failure
/// is one of validate(), of the work ("work"), of a frontier whose ends are no amounts, or of a goal that has none
/// ("frontier"), or of a wanted part without a price ("with").
[[nodiscard]] Result<Answer> find(const Question &question, const Catalogue &catalogue, const ModelLibrary &library,
                                  const SpeedModel &speeds, const FindOptions &options = {});

/// What a question would give without one of its conditions.
struct Relaxed
{
    /// "budget", "circuit", "cards", "memory", "drive", "needs", "refused", "essential", "with", "without", "kept",
    /// "vendor", "lanes", "bf16", "quiet", "ecc", "data-set", "least-speed", "full-power"
    QString condition;
    Question without;            ///< the question that gives it up
    std::optional<Found> best{}; ///< nullopt: there is still no machine
    double gain = 0;             ///< of the objective, against the answer: 0.2 is a fifth more; 0 where there was none
};
/// Each condition of the question given up alone: the budget raised by a tenth, the circuit the next larger one of its
/// country, all others dropped. Of an answer what binds it; where there is none, what each would have to give way: of
/// the budget the cheapest machine. `options` can stop it; what it had is then its answer.
/// With `only`, no others than these.
[[nodiscard]] Result<std::vector<Relaxed>> relaxedEach(const Answer &answer, const Catalogue &catalogue,
                                                       const ModelLibrary &library, const SpeedModel &speeds,
                                                       const FindOptions &options = {}, const QStringList &only = {});
/// Where no machine meets the question: the smallest set of conditions, by the keys above, that already has none; each
/// given up would do, as far as the others stand. Empty where there is a machine, or none without any condition.
[[nodiscard]] Result<QStringList> contradiction(const Question &question, const Catalogue &catalogue,
                                                const ModelLibrary &library, const SpeedModel &speeds,
                                                const FindOptions &options = {});

/// The question with that part in the machine, for "why not this one?"; a chip or a card stands in the place of others.
[[nodiscard]] Question withPart(Question question, const QString &part);
/// The question without that part being asked for.
[[nodiscard]] Question withoutWish(Question question, const QString &part);

/// What would be the choice if a part cost otherwise.
struct PriceSwing
{
    QString part;      ///< of the machine; of cards the chip, whose cards all move together
    double factor = 1; ///< of its price
    Found instead;
};
/// By how much prices are moved.
inline constexpr double PriceSwingShare = 0.15;
/// The parts whose price, 15 % up or down, changes the answer: those of the machine, and other chips that might do as
/// much for less. In the order of the machine's parts, the cards first. Empty without a machine.
[[nodiscard]] Result<std::vector<PriceSwing>> priceSwings(const Answer &answer, const Catalogue &catalogue,
                                                          const ModelLibrary &library, const SpeedModel &speeds,
                                                          const FindOptions &options = {});

/// All that is asked about an answer.
struct Why
{
    QStringList contradiction;    ///< where there is no machine
    std::vector<Relaxed> relaxed; ///< each condition; where there is no machine each of the contradiction
    std::vector<PriceSwing> swings;
    bool whole = true; ///< false: it was stopped before its end
};
/// `goOn` is asked now and then, in the thread of the call; false stops it.
[[nodiscard]] Result<Why> whyOf(const Answer &answer, const Catalogue &catalogue, const ModelLibrary &library,
                                const SpeedModel &speeds, const std::function<bool()> &goOn = {});

} // namespace rig::finder

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/work_market.h"

#include "core/advice/offers.h"
#include "core/catalogue/modified.h"
#include "core/prices/second_hand.h"
#include "core/workload/card_scaling.h"
#include "core/workload/planned_works.h"
#include "core/workload/works_on_machine.h"

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace rig::advice {

namespace {

/// A card is worth so much more than a slower one: weights of our own.
constexpr double NearlyTheSamePrice = 8.0 / 7;
constexpr double WorthIt = 4.0 / 3;
/// Room for a desktop or a longer context may cost so many times as much.
constexpr double TimesForRoom = 2;
/// What stands around the cards, in US dollars: a cheap card does not make a cheap machine. A figure of our own.
constexpr double MachineAround = 600;
/// In training, where all of the speed is used, and of text, as far as one reads, the machine may cost so many times
/// that with the cheapest card, and twice the speed counts as much as 1.7 times its price: a run also ends that is
/// waited for overnight.
constexpr double TimesForSpeed = 2;
constexpr double SpeedCounts = 0.75;
/// Tokens a second of each user that one reads with ease.
constexpr double ReadWithEase = 20;
/// Of four cards or more that share a work one with less holds little beside its context and its part of the
/// activations.
constexpr Gibibytes LeastOfSharing(16);

std::optional<OnSale> onSale(const std::shared_ptr<const Chip> &chip, const MarketToday &market)
{
    const Catalogue &catalogue = market.catalogue();
    const std::optional<PricePick> pick = market.pick(*chip, catalogue.prices.buying);
    const std::optional<double> dollars = pick ? inDollars(pick->money, catalogue) : std::nullopt;
    const bool counts = pick && (pick->ownPrice || (pick->recent && !pick->isLaunch()));
    return counts && dollars ? std::optional(OnSale{chip, *pick, *dollars, false}) : std::nullopt;
}

std::optional<Bounds> overLinks(const WorkCard &card)
{
    if (card.need.gpus < 2 || !card.work.training || !card.answer.speed || !(card.need.gradients > 0))
        return std::nullopt;
    const int cards = card.need.gpus;
    const double seconds = card.need.samplesInStep * cards / card.answer.speed->perSecond;
    const Bounds link = reachedOverPcie(*card.answer.chip, UsualCardWay.gigabytesPerSecond());
    const double bytes = card.holdsAlone ? card.need.gradients : exchangedBytes(card.work, card.need);
    const std::optional<Bounds> slow = dataParallelSpeedup({cards, seconds, bytes, link.low});
    const std::optional<Bounds> fast = dataParallelSpeedup({cards, seconds, bytes, link.high});
    return slow && fast ? std::optional(Bounds{slow->low, fast->high}) : std::nullopt;
}

/// What one card needs by itself for adapters that several would share out; nullopt: it is no such work. Who trains all
/// weights shares out what is large without losing much; frozen weights go over the links for nothing.
std::optional<MemoryNeed> aloneOf(const Workload &work, const OtherWorks &others)
{
    const TransformerTraining &plan = work.transformerTraining;
    if (work.kind != Workload::Kind::Transformer || !work.training || plan.zeroStage != 3 ||
        plan.method == Method::Full)
        return std::nullopt;
    Workload alone = work;
    alone.transformerTraining.zeroStage = 0;
    alone.transformerTraining.dataParallel = 1;
    const Result<WorkloadNeed> need = needOf(alone);
    return need ? std::optional(besides(*need, others).memory) : std::nullopt;
}

bool isRead(const WorkCard &card)
{
    return card.work.kind == Workload::Kind::Transformer && !card.work.training && card.need.unit == SampleUnit::Token;
}

double withMachine(const WorkCard &card) { return card.dollars + MachineAround; }

/// The first that holds it, or one that costs little more and is much faster.
const WorkCard *cheapestOf(const std::vector<WorkCard> &onSale)
{
    const WorkCard *best = nullptr;
    for (const WorkCard &card : onSale) {
        if (!holds(card))
            continue;
        if (!best || (card.dollars <= NearlyTheSamePrice * best->dollars && speedOf(*best) > 0 &&
                      speedOf(card) >= WorthIt * speedOf(*best)))
            best = &card;
    }
    return best;
}

/// Where nobody knows how fast any does it: of those that make the machine little dearer the one with most memory, of
/// equals the one whose matrix units do most.
const WorkCard *roomiestOf(const std::vector<WorkCard> &onSale, const WorkCard &cheapest)
{
    const auto worth = [](const WorkCard &card) {
        return std::pair(card.answer.memory->usable().value(), trainingRate(*card.answer.chip).value_or(0));
    };
    const WorkCard *best = &cheapest;
    for (const WorkCard &card : onSale) {
        if (holds(card) && withMachine(card) <= NearlyTheSamePrice * withMachine(cheapest) &&
            worth(card) > worth(*best))
            best = &card;
    }
    return best;
}

/// Of those that do it the one that does most for what the whole machine costs.
const WorkCard *worthMostOf(const std::vector<WorkCard> &onSale, const WorkCard &cheapest)
{
    const WorkCard *best = &cheapest;
    for (const WorkCard &card : onSale) {
        if (holds(card) && withMachine(card) <= TimesForSpeed * withMachine(cheapest) &&
            speedOf(card) >= WorthIt * speedOf(cheapest) && doneFor(card) > doneFor(*best))
            best = &card;
    }
    return best;
}

} // namespace

std::vector<OnSale> everythingOnSale(const Catalogue &catalogue, const SoldWhere &where)
{
    const MarketToday market(catalogue, catalogue.prices.today);
    std::vector<OnSale> found;
    for (const PartHandle &part : catalogue.parts(Kind::Gpu)) {
        const auto chip = std::static_pointer_cast<const Chip>(part);
        if (isModified(*chip) || !standsInWorkstation(*chip) || supportOf(*chip, Framework::Any) != Support::Yes ||
            (where.rules && barredIn(where.region, *chip, *where.rules, catalogue)))
            continue;
        if (std::optional<OnSale> sale = onSale(chip, market)) {
            sale->standsInNumbers = standsInNumbers(*chip, catalogue);
            found.push_back(*std::move(sale));
        }
    }
    return found;
}

std::vector<OnSale> modifiedOnSale(const Catalogue &catalogue)
{
    const MarketToday market(catalogue, catalogue.prices.today);
    std::vector<OnSale> found;
    for (const PartHandle &part : catalogue.parts(Kind::Gpu)) {
        const auto chip = std::static_pointer_cast<const Chip>(part);
        std::optional<OnSale> sale = isModified(*chip) ? onSale(chip, market) : std::nullopt;
        if (sale)
            found.push_back(*std::move(sale));
    }
    return found;
}

double speedOf(const WorkCard &card) { return card.answer.speed ? card.answer.speed->perSecond : 0; }

bool holds(const WorkCard &card) { return card.answer.fit != MemoryFit::MayNotFit; }

double speedOverLinks(const WorkCard &card)
{
    return card.overLinks ? speedOf(card) / card.need.gpus * card.overLinks->low : speedOf(card);
}

std::vector<WorkCard> cardsOnSale(const Workload &work, const WorkloadNeed &alone, const WorkMarket &market,
                                  bool withCuda)
{
    std::vector<WorkCard> onSale;
    const WorkloadNeed need = besides(alone, market.others);
    const int cards = std::max(need.gpus, market.others.cards());
    const std::optional<MemoryNeed> ofOne = aloneOf(work, market.others);
    for (const OnSale &sale : market.onSale) {
        const bool small = need.gpus > 2 && sale.chip->memory && *sale.chip->memory < LeastOfSharing;
        if (small || (cards > 2 && !sale.standsInNumbers))
            continue;
        CardAnswer answer = answerFor(need, work.task, market.conditions, sale.chip, market.speeds);
        const bool mayHold =
            answer.fit == MemoryFit::Fits || answer.fit == MemoryFit::FitsJust || answer.fit == MemoryFit::MayNotFit;
        if (!mayHold)
            continue;
        onSale.push_back({work, need, std::move(answer), sale.price, cards, cards * sale.dollars});
        WorkCard &added = onSale.back();
        const MemoryFit byItself = ofOne ? fitOf(*ofOne, added.answer.memory) : MemoryFit::Unknown;
        added.holdsAlone = byItself == MemoryFit::Fits || byItself == MemoryFit::FitsJust;
        added.overLinks = overLinks(added);
    }
    const auto keep = [&](auto wanted) {
        if (std::any_of(onSale.begin(), onSale.end(),
                        [&](const WorkCard &card) { return holds(card) && wanted(card); }))
            std::erase_if(onSale, [&](const WorkCard &card) { return !wanted(card); });
    };
    keep([withCuda](const WorkCard &card) { return runsCuda(*card.answer.chip) == withCuda; });
    keep([](const WorkCard &card) { return !lacksBf16(*card.answer.chip); });
    keep([](const WorkCard &card) { return speedOf(card) > 0; });
    // A price of another currency is that of another market: the card may not be sold here.
    keep([&](const WorkCard &card) { return isOneMarket(card.price.price.money.currency, market.currency); });
    std::stable_sort(onSale.begin(), onSale.end(),
                     [](const WorkCard &one, const WorkCard &other) { return one.dollars < other.dollars; });
    return onSale;
}

double usefulSpeed(const WorkCard &card)
{
    const double speed = speedOverLinks(card);
    return isRead(card) ? std::min(speed, ReadWithEase * std::max(1, card.work.transformerInference.batch)) : speed;
}

double doneFor(const WorkCard &card) { return std::pow(usefulSpeed(card), SpeedCounts) / withMachine(card); }

std::optional<WorkCard> bestOf(const std::vector<WorkCard> &onSale)
{
    const WorkCard *best = cheapestOf(onSale);
    if (best && (best->work.training || isRead(*best)) && speedOf(*best) > 0)
        best = worthMostOf(onSale, *best);
    else if (best && best->cards == 1 && speedOf(*best) <= 0)
        best = roomiestOf(onSale, *best);
    if (best && best->left() < OnlyJust) {
        const auto roomier = std::find_if(onSale.begin(), onSale.end(), [&](const WorkCard &card) {
            return holds(card) && card.left() >= OnlyJust && speedOf(card) >= speedOf(*best) / WorthIt;
        });
        if (roomier != onSale.end() && roomier->dollars <= TimesForRoom * best->dollars)
            best = &*roomier;
    }
    return best ? std::optional(*best) : std::nullopt;
}

} // namespace rig::advice

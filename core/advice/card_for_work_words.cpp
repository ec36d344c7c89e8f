// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/advice_words.h"
#include "core/advice/card_for_work.h"
#include "core/advice/question.h"
#include "core/names/names.h"
#include "core/names/price_words.h"
#include "core/workload/card_scaling.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::advice {

namespace {

struct WorkWords
{
    Q_DECLARE_TR_FUNCTIONS(CardForWork)
};

bool isUsed(const WorkCard &card) { return !card.price.ownPrice && card.price.price.condition == Condition::Used; }

/// "used RTX 3090, $1,000"; of several: "4 × used RTX 3090, $4,000"
QString cardAndPrice(const WorkCard &card)
{
    const QString name = names::shortName(*card.answer.chip);
    const QString called = isUsed(card) ? WorkWords::tr("used %1", "GPU").arg(name) : name;
    const QString money = names::money(names::severalAsShown(card.cards, card.price.money));
    return card.cards > 1 ? WorkWords::tr("%1 × %2, %3", "how many, used or new GPU, price of all")
                                .arg(QString::number(card.cards), called, money)
                          : WorkWords::tr("%1, %2", "used or new GPU, price").arg(called, money);
}

/// What is left of its memory by the need's upper bound.
QString room(const WorkCard &card)
{
    const double left = card.left();
    constexpr double OnlyJust = 1;
    if (left < OnlyJust)
        return card.cards > 1
                   ? WorkWords::tr("Each holds its share only just, with %1 GiB to spare.").arg(names::number(left, 1))
                   : WorkWords::tr("It holds the work only just, with %1 GiB to spare.").arg(names::number(left, 1));
    return card.cards > 1 ? WorkWords::tr("Each holds its share with %1 GiB to spare.").arg(names::number(left, 1))
                          : WorkWords::tr("It holds the work with %1 GiB to spare.").arg(names::number(left, 1));
}

/// Of all cards, with what their links cost.
SpeedEstimate estimateInAll(const WorkCard &card)
{
    SpeedEstimate speed = *card.answer.speed;
    const Bounds all = *card.speedInAll();
    speed.low = all.low;
    speed.high = all.high;
    if (speed.low <= 0)
        speed.perSecond = all.high;
    return speed;
}

QString speed(const WorkCard &card)
{
    if (!card.answer.speed || card.need.unit == SampleUnit::None)
        return WorkWords::tr("How fast it would be is not known.");
    const QString number = speedText(estimateInAll(card));
    const bool bound = card.answer.speed->basis == EstimateBasis::AtMost;
    if (card.need.unit == SampleUnit::Image)
        return (bound ? WorkWords::tr("At most %1 images/s.") : WorkWords::tr("About %1 images/s.")).arg(number);
    return (bound ? WorkWords::tr("At most %1 tokens/s.") : WorkWords::tr("About %1 tokens/s.")).arg(number);
}

/// Of all cards, and of each user where several are served.
QString speedInAll(const WorkCard &card)
{
    if (!card.answer.speed || card.need.unit == SampleUnit::None)
        return WorkWords::tr("speed not known");
    const bool bound = card.answer.speed->basis == EstimateBasis::AtMost;
    const QString text = speedText(estimateInAll(card));
    const QString number = bound ? WorkWords::tr("at most %1", "a number").arg(text) : text;
    if (card.need.unit == SampleUnit::Image)
        return WorkWords::tr("%1 images/s in all").arg(number);
    const int users = card.work.training ? 1 : card.work.transformerInference.batch;
    if (users < 2)
        return WorkWords::tr("%1 tokens/s in all").arg(number);
    return WorkWords::tr("%1 tokens/s in all, about %2 for each of %n user(s)", nullptr, users)
        .arg(number, names::number(card.answer.speed->perSecond / users, 1));
}

/// What is cheaper than what is named and needs no way to save memory; why it is not named itself.
QString leastText(const CardForWork &answer)
{
    if (!answer.least || !answer.named())
        return {};
    const WorkCard &least = *answer.least;
    const WorkCard &named = *answer.named();
    const std::optional<Bounds> its = least.speedInAll();
    const std::optional<Bounds> ours = named.speedInAll();
    QStringList why;
    if (its && ours && its->high < ours->high)
        why << (least.need.unit == SampleUnit::Image ? WorkWords::tr("slower: %1 images/s", "speed")
                                                     : WorkWords::tr("slower: %1 tokens/s", "speed"))
                   .arg(speedText(estimateInAll(least)));
    if (least.left() < named.left())
        why << WorkWords::tr("%1 GiB to spare", "memory").arg(names::number(least.left(), 1));
    return why.isEmpty() ? WorkWords::tr("For less, as it is set: %1.", "card and price").arg(cardAndPrice(least))
                         : WorkWords::tr("For less, as it is set: %1 (%2).", "card and price, why it is not named")
                               .arg(cardAndPrice(least), why.join(WorkWords::tr(", ", "between reasons")));
}

/// What would be cheaper and is never named.
QString modifiedText(const CardForWork &answer)
{
    if (answer.modified.empty())
        return {};
    QStringList cards;
    for (const std::shared_ptr<const Chip> &chip : answer.modified)
        cards << names::shortName(*chip);
    return WorkWords::tr("Left out, though cheaper: %1. A workshop exchanged their memory, and no vendor answers for "
                         "them.",
                         "modified cards")
        .arg(cards.join(WorkWords::tr(", ", "between cards")));
}

/// At most two other numbers of cards than the one that is named, and none that no workstation holds: the console's
/// JSON and the table have all.
QString countsText(const CardForWork &answer)
{
    constexpr qsizetype MostNumbers = 2;
    const WorkCard *named = answer.named();
    QStringList texts;
    for (const WorkCard &card : answer.counts) {
        if (texts.size() < MostNumbers && card.cards <= MostInWorkstation && !(named && named->cards == card.cards) &&
            !(answer.least && card.isSameAs(*answer.least)))
            texts << WorkWords::tr("%1: %2", "cards and price of all, speed of all")
                         .arg(cardAndPrice(card), speedInAll(card));
    }
    if (texts.isEmpty())
        return {};
    return WorkWords::tr("With other numbers of cards: %1.", "cards with prices and speeds")
        .arg(texts.join(WorkWords::tr("; ", "between numbers of cards")));
}

/// How several cards hold what one does not, where several are told of that must share it.
QString sharedText(const CardForWork &answer)
{
    std::vector<const WorkCard *> told;
    for (const WorkCard &card : answer.counts) {
        if (card.cards <= MostInWorkstation)
            told.push_back(&card);
    }
    for (const WithSavers &one : answer.cheaper)
        told.push_back(&one.card);
    if (answer.least)
        told.push_back(&*answer.least);
    if (answer.named())
        told.push_back(answer.named());
    const auto shares = [](const WorkCard *card) {
        return card->need.gpus > 1 && !card->holdsAlone && card->work.kind == Workload::Kind::Transformer &&
               (card->work.training ? card->work.transformerTraining.zeroStage == 3
                                    : card->work.transformerInference.pipelineParallel > 1);
    };
    const auto one = std::find_if(told.begin(), told.end(), shares);
    if (one == told.end())
        return {};
    return (*one)->work.training
               ? WorkWords::tr(
                     "Several cards share the model (ZeRO stage 3): each holds its part of weights, gradients "
                     "and optimiser, not all of what one GPU must hold.")
               : WorkWords::tr("Several cards share the model: each holds its part of the layers, not all of what one "
                               "GPU must hold.");
}

/// That a speed which is told has the links in it.
QString linksText(const CardForWork &answer)
{
    const auto overLinks = [](const WorkCard &card) { return card.overLinks.has_value(); };
    const bool told = (answer.named() && overLinks(*answer.named())) ||
                      std::any_of(answer.counts.begin(), answer.counts.end(), overLinks);
    return told ? WorkWords::tr(
                      "In training, several cards exchange their gradients over %1; the speeds allow for that.")
                      .arg(UsualCardWay.name())
                : QString();
}

/// What else the cards hold.
QString othersText(const CardForWork &answer)
{
    const int others = static_cast<int>(answer.others.needs.size());
    if (others == 0 || !answer.named())
        return {};
    return answer.others.atOnce
               ? WorkWords::tr("The machine is for %n other work(s) at the same time: it holds all of them.", nullptr,
                               others)
               : WorkWords::tr("The machine is for %n other work(s) as well, one at a time: it holds the greatest.",
                               nullptr, others);
}

QString roomAndSpeed(const WorkCard &card)
{
    return WorkWords::tr("%1 %2", "two sentences").arg(room(card), speed(card));
}

/// "8 × H200 SXM at RunPod, about $36.72 an hour"
QString rentedText(const RentedForWork &rented)
{
    const QString name = names::shortName(*rented.answer.chip);
    const QString money = names::money(rented.hour());
    return rented.cards > 1 ? WorkWords::tr("%1 × %2 at %3, about %4 an hour", "number, GPU, cloud, money")
                                  .arg(QString::number(rented.cards), name, rented.of.offer.provider, money)
                            : WorkWords::tr("%1 at %2, about %3 an hour", "GPU, cloud, money")
                                  .arg(name, rented.of.offer.provider, money);
}

/// What one does with a work that is too large for a workstation as it is set.
QStringList serverReasons(const CardForWork &answer)
{
    QStringList reasons;
    const WorkCard *named = answer.named();
    if (answer.rented && answer.best)
        reasons << WorkWords::tr("Or for rent: %1.", "GPUs, cloud, money").arg(rentedText(*answer.rented));
    else if (answer.rented && named)
        reasons << WorkWords::tr("As it is set, for rent: %1.", "GPUs, cloud, money").arg(rentedText(*answer.rented));
    if (answer.rented && !named)
        reasons << WorkWords::tr("No four cards that are sold for a workstation hold it. On those of the cloud %1 GiB "
                                 "are left on each.")
                       .arg(names::number(answer.rented->left, 1));
    if (answer.eight && (answer.rented || named))
        reasons << WorkWords::tr("To own what holds it: %1, and a server for them; %2.", "cards and price, speed")
                       .arg(cardAndPrice(*answer.eight), speedInAll(*answer.eight));
    return reasons;
}

/// A mixture of experts on one card of little memory: slow, and what many do at home.
QString besideMemoryText(const WorkCard &card)
{
    const TransformerInference &plan = card.work.transformerInference;
    const QString ways = bitsOf(plan.weights) < 8
                             ? WorkWords::tr("weights of 4 bits, and the experts in the system's memory")
                             : WorkWords::tr("the experts in the system's memory");
    return WorkWords::tr("Slower, with %1: %2 and %3 GiB of memory on %n channel(s) of %4 MT/s, which its price does "
                         "not hold; %5.",
                         "ways, card and price, GiB, rate, speed", plan.memoryChannels)
        .arg(ways, cardAndPrice(card), names::number(card.need.hostBytes / BytesPerGibibyte),
             QString::number(plan.memoryRate), speedInAll(card));
}

QString waysOf(const std::vector<Saver> &savers, bool training)
{
    QStringList ways;
    for (const Saver saver : savers)
        ways << saverName(saver, training);
    return ways.join(WorkWords::tr(", ", "between ways to need less memory"));
}

QString waysOf(const WithSavers &found) { return waysOf(found.savers, found.card.work.training); }

/// "With %1, which keeps the result; as it is set: %2.", by the ways that it takes.
QString keepingText(const std::vector<Saver> &ways)
{
    const auto holds = [&](Saver saver) { return std::find(ways.begin(), ways.end(), saver) != ways.end(); };
    if (holds(Saver::EightBitCache) || holds(Saver::EightBitWeights) || holds(Saver::EightBitOptimiser))
        return WorkWords::tr("With %1, which nearly keeps the result; as it is set: %2.", "ways, card and price");
    if (holds(Saver::ThirtyTwoAtATime))
        return WorkWords::tr("With %1, which keeps the result but for batch norm; as it is set: %2.",
                             "ways, card and price");
    return WorkWords::tr("With %1, which keeps the result; as it is set: %2.", "ways, card and price");
}

} // namespace

QString workAnswerText(const CardForWork &answer)
{
    if (!answer.named() && answer.rented)
        return WorkWords::tr("Rent %1", "GPUs, cloud, money").arg(rentedText(*answer.rented));
    if (!answer.named() && answer.eight)
        return WorkWords::tr("It takes a server with %1", "cards and price").arg(cardAndPrice(*answer.eight));
    if (!answer.named())
        return answer.holding == 0 ? WorkWords::tr("No GPU of the catalogue holds this")
                                   : WorkWords::tr("Only GPUs for servers hold this, or ones whose price is not known");
    const WorkCard &card = *answer.named();
    const QString name = names::shortName(*card.answer.chip);
    const QString money = names::dated(names::severalAsShown(card.cards, card.price.money), card.price.price.date);
    if (card.cards > 1)
        return (isUsed(card) ? WorkWords::tr("%n used %1 do it, for about %2", nullptr, card.cards)
                             : WorkWords::tr("%n %1 do it, for about %2", nullptr, card.cards))
            .arg(name, money);
    return (isUsed(card) ? WorkWords::tr("One used %1 does it, for about %2")
                         : WorkWords::tr("One %1 does it, for about %2"))
        .arg(name, money);
}

QString waysText(const std::vector<Saver> &ways, bool training, const QString &asSet)
{
    return keepingText(ways).arg(waysOf(ways, training), asSet);
}

QStringList workAnswerReasons(const CardForWork &answer)
{
    QStringList reasons;
    const WithSavers *saved = answer.namedWithSavers();
    if (saved && answer.best)
        reasons << waysText(saved->savers, saved->card.work.training, cardAndPrice(*answer.best))
                << roomAndSpeed(saved->card);
    else if (saved)
        reasons << WorkWords::tr("With %1; as it is set, no card that is sold for a workstation holds it for sure.",
                                 "ways to need less memory")
                       .arg(waysOf(*saved))
                << roomAndSpeed(saved->card);
    else if (answer.best)
        reasons << roomAndSpeed(*answer.best);
    if (answer.barred && answer.rule)
        reasons << barredText(*answer.barred, *answer.rule);
    if (answer.stock)
        reasons << answer.stock->text.here();
    reasons << othersText(answer) << serverReasons(answer);
    if (answer.besideMemory)
        reasons << besideMemoryText(*answer.besideMemory);
    reasons << leastText(answer);
    for (const WithSavers &other : answer.cheaper) {
        if (&other == saved)
            continue;
        if (answer.least && other.card.isSameAs(*answer.least)) {
            reasons << WorkWords::tr("With %1 that has %2 GiB to spare.", "ways to need less memory, memory")
                           .arg(waysOf(other), names::number(other.card.left(), 1));
            continue;
        }
        const bool less = answer.best || (saved && other.card.dollars < saved->card.dollars);
        reasons << (less ? WorkWords::tr("Cheaper with %1: %2.", "ways to need less memory, card and price")
                         : WorkWords::tr("With %1 alone: %2.", "ways to need less memory, card and price"))
                       .arg(waysOf(other), cardAndPrice(other.card));
    }
    if (answer.adapters && answer.adapters->savers.empty())
        reasons << WorkWords::tr("With LoRA adapters in place of all weights, as most models are fine-tuned: %1.",
                                 "card and price")
                       .arg(cardAndPrice(answer.adapters->card));
    else if (answer.adapters)
        reasons << WorkWords::tr("With LoRA adapters in place of all weights, as most models are fine-tuned, and %1: "
                                 "%2.",
                                 "ways to need less memory, card and price")
                       .arg(waysOf(*answer.adapters), cardAndPrice(answer.adapters->card));
    if (const WorkCard *card = answer.named(); card && card->answer.speed) {
        const auto cost = trainingCost(card->need.amount, estimateInAll(*card), *card->answer.chip, card->cards);
        if (cost)
            reasons << trainingCostText(*cost, card->need.unit == SampleUnit::Image);
    }
    if (const WorkCard *card = answer.named(); card && card->need.prefill && card->answer.prompt)
        reasons << promptText(*card->answer.prompt, card->need.prefill->tokens);
    reasons << countsText(answer);
    if (answer.faster)
        reasons << WorkWords::tr("%1 × as fast: %2.", "number, card and price")
                       .arg(names::number(answer.timesAsFast, 1), cardAndPrice(*answer.faster));
    if (answer.withoutCuda)
        reasons << WorkWords::tr("For less without CUDA: %1. See first that what you use runs on it.", "card and price")
                       .arg(cardAndPrice(*answer.withoutCuda));
    if (answer.doubtful)
        reasons << WorkWords::tr("May not be enough: %1.", "card and price").arg(cardAndPrice(*answer.doubtful));
    reasons << modifiedText(answer) << sharedText(answer) << linksText(answer);
    reasons.removeAll(QString());
    return reasons;
}

QStringList workAnswerBasis(const CardForWork &answer)
{
    QStringList basis;
    if (answer.rented)
        basis << WorkWords::tr("rent: %1, %2", "cloud, date")
                     .arg(answer.rented->of.offer.provider, answer.rented->of.offer.date);
    if (!answer.named())
        return basis;
    const WorkCard &card = *answer.named();
    basis << names::priceBasis(card.price);
    if (answer.spread)
        basis << spreadText(answer.spread);
    if (card.answer.speed)
        basis << WorkWords::tr("speed: %1", "how it is known").arg(estimateBasisName(card.answer.speed->basis));
    return basis;
}

} // namespace rig::advice

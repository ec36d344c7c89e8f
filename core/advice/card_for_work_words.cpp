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
    const QString money = names::money(card.money());
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
        return bound ? WorkWords::tr("At most %1 images/s.").arg(number)
                     : WorkWords::tr("About %1 images/s.").arg(number);
    return bound ? WorkWords::tr("At most %1 tokens/s.").arg(number) : WorkWords::tr("About %1 tokens/s.").arg(number);
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

/// At most two other numbers of cards than the one that is named, and none that no workstation holds: the console's
/// JSON and the table have all.
QString countsText(const std::vector<WorkCard> &counts, const WorkCard *named)
{
    constexpr qsizetype MostNumbers = 2;
    QStringList texts;
    for (const WorkCard &card : counts) {
        if (texts.size() < MostNumbers && card.cards <= MostInWorkstation && !(named && named->cards == card.cards))
            texts << WorkWords::tr("%1: %2", "cards and price of all, speed of all")
                         .arg(cardAndPrice(card), speedInAll(card));
    }
    if (texts.isEmpty())
        return {};
    return WorkWords::tr("With other numbers of cards: %1.", "cards with prices and speeds")
        .arg(texts.join(WorkWords::tr("; ", "between numbers of cards")));
}

/// That a speed which is told has the links in it.
QString linksText(const CardForWork &answer)
{
    const auto overLinks = [](const WorkCard &card) { return card.overLinks.has_value(); };
    const bool told = (answer.named() && overLinks(*answer.named())) ||
                      std::any_of(answer.counts.begin(), answer.counts.end(), overLinks);
    return told
               ? WorkWords::tr("Several in training exchange over %1: that is in their speed.").arg(UsualCardWay.name())
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

QString waysOf(const WithSavers &found)
{
    QStringList ways;
    for (const Saver saver : found.savers)
        ways << saverName(saver);
    return ways.join(WorkWords::tr(", ", "between ways to need less memory"));
}

} // namespace

QString saverName(Saver saver)
{
    switch (saver) {
    case Saver::Recompute:
        return WorkWords::tr("activation checkpointing");
    case Saver::FourBitWeights:
        return WorkWords::tr("weights of 4 bits (in training QLoRA)");
    case Saver::EightBitOptimiser:
        return WorkWords::tr("an 8-bit optimiser");
    case Saver::OneAtATime:
        return WorkWords::tr("micro-batches of one (gradient accumulation)");
    case Saver::EightBitCache:
        return WorkWords::tr("a cache of 8 bits");
    }
    return {};
}

QString saverCost(Saver saver)
{
    switch (saver) {
    case Saver::Recompute:
        // Forwards once more, beside forwards once and backwards, which is two of it.
        return WorkWords::tr("a third slower");
    case Saver::OneAtATime:
        return WorkWords::tr("same result, as many steps");
    case Saver::FourBitWeights:
    case Saver::EightBitOptimiser:
    case Saver::EightBitCache:
        return WorkWords::tr("nearly the same result, speed not measured");
    }
    return {};
}

QString workAnswerText(const CardForWork &answer)
{
    if (!answer.named())
        return answer.holding == 0 ? WorkWords::tr("No GPU of the catalogue holds this")
                                   : WorkWords::tr("Only GPUs for servers hold this, or ones whose price is not known");
    const WorkCard &card = *answer.named();
    const QString name = names::shortName(*card.answer.chip);
    const QString money = names::money(card.money());
    if (card.cards > 1)
        return (isUsed(card) ? WorkWords::tr("%n used %1 do it, for about %2", nullptr, card.cards)
                             : WorkWords::tr("%n %1 do it, for about %2", nullptr, card.cards))
            .arg(name, money);
    return (isUsed(card) ? WorkWords::tr("One used %1 does it, for about %2")
                         : WorkWords::tr("One %1 does it, for about %2"))
        .arg(name, money);
}

QStringList workAnswerReasons(const CardForWork &answer)
{
    QStringList reasons;
    const WithSavers *saved = answer.namedWithSavers();
    if (saved && answer.best)
        reasons << WorkWords::tr("With %1, which keeps the result; as it is set: %2.", "ways, card and price")
                       .arg(waysOf(*saved), cardAndPrice(*answer.best))
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
    reasons << othersText(answer);
    for (const WithSavers &other : answer.cheaper) {
        if (&other == saved)
            continue;
        reasons << (answer.best ? WorkWords::tr("Cheaper with %1: %2.", "ways to need less memory, card and price")
                                : WorkWords::tr("With %1 alone: %2.", "ways to need less memory, card and price"))
                       .arg(waysOf(other), cardAndPrice(other.card));
    }
    if (const WorkCard *card = answer.named(); card && card->answer.speed) {
        const auto cost = trainingCost(card->need.amount, estimateInAll(*card), *card->answer.chip, card->cards);
        if (cost)
            reasons << trainingCostText(*cost, card->need.unit == SampleUnit::Image);
    }
    if (const WorkCard *card = answer.named(); card && card->need.prefill && card->answer.prompt)
        reasons << promptText(*card->answer.prompt, card->need.prefill->tokens);
    reasons << countsText(answer.counts, answer.named());
    if (answer.faster)
        reasons << WorkWords::tr("%1 × as fast: %2.", "number, card and price")
                       .arg(names::number(answer.timesAsFast, 1), cardAndPrice(*answer.faster));
    if (answer.withoutCuda)
        reasons << WorkWords::tr("For less without CUDA: %1. See first that what you use runs on it.", "card and price")
                       .arg(cardAndPrice(*answer.withoutCuda));
    if (answer.doubtful)
        reasons << WorkWords::tr("May not be enough: %1.", "card and price").arg(cardAndPrice(*answer.doubtful));
    reasons << linksText(answer);
    reasons.removeAll(QString());
    return reasons;
}

QStringList workAnswerBasis(const CardForWork &answer)
{
    if (!answer.named())
        return {};
    const WorkCard &card = *answer.named();
    QStringList basis{names::priceBasis(card.price)};
    if (answer.spread)
        basis << spreadText(answer.spread);
    if (card.answer.speed)
        basis << WorkWords::tr("speed: %1", "how it is known").arg(estimateBasisName(card.answer.speed->basis));
    return basis;
}

} // namespace rig::advice

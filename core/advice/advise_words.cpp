// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/advice_text.h"
#include "core/advice/advice_words.h"
#include "core/advice/advise.h"
#include "core/names/names.h"
#include "core/names/own_sources.h"
#include "core/names/price_words.h"
#include "core/names/sentences.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::advice {

namespace {

/// More cards for servers than one machine holds are bought by offers, not by a list price: a figure of our own.
constexpr int MostAtOnce = 8;

/// Not written twice: "RTX 5060 Ti 16 GB" says its memory itself.
QString nameOf(const Chip &chip)
{
    const QString name = names::shortName(chip);
    const QString memory = chip.memory ? names::value(chip.memory->value()) : QString();
    return memory.isEmpty() || name.endsWith(u"%1 GB"_s.arg(memory))
               ? name
               : Advice::tr("%1 with %2 GiB", "card, memory").arg(name, memory);
}

/// "used RTX 3090 with 24 GiB"
QString called(const Purchase &purchase)
{
    const QString name = nameOf(*purchase.chip);
    return purchase.isUsed() ? Advice::tr("used %1", "a card").arg(name) : name;
}

/// "one used RTX 3090 with 24 GiB, about $1,000", "8 × used A100 PCIe 80 GB, about $64,000 for all"
QString withPrice(const Purchase &purchase)
{
    const QString money =
        names::dated(names::severalAsShown(purchase.cards, purchase.price.converted), purchase.price.date);
    return names::typeset(purchase.cards > 1
                              ? Advice::tr("%1 × %2, about %3 for all", "number, card, money")
                                    .arg(names::number(purchase.cards), called(purchase), money)
                              : Advice::tr("one %1, about %2", "card, money").arg(called(purchase), money));
}

/// "Google Colab (free; 12 h a session at most)"
QString serviceText(const CloudService &service)
{
    QString name = service.name.here();
    const QString hours = service.hours.here();
    if (hours.isEmpty())
        return name;
    if (!name.endsWith(u')') && !name.endsWith(u'）'))
        return Advice::tr("%1 (%2)", "a service, its hours").arg(name, hours);
    name.chop(1);
    return Advice::tr("%1; %2)", "a service with an open bracket, its hours").arg(name, hours);
}

QString servicesText(const std::vector<const CloudService *> &services)
{
    QStringList names;
    for (const CloudService *service : services)
        names << serviceText(*service);
    return names.join(Advice::tr(" or ", "between two services"));
}

QString freeText(const Answer &answer)
{
    const QString services = servicesText(answer.free);
    return answer.purchase
               ? Advice::tr("Begin on free GPUs, %1; to have your own, buy %2.")
                     .arg(services, withPrice(*answer.purchase))
               : Advice::tr("Begin on free GPUs, %1: no card that is worth it is sold for this money.").arg(services);
}

QString rentText(const Answer &answer, const Question &question)
{
    if (!answer.rented)
        return answer.rentedChip
                   ? Advice::tr("Rent %1 from its maker's cloud: it is not sold.")
                         .arg(names::shortName(*answer.rentedChip))
                   : Advice::tr("Nothing that is sold today answers this; ask for less memory, or allow more money, "
                                "used cards or another framework.");
    const Money hour{*answer.rented->pricePerHour, answer.rented->currency};
    const QString name = names::shortName(*answer.rentedChip);
    const QString each =
        answer.rented->gpus > 1
            ? Advice::tr("%1 × %2", "number of cards, card").arg(names::number(answer.rented->gpus), name)
            : name;
    const QString offer = Advice::tr("%1 at %2 for %3 an hour", "GPUs, provider, money")
                              .arg(each, answer.rented->provider, names::money(hour));
    return question.accelerators == Accelerators::Tpu
               ? Advice::tr("Rent: TPUs are not sold; %1.").arg(offer)
               : Advice::tr("Rent: nothing that is sold today answers this for the money; %1.").arg(offer);
}

// ---- why

QString memoryReason(const Answer &answer, const Question &question)
{
    const QString has = names::value(answer.purchase->chip->memory->value());
    const QString asked = names::value(answer.usual.memory.value());
    if (question.memoryNeed)
        return question.display ? Advice::tr("Memory decides: the work asks %1 GiB with 2 for the display, it has %2.")
                                      .arg(asked, has)
                                : Advice::tr("Memory decides: the work asks %1 GiB, it has %2.").arg(asked, has);
    const bool noMoneyNamed = !question.budget && question.means == Means::NotSaid;
    if (answer.littleMemory && noMoneyNamed)
        return Advice::tr(
                   "Memory decides: %1 GiB would be usual here; what has as much is not sold at a price of today, "
                   "or costs far more. It has %2.")
            .arg(asked, has);
    if (answer.littleMemory)
        return Advice::tr("Memory decides: %1 GiB would be usual here, and the money ends at %2.").arg(asked, has);
    return Advice::tr("Memory decides: below %1 GiB one soon changes the model to fit the card; it has %2.")
        .arg(asked, has);
}

QString figuresReason(const Purchase &purchase)
{
    QStringList parts;
    if (purchase.chip->memoryBandwidth)
        parts << Advice::tr("%1 GB/s").arg(names::number(purchase.chip->memoryBandwidth->value()));
    if (const std::optional<double> speed = theoreticalSpeed(*purchase.chip))
        parts << Advice::tr("%1 TFLOPS at 16 bits in theory").arg(names::number(*speed));
    return parts.isEmpty() ? QString()
                           : Advice::tr("It has %1.", "bandwidth and speed")
                                 .arg(parts.join(Advice::tr(" and ", "between two figures")));
}

QString systemReason(const Purchase &purchase, const Question &question)
{
    const Chip &chip = *purchase.chip;
    if (hasEnded(question.framework))
        return Advice::tr("%1 is no longer made: of cards that are sold today it runs on none, of older ones with old "
                          "versions of CUDA.")
            .arg(frameworkName(question.framework));
    if (chip.vendor == "AMD"_L1)
        return question.framework == Framework::Jax || question.framework == Framework::TensorFlow
                   ? Advice::tr("It runs by ROCm, %1 under Linux (Ubuntu or RHEL); look first whether what you "
                                "use beside it knows ROCm.")
                         .arg(frameworkName(question.framework))
                   : withoutCudaText(chip);
    if (!runsCuda(chip))
        return withoutCudaText(chip);
    switch (question.framework) {
    case Framework::Jax:
        return Advice::tr("JAX runs on it under Linux, under Windows in WSL 2 alone.");
    case Framework::Any:
    case Framework::PyTorch:
    case Framework::TensorFlow:
    case Framework::PaddlePaddle:
    case Framework::MxNet:
    case Framework::Caffe:
        break;
    }
    return question.framework == Framework::Any
               ? Advice::tr("It runs CUDA, for which nearly everything is written.")
               : Advice::tr("%1 runs on it by CUDA, as on every NVIDIA card in the list.")
                     .arg(frameworkName(question.framework));
}

QString moneyReason(const Answer &answer, const Question &question)
{
    if (answer.left)
        return Advice::tr("%1 of the budget of %2 is left.")
            .arg(names::money({*answer.left, question.budget->currency}), names::money(*question.budget));
    if (answer.dear)
        return Advice::tr("Nothing cheaper of this kind is sold today that holds it.");
    if (question.means != Means::NotSaid)
        return Advice::tr("“%1” was read as at most %2 a card.")
            .arg(meansName(question.means), names::money({answer.usual.dollars, u"USD"_s}));
    if (!question.memoryNeed && !question.budget)
        return Advice::tr("No budget was named: cards up to %1 each come first.")
            .arg(names::money({answer.usual.dollars, u"USD"_s}));
    return {};
}

/// What was said of the work, and what it did.
QStringList workReasons(const Answer &answer, const Question &question)
{
    QStringList reasons;
    if (question.net == Net::Rnn)
        reasons << Advice::tr(
            "Nets over time series are small: 12 GiB are plenty, and bandwidth counts more than arithmetic.");
    if (question.net == Net::Cnn)
        reasons << Advice::tr("Convolutions live on arithmetic at 16 bits: speed was weighed more.");
    if (question.net == Net::Transformer)
        reasons << Advice::tr("Transformers grow with the memory that there is: memory was weighed more.");
    if (question.depth == Depth::VeryDeep && !question.memoryNeed)
        reasons << Advice::tr("Very deep nets: a step more memory was asked for.");
    if (question.dataset && *question.dataset > Gigabytes(250))
        reasons << Advice::tr(
                       "A data set of %1 GB: a step more memory was asked for, and it needs a fast drive of its size.")
                       .arg(names::value(question.dataset->value()));
    else if (question.dataset)
        reasons << Advice::tr("The data set of %1 GB lies in memory or on a drive, and asks nothing of the card.")
                       .arg(names::value(question.dataset->value()));
    if (question.display)
        reasons << (question.inServers()
                        ? Advice::tr("Cards for servers have no outputs: the display hangs on the board.")
                    : question.memoryNeed ? QString()
                                          : Advice::tr("A display takes up to 2 GiB of it."));
    if (answer.purchase && question.cards() > 1)
        reasons << Advice::tr("%n card(s) in all were asked for; each must hold its part of the work by itself.",
                              nullptr, question.cards());
    if (question.inServers())
        reasons << Advice::tr(
            "In a server stand cards without fans, which its wind cools; editions for workstations were left out.");
    if (question.weights != usualWeights(question.role))
        reasons << Advice::tr("Your own weights counted, not those that are usual for the role.");
    if (question.accelerators == Accelerators::All)
        reasons << Advice::tr("The list has rented chips as well; the answer names what is sold.");
    if (question.order == Order::Newest)
        reasons << Advice::tr("The list stands by date; the answer keeps to the score.");
    return reasons;
}

QStringList regionReasons(const Answer &answer, const Question &question)
{
    QStringList reasons;
    if (answer.stock)
        reasons << answer.stock->text.here();
    if (answer.barred && answer.rule)
        reasons << barredText(*answer.barred->chip, *answer.rule);
    else if (answer.barred)
        reasons << Advice::tr("Not the %1: NVIDIA's licence keeps GeForce cards out of data centres.")
                       .arg(names::shortName(*answer.barred->chip));
    if (question.region != Region::China) {
        if (answer.everyPriceElsewhere && answer.purchase && question.budget)
            reasons << Advice::tr("No price in %1 is known for it: one in %2 was converted. What customs, taxes and "
                                  "sellers add where you are is not in it.",
                                  "two currencies")
                           .arg(question.budget->currency, answer.purchase->price.money.currency);
        return reasons;
    }
    reasons << (answer.everyPriceElsewhere
                    ? Advice::tr("No price of China is known for it: that of another country was converted.")
                    : Advice::tr("Prices of China were taken, and cards left out that may not be sold there."));
    reasons << Advice::tr("Google Colab is hard to reach from China.");
    return reasons;
}

QString otherText(Differs how, const Purchase &other)
{
    switch (how) {
    case Differs::Cheaper:
        return Advice::tr("For less: %1.", "card and price").arg(withPrice(other));
    case Differs::MoreMemory:
        return Advice::tr("With more memory: %1.", "card and price").arg(withPrice(other));
    case Differs::New:
        return Advice::tr("New in place of used: %1.", "card and price").arg(withPrice(other));
    case Differs::OtherVendor:
        return Advice::tr("From another maker: %1.", "card and price").arg(withPrice(other));
    }
    return {};
}

/// What several cards have in all, never beside the price of one.
QString togetherText(const Purchase &several)
{
    const double memory = several.cards * several.chip->memory->value();
    const std::optional<double> speed = theoreticalSpeed(*several.chip);
    return speed ? Advice::tr("%1: %2 GiB together, %3 TFLOPS in all at most", "cards and price, memory, speed")
                       .arg(withPrice(several), names::number(memory), names::number(several.cards * *speed))
                 : Advice::tr("%1: %2 GiB together", "cards and price, memory")
                       .arg(withPrice(several), names::number(memory));
}

QString severalText(const Answer &answer)
{
    if (answer.several.empty())
        return {};
    QStringList texts;
    for (const Purchase &several : answer.several)
        texts << togetherText(several);
    return Advice::tr(
               "Several cards, where the work can be shared out: %1. What they exchange goes over PCIe: count on "
               "less than their sum, and on a board and a supply for them.",
               "cards with prices, memory and speed in all")
        .arg(texts.join(Advice::tr("; ", "between two sets of cards")));
}

QString quoteText(const Answer &answer)
{
    return answer.byQuote
               ? Advice::tr("Newer cards for servers are sold by quote: the catalogue knows of them what used "
                            "ones are offered for, which is no price to plan with. Ask three sellers, or rent "
                            "such cards first.")
               : QString();
}

QString regionSource(const RegionRule &rule, const Library &library)
{
    const Source &source = library.regionSources[static_cast<std::size_t>(rule.source)];
    return u"%1 (%2)"_s.arg(source.title, source.date);
}

} // namespace

QString spreadText(const std::optional<PriceSpread> &spread)
{
    return spread ? Advice::tr("the middle of %1 prices of the last half year, %2 to %3", "number, money, money")
                        .arg(names::number(spread->seen), names::money(spread->low), names::money(spread->high))
                  : QString();
}

QString barredText(const Chip &chip, const RegionRule &rule)
{
    return Advice::tr("Not the %1: %2", "a card, a sentence").arg(names::shortName(chip), rule.text.here());
}

QString answerText(const Answer &answer, const Question &question)
{
    if (!answer.free.empty())
        return freeText(answer);
    if (!answer.purchase)
        return rentText(answer, question);
    if (hasEnded(question.framework))
        return Advice::tr("Move from %1 to PyTorch, then buy %2.", "framework, cards and price")
            .arg(frameworkName(question.framework), withPrice(*answer.purchase));
    if (question.inServers() && answer.purchase->cards > MostAtOnce)
        return Advice::tr("Ask three sellers for %1 by the price that is known, and rent one such machine before you "
                          "sign.",
                          "cards and price")
            .arg(withPrice(*answer.purchase));
    return Advice::tr("Buy %1.", "cards and price").arg(withPrice(*answer.purchase));
}

QString withoutCudaText(const Chip &chip)
{
    if (runsCuda(chip))
        return {};
    if (chip.vendor == "AMD"_L1)
        return Advice::tr("It runs by ROCm in place of CUDA: PyTorch under Linux (Ubuntu or RHEL) and Windows 11, much "
                          "of what is written for CUDA alone not at all.");
    return chip.vendor == "Intel"_L1
               ? Advice::tr("It runs by PyTorch's XPU in place of CUDA, under Ubuntu 24.04 and Windows 11; what is "
                            "written for CUDA alone does not run.")
               : QString();
}

QStringList answerReasons(const Answer &answer, const Question &question)
{
    QStringList reasons;
    if (answer.purchase) {
        reasons
            << Advice::tr("%1 %2", "two sentences").arg(memoryReason(answer, question), figuresReason(*answer.purchase))
            << systemReason(*answer.purchase, question) << moneyReason(answer, question)
            << heldAboveText(answer.heldAbove, answer.usual);
    }
    if (!answer.free.empty() && !answer.purchase && answer.rented)
        reasons << rentText(answer, question);
    if (!answer.alsoFree.empty())
        reasons << Advice::tr("Free GPUs are there too: %1. Begin there, and see what you lack before you buy.",
                              "services")
                       .arg(servicesText(answer.alsoFree));
    reasons << regionReasons(answer, question) << workReasons(answer, question);
    reasons << quoteText(answer);
    if (answer.beyond)
        reasons << Advice::tr("For %1 more: %2.", "money, card and price")
                       .arg(names::money({answer.more, question.budget->currency}), withPrice(*answer.beyond));
    for (const auto &[how, other] : answer.others)
        reasons << otherText(how, other);
    reasons << severalText(answer);
    reasons.removeAll(QString());
    return reasons;
}

QStringList answerBasis(const Answer &answer, const Question &question, const Library &library,
                        const MarketToday &market)
{
    QStringList basis;
    for (const auto *services : {&answer.free, &answer.alsoFree}) {
        for (const CloudService *service : *services)
            basis << Advice::tr("%1: as of %2", "a service, a date").arg(service->name.here(), service->date);
    }
    if (answer.purchase) {
        const PriceSeen &price = answer.purchase->price;
        basis << (price.source == NoSource
                      ? Advice::tr("price: %1").arg(priceText(price))
                      : Advice::tr("price: %1, %2", "money and date, who saw it")
                            .arg(priceText(price),
                                 names::publisherName(
                                     market.catalogue().sources[static_cast<std::size_t>(price.source)])));
        basis << spreadText(market.spread(*answer.purchase->chip, price.condition));
    }
    if (answer.rented)
        basis << Advice::tr("price of %1", "a date").arg(answer.rented->date);
    if (answer.rule)
        basis << regionSource(*answer.rule, library);
    if (answer.purchase && answer.purchase->chip->vendor == "AMD"_L1)
        basis << Advice::tr("AMD's list of ROCm 7.14 (2026-08-07)");
    if (answer.purchase && answer.purchase->chip->vendor == "Intel"_L1)
        basis << Advice::tr("PyTorch's page on Intel GPUs (2026-09-29)");
    if (question.framework == Framework::Jax)
        basis << Advice::tr("JAX's page on installation (2026-11)");
    if (answer.purchase && !question.memoryNeed)
        basis << Advice::tr("memory and money by role: figures of our own");
    basis.removeAll(QString());
    return basis;
}

QStringList answerSubjects(const Answer &answer)
{
    QStringList subjects;
    for (const CloudService *service : answer.free)
        subjects << service->id;
    if (answer.purchase)
        subjects << answer.purchase->chip->id;
    if (!answer.purchase && answer.rentedChip)
        subjects << answer.rentedChip->id;
    return subjects;
}

} // namespace rig::advice

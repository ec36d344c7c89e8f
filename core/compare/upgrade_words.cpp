// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/upgrade_words.h"

#include "core/advice/advice_words.h"
#include "core/advice/offers.h"
#include "core/compare/compare_words.h"
#include "core/compare/upgrade_named.h"
#include "core/names/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

struct Upgrade
{
    Q_DECLARE_TR_FUNCTIONS(Upgrade)
};

/// Of what is said of any two cards.
struct OptionWords
{
    Q_DECLARE_TR_FUNCTIONS(Compare)
};

QString ratioText(double times) { return names::number(times, times < 10 ? 2 : 1); }

QString gibibytes(double size) { return names::number(size, size == std::floor(size) ? 0 : 1); }

QString speedText(const UpgradeOption &option)
{
    const QString &name = option.gpu->name;
    const QString between = spread(option.speed);
    const QString known = basis(option.speed.basis);
    const QString how =
        between.isEmpty() ? known
                          : OptionWords::tr("%1, %2", "how a speed is known, between what it lies").arg(known, between);
    const QString ratio = ratioText(option.speed.times.value_or(1));
    switch (option.verdict) {
    case UpgradeVerdict::NotNeeded:
        return option.speed.times
                   ? OptionWords::tr("%1: no upgrade, says a source; it is %2 times as fast as yours (%3).")
                         .arg(name, ratio, how)
                   : OptionWords::tr("%1: no upgrade, says a source; how fast it is against yours is not known.")
                         .arg(name);
    case UpgradeVerdict::NoGain:
        return OptionWords::tr("%1 is no gain: it is %2 times as fast as yours (%3).").arg(name, ratio, how);
    case UpgradeVerdict::MemoryOnly:
        return OptionWords::tr("%1 is no faster than yours: %2 times (%3).").arg(name, ratio, how);
    case UpgradeVerdict::Faster:
        return option.speed.basis == SpeedBasis::Theoretical
                   ? OptionWords::tr("%1 has %2 times the FLOPS of yours, which is theoretical.").arg(name, ratio)
                   : OptionWords::tr("%1 is %2 times as fast as yours (%3).").arg(name, ratio, how);
    case UpgradeVerdict::Another:
        return OptionWords::tr("One more %1 beside yours: work that fits one card runs faster by as much, less what "
                               "the way between the cards costs.")
            .arg(name);
    case UpgradeVerdict::SpeedUnknown:
        break;
    }
    return OptionWords::tr("How fast %1 is against yours is not known: no source here compares them, and figures are "
                           "missing.")
        .arg(name);
}

QString memoryText(const UpgradeOption &option)
{
    if (!option.memoryGain)
        return OptionWords::tr("How much more memory it has is not known.");
    if (*option.memoryGain > 0)
        return OptionWords::tr("It has %1 GiB more memory.").arg(gibibytes(*option.memoryGain));
    if (*option.memoryGain < 0)
        return OptionWords::tr("It has %1 GiB less memory.").arg(gibibytes(-*option.memoryGain));
    return OptionWords::tr("It has as much memory.");
}

/// "3 × $749": of several cards, the price of each.
QString ofAll(const QString &price, int cards)
{
    return cards > 1 ? OptionWords::tr("%1 × %2", "number of cards, price of each").arg(names::number(cards), price)
                     : price;
}

QString whatItCosts(const UpgradeOption &option, const UpgradeAnswer &answer)
{
    if (!option.price)
        return OptionWords::tr("It has no price of today: give your own.");
    if (option.verdict == UpgradeVerdict::Another)
        return OptionWords::tr("It costs %1.").arg(offer(option.price));
    if (!option.net)
        return OptionWords::tr("It costs %1; say what yours brings, and the rest is reckoned.")
            .arg(offer(option.price));
    const QString price = ofAll(offer(option.price), option.cards);
    const QString resale = ofAll(names::money(answer.resale->money), option.cards);
    const QString net = names::money(*option.net);
    if (option.net->amount <= 0)
        return OptionWords::tr("It costs %1; yours brings %2, so that nothing is to be added.").arg(price, resale);
    if (!option.perTenPercent)
        return OptionWords::tr("It costs %1; yours brings %2, so that %3 is to be added.").arg(price, resale, net);
    if (option.speed.basis == SpeedBasis::Theoretical)
        return OptionWords::tr("It costs %1; yours brings %2, so that %3 is to be added: %4 for each 10 % of "
                               "theoretical speed.")
            .arg(price, resale, net, names::money(*option.perTenPercent));
    return OptionWords::tr("It costs %1; yours brings %2, so that %3 is to be added: %4 for each 10 % of speed.")
        .arg(price, resale, net, names::money(*option.perTenPercent));
}

/// "RTX 3090", "2 × RTX 3090"
QString called(const Chip &chip, int cards)
{
    const QString name = names::shortName(chip);
    return cards > 1 ? Upgrade::tr("%1 × %2", "number of cards, card").arg(names::number(cards), name) : name;
}

/// "one RTX 3090", "2 × RTX 3090": to be bought.
QString bought(const UpgradeOption &option)
{
    return option.cards > 1 ? called(*option.gpu, option.cards)
                            : Upgrade::tr("one %1", "a card to be bought").arg(names::shortName(*option.gpu));
}

QString memoryPart(const UpgradeOption &option)
{
    if (!option.memoryGain || *option.memoryGain == 0)
        return {};
    const QString size = names::number(std::abs(*option.memoryGain), std::fmod(*option.memoryGain, 1) == 0 ? 0 : 1);
    return *option.memoryGain > 0 ? Upgrade::tr("%1 GiB more memory").arg(size)
                                  : Upgrade::tr("%1 GiB less memory").arg(size);
}

QString moneyPart(const UpgradeOption &option)
{
    const QString price = offer(option.price);
    const QString each = option.cards > 1 ? Upgrade::tr("%1 each", "a price").arg(price) : price;
    if (!option.net)
        return each;
    return option.net->amount > 0
               ? Upgrade::tr("%1, or %2 after selling yours", "price, money").arg(each, names::money(*option.net))
               : Upgrade::tr("%1, which yours brings", "price").arg(each);
}

/// "about 1.5 times as fast, 6 GiB more memory, $1,212 (new, 2026-09-01)…"
QString gains(const UpgradeOption &option)
{
    QStringList parts;
    // Peaks are no speed: RDNA 3 counts two operations where RDNA 2 counts one, and hardly ever does both.
    const QString between = spread(option.speed);
    const QString ratio = option.speed.times ? names::number(*option.speed.times, 1) : QString();
    if (!ratio.isEmpty() && option.speed.basis == SpeedBasis::Theoretical)
        parts << Upgrade::tr("%1 times as fast by peak figures alone").arg(ratio);
    else if (!ratio.isEmpty())
        parts
            << (between.isEmpty()
                    ? Upgrade::tr("about %1 times as fast").arg(ratio)
                    : Upgrade::tr("about %1 times as fast (%2)", "a ratio, between what it lies").arg(ratio, between));
    parts << memoryPart(option) << moneyPart(option);
    parts.removeAll(QString());
    return parts.join(Upgrade::tr(", ", "between gains"));
}

QString memoryWithOneMore(const UpgradeAnswer &answer)
{
    const UpgradeOption &more = answer.options[*answer.another];
    return names::number(more.memoryGain.value_or(0) * (answer.ownedCount + 1));
}

QString replaceText(const UpgradeAnswer &answer)
{
    const UpgradeOption &best = answer.options[*answer.best];
    return Upgrade::tr("Replace your %1 with %2: %3.", "cards, cards, what is gained")
        .arg(called(*answer.owned, answer.ownedCount), bought(best), gains(best));
}

QString keepText(const UpgradeAnswer &answer)
{
    const QString owned = called(*answer.owned, answer.ownedCount);
    if (answer.budget)
        return Upgrade::tr("Keep your %1: for %2 beside what it brings, nothing is known to be a third faster without "
                           "less memory.")
            .arg(owned, names::money(*answer.budget));
    return Upgrade::tr("Keep your %1: of what is sold at a price that is known, nothing is known to be a third faster "
                       "without less memory.")
        .arg(owned);
}

/// "GeForce RTX 3080 Ti", "Arc A770 16 GB and 3 more", with why they are not named: of each reason one.
QString cheaperForTheGain(const UpgradeAnswer &answer)
{
    const std::optional<double> best = moneyForGain(answer.options[*answer.best]);
    std::vector<std::pair<PassedOver, QStringList>> byReason;
    for (const UpgradeOption &option : answer.options) {
        const std::optional<double> money = moneyForGain(option);
        if (!option.passed || !money || !best || *money >= *best)
            continue;
        auto found = std::find_if(byReason.begin(), byReason.end(),
                                  [&](const auto &reason) { return reason.first == *option.passed; });
        if (found == byReason.end())
            found = byReason.insert(byReason.end(), {*option.passed, {}});
        found->second << names::shortName(*option.gpu);
    }
    QStringList texts;
    for (const auto &[why, cards] : byReason) {
        const QString reason = passedOverText(why, answer);
        texts << (cards.size() == 1 ? Upgrade::tr("%1 (%2)", "card, why it is not named").arg(cards.front(), reason)
                                    : Upgrade::tr("%1 and %2 more (%3)", "card, number, why they are not named")
                                          .arg(cards.front(), names::number(cards.size() - 1), reason));
    }
    return texts.join(Upgrade::tr("; ", "between cards with reasons"));
}

/// By which rule the best one was chosen; what gains more for the money, and why it was passed over.
QStringList ruleReasons(const UpgradeAnswer &answer)
{
    QStringList asked{Upgrade::tr("are a third faster or more")};
    asked << (answer.leastMemory.value() > 0 ? Upgrade::tr("have %1 GiB or more and no less than yours", "memory")
                                                   .arg(names::number(answer.leastMemory.value()))
                                             : Upgrade::tr("have no less memory than yours"));
    if (advice::runsCuda(*answer.owned))
        asked << Upgrade::tr("run CUDA as yours does");
    asked << (answer.most ? Upgrade::tr("cost at most %1 each", "money").arg(names::money(*answer.most))
                          : Upgrade::tr("cost no more than your budget"));
    const QString name = names::shortName(*answer.options[*answer.best].gpu);
    QStringList reasons{
        Upgrade::tr("Why the %1: of the cards that %2, its speed costs least. The list has those first.",
                    "card, what is asked for")
            .arg(name, asked.join(Upgrade::tr(", ", "between what is asked for")))};
    if (const QString cheaper = cheaperForTheGain(answer); !cheaper.isEmpty())
        reasons << Upgrade::tr("More speed for the money, but passed over: %1.", "cards with reasons").arg(cheaper);
    return reasons;
}

/// "modules, which … (12)"
QString notListedText(const UpgradeAnswer &answer)
{
    QStringList texts;
    for (const auto &[why, count] : answer.notListed) {
        const QString number = names::number(count);
        switch (why) {
        case NotListed::Module:
            texts << Upgrade::tr("modules, which need the machine that was built for them (%1)", "number").arg(number);
            break;
        case NotListed::ForServer:
            texts << Upgrade::tr("cards for servers, which have no fans (%1)", "number").arg(number);
            break;
        case NotListed::Modified:
            texts << Upgrade::tr("modified cards, which no vendor stands behind (%1)", "number").arg(number);
            break;
        }
    }
    return texts.isEmpty() ? QString()
                           : Upgrade::tr("Left out, though faster or larger: %1.", "kinds with their numbers")
                                 .arg(texts.join(Upgrade::tr("; ", "between kinds with their numbers")));
}

} // namespace

QString passedOverText(PassedOver why, const UpgradeAnswer &answer)
{
    switch (why) {
    case PassedOver::SourceSaysNo:
        return Upgrade::tr("no upgrade, says a source");
    case PassedOver::NoCard:
        return Upgrade::tr("no card for a slot of a desktop");
    case PassedOver::LeftBehind:
        return Upgrade::tr("no maker's list of today's software names it");
    case PassedOver::NoCuda:
        return Upgrade::tr("without CUDA, which yours runs");
    case PassedOver::NoBf16:
        return Upgrade::tr("without BF16");
    case PassedOver::OtherMarket:
        return Upgrade::tr("a price of another country alone");
    case PassedOver::LessMemory:
        return Upgrade::tr("less memory than yours");
    case PassedOver::LittleGain:
        return Upgrade::tr("less than a third faster");
    case PassedOver::PeaksAlone:
        return Upgrade::tr("faster by peak figures alone");
    case PassedOver::LittleMemory:
        return Upgrade::tr("less than %1 GiB", "memory").arg(names::number(answer.leastMemory.value()));
    case PassedOver::Dear:
        return answer.most ? Upgrade::tr("above %1", "money").arg(names::money(*answer.most))
                           : Upgrade::tr("above the budget");
    }
    return {};
}

QString upgradeText(const UpgradeAnswer &answer)
{
    if (secondLeads(answer)) {
        const UpgradeOption &more = answer.options[*answer.another];
        return Upgrade::tr("Add one more %1 beside yours: %2 GiB in all, %3.", "card, memory, price")
            .arg(names::shortName(*more.gpu), memoryWithOneMore(answer), offer(more.price));
    }
    if (answer.best)
        return replaceText(answer);
    if (!answer.candidates)
        return keepText(answer);
    return answer.options.empty() ? QString() : upgradeSentence(answer.options.front(), answer);
}

QStringList upgradeReasons(const UpgradeAnswer &answer)
{
    QStringList reasons{softwareLeftBehind(*answer.owned)};
    if (answer.best)
        reasons << advice::withoutCudaText(*answer.options[*answer.best].gpu);
    reasons.removeAll(QString());
    const QString times = names::number((answer.ownedCount + 1.0) / answer.ownedCount,
                                        (answer.ownedCount + 1) % answer.ownedCount == 0 ? 0 : 1);
    if (secondLeads(answer)) {
        reasons << Upgrade::tr("It brings memory, which the other cards for this money do not. Work that fits one card "
                               "runs at most %1 times as fast; Build shows which lanes your board leaves for it.",
                               "times")
                       .arg(times)
                << Upgrade::tr("Or for speed alone: %1", "a sentence").arg(replaceText(answer));
    } else if (answer.another) {
        const UpgradeOption &more = answer.options[*answer.another];
        reasons << Upgrade::tr("Or add one more %1 beside yours: %2 GiB in all, %3. Work that fits one card runs at "
                               "most %4 times as fast; Build shows which lanes your board leaves for it.",
                               "card, memory, price, times")
                       .arg(names::shortName(*more.gpu), memoryWithOneMore(answer), offer(more.price), times);
    }
    if (answer.roomier) {
        const UpgradeOption &roomier = answer.options[*answer.roomier];
        reasons << Upgrade::tr("For memory: %1, %2.", "cards, what is gained").arg(bought(roomier), gains(roomier));
    }
    if (answer.best)
        reasons << ruleReasons(answer);
    if (answer.best || answer.candidates) {
        const std::size_t first = answer.best.value_or(0);
        if (first < answer.options.size()) {
            const QString plugs = plugsSentence(answer.options[first], answer);
            if (!plugs.isEmpty())
                reasons << plugs;
        }
    }
    return reasons;
}

QString upgradeSentence(const UpgradeOption &option, const UpgradeAnswer &answer)
{
    QString text = OptionWords::tr("%1 %2 %3", "three sentences")
                       .arg(speedText(option), memoryText(option), whatItCosts(option, answer));
    if (option.path)
        text = OptionWords::tr("%1 The whole path, with what yours cost, comes to %2.", "sentences, amount")
                   .arg(text, names::money(*option.path));
    if (option.passed)
        text = OptionWords::tr("%1 Not named first: %2.", "sentences, why")
                   .arg(text, passedOverText(*option.passed, answer));
    return text;
}

QStringList upgradeBasis(const UpgradeAnswer &answer, const Catalogue &catalogue)
{
    QStringList basis{resaleSentence(answer, catalogue)};
    if (const QString left = notListedText(answer); !left.isEmpty())
        basis << left;
    const std::size_t first = answer.best.value_or(0);
    if ((answer.best || answer.candidates) && first < answer.options.size())
        basis << speedSentence(answer.options[first].speed, *answer.options[first].gpu, *answer.owned, catalogue);
    if (answer.rate)
        basis << Upgrade::tr("Dollars are counted at %1 %2 (%3).", "a rate, its currency, its date")
                     .arg(names::number(answer.rate->perUsd, 4), answer.rate->currency,
                          answer.rate->date.toString(Qt::ISODate));
    return basis;
}

QStringList upgradeSubjects(const UpgradeAnswer &answer)
{
    QStringList ids;
    for (const std::optional<std::size_t> &at : {answer.best, answer.another, answer.roomier}) {
        if (at)
            ids << answer.options[*at].gpu->id;
    }
    if (ids.isEmpty() && answer.candidates && !answer.options.empty())
        ids << answer.options.front().gpu->id;
    return ids;
}

} // namespace rig::words

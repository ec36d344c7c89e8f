// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/upgrade_words.h"

#include "core/advice/advice_words.h"
#include "core/compare/compare_words.h"
#include "core/names/names.h"

#include <QCoreApplication>

#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

struct Upgrade
{
    Q_DECLARE_TR_FUNCTIONS(Upgrade)
};

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
    if (option.speed.times)
        parts << (option.speed.basis == SpeedBasis::Theoretical ? Upgrade::tr("%1 times as fast by peak figures alone")
                                                                : Upgrade::tr("about %1 times as fast"))
                     .arg(names::number(*option.speed.times, 1));
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

} // namespace

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

QStringList upgradeBasis(const UpgradeAnswer &answer, const Catalogue &catalogue)
{
    QStringList basis{resaleSentence(answer, catalogue)};
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

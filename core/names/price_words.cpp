// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/price_words.h"

#include "core/names/names.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rig::names {

namespace {

/// Sentences of this file.
struct PriceWords
{
    Q_DECLARE_TR_FUNCTIONS(PriceWords)
};

QString basisWord(const PricePick &pick)
{
    const bool used = pick.price.condition == Condition::Used;
    if (pick.ownPrice)
        return used ? PriceWords::tr("your own, used", "a price") : PriceWords::tr("your own", "a price");
    switch (pick.price.basis) {
    case PriceBasis::Launch:
        return PriceWords::tr("launch", "a price");
    case PriceBasis::List:
        return used ? PriceWords::tr("list, used", "a price") : PriceWords::tr("list, new", "a price");
    case PriceBasis::Market:
        return used ? PriceWords::tr("market, used", "a price") : PriceWords::tr("market, new", "a price");
    }
    return {};
}

QString launchSentence(const CostBasis &basis)
{
    const QString all = number(basis.prices);
    if (basis.firstLaunchYear == 0)
        return PriceWords::tr("%n of %1 prices are launch prices: nothing newer is known.", "", basis.launch).arg(all);
    if (basis.firstLaunchYear == basis.lastLaunchYear)
        return PriceWords::tr("%n of %1 prices are launch prices of %2: nothing newer is known.", "", basis.launch)
            .arg(all, QString::number(basis.firstLaunchYear));
    return PriceWords::tr("%n of %1 prices are launch prices of %2 to %3: nothing newer is known.", "", basis.launch)
        .arg(all, QString::number(basis.firstLaunchYear), QString::number(basis.lastLaunchYear));
}

QString movedSentence(const StaleKind &stale)
{
    const QString what = kindPlural(stale.kind);
    const QString since = stale.oldest.toString(Qt::ISODate);
    if (!stale.moved)
        return PriceWords::tr("%1: how prices moved since %2 is not known.", "kind of part, date").arg(what, since);
    return PriceWords::tr("%1: such prices moved to %2–%3 times since %4, by %n part(s) with prices of both times.",
                          "kind of part, ratio, ratio, date", stale.moved->pairs)
        .arg(what, number(stale.moved->low, 2), number(stale.moved->high, 2), since);
}

QStringList staleSentences(const CostBasis &basis)
{
    int prices = 0;
    for (const StaleKind &stale : basis.stale)
        prices += stale.prices;
    if (prices == 0)
        return {};
    QStringList sentences{
        PriceWords::tr("%n price(s) are older than six months, the oldest is of %1: ask before you order.", "", prices)
            .arg(basis.oldest.toString(Qt::ISODate))};
    for (const StaleKind &stale : basis.stale)
        sentences << movedSentence(stale);
    return sentences;
}

} // namespace

QString priceBasis(const PricePick &pick)
{
    QStringList words{basisWord(pick)};
    if (pick.price.date.isValid())
        words << pick.price.date.toString(Qt::ISODate);
    if (!pick.recent && !pick.isLaunch())
        words << PriceWords::tr("old", "a price");
    if (pick.ofChip)
        words << (pick.isLaunch() ? PriceWords::tr("price of the GPU, not of this card")
                                  : PriceWords::tr("price of another card with this GPU"));
    if (pick.rate)
        words << PriceWords::tr("converted from %1 at the rate of %2", "amount, date")
                     .arg(money(pick.price.money), pick.rate->date.toString(Qt::ISODate));
    if (pick.withTax)
        words << PriceWords::tr("value added tax included");
    return words.join(PriceWords::tr(", ", "between the marks of a price"));
}

QStringList costRemarks(const CostBasis &basis)
{
    QStringList remarks;
    if (basis.launch > 0)
        remarks << launchSentence(basis);
    if (basis.used > 0)
        remarks << PriceWords::tr("%n price(s) are of used parts.", "", basis.used);
    if (basis.ofChip > 0)
        remarks << PriceWords::tr("%n price(s) are of another card with the same GPU.", "", basis.ofChip);
    if (basis.converted > 0)
        remarks << PriceWords::tr("%n price(s) are converted, the oldest rate is of %1.", "", basis.converted)
                       .arg(basis.oldestRate.toString(Qt::ISODate));
    if (basis.withTax > 0)
        remarks << PriceWords::tr("%n price(s) include value added tax, the others do not or do not say.", "",
                                  basis.withTax);
    return remarks + staleSentences(basis);
}

QString buying(Buying buying)
{
    switch (buying) {
    case Buying::NewElseUsed:
        return PriceWords::tr("New, else used", "which prices count");
    case Buying::New:
        return PriceWords::tr("New only", "which prices count");
    case Buying::Used:
        return PriceWords::tr("Used, else new", "which prices count");
    case Buying::AtLaunch:
        return PriceWords::tr("At launch", "which prices count");
    }
    return {};
}

} // namespace rig::names

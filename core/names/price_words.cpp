// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/price_words.h"

#include "core/names/names.h"
#include "core/names/sentences.h"

#include <QCoreApplication>
#include <QLocale>

#include <numeric>

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
    if (pick.paid)
        return PriceWords::tr("as entered for this machine", "a price");
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

/// "2 launch prices of 2016 to 2018"
QString launchPhrase(const CostBasis &basis)
{
    if (basis.firstLaunchYear == 0)
        return PriceWords::tr("%n launch price(s)", "nothing newer is known", basis.launch);
    const QString first = QString::number(basis.firstLaunchYear);
    if (basis.firstLaunchYear == basis.lastLaunchYear)
        return PriceWords::tr("%n launch price(s) of %1", "nothing newer is known; year", basis.launch).arg(first);
    return PriceWords::tr("%n launch price(s) of %1 to %2", "nothing newer is known; year, year", basis.launch)
        .arg(first, QString::number(basis.lastLaunchYear));
}

/// What the total rests on beside prices of today for new parts; empty where there is nothing to say.
QString restsOn(const CostBasis &basis)
{
    QStringList phrases;
    if (basis.launch > 0)
        phrases << launchPhrase(basis);
    if (basis.used > 0)
        phrases << PriceWords::tr("%n of used parts", "prices", basis.used);
    if (basis.ofChip > 0)
        phrases << PriceWords::tr("%n of another card with the same GPU", "prices", basis.ofChip);
    if (basis.converted > 0)
        phrases << PriceWords::tr("%n converted (oldest rate of %1)", "prices, date", basis.converted)
                       .arg(basis.oldestRate.toString(Qt::ISODate));
    if (basis.withTax > 0)
        phrases << PriceWords::tr("%n with value added tax", "prices", basis.withTax);
    if (phrases.isEmpty())
        return {};
    return PriceWords::tr("Of %n price(s): %1.", "list of what they are", basis.prices)
        .arg(phrases.join(PriceWords::tr("; ", "between what prices are")));
}

/// How old prices moved, as far as it is known, and of which kinds it is not.
QStringList staleSentences(const CostBasis &basis)
{
    QStringList moved;
    QStringList unknown;
    for (const StaleKind &stale : basis.stale) {
        const QString what = kindsWithin(stale.kind);
        if (stale.moved)
            moved << PriceWords::tr("%1 now cost %2 to %3 times as much", "kind of part, ratio, ratio")
                         .arg(what, number(stale.moved->low, 2), number(stale.moved->high, 2));
        else
            unknown << what;
    }
    QStringList sentences{oldPrices(basis)};
    if (sentences.front().isEmpty())
        return {};
    if (!moved.isEmpty())
        sentences << PriceWords::tr("Since then prices of such parts moved: %1.", "list of kinds with ratios")
                         .arg(moved.join(PriceWords::tr(", ", "between kinds of part")));
    if (!unknown.isEmpty())
        sentences << PriceWords::tr("How prices moved since is not known for %1.", "kinds of part")
                         .arg(unknown.join(PriceWords::tr(", ", "between kinds of part")));
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

QString priceInBrief(const PricePick &pick)
{
    QStringList words{basisWord(pick)};
    if (pick.price.date.isValid())
        words << pick.price.date.toString(QStringLiteral("yyyy-MM"));
    if (pick.rate)
        words << PriceWords::tr("converted", "a price");
    return words.join(PriceWords::tr(", ", "between the marks of a price"));
}

QString oldPrices(const CostBasis &basis)
{
    const int prices = std::accumulate(basis.stale.begin(), basis.stale.end(), 0,
                                       [](int sum, const StaleKind &stale) { return sum + stale.prices; });
    if (prices == 0)
        return {};
    // Of one there is no oldest; languages whose numbers have one form would say so.
    const QString text = prices == 1
                             ? PriceWords::tr("1 price is older than six months, of %1: ask before you order.")
                             : PriceWords::tr("%n price(s) are older than six months, the oldest is of %1: ask before "
                                              "you order.",
                                              "", prices);
    return text.arg(basis.oldest.toString(Qt::ISODate));
}

QStringList costRemarks(const CostBasis &basis)
{
    QStringList remarks{restsOn(basis)};
    remarks.removeAll(QString());
    return remarks + staleSentences(basis);
}

QString tariff(double amount, const QString &currency)
{
    return u"%1 %2"_s.arg(QLocale().toString(amount, 'g', 4), currency);
}

QString dated(const Money &money, const QDate &date)
{
    const QString text = names::money(money);
    return date.isValid()
               ? PriceWords::tr("%1 (%2)", "money, month of the price").arg(text, date.toString(u"yyyy-MM"_s))
               : text;
}

QString condition(Condition condition)
{
    return condition == Condition::Used ? PriceWords::tr("used", "condition of a part")
                                        : PriceWords::tr("new", "condition of a part");
}

QString buying(Buying buying)
{
    switch (buying) {
    case Buying::NewElseUsed:
        return PriceWords::tr("New or used", "which prices count");
    case Buying::New:
        return PriceWords::tr("New only", "which prices count");
    case Buying::Used:
        return PriceWords::tr("Used, else new", "which prices count");
    case Buying::AtLaunch:
        return PriceWords::tr("At launch", "which prices count");
    }
    return {};
}

QString buyingWithin(Buying buying)
{
    switch (buying) {
    case Buying::NewElseUsed:
        return PriceWords::tr("new or used", "which prices count, within a sentence");
    case Buying::New:
        return PriceWords::tr("new only", "which prices count, within a sentence");
    case Buying::Used:
        return PriceWords::tr("used, else new", "which prices count, within a sentence");
    case Buying::AtLaunch:
        return PriceWords::tr("at launch", "which prices count, within a sentence");
    }
    return {};
}

} // namespace rig::names

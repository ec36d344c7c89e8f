// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prices/price_cells.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct Prices
{
    Q_DECLARE_TR_FUNCTIONS(Prices)
};

constexpr double LargestAmount = 1e9; // as in a parts file
constexpr double SmallestAmount = 0.01;

struct CurrencyWord
{
    const char16_t *word;
    const char *currencies;
};

/// Signs that several currencies use name all of them: which one is meant is asked for, not guessed.
constexpr std::array CurrencyWords{
    CurrencyWord{u"¥", "CNY JPY"},      CurrencyWord{u"$", "USD CAD AUD NZD HKD TWD SGD MXN"},
    CurrencyWord{u"kr", "SEK NOK DKK"}, CurrencyWord{u"€", "EUR"},
    CurrencyWord{u"£", "GBP"},          CurrencyWord{u"₩", "KRW"},
    CurrencyWord{u"₹", "INR"},          CurrencyWord{u"zł", "PLN"},
    CurrencyWord{u"us$", "USD"},        CurrencyWord{u"美元", "USD"},
    CurrencyWord{u"美金", "USD"},       CurrencyWord{u"元", "CNY"},
    CurrencyWord{u"人民币", "CNY"},     CurrencyWord{u"人民币元", "CNY"},
    CurrencyWord{u"rmb", "CNY"},        CurrencyWord{u"cn¥", "CNY"},
    CurrencyWord{u"円", "JPY"},         CurrencyWord{u"日元", "JPY"},
    CurrencyWord{u"jp¥", "JPY"},        CurrencyWord{u"欧元", "EUR"},
    CurrencyWord{u"英镑", "GBP"},       CurrencyWord{u"港元", "HKD"},
    CurrencyWord{u"港币", "HKD"},       CurrencyWord{u"hk$", "HKD"},
    CurrencyWord{u"新台币", "TWD"},     CurrencyWord{u"nt$", "TWD"},
    CurrencyWord{u"c$", "CAD"},         CurrencyWord{u"ca$", "CAD"},
    CurrencyWord{u"a$", "AUD"},         CurrencyWord{u"韩元", "KRW"},
};

constexpr std::array Codes{"USD", "EUR", "CNY", "JPY", "GBP", "KRW", "INR", "CAD", "AUD", "NZD", "HKD", "TWD",
                           "SGD", "MXN", "CHF", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF", "RUB", "TRY", "BRL",
                           "ZAR", "THB", "MYR", "IDR", "VND", "PHP", "ILS", "UAH", "AED", "SAR", "RON", "BGN"};

/// Full-width digits and signs as plain ones, any space as a plain space.
QString plain(const QString &cell) { return cell.normalized(QString::NormalizationForm_KC).simplified(); }

bool isAmount(const QString &number, QChar decimalMark)
{
    static const QRegularExpression point(u"^(\\d+|\\d{1,3}([ ,'’]\\d{3})+)(\\.\\d+)?$"_s);
    static const QRegularExpression comma(u"^(\\d+|\\d{1,3}([ .'’]\\d{3})+)(,\\d+)?$"_s);
    return (decimalMark == u',' ? comma : point).match(number).hasMatch();
}

double amountOf(QString number, QChar decimalMark)
{
    for (const QChar group : {u' ', u'\'', u'’', decimalMark == u',' ? u'.' : u','})
        number.remove(group);
    return number.replace(u',', u'.').toDouble();
}

} // namespace

QStringList currenciesNamed(const QString &word)
{
    const QString text = plain(word).toLower();
    const auto code = std::find_if(Codes.begin(), Codes.end(), [&](const char *candidate) {
        return text.compare(QLatin1StringView(candidate), Qt::CaseInsensitive) == 0;
    });
    if (code != Codes.end())
        return {QString::fromLatin1(*code)};
    const auto found = std::find_if(CurrencyWords.begin(), CurrencyWords.end(),
                                    [&](const CurrencyWord &candidate) { return text == QStringView(candidate.word); });
    return found == CurrencyWords.end() ? QStringList() : QString::fromLatin1(found->currencies).split(u' ');
}

Result<AmountCell> amountFrom(const QString &cell, QChar decimalMark)
{
    static const QRegularExpression form(u"^([^\\d.,-]*)(-?[\\d.,][\\d.,'’ ]*)([^\\d]*)$"_s);
    const QString text = plain(cell);
    if (text.isEmpty())
        return badInput(Prices::tr("is empty: a price that is not known is left out, never free."));
    const auto match = form.match(text);
    const QString number = match.captured(2).trimmed();
    if (!match.hasMatch() || (!isAmount(number, decimalMark) && !number.startsWith(u'-')))
        return badInput(Prices::tr("is not a number with \"%1\" as its decimal mark.").arg(decimalMark));
    AmountCell amount;
    for (const QString &sign : {match.captured(1).trimmed(), match.captured(3).trimmed()}) {
        if (sign.isEmpty())
            continue;
        const QStringList named = currenciesNamed(sign);
        if (named.isEmpty())
            return badInput(Prices::tr("has something beside the number that names no currency."));
        amount.currencies = named;
    }
    amount.amount = number.startsWith(u'-') ? -1 : amountOf(number, decimalMark);
    if (amount.amount == 0)
        return badInput(Prices::tr("is 0: a price that is not known is left out, never free."));
    if (amount.amount < SmallestAmount || amount.amount > LargestAmount)
        return badInput(Prices::tr("lies outside of what a price can be (0.01 to 1,000,000,000)."));
    return amount;
}

QChar decimalMarkOf(const QStringList &amounts)
{
    static const QRegularExpression tail(u"([.,])\\d{1,2}\\D*$"_s);
    static const QRegularExpression both(u"[.,].*\\d([.,])\\d+\\D*$"_s);
    for (const QString &amount : amounts) {
        const QString text = plain(amount);
        if (const auto match = tail.match(text); match.hasMatch())
            return match.captured(1)[0];
        const auto match = both.match(text);
        if (match.hasMatch() && text.count(match.captured(1)) == 1)
            return match.captured(1)[0];
    }
    return {};
}

Result<QDate> dateFrom(const QString &cell)
{
    static const QRegularExpression yearFirst(
        u"^(\\d{4})(?:[-/.年](\\d{1,2})(?:[-/.月](\\d{1,2}))?)?[年月日]?(?:[T ].*)?$"_s);
    static const QRegularExpression compact(u"^(\\d{4})(\\d{2})(\\d{2})$"_s);
    static const QRegularExpression yearLast(u"^(\\d{1,2})([-/.])(\\d{1,2})[-/.](\\d{4})(?: .*)?$"_s);
    const QString text = plain(cell);
    QDate date;
    if (const auto match = compact.match(text); match.hasMatch()) {
        date = QDate(match.captured(1).toInt(), match.captured(2).toInt(), match.captured(3).toInt());
    } else if (const auto first = yearFirst.match(text); first.hasMatch()) {
        const auto orFirst = [&](int group) {
            return first.captured(group).isEmpty() ? 1 : first.captured(group).toInt();
        };
        date = QDate(first.captured(1).toInt(), orFirst(2), orFirst(3));
    } else if (const auto last = yearLast.match(text); last.hasMatch()) {
        const int a = last.captured(1).toInt();
        const int b = last.captured(3).toInt();
        const bool dayFirst = last.captured(2) == "."_L1 || a > 12 || a == b;
        if (!dayFirst && b <= 12)
            return badInput(Prices::tr("could be a day and a month or a month and a day; write it as 2026-11-01."));
        date = QDate(last.captured(4).toInt(), dayFirst ? b : a, dayFirst ? a : b);
    }
    if (!date.isValid())
        return badInput(Prices::tr("is not a date such as 2026-11-01."));
    return date;
}

std::optional<Condition> conditionNamed(const QString &word)
{
    static const QStringList fresh{u"new"_s, u"全新"_s, u"新"_s, u"新品"_s, u"neu"_s};
    static const QStringList used{u"used"_s, u"second hand"_s, u"second-hand"_s, u"refurbished"_s,
                                  u"二手"_s, u"旧"_s,          u"拆机"_s,        u"gebraucht"_s};
    const QString text = plain(word).toLower();
    if (fresh.contains(text))
        return Condition::New;
    return used.contains(text) ? std::optional(Condition::Used) : std::nullopt;
}

std::optional<PriceBasis> basisNamed(const QString &word)
{
    static const QStringList launch{u"launch"_s, u"msrp at launch"_s, u"首发价"_s, u"发布价"_s};
    static const QStringList list{u"list"_s, u"msrp"_s, u"rrp"_s, u"建议零售价"_s, u"指导价"_s, u"官方价"_s};
    static const QStringList market{u"market"_s, u"street"_s, u"市场价"_s, u"成交价"_s, u"报价"_s};
    const QString text = plain(word).toLower();
    if (launch.contains(text))
        return PriceBasis::Launch;
    if (list.contains(text))
        return PriceBasis::List;
    return market.contains(text) ? std::optional(PriceBasis::Market) : std::nullopt;
}

} // namespace rig

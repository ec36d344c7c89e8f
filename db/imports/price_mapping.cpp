// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/imports/price_mapping.h"

#include "core/catalogue/format_words.h"
#include "core/prices/price_cells.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct Prices
{
    Q_DECLARE_TR_FUNCTIONS(Prices)
};

constexpr std::array<const char *, PriceColumnCount> ColumnNames{"part",      "amount", "currency", "date",
                                                                 "condition", "basis",  "source"};

/// What headers call a column, the surest word first.
const QStringList &wordsFor(PriceColumn column)
{
    static const std::array<QStringList, PriceColumnCount> words{
        QStringList{u"part"_s,   u"part id"_s, u"id"_s,   u"part number"_s, u"mpn"_s,          u"料号"_s,
                    u"部件号"_s, u"编号"_s,    u"型号"_s, u"model"_s,       u"product"_s,      u"name"_s,
                    u"item"_s,   u"产品"_s,    u"商品"_s, u"产品名称"_s,    u"商品名称"_s,     u"名称"_s,
                    u"显卡"_s,   u"配件"_s,    u"gpu"_s,  u"card"_s,        u"graphics card"_s},
        QStringList{u"amount"_s, u"price"_s, u"unit price"_s, u"cost"_s, u"价格"_s, u"单价"_s, u"金额"_s, u"售价"_s,
                    u"报价"_s, u"成交价"_s, u"到手价"_s},
        QStringList{u"currency"_s, u"币种"_s, u"货币"_s, u"币别"_s, u"货币单位"_s},
        QStringList{u"date"_s, u"day"_s, u"observed"_s, u"日期"_s, u"时间"_s, u"报价日期"_s},
        QStringList{u"condition"_s, u"成色"_s, u"新旧"_s, u"状态"_s},
        QStringList{u"basis"_s, u"kind of price"_s, u"价格类型"_s},
        QStringList{u"source"_s, u"shop"_s, u"seller"_s, u"store"_s, u"来源"_s, u"店铺"_s, u"商家"_s, u"平台"_s,
                    u"渠道"_s}};
    return words[static_cast<std::size_t>(column)];
}

struct Heading
{
    QString words;
    QStringList currencies; ///< of "Price (USD)", "price_usd", "价格（元）"
};

Heading headingOf(const QString &cell)
{
    static const QRegularExpression bracket(u"^([^(\\[]*)[(\\[]([^)\\]]*)[)\\]]\\s*$"_s);
    QString text = cell.normalized(QString::NormalizationForm_KC).toLower();
    text.replace(u'_', u' ').replace(u'-', u' ');
    if (const auto match = bracket.match(text); match.hasMatch())
        return {match.captured(1).simplified(), currenciesNamed(match.captured(2))};
    text = text.simplified();
    const qsizetype space = text.lastIndexOf(u' ');
    const QStringList named = space > 0 ? currenciesNamed(text.sliced(space + 1)) : QStringList();
    return named.isEmpty() ? Heading{text, {}} : Heading{text.first(space), named};
}

std::optional<int> columnOf(const QStringList &header, const QString &value)
{
    for (int i = 0; i < header.size(); ++i) {
        if (header[i].trimmed().compare(value.trimmed(), Qt::CaseInsensitive) == 0)
            return i;
    }
    bool number = false;
    const int place = value.toInt(&number);
    return number && place >= 1 && place <= header.size() ? std::optional(place - 1) : std::nullopt;
}

/// What the user gave instead of a column: one value for all rows.
bool takeValue(PriceMapping &mapping, PriceColumn column, const QString &value)
{
    if (column == PriceColumn::Currency) {
        const QStringList named = currenciesNamed(value);
        mapping.currency = named.size() == 1 ? named.front() : QString();
        return named.size() == 1;
    }
    if (column == PriceColumn::Date) {
        mapping.date = dateFrom(value).value_or(QDate());
        return mapping.date.isValid();
    }
    if (column == PriceColumn::Condition) {
        const auto named = conditionNamed(value);
        mapping.condition = named.value_or(Condition::New);
        return named.has_value();
    }
    if (column == PriceColumn::Basis) {
        const auto named = basisNamed(value);
        mapping.basis = named.value_or(PriceBasis::Market);
        return named.has_value();
    }
    return false;
}

} // namespace

QLatin1StringView priceColumnKey(PriceColumn column)
{
    return QLatin1StringView(ColumnNames[static_cast<std::size_t>(column)]);
}

PriceMapping guessPriceMapping(const QStringList &header, const std::vector<QStringList> &rows, QChar delimiter)
{
    PriceMapping mapping;
    std::vector<Heading> headings;
    std::transform(header.begin(), header.end(), std::back_inserter(headings), headingOf);
    for (int i = 0; i < PriceColumnCount; ++i) {
        const auto column = static_cast<PriceColumn>(i);
        for (const QString &word : wordsFor(column)) {
            const auto found = std::find_if(headings.begin(), headings.end(),
                                            [&](const Heading &heading) { return heading.words == word; });
            if (found == headings.end())
                continue;
            mapping.column(column) = static_cast<int>(found - headings.begin());
            if (column == PriceColumn::Amount && found->currencies.size() == 1)
                mapping.currency = found->currencies.front();
            break;
        }
    }
    QStringList amounts;
    for (const QStringList &row : rows) {
        if (const auto column = mapping.column(PriceColumn::Amount); column && *column < row.size())
            amounts << row[*column];
    }
    const QChar seen = decimalMarkOf(amounts);
    mapping.decimalMark = seen.isNull() ? (delimiter == u';' ? QChar(u',') : QChar(u'.')) : seen;
    return mapping;
}

Result<PriceMapping> withChoice(PriceMapping mapping, const QStringList &header, const QString &key,
                                const QString &value)
{
    if (key == "decimal"_L1) {
        if (value != "."_L1 && value != ","_L1)
            return badInput(Prices::tr("decimal is \"%1\"; it must be . or a comma.").arg(value));
        mapping.decimalMark = value[0];
        return mapping;
    }
    const auto name = std::find_if(ColumnNames.begin(), ColumnNames.end(),
                                   [&](const char *candidate) { return key == QLatin1StringView(candidate); });
    if (name == ColumnNames.end())
        return badInput(Prices::tr("\"%1\" is nothing that a column can hold; there are: part, amount, currency, date,"
                                   " condition, basis, source, and decimal.")
                            .arg(key));
    const auto column = static_cast<PriceColumn>(name - ColumnNames.begin());
    if (const std::optional<int> place = columnOf(header, value)) {
        mapping.column(column) = place;
        return mapping;
    }
    if (takeValue(mapping, column, value)) {
        mapping.column(column) = std::nullopt;
        return mapping;
    }
    return badInput(Prices::tr("%1 is \"%2\", which is no column of this file; its columns are: %3.",
                               "what a column holds, column, list")
                        .arg(key, value, header.join(", "_L1)));
}

QString missingIn(const PriceMapping &mapping)
{
    if (!mapping.column(PriceColumn::Part))
        return Prices::tr("No column says which part a price is of; name it.");
    if (!mapping.column(PriceColumn::Amount))
        return Prices::tr("No column holds the price; name it.");
    if (!mapping.column(PriceColumn::Date) && !mapping.date.isValid())
        return Prices::tr("No column holds the date of the prices; name it, or give one date for all.");
    return {};
}

QJsonObject toJson(const PriceMapping &mapping)
{
    QJsonObject columns;
    for (int i = 0; i < PriceColumnCount; ++i) {
        if (const auto column = mapping.columns[static_cast<std::size_t>(i)])
            columns.insert(priceColumnKey(static_cast<PriceColumn>(i)), *column);
    }
    return {{"columns"_L1, columns},
            {"currency"_L1, mapping.currency},
            {"condition"_L1, QString(format::ConditionWords[static_cast<std::size_t>(mapping.condition)])},
            {"basis"_L1, QString(format::BasisWords[static_cast<std::size_t>(mapping.basis)])},
            {"decimal"_L1, QString(mapping.decimalMark)}};
}

std::optional<PriceMapping> priceMappingFromJson(const QJsonObject &object, int columns)
{
    PriceMapping mapping;
    const QJsonObject named = object.value("columns"_L1).toObject();
    for (int i = 0; i < PriceColumnCount; ++i) {
        const QJsonValue column = named.value(priceColumnKey(static_cast<PriceColumn>(i)));
        if (column.isUndefined())
            continue;
        if (!column.isDouble() || column.toInt(-1) < 0 || column.toInt() >= columns)
            return std::nullopt;
        mapping.columns[static_cast<std::size_t>(i)] = column.toInt();
    }
    const QStringList currency = currenciesNamed(object.value("currency"_L1).toString());
    mapping.currency = currency.size() == 1 ? currency.front() : QString();
    mapping.condition = conditionNamed(object.value("condition"_L1).toString()).value_or(Condition::New);
    mapping.basis = basisNamed(object.value("basis"_L1).toString()).value_or(PriceBasis::Market);
    mapping.decimalMark = object.value("decimal"_L1).toString() == ","_L1 ? u',' : u'.';
    return mapping;
}

QString mappingKey(const QStringList &header)
{
    const QByteArray whole = header.join(QChar(u'\x1f')).toUtf8();
    return u"prices-csv/"_s + QString::fromLatin1(QCryptographicHash::hash(whole, QCryptographicHash::Sha1).toHex());
}

} // namespace rig::db

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/codec.h"

#include "core/base/currency.h"
#include "core/base/json.h"
#include "core/base/shown_text.h"
#include "core/catalogue/board_codec.h"
#include "core/catalogue/fields.h"
#include "core/catalogue/format_words.h"
#include "core/catalogue/plugs.h"
#include "core/catalogue/power_curve_codec.h"
#include "core/catalogue/price_index_codec.h"
#include "core/catalogue/speed_codec.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

struct PartFormat
{
    Q_DECLARE_TR_FUNCTIONS(PartFormat)
};

constexpr int MostParts = 50000;
constexpr int MostRates = 400; // ISO 4217 lists some 180 currencies

template <std::size_t N>
std::optional<int> indexOfWord(const std::array<QLatin1StringView, N> &words, const QString &word)
{
    const auto found = std::find(words.begin(), words.end(), word);
    return found == words.end() ? std::nullopt : std::optional(static_cast<int>(found - words.begin()));
}

template <std::size_t N>
int readWord(JsonReader &reader, QLatin1StringView key, const std::array<QLatin1StringView, N> &words)
{
    const QString word = reader.text(key);
    const std::optional<int> index = indexOfWord(words, word);
    if (!index) {
        QStringList all;
        for (const QLatin1StringView candidate : words)
            all << candidate;
        reader.complain(key, PartFormat::tr("is \"%1\"; it must be one of: %2.").arg(word, all.join(", "_L1)));
    }
    return index.value_or(0);
}

/// Which source each figure was read in.
class SourceMap
{
public:
    SourceMap(JsonReader &reader, const Catalogue &catalogue)
    {
        reader.object("sources"_L1, [&](JsonReader &sources) {
            for (const QString &key : sources.raw().keys()) {
                const QString id = sources.raw().value(key).toString();
                const SourceIndex index = catalogue.sourceIndex(id);
                if (index == NoSource)
                    sources.complain({}, PartFormat::tr("names the source \"%1\", which is not listed.").arg(id));
                m_byKey.insert(key, index);
            }
        });
        m_fallback = m_byKey.value(u"*"_s, NoSource);
    }

    [[nodiscard]] SourceIndex of(QLatin1StringView key) const { return m_byKey.value(key, m_fallback); }

private:
    QHash<QString, SourceIndex> m_byKey;
    SourceIndex m_fallback = NoSource;
};

Value readConnectorCounts(JsonReader &reader, const Field &field)
{
    ConnectorCounts counts;
    reader.object(QLatin1StringView(field.key), [&](JsonReader &object) {
        for (const QString &key : object.raw().keys()) {
            const QByteArray latin = key.toLatin1();
            if (!plugNamed(key))
                object.complain(
                    {},
                    PartFormat::tr("names the connector \"%1\"; known are: %2.").arg(key, plugWords().join(", "_L1)));
            else if (const std::optional<int> count = object.integer(QLatin1StringView(latin), 1, MostPlugs))
                counts.insert(key, *count);
        }
    });
    return counts;
}

Value readDate(JsonReader &reader, QLatin1StringView key)
{
    const QString text = reader.text(key);
    if (!QDate::fromString(text, Qt::ISODate).isValid())
        reader.complain(key, PartFormat::tr("is \"%1\"; it must be a date such as 2020-09-24.").arg(text));
    return text;
}

Value readValue(JsonReader &reader, const Field &field)
{
    const QLatin1StringView key(field.key);
    const auto numberValue = [](const auto &found) { return found ? Value(static_cast<double>(*found)) : Value(); };
    switch (field.type) {
    case FieldType::Flag: {
        const std::optional<bool> flag = reader.flag(key);
        return flag ? Value(*flag) : Value();
    }
    case FieldType::Integer:
        return numberValue(reader.integer(key, static_cast<int>(field.low), static_cast<int>(field.high)));
    case FieldType::Number:
        return numberValue(reader.number(key, field.low, field.high));
    case FieldType::Text:
        return reader.text(key);
    case FieldType::Date:
        return readDate(reader, key);
    case FieldType::Texts:
        return reader.texts(key).value_or(QStringList());
    case FieldType::Connectors:
        return readConnectorCounts(reader, field);
    }
    return {};
}

void readFigures(JsonReader &reader, Part &part, const SourceMap &sources)
{
    for (const Field &field : fieldsOf(part.kind)) {
        const QLatin1StringView key(field.key);
        if (!reader.has(key))
            continue;
        const Value value = readValue(reader, field);
        if (reader.failed())
            return;
        const SourceIndex source = sources.of(key);
        if (source == NoSource && part.origin == Origin::Shipped)
            return reader.complain(key, PartFormat::tr("has no source."));
        field.set(part, value, source);
    }
}

/// A date; a month or a year alone stands for its first day.
QDate priceDate(const QString &text)
{
    const QLatin1StringView rest = text.size() == 4 ? "-01-01"_L1 : text.size() == 7 ? "-01"_L1 : ""_L1;
    return QDate::fromString(text + rest, Qt::ISODate);
}

QString readCurrency(JsonReader &reader)
{
    const QString currency = reader.text("currency"_L1);
    if (!isCurrencyCode(currency))
        reader.complain("currency"_L1, PartFormat::tr("must be a currency such as USD or CNY."));
    return currency;
}

QDate readDay(JsonReader &reader)
{
    const QDate date = priceDate(reader.text("date"_L1));
    if (!date.isValid())
        reader.complain("date"_L1, PartFormat::tr("must be a date such as 2020-09-24."));
    return date;
}

void readPrices(JsonReader &reader, Part &part, const Catalogue &catalogue)
{
    reader.objects("prices"_L1, 1000, [&](JsonReader &entry) {
        entry.only({"amount"_L1, "currency"_L1, "date"_L1, "basis"_L1, "condition"_L1, "source"_L1});
        Price price;
        price.money.amount = entry.number("amount"_L1, 0.01, 1'000'000'000).value_or(0);
        price.money.currency = readCurrency(entry);
        price.date = readDay(entry);
        price.basis = static_cast<PriceBasis>(readWord(entry, "basis"_L1, format::BasisWords));
        price.condition = static_cast<Condition>(readWord(entry, "condition"_L1, format::ConditionWords));
        price.source = catalogue.sourceIndex(entry.textOr("source"_L1, {}));
        if (!entry.has("amount"_L1))
            entry.complain("amount"_L1, PartFormat::tr("is missing."));
        if (price.source == NoSource && part.origin == Origin::Shipped)
            entry.complain("source"_L1, PartFormat::tr("must name a source that is listed."));
        part.prices.push_back(std::move(price));
    });
}

bool isKeyOf(Kind kind, const QString &key)
{
    static const QStringList common{u"id"_s,      u"name"_s,   u"vendor"_s, u"part_number"_s, u"aliases"_s,
                                    u"sources"_s, u"prices"_s, u"notes"_s,  u"explained"_s};
    return common.contains(key) || findField(kind, key) || (kind == Kind::Motherboard && laneGraphKeys().contains(key));
}

void refuseUnknown(JsonReader &reader, Kind kind, const QStringList &keys)
{
    for (const QString &key : keys) {
        if (!isKeyOf(kind, key))
            return reader.complain(
                {}, PartFormat::tr("has the field \"%1\", which %2 do not have.").arg(key, QString(kindKey(kind))));
    }
}

/// A field that is misspelt in "sources" or "explained" speaks for nothing.
void refuseUnknownKeys(JsonReader &reader, Kind kind)
{
    static const QRegularExpression end(u"[.\\[]"_s);
    refuseUnknown(reader, kind, reader.raw().keys());
    reader.object("sources"_L1, [&](JsonReader &sources) {
        QStringList keys = sources.raw().keys();
        keys.removeAll(u"*"_s);
        refuseUnknown(sources, kind, keys);
    });
    reader.object("explained"_L1, [&](JsonReader &reasons) {
        QStringList keys; // "connectors.M2_1" and "groups[0].losers" belong to their list
        for (const QString &key : reasons.raw().keys())
            keys << key.section(end, 0, 0);
        refuseUnknown(reasons, kind, keys);
    });
}

void readBoard(JsonReader &reader, Board &board, const SourceMap &sources, const Catalogue &catalogue)
{
    readLaneGraph(reader, board);
    const auto source = [&](QLatin1StringView key) {
        return reader.has(key) ? catalogue.sourceIndex(reader.text(key)) : sources.of(key);
    };
    board.laneSource = source("lane_source"_L1);
    board.positionSource = source("position_source"_L1);
    if (board.laneSource == NoSource && board.origin == Origin::Shipped)
        reader.complain("lane_source"_L1, PartFormat::tr("must name a source that is listed."));
}

/// Complaints go to the reader; the part is whole when it has none.
PartHandle readPart(JsonReader &reader, Kind kind, const Catalogue &catalogue, Origin origin)
{
    static const QRegularExpression idForm(u"^[a-z0-9][a-z0-9.-]{0,119}$"_s);
    const std::shared_ptr<Part> part = emptyPart(kind);
    part->origin = origin;
    if (origin == Origin::File) // of a later version
        reader.forgiveUnknownKeys();
    part->id = reader.text("id"_L1, 120);
    if (!idForm.match(part->id).hasMatch())
        reader.complain(
            "id"_L1,
            PartFormat::tr("is \"%1\"; it must be lower case letters, digits, dots and hyphens.").arg(part->id));
    part->name = reader.text("name"_L1);
    part->vendor = reader.textOr("vendor"_L1, {});
    part->partNumber = reader.textOr("part_number"_L1, {});
    part->aliases = reader.texts("aliases"_L1).value_or(QStringList());
    part->notes = reader.texts("notes"_L1).value_or(QStringList());
    reader.object("explained"_L1, [&](JsonReader &reasons) {
        for (const QString &field : reasons.raw().keys())
            part->explained.insert(field, shownLine(reasons.raw().value(field).toString()));
    });
    const SourceMap sources(reader, catalogue);
    if (origin != Origin::File)
        refuseUnknownKeys(reader, kind);
    readFigures(reader, *part, sources);
    readPrices(reader, *part, catalogue);
    if (kind == Kind::Motherboard)
        readBoard(reader, static_cast<Board &>(*part), sources, catalogue);
    return part;
}

Source readSource(JsonReader &reader)
{
    Source source;
    source.id = reader.text("id"_L1, 120);
    source.title = reader.text("title"_L1);
    source.publisher = reader.textOr("publisher"_L1, {});
    source.date = reader.textOr("date"_L1, {});
    source.url = reader.textOr("url"_L1, {}, 2000);
    source.licence = reader.textOr("licence"_L1, {});
    source.kind = static_cast<SourceKind>(readWord(reader, "kind"_L1, format::SourceKindWords));
    return source;
}

Rate readRate(JsonReader &reader, const Catalogue &catalogue)
{
    reader.only({"currency"_L1, "per_usd"_L1, "date"_L1, "source"_L1});
    Rate rate;
    rate.currency = readCurrency(reader);
    if (rate.currency == "USD"_L1)
        reader.complain("currency"_L1, PartFormat::tr("is the US dollar, in which the rates of all others are given."));
    // From the Kuwaiti dinar, 0.3 a dollar, to currencies of a hyperinflation.
    const std::optional<double> perUsd = reader.number("per_usd"_L1, 0.0001, 1e12);
    if (!perUsd)
        reader.complain("per_usd"_L1, PartFormat::tr("is missing: how much of the currency one US dollar buys."));
    rate.perUsd = perUsd.value_or(0);
    rate.date = readDay(reader);
    if (reader.has("source"_L1)) {
        rate.source = catalogue.sourceIndex(reader.text("source"_L1));
        if (rate.source == NoSource)
            reader.complain("source"_L1, PartFormat::tr("must name a source that is listed."));
    }
    return rate;
}

/// One row a currency.
void addRate(Catalogue &into, const Rate &rate, Origin origin)
{
    const auto known = std::find_if(into.rates.begin(), into.rates.end(),
                                    [&](const Rate &other) { return other.currency == rate.currency; });
    if (known == into.rates.end())
        into.rates.push_back(rate);
    else if (origin != Origin::Shipped || rate.date > known->date)
        *known = rate;
}

void readRates(JsonReader &reader, Catalogue &into, Origin origin)
{
    reader.objects("rates"_L1, MostRates, [&](JsonReader &entry) {
        const Rate rate = readRate(entry, into);
        if (rate.source == NoSource && origin == Origin::Shipped)
            entry.complain("source"_L1, PartFormat::tr("must name a source that is listed."));
        if (!reader.failed())
            addRate(into, rate, origin);
    });
}

void refuseUnknownLists(JsonReader &reader)
{
    reader.only({"rigwright_parts"_L1,
                 "sources"_L1,
                 "rates"_L1,
                 "speeds"_L1,
                 "power_curves"_L1,
                 "price_index"_L1,
                 kindKey(Kind::Gpu),
                 kindKey(Kind::Card),
                 kindKey(Kind::Processor),
                 kindKey(Kind::Motherboard),
                 kindKey(Kind::Supply),
                 kindKey(Kind::Case),
                 kindKey(Kind::Cooler),
                 kindKey(Kind::Fan),
                 kindKey(Kind::Memory),
                 kindKey(Kind::Drive),
                 kindKey(Kind::Network),
                 kindKey(Kind::Bridge),
                 kindKey(Kind::Riser),
                 kindKey(Kind::Switch),
                 kindKey(Kind::Cable),
                 kindKey(Kind::System)});
}

void readFile(JsonReader &reader, Catalogue &into, Origin origin)
{
    const int version = reader.integer("rigwright_parts"_L1, 0, 1'000'000).value_or(0);
    if (version < 1)
        return reader.complain("rigwright_parts"_L1,
                               PartFormat::tr("is missing; a parts file begins with \"rigwright_parts\": 1."));
    if (version > format::Version)
        return reader.complain(
            "rigwright_parts"_L1,
            PartFormat::tr("is %1: this file was written for a newer version of Rigwright.").arg(version));
    if (origin == Origin::File)
        reader.forgiveUnknownKeys();
    refuseUnknownLists(reader);
    reader.objects("sources"_L1, MostParts, [&](JsonReader &entry) {
        entry.only({"id"_L1, "title"_L1, "publisher"_L1, "date"_L1, "url"_L1, "licence"_L1, "kind"_L1});
        Source source = readSource(entry);
        if (into.sourceIndex(source.id) == NoSource)
            into.sources.push_back(std::move(source));
    });
    readRates(reader, into, origin);
    readSpeeds(reader, into);
    readPowerCurves(reader, into);
    readPriceIndex(reader, into);
    QSet<QString> seen;
    for (int i = 0; i < KindCount && !reader.failed(); ++i) {
        const Kind kind = static_cast<Kind>(i);
        reader.objects(kindKey(kind), MostParts, [&](JsonReader &entry) {
            PartHandle part = readPart(entry, kind, into, origin);
            if (seen.contains(part->id))
                entry.complain("id"_L1, PartFormat::tr("\"%1\" stands twice in this file.").arg(part->id));
            seen.insert(part->id);
            if (!reader.failed())
                into.add(std::move(part));
        });
    }
}

} // namespace

Result<PartHandle> partFromJson(const QJsonObject &object, Kind kind, const Catalogue &sources, Origin origin)
{
    JsonReader reader(object);
    PartHandle part = readPart(reader, kind, sources, origin);
    if (reader.failed())
        return tl::unexpected(*reader.failure());
    return part;
}

Result<Catalogue> withPartsObject(Catalogue into, const QJsonObject &object, Origin origin)
{
    JsonReader reader(object);
    readFile(reader, into, origin);
    if (reader.failed())
        return tl::unexpected(*reader.failure());
    return into;
}

Result<Catalogue> withPartsFile(Catalogue into, const QByteArray &text, const QString &file, Origin origin)
{
    const Result<QJsonObject> object = parseJsonObject(text, file);
    if (!object)
        return tl::unexpected(object.error());
    Result<Catalogue> read = withPartsObject(std::move(into), *object, origin);
    if (!read) {
        read.error().file = file;
        read.error().line = lineOfJsonPath(text, read.error().field);
    }
    return read;
}

Result<Source> sourceFromJson(const QJsonObject &object)
{
    JsonReader reader(object);
    Source source = readSource(reader);
    if (reader.failed())
        return tl::unexpected(*reader.failure());
    return source;
}

Result<Rate> rateFromJson(const QJsonObject &object, const Catalogue &sources)
{
    JsonReader reader(object);
    Rate rate = readRate(reader, sources);
    if (reader.failed())
        return tl::unexpected(*reader.failure());
    return rate;
}

Result<Value> valueFromJson(const QJsonObject &object, const Field &field)
{
    JsonReader reader(object);
    if (!reader.has(QLatin1StringView(field.key)))
        return Value();
    Value value = readValue(reader, field);
    if (reader.failed())
        return tl::unexpected(*reader.failure());
    return value;
}

} // namespace rig

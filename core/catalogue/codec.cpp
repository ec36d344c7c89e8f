// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/codec.h"

#include "core/base/json.h"
#include "core/catalogue/board_codec.h"
#include "core/catalogue/fields.h"

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

constexpr int FormatVersion = 1;
constexpr int MostParts = 50000;

constexpr std::array SourceKindWords{"vendor"_L1,   "manual"_L1, "measured"_L1, "review"_L1,
                                     "database"_L1, "shop"_L1,   "owner"_L1,    "derived"_L1};
constexpr std::array BasisWords{"launch"_L1, "list"_L1, "market"_L1};
constexpr std::array ConditionWords{"new"_L1, "used"_L1};

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
    static const QStringList known{u"pcie-6"_s, u"pcie-8"_s, u"12vhpwr"_s, u"12v-2x6"_s, u"eps-8"_s,
                                   u"eps-4"_s,  u"atx-24"_s, u"sata"_s,    u"molex"_s};
    ConnectorCounts counts;
    reader.object(QLatin1StringView(field.key), [&](JsonReader &object) {
        for (const QString &key : object.raw().keys()) {
            const QByteArray latin = key.toLatin1();
            if (!known.contains(key))
                object.complain(
                    {}, PartFormat::tr("names the connector \"%1\"; known are: %2.").arg(key, known.join(", "_L1)));
            else if (const std::optional<int> count = object.integer(QLatin1StringView(latin), 1, 64))
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

void readPrices(JsonReader &reader, Part &part, const Catalogue &catalogue)
{
    static const QRegularExpression currencyForm(u"^[A-Z]{3}$"_s);
    reader.objects("prices"_L1, 1000, [&](JsonReader &entry) {
        Price price;
        price.money.amount = entry.number("amount"_L1, 0.01, 1'000'000'000).value_or(0);
        price.money.currency = entry.text("currency"_L1);
        price.date = priceDate(entry.text("date"_L1));
        price.basis = static_cast<PriceBasis>(readWord(entry, "basis"_L1, BasisWords));
        price.condition = static_cast<Condition>(readWord(entry, "condition"_L1, ConditionWords));
        price.source = catalogue.sourceIndex(entry.textOr("source"_L1, {}));
        if (!entry.has("amount"_L1))
            entry.complain("amount"_L1, PartFormat::tr("is missing."));
        if (!currencyForm.match(price.money.currency).hasMatch())
            entry.complain("currency"_L1, PartFormat::tr("must be a currency such as USD or CNY."));
        if (!price.date.isValid())
            entry.complain("date"_L1, PartFormat::tr("must be a date such as 2020-09-24."));
        if (price.source == NoSource && part.origin == Origin::Shipped)
            entry.complain("source"_L1, PartFormat::tr("must name a source that is listed."));
        part.prices.push_back(std::move(price));
    });
}

void refuseUnknownKeys(JsonReader &reader, Kind kind)
{
    static const QStringList common{u"id"_s,      u"name"_s,    u"vendor"_s, u"part_number"_s,
                                    u"aliases"_s, u"sources"_s, u"prices"_s, u"notes"_s};
    for (const QString &key : reader.raw().keys()) {
        if (common.contains(key) || findField(kind, key))
            continue;
        if (kind == Kind::Motherboard && laneGraphKeys().contains(key))
            continue;
        return reader.complain(
            {}, PartFormat::tr("has the field \"%1\", which %2 do not have.").arg(key, QString(kindName(kind))));
    }
}

std::shared_ptr<Part> emptyPart(Kind kind)
{
    switch (kind) {
    case Kind::Gpu:
        return std::make_shared<Chip>();
    case Kind::Card:
        return std::make_shared<Card>();
    case Kind::Processor:
        return std::make_shared<Processor>();
    case Kind::Motherboard:
        return std::make_shared<Board>();
    case Kind::Supply:
        return std::make_shared<Supply>();
    case Kind::Case:
        return std::make_shared<Case>();
    case Kind::Cooler:
        return std::make_shared<Cooler>();
    case Kind::Memory:
        return std::make_shared<MemoryKit>();
    case Kind::Drive:
        return std::make_shared<Drive>();
    }
    return nullptr;
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
    source.kind = static_cast<SourceKind>(readWord(reader, "kind"_L1, SourceKindWords));
    return source;
}

void readFile(JsonReader &reader, Catalogue &into, Origin origin)
{
    const int version = reader.integer("rigwright_parts"_L1, 0, 1'000'000).value_or(0);
    if (version < 1)
        return reader.complain("rigwright_parts"_L1,
                               PartFormat::tr("is missing; a parts file begins with \"rigwright_parts\": 1."));
    if (version > FormatVersion)
        return reader.complain(
            "rigwright_parts"_L1,
            PartFormat::tr("is %1: this file was written for a newer version of Rigwright.").arg(version));
    reader.objects("sources"_L1, MostParts, [&](JsonReader &entry) {
        Source source = readSource(entry);
        if (into.sourceIndex(source.id) == NoSource)
            into.sources.push_back(std::move(source));
    });
    QSet<QString> seen;
    for (int i = 0; i < KindCount && !reader.failed(); ++i) {
        const Kind kind = static_cast<Kind>(i);
        reader.objects(kindName(kind), MostParts, [&](JsonReader &entry) {
            PartHandle part = readPart(entry, kind, into, origin);
            if (seen.contains(part->id))
                entry.complain("id"_L1, PartFormat::tr("\"%1\" stands twice in this file.").arg(part->id));
            seen.insert(part->id);
            if (!reader.failed())
                into.add(std::move(part));
        });
    }
}

void putValue(QJsonObject &object, const Field &field, const Value &value)
{
    const QLatin1StringView key(field.key);
    if (const bool *flag = std::get_if<bool>(&value))
        object.insert(key, *flag);
    else if (const double *number = std::get_if<double>(&value))
        object.insert(key, *number);
    else if (const QString *text = std::get_if<QString>(&value))
        object.insert(key, *text);
    else if (const QStringList *texts = std::get_if<QStringList>(&value))
        object.insert(key, QJsonArray::fromStringList(*texts));
    else if (const ConnectorCounts *counts = std::get_if<ConnectorCounts>(&value)) {
        QJsonObject entries;
        for (auto it = counts->begin(); it != counts->end(); ++it)
            entries.insert(it.key(), it.value());
        object.insert(key, entries);
    }
}

QString sourceId(const Catalogue &catalogue, SourceIndex index)
{
    const Source *source = catalogue.source(index);
    return source ? source->id : QString();
}

void putText(QJsonObject &object, QLatin1StringView key, const QString &text)
{
    if (!text.isEmpty())
        object.insert(key, text);
}

QJsonArray pricesToJson(const Part &part, const Catalogue &catalogue)
{
    QJsonArray prices;
    for (const Price &price : part.prices) {
        QJsonObject one{{"amount"_L1, price.money.amount},
                        {"currency"_L1, price.money.currency},
                        {"date"_L1, price.date.toString(Qt::ISODate)},
                        {"basis"_L1, QString(BasisWords[static_cast<std::size_t>(price.basis)])},
                        {"condition"_L1, QString(ConditionWords[static_cast<std::size_t>(price.condition)])}};
        putText(one, "source"_L1, sourceId(catalogue, price.source));
        prices.append(one);
    }
    return prices;
}

QSet<SourceIndex> citedBy(const Part &part)
{
    QSet<SourceIndex> cited;
    for (const Field &field : fieldsOf(part.kind)) {
        if (const Reading reading = field.get(part); reading.known())
            cited.insert(reading.source);
    }
    for (const Price &price : part.prices)
        cited.insert(price.source);
    if (part.kind == Kind::Motherboard) {
        cited.insert(static_cast<const Board &>(part).laneSource);
        cited.insert(static_cast<const Board &>(part).positionSource);
    }
    return cited;
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

QJsonObject sourceToJson(const Source &source)
{
    QJsonObject object{{"id"_L1, source.id}, {"title"_L1, source.title}};
    putText(object, "publisher"_L1, source.publisher);
    putText(object, "date"_L1, source.date);
    putText(object, "url"_L1, source.url);
    putText(object, "licence"_L1, source.licence);
    object.insert("kind"_L1, QString(SourceKindWords[static_cast<std::size_t>(source.kind)]));
    return object;
}

QJsonObject partToJson(const Part &part, const Catalogue &catalogue)
{
    QJsonObject object{{"id"_L1, part.id}, {"name"_L1, part.name}};
    putText(object, "vendor"_L1, part.vendor);
    putText(object, "part_number"_L1, part.partNumber);
    if (!part.aliases.isEmpty())
        object.insert("aliases"_L1, QJsonArray::fromStringList(part.aliases));
    QJsonObject sources;
    for (const Field &field : fieldsOf(part.kind)) {
        const Reading reading = field.get(part);
        if (!reading.known())
            continue;
        putValue(object, field, reading.value);
        putText(sources, QLatin1StringView(field.key), sourceId(catalogue, reading.source));
    }
    if (part.kind == Kind::Motherboard) {
        const Board &board = static_cast<const Board &>(part);
        writeLaneGraph(board, object);
        putText(object, "lane_source"_L1, sourceId(catalogue, board.laneSource));
        putText(object, "position_source"_L1, sourceId(catalogue, board.positionSource));
    }
    if (!sources.isEmpty())
        object.insert("sources"_L1, sources);
    if (!part.prices.empty())
        object.insert("prices"_L1, pricesToJson(part, catalogue));
    if (!part.notes.isEmpty())
        object.insert("notes"_L1, QJsonArray::fromStringList(part.notes));
    return object;
}

QJsonObject partsFile(const std::vector<PartHandle> &parts, const Catalogue &catalogue)
{
    QJsonObject file{{"rigwright_parts"_L1, FormatVersion}};
    QSet<SourceIndex> cited;
    std::array<QJsonArray, KindCount> lists;
    for (const PartHandle &part : parts) {
        cited |= citedBy(*part);
        lists[static_cast<std::size_t>(part->kind)].append(partToJson(*part, catalogue));
    }
    std::vector<SourceIndex> ordered(cited.begin(), cited.end());
    std::sort(ordered.begin(), ordered.end());
    QJsonArray sources;
    for (const SourceIndex index : ordered) {
        if (const Source *source = catalogue.source(index))
            sources.append(sourceToJson(*source));
    }
    file.insert("sources"_L1, sources);
    for (int i = 0; i < KindCount; ++i) {
        if (!lists[static_cast<std::size_t>(i)].isEmpty())
            file.insert(kindName(static_cast<Kind>(i)), lists[static_cast<std::size_t>(i)]);
    }
    return file;
}

} // namespace rig

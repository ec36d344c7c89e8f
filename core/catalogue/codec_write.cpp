// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/board_codec.h"
#include "core/catalogue/citations.h"
#include "core/catalogue/codec.h"
#include "core/catalogue/fields.h"
#include "core/catalogue/format_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

void putValue(QJsonObject &object, QLatin1StringView key, const Value &value)
{
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
                        {"basis"_L1, QString(format::BasisWords[static_cast<std::size_t>(price.basis)])},
                        {"condition"_L1, QString(format::ConditionWords[static_cast<std::size_t>(price.condition)])}};
        putText(one, "source"_L1, sourceId(catalogue, price.source));
        prices.append(one);
    }
    return prices;
}

} // namespace

QJsonObject sourceToJson(const Source &source)
{
    QJsonObject object{{"id"_L1, source.id}, {"title"_L1, source.title}};
    putText(object, "publisher"_L1, source.publisher);
    putText(object, "date"_L1, source.date);
    putText(object, "url"_L1, source.url);
    putText(object, "licence"_L1, source.licence);
    object.insert("kind"_L1, QString(format::SourceKindWords[static_cast<std::size_t>(source.kind)]));
    return object;
}

QJsonObject rateToJson(const Rate &rate, const Catalogue &catalogue)
{
    QJsonObject object{
        {"currency"_L1, rate.currency}, {"per_usd"_L1, rate.perUsd}, {"date"_L1, rate.date.toString(Qt::ISODate)}};
    putText(object, "source"_L1, sourceId(catalogue, rate.source));
    return object;
}

QJsonObject valueToJson(QLatin1StringView key, const Value &value)
{
    QJsonObject object;
    putValue(object, key, value);
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
        putValue(object, QLatin1StringView(field.key), reading.value);
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
    QJsonObject explained;
    for (auto it = part.explained.begin(); it != part.explained.end(); ++it)
        explained.insert(it.key(), it.value());
    if (!explained.isEmpty())
        object.insert("explained"_L1, explained);
    return object;
}

QJsonObject partsFile(const std::vector<PartHandle> &parts, const Catalogue &catalogue)
{
    QJsonObject file{{"rigwright_parts"_L1, format::Version}};
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
            file.insert(kindKey(static_cast<Kind>(i)), lists[static_cast<std::size_t>(i)]);
    }
    return file;
}

} // namespace rig

// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/catalogue_file.h"

#include "core/catalogue/citations.h"
#include "core/catalogue/codec.h"
#include "db/catalogue_digest.h"
#include "db/catalogue_schema.h"
#include "db/connection.h"
#include "db/part_body.h"
#include "db/power_curve_table.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QVariant>

#include <array>
#include <filesystem>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct CatalogueFile
{
    Q_DECLARE_TR_FUNCTIONS(CatalogueFile)
};

constexpr std::array SourceColumns{"id", "title", "publisher", "date", "url", "licence", "kind"};

/// Kinds of part as bits, as the column `citing` holds them.
using KindBits = int;
constexpr KindBits bitOf(Kind kind) { return 1 << static_cast<int>(kind); }
constexpr KindBits AllBits = (1 << KindCount) - 1;

/// By source, the kinds whose parts cite it. Rates and speeds are read whatever is asked for, and so are their sources.
std::vector<KindBits> citingKinds(const Catalogue &catalogue)
{
    std::vector<KindBits> citing(catalogue.sources.size(), 0);
    const auto note = [&](SourceIndex source, KindBits bits) {
        if (catalogue.source(source))
            citing[static_cast<std::size_t>(source)] |= bits;
    };
    for (const Kind kind : allKinds()) {
        for (const PartHandle &part : catalogue.parts(kind)) {
            for (const SourceIndex source : citedBy(*part))
                note(source, bitOf(kind));
        }
    }
    for (const Rate &rate : catalogue.rates)
        note(rate.source, AllBits);
    for (const SpeedRatio &ratio : catalogue.speeds)
        note(ratio.source, AllBits);
    for (const PowerCurve &curve : catalogue.powerCurves)
        note(curve.source, AllBits);
    for (const IndexYear &year : catalogue.priceIndex)
        note(year.source, AllBits);
    return citing;
}

SqlResult<void> writeSources(const Connection &file, const Catalogue &catalogue)
{
    auto query = file.prepare(u"INSERT INTO source (number, id, title, publisher, date, url, licence, kind, citing)"
                              " VALUES (:number, :id, :title, :publisher, :date, :url, :licence, :kind, :citing)"_s);
    if (!query)
        return tl::unexpected(query.error());
    const std::vector<KindBits> citing = citingKinds(catalogue);
    for (std::size_t i = 0; i < catalogue.sources.size(); ++i) {
        const QJsonObject source = sourceToJson(catalogue.sources[i]);
        query->bindValue(u":number"_s, static_cast<int>(i));
        query->bindValue(u":citing"_s, citing[i]);
        for (const char *column : SourceColumns)
            query->bindValue(u':' + QLatin1StringView(column), source.value(QLatin1StringView(column)).toString(u""_s));
        if (auto ran = file.run(*query); !ran)
            return ran;
    }
    return {};
}

SqlResult<void> writeSpeeds(const Connection &file, const Catalogue &catalogue)
{
    auto query = file.prepare(u"INSERT INTO speed (gpu, other, times, work, source, model, precision)"
                              " VALUES (:gpu, :other, :times, :work, :source, :model, :precision)"_s);
    if (!query)
        return tl::unexpected(query.error());
    for (const SpeedRatio &ratio : catalogue.speeds) {
        const Source *source = catalogue.source(ratio.source);
        query->bindValue(u":gpu"_s, ratio.gpu);
        query->bindValue(u":other"_s, ratio.of);
        query->bindValue(u":times"_s, ratio.times);
        query->bindValue(u":work"_s, ratio.work);
        query->bindValue(u":model"_s, ratio.model.isNull() ? u""_s : ratio.model);
        query->bindValue(u":precision"_s, ratio.precision.isNull() ? u""_s : ratio.precision);
        query->bindValue(u":source"_s, source ? source->id : u""_s);
        if (auto ran = file.run(*query); !ran)
            return ran;
    }
    return {};
}

SqlResult<void> writePriceIndex(const Connection &file, const Catalogue &catalogue)
{
    auto query = file.prepare(u"INSERT INTO price_index (year, value, source) VALUES (:year, :value, :source)"_s);
    if (!query)
        return tl::unexpected(query.error());
    for (const IndexYear &year : catalogue.priceIndex) {
        const Source *source = catalogue.source(year.source);
        query->bindValue(u":year"_s, year.year);
        query->bindValue(u":value"_s, year.value);
        query->bindValue(u":source"_s, source ? source->id : u""_s);
        if (auto ran = file.run(*query); !ran)
            return ran;
    }
    return {};
}

SqlResult<void> writeRates(const Connection &file, const Catalogue &catalogue)
{
    auto query = file.prepare(u"INSERT INTO rate (currency, per_usd, date, source)"
                              " VALUES (:currency, :per_usd, :date, :source)"_s);
    if (!query)
        return tl::unexpected(query.error());
    for (const Rate &rate : catalogue.rates) {
        const Source *source = catalogue.source(rate.source);
        query->bindValue(u":currency"_s, rate.currency);
        query->bindValue(u":per_usd"_s, rate.perUsd);
        query->bindValue(u":date"_s, rate.date.toString(Qt::ISODate));
        query->bindValue(u":source"_s, source ? source->id : u""_s);
        if (auto ran = file.run(*query); !ran)
            return ran;
    }
    return {};
}

/// What a search looks through, in lower case.
QString searchText(const Part &part)
{
    return (QStringList{part.name, part.vendor, part.partNumber, part.id} + part.aliases).join(u' ').toLower();
}

SqlResult<void> writeParts(const Connection &file, const Catalogue &catalogue)
{
    auto query = file.prepare(u"INSERT INTO part (id, kind, name, vendor, search, body)"
                              " VALUES (:id, :kind, :name, :vendor, :search, :body)"_s);
    if (!query)
        return tl::unexpected(query.error());
    for (const Kind kind : allKinds()) {
        for (const PartHandle &part : catalogue.parts(kind)) {
            query->bindValue(u":id"_s, part->id);
            query->bindValue(u":kind"_s, QString(kindKey(kind)));
            query->bindValue(u":name"_s, part->name);
            query->bindValue(u":vendor"_s, part->vendor.isNull() ? u""_s : part->vendor);
            query->bindValue(u":search"_s, searchText(*part));
            query->bindValue(u":body"_s, partBody(*part, catalogue));
            if (auto ran = file.run(*query); !ran)
                return ran;
        }
    }
    return {};
}

/// The newest day that a price, a rate or a source tells: what a catalogue is as old as. Null where none tells one.
QDate newestDay(const Catalogue &catalogue)
{
    QDate newest;
    for (const Kind kind : allKinds()) {
        for (const PartHandle &part : catalogue.parts(kind)) {
            for (const Price &price : part->prices)
                newest = std::max(newest, price.date);
        }
    }
    for (const Rate &rate : catalogue.rates)
        newest = std::max(newest, rate.date);
    for (const Source &source : catalogue.sources)
        newest = std::max(newest, QDate::fromString(source.date, Qt::ISODate));
    return newest;
}

/// The empty tables, and what the catalogue says of itself.
SqlResult<void> writeHead(const Connection &file, const Catalogue &catalogue)
{
    if (auto ran = file.run(u"PRAGMA application_id = %1"_s.arg(catalogue_schema::ApplicationId)); !ran)
        return ran;
    for (const char *statement : catalogue_schema::Statements) {
        if (auto ran = file.run(QString::fromLatin1(statement)); !ran)
            return ran;
    }
    if (auto ran = file.run(u"INSERT INTO meta (key, value) VALUES ('format', '%1')"_s.arg(catalogue_schema::Format));
        !ran)
        return ran;
    return file.run(
        u"INSERT INTO meta (key, value) VALUES ('date', '%1')"_s.arg(newestDay(catalogue).toString(Qt::ISODate)));
}

SqlResult<void> writeAll(const QString &path, const Catalogue &catalogue)
{
    auto file = Connection::open(path, Access::ReadWrite);
    if (!file)
        return tl::unexpected(file.error());
    auto transaction = Transaction::begin(*file);
    if (!transaction)
        return tl::unexpected(transaction.error());
    if (auto written = writeHead(*file, catalogue); !written)
        return written;
    if (auto written = writeSources(*file, catalogue); !written)
        return written;
    if (auto written = writeRates(*file, catalogue); !written)
        return written;
    if (auto written = writePowerCurves(*file, catalogue); !written)
        return written;
    if (auto written = writePriceIndex(*file, catalogue); !written)
        return written;
    if (auto written = writeSpeeds(*file, catalogue); !written)
        return written;
    if (auto written = writeParts(*file, catalogue); !written)
        return written;
    if (auto written = writeDigests(*file); !written)
        return written;
    return transaction->commit();
}

Result<void> checkFormat(const Connection &file, const QString &path)
{
    const auto format = file.single(u"SELECT value FROM meta WHERE key = 'format'"_s);
    if (!format)
        return tl::unexpected(format.error());
    if (format->toInt() == catalogue_schema::Format)
        return {};
    return ioFailure(
        CatalogueFile::tr("is a catalogue of format %1; this version of Rigwright reads format %2. Install the"
                          " program and its catalogue together.")
            .arg(format->toString(), QString::number(catalogue_schema::Format)),
        path);
}

/// The kind of source that a word of the format means; the codec alone knows the words.
SourceKind sourceKindOf(const QString &word)
{
    const auto source = sourceFromJson({{"id"_L1, u"id"_s}, {"title"_L1, u"title"_s}, {"kind"_L1, word}});
    return source ? source->kind : Source().kind;
}

/// Those that parts of `kinds` cite; all where all kinds are asked for.
SqlResult<std::vector<Source>> readSources(const Connection &file, const KindSet &kinds)
{
    auto query = file.prepare(u"SELECT id, title, publisher, date, url, licence, kind FROM source"
                              " WHERE (citing & :asked) <> 0 OR :asked = :all ORDER BY number"_s);
    if (!query)
        return tl::unexpected(query.error());
    KindBits asked = 0;
    for (const Kind kind : kinds)
        asked |= bitOf(kind);
    query->bindValue(u":asked"_s, asked);
    query->bindValue(u":all"_s, AllBits);
    if (const auto ran = file.run(*query); !ran)
        return tl::unexpected(ran.error());
    std::vector<Source> sources;
    QHash<QString, SourceKind> sorts; // a few words, many sources
    while (query->next()) {
        const auto text = [&](int column) { return query->value(column).toString(); };
        const QString word = text(6);
        if (!sorts.contains(word))
            sorts.insert(word, sourceKindOf(word));
        sources.push_back({text(0), text(1), text(2), text(3), text(4), text(5), sorts.value(word)});
    }
    return sources;
}

SqlResult<std::vector<SpeedRatio>> readSpeeds(const Connection &file, const Catalogue &sources)
{
    auto query = file.prepare(u"SELECT gpu, other, times, work, source, model, precision FROM speed ORDER BY number"_s);
    if (!query)
        return tl::unexpected(query.error());
    if (const auto ran = file.run(*query); !ran)
        return tl::unexpected(ran.error());
    std::vector<SpeedRatio> speeds;
    while (query->next())
        speeds.push_back({query->value(0).toString(), query->value(1).toString(), query->value(2).toDouble(),
                          query->value(3).toString(), sources.sourceIndex(query->value(4).toString()),
                          query->value(5).toString(), query->value(6).toString()});
    return speeds;
}

SqlResult<std::vector<IndexYear>> readPriceIndex(const Connection &file, const Catalogue &sources)
{
    auto query = file.prepare(u"SELECT year, value, source FROM price_index ORDER BY year"_s);
    if (!query)
        return tl::unexpected(query.error());
    if (const auto ran = file.run(*query); !ran)
        return tl::unexpected(ran.error());
    std::vector<IndexYear> index;
    while (query->next())
        index.push_back(
            {query->value(0).toInt(), query->value(1).toDouble(), sources.sourceIndex(query->value(2).toString())});
    return index;
}

SqlResult<std::vector<Rate>> readRates(const Connection &file, const Catalogue &sources)
{
    auto query = file.prepare(u"SELECT currency, per_usd, date, source FROM rate ORDER BY number"_s);
    if (!query)
        return tl::unexpected(query.error());
    if (const auto ran = file.run(*query); !ran)
        return tl::unexpected(ran.error());
    std::vector<Rate> rates;
    while (query->next()) {
        rates.push_back({query->value(0).toString(), query->value(1).toDouble(),
                         QDate::fromString(query->value(2).toString(), Qt::ISODate),
                         sources.sourceIndex(query->value(3).toString())});
    }
    return rates;
}

/// What was measured, and the levels of prices: what only those need who compare.
SqlResult<void> readMeasurements(const Connection &file, Catalogue &into)
{
    auto speeds = readSpeeds(file, into);
    if (!speeds)
        return tl::unexpected(speeds.error());
    into.speeds = std::move(*speeds);
    auto curves = readPowerCurves(file, into);
    if (!curves)
        return tl::unexpected(curves.error());
    into.powerCurves = std::move(*curves);
    auto index = readPriceIndex(file, into);
    if (!index)
        return tl::unexpected(index.error());
    into.priceIndex = std::move(*index);
    return {};
}

Result<void> readParts(const Connection &file, Kind kind, const QString &path, Catalogue &into)
{
    // As a blob the text comes as it lies, without a way through UTF-16.
    auto query = file.prepare(u"SELECT CAST(body AS BLOB) FROM part WHERE kind = :kind ORDER BY number"_s);
    if (!query)
        return tl::unexpected(query.error());
    query->bindValue(u":kind"_s, QString(kindKey(kind)));
    if (const auto ran = file.run(*query); !ran)
        return tl::unexpected(ran.error());
    while (query->next()) {
        const QJsonObject body = QJsonDocument::fromJson(query->value(0).toByteArray()).object();
        auto part = partFromJson(body, kind, into, Origin::Shipped);
        if (!part) {
            return ioFailure(
                CatalogueFile::tr("holds a part that this version of Rigwright cannot read: %1: %2: %3. Install the"
                                  " program and its catalogue together.",
                                  "part's id: field: what is wrong")
                    .arg(body.value("id"_L1).toString(), part.error().field, part.error().message),
                path);
        }
        into.add(std::move(*part));
    }
    return {};
}

} // namespace

KindSet allKinds()
{
    KindSet kinds;
    for (int i = 0; i < KindCount; ++i)
        kinds.push_back(static_cast<Kind>(i));
    return kinds;
}

Result<Catalogue> readCatalogue(const QString &path, const KindSet &kinds)
{
    const QString shown = QDir::toNativeSeparators(path);
    if (!QFileInfo(path).isFile())
        return ioFailure(CatalogueFile::tr("is not there; a catalogue was expected."), shown);
    const auto file = Connection::open(path, Access::ReadOnly);
    if (!file)
        return tl::unexpected(file.error());
    if (const auto fits = checkFormat(*file, shown); !fits)
        return tl::unexpected(fits.error());
    Catalogue catalogue;
    const auto day = file->single(u"SELECT value FROM meta WHERE key = 'date'"_s);
    if (!day)
        return tl::unexpected(day.error());
    catalogue.date = QDate::fromString(day->toString(), Qt::ISODate);
    auto sources = readSources(*file, kinds);
    if (!sources)
        return tl::unexpected(sources.error());
    catalogue.sources = std::move(*sources);
    auto rates = readRates(*file, catalogue);
    if (!rates)
        return tl::unexpected(rates.error());
    catalogue.rates = std::move(*rates);
    if (kinds.size() == static_cast<std::size_t>(KindCount)) {
        if (const auto read = readMeasurements(*file, catalogue); !read)
            return tl::unexpected(read.error());
    }
    for (const Kind kind : kinds) {
        if (const auto read = readParts(*file, kind, shown, catalogue); !read)
            return tl::unexpected(read.error());
    }
    return catalogue;
}

Result<void> writeCatalogue(const QString &path, const Catalogue &catalogue)
{
    const QString draft = path + u".new"_s;
    QFile::remove(draft);
    if (const auto written = writeAll(draft, catalogue); !written) {
        QFile::remove(draft);
        QFile::remove(draft + u"-journal"_s);
        return tl::unexpected(written.error());
    }
    // QFile::rename does not replace a file; this does, at once, on both systems.
    std::error_code error;
    std::filesystem::rename(draft.toStdU16String(), path.toStdU16String(), error);
    if (!error)
        return {};
    QFile::remove(draft);
    return ioFailure(
        CatalogueFile::tr("cannot be replaced (%1).", "a file").arg(QString::fromLocal8Bit(error.message().c_str())),
        QDir::toNativeSeparators(path));
}

Result<QString> findShippedCatalogue()
{
    const QString named = qEnvironmentVariable("RIGWRIGHT_CATALOGUE");
    const QDir beside(QCoreApplication::applicationDirPath());
    const QStringList places = named.isEmpty() ? QStringList{beside.filePath(u"catalogue.sqlite"_s),
                                                             beside.filePath(u"../share/rigwright/catalogue.sqlite"_s)}
                                               : QStringList{named};
    QStringList tried;
    for (const QString &place : places) {
        if (QFileInfo(place).isFile())
            return QDir::cleanPath(place);
        tried << QDir::toNativeSeparators(QDir::cleanPath(place));
    }
    return ioFailure(
        CatalogueFile::tr("The catalogue was not found; looked for: %1. Install the program again, or name the"
                          " file in the environment variable RIGWRIGHT_CATALOGUE.")
            .arg(tried.join(u", "_s)),
        QString());
}

} // namespace rig::db

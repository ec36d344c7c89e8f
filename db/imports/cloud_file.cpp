// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/imports/cloud_file.h"

#include "core/base/json.h"
#include "db/imports/csv_reader.h"
#include "db/whole_file.h"

#include <QBuffer>
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct CloudFile
{
    Q_DECLARE_TR_FUNCTIONS(CloudFile)
};

tl::unexpected<Failure> wrong(const QString &message, const QString &file, int line = 0, const QString &field = {})
{
    return tl::unexpected(Failure{Failure::Kind::BadInput, message, file, line, field});
}

Result<QStringList> columnsOf(const QStringList &headings, const QString &path, int line)
{
    QStringList columns;
    for (const QString &heading : headings)
        columns << heading.trimmed().toLower().replace(u' ', u'_');
    for (const QString &key :
         {u"provider"_s, u"name"_s, u"gpu"_s, u"gpus"_s, u"price_per_hour"_s, u"currency"_s, u"date"_s}) {
        if (!columns.contains(key))
            return wrong(CloudFile::tr("has no column “%1”; the first line must name the columns: %2.")
                             .arg(key, cloudOfferKeys().join(u", "_s)),
                         path, line);
    }
    return columns;
}

Result<CloudPrices> readCsv(const QByteArray &bytes, const QString &path)
{
    constexpr std::size_t MostOffers = 20000;
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    const Result<TextForm> form = textFormOf(buffer, path);
    if (!form)
        return tl::unexpected(form.error());
    CsvReader reader(buffer, *form);
    CsvRow row;
    if (!reader.next(row))
        return wrong(CloudFile::tr("is empty."), path);
    const Result<QStringList> columns = columnsOf(row.cells, path, row.line);
    if (!columns)
        return tl::unexpected(columns.error());
    CloudPrices prices;
    while (reader.next(row)) {
        if (!row.problem.isEmpty())
            return wrong(row.problem, path, row.line);
        if (prices.offers.size() >= MostOffers)
            return wrong(CloudFile::tr("has more than %1 offers.").arg(MostOffers), path, row.line);
        QHash<QString, QString> fields;
        for (qsizetype i = 0; i < columns->size() && i < row.cells.size(); ++i)
            fields.insert(columns->at(i), row.cells.at(i));
        const Result<CloudOffer> offer = cloudOfferFromTexts(fields);
        if (!offer)
            return wrong(offer.error().message, path, row.line, offer.error().field);
        prices.offers.push_back(*offer);
    }
    if (prices.offers.empty())
        return wrong(CloudFile::tr("holds no price: there is nothing below the first line."), path);
    return prices;
}

} // namespace

Result<CloudPrices> readCloudFile(const QString &path)
{
    const Result<QByteArray> bytes = readWhole(path, JsonLimits().bytes);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const QByteArray begin = bytes->left(64).trimmed();
    if (begin.isEmpty() && bytes->trimmed().isEmpty())
        return wrong(CloudFile::tr("is empty."), path);
    return begin.startsWith('{') || begin.startsWith('[') ? cloudPricesFromJson(*bytes, path) : readCsv(*bytes, path);
}

} // namespace rig::db

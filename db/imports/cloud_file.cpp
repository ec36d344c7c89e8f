// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/imports/cloud_file.h"

#include "core/base/json.h"
#include "db/imports/csv_reader.h"
#include "db/whole_file.h"

#include <QBuffer>
#include <QCoreApplication>

#include <algorithm>
#include <array>

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

/// What people write over a column, beside the keys.
struct Heading
{
    QStringView text;
    const char *key;
};
constexpr std::array Chinese{Heading{u"供应商", "provider"},
                             Heading{u"厂商", "provider"},
                             Heading{u"平台", "provider"},
                             Heading{u"名称", "name"},
                             Heading{u"实例", "name"},
                             Heading{u"规格", "name"},
                             Heading{u"显卡", "gpu"},
                             Heading{u"卡型", "gpu"},
                             Heading{u"卡数", "gpus"},
                             Heading{u"数量", "gpus"},
                             Heading{u"每小时价格", "price_per_hour"},
                             Heading{u"时价", "price_per_hour"},
                             Heading{u"价格", "price_per_hour"},
                             Heading{u"货币", "currency"},
                             Heading{u"币种", "currency"},
                             Heading{u"计费方式", "term"},
                             Heading{u"地区", "region"},
                             Heading{u"区域", "region"},
                             Heading{u"日期", "date"},
                             Heading{u"来源", "source"}};

QString keyOf(const QString &heading)
{
    const QString text = heading.trimmed();
    const auto known =
        std::find_if(Chinese.begin(), Chinese.end(), [&](const Heading &one) { return one.text == text; });
    return known != Chinese.end() ? QString::fromLatin1(known->key) : text.toLower().replace(u' ', u'_');
}

Result<QStringList> columnsOf(const QStringList &headings, const QString &path, int line)
{
    QStringList columns;
    for (const QString &heading : headings)
        columns << keyOf(heading);
    for (const QString &key :
         {u"provider"_s, u"name"_s, u"gpu"_s, u"gpus"_s, u"price_per_hour"_s, u"currency"_s, u"date"_s}) {
        if (!columns.contains(key))
            return wrong(CloudFile::tr("has no column “%1”; the first line must name the columns: %2.")
                             .arg(key, cloudOfferKeys().join(u", "_s)),
                         path, line);
    }
    return columns;
}

Result<CloudFileRead> readCsv(const QByteArray &bytes, const QString &path)
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
    CloudFileRead read;
    CloudPrices &prices = read.prices;
    while (reader.next(row)) {
        if (!row.problem.isEmpty()) {
            read.leftOut.push_back({Failure::Kind::BadInput, row.problem, path, row.line, {}});
            continue;
        }
        if (prices.offers.size() >= MostOffers)
            return wrong(CloudFile::tr("has more than %1 offers.").arg(MostOffers), path, row.line);
        QHash<QString, QString> fields;
        for (qsizetype i = 0; i < columns->size() && i < row.cells.size(); ++i)
            fields.insert(columns->at(i), row.cells.at(i));
        const Result<CloudOffer> offer = cloudOfferFromTexts(fields);
        if (offer)
            prices.offers.push_back(*offer);
        else
            read.leftOut.push_back(
                {Failure::Kind::BadInput, offer.error().message, path, row.line, offer.error().field});
    }
    if (prices.offers.empty() && !read.leftOut.empty())
        return tl::unexpected(read.leftOut.front());
    if (prices.offers.empty())
        return wrong(CloudFile::tr("holds no price: there is nothing below the first line."), path);
    return read;
}

} // namespace

Result<CloudFileRead> readCloudFile(const QString &path)
{
    const Result<QByteArray> bytes = readWhole(path, JsonLimits().bytes);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const QByteArray begin = bytes->left(64).trimmed();
    if (begin.isEmpty() && bytes->trimmed().isEmpty())
        return wrong(CloudFile::tr("is empty."), path);
    if (!begin.startsWith('{') && !begin.startsWith('['))
        return readCsv(*bytes, path);
    Result<CloudPrices> prices = cloudPricesFromJson(*bytes, path);
    if (!prices)
        return tl::unexpected(prices.error());
    return CloudFileRead{*std::move(prices), {}};
}

QString leftOutText(const CloudFileRead &read)
{
    if (read.leftOut.empty())
        return {};
    return CloudFile::tr("%n row(s) were left out, the first one because: %1", nullptr,
                         static_cast<int>(read.leftOut.size()))
        .arg(read.leftOut.front().sentence());
}

} // namespace rig::db

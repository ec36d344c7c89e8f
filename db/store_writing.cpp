// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store_writing.h"

#include "core/catalogue/codec.h"
#include "db/part_body.h"
#include "db/store_prices.h"
#include "db/store_rows.h"

#include <QDate>
#include <QJsonArray>
#include <QVariant>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

SqlResult<void> storeSources(const Connection &store, const QJsonArray &sources)
{
    for (const QJsonValue &source : sources) {
        const QJsonObject object = source.toObject();
        const auto stored = change(store, u"INSERT OR REPLACE INTO own_source (id, body) VALUES (?, ?)"_s,
                                   {object.value("id"_L1).toString(), compactJson(object)});
        if (!stored)
            return tl::unexpected(stored.error());
    }
    return {};
}

} // namespace

SqlResult<void> storeParts(const Connection &store, const std::vector<PartHandle> &parts, const Catalogue &catalogue)
{
    auto transaction = Transaction::begin(store);
    if (!transaction)
        return tl::unexpected(transaction.error());
    if (auto stored = storeSources(store, partsFile(parts, catalogue).value("sources"_L1).toArray()); !stored)
        return stored;
    for (const PartHandle &part : parts) {
        const auto stored = change(store,
                                   u"INSERT OR REPLACE INTO own_part (id, kind, body, since)"
                                   " VALUES (?, ?, ?, (SELECT coalesce(max(id), 0) FROM import))"_s,
                                   {part->id, QString(kindKey(part->kind)), partBody(*part, catalogue)});
        if (!stored)
            return tl::unexpected(stored.error());
    }
    return transaction->commit();
}

SqlResult<int> takePartOut(const Connection &store, const QString &id)
{
    auto transaction = Transaction::begin(store);
    if (!transaction)
        return tl::unexpected(transaction.error());
    // A part from a file and what the user made of it since are one part to him.
    const auto own = change(store, u"DELETE FROM own_part WHERE id = ?"_s, {id});
    if (!own)
        return own;
    const auto fromFiles =
        change(store, u"DELETE FROM imported_part WHERE id = ? AND (own <> 0 OR ? = 0)"_s, {id, *own});
    if (!fromFiles)
        return fromFiles;
    if (const auto committed = transaction->commit(); !committed)
        return tl::unexpected(committed.error());
    return *own + *fromFiles;
}

SqlResult<int> storeOwnPrice(const Connection &store, const QString &part, const std::optional<Price> &price)
{
    if (!price)
        return change(store, u"DELETE FROM own_price WHERE part = ?"_s, {part});
    return change(store,
                  u"INSERT OR REPLACE INTO own_price (part, currency, amount, date, condition)"
                  " VALUES (?, ?, ?, ?, ?)"_s,
                  {part, price->money.currency, price->money.amount, price->date.toString(Qt::ISODate),
                   conditionWord(price->condition)});
}

SqlResult<int> storeFigure(const Connection &store, const QString &part, const QString &key, const QJsonObject &value,
                           const QString &reason)
{
    return change(
        store, u"INSERT OR REPLACE INTO own_figure (part, key, value, reason, date) VALUES (?, ?, ?, ?, ?)"_s,
        {part, key, compactJson(value), reason.isNull() ? u""_s : reason, QDate::currentDate().toString(Qt::ISODate)});
}

SqlResult<int> storeRemembered(const Connection &store, const QString &key, const QJsonObject &value)
{
    if (value.isEmpty())
        return change(store, u"DELETE FROM remembered WHERE key = ?"_s, {key});
    return change(store, u"INSERT OR REPLACE INTO remembered (key, value) VALUES (?, ?)"_s, {key, compactJson(value)});
}

} // namespace rig::db

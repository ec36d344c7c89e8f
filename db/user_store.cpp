// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/user_store.h"

#include "core/catalogue/codec.h"
#include "db/store_opening.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QVariant>

#include <cmath>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct Store
{
    Q_DECLARE_TR_FUNCTIONS(Store)
};

/// Runs a query and hands each row on, until one fails.
template <class Row> Result<void> eachRow(const Connection &store, const QString &sql, const Row &row)
{
    auto query = store.prepare(sql);
    if (!query)
        return tl::unexpected(query.error());
    if (const auto ran = store.run(*query); !ran)
        return tl::unexpected(ran.error());
    while (query->next()) {
        if (Result<void> taken = row(*query); !taken)
            return taken;
    }
    return {};
}

QJsonObject objectAt(const QSqlQuery &row, int column)
{
    return QJsonDocument::fromJson(row.value(column).toString().toUtf8()).object();
}

Result<void> addOwnSources(const Connection &store, Catalogue &catalogue)
{
    return eachRow(store, u"SELECT body FROM own_source ORDER BY rowid"_s, [&](const QSqlQuery &row) -> Result<void> {
        const auto source = sourceFromJson(objectAt(row, 0));
        if (!source)
            return tl::unexpected(source.error());
        if (catalogue.sourceIndex(source->id) == NoSource)
            catalogue.sources.push_back(*source);
        return {};
    });
}

Result<void> addOwnParts(const Connection &store, Catalogue &catalogue)
{
    return eachRow(
        store, u"SELECT id, kind, body FROM own_part ORDER BY rowid"_s, [&](const QSqlQuery &row) -> Result<void> {
            const std::optional<Kind> kind = kindFromName(row.value(1).toString());
            if (!kind)
                return {}; // of a kind that this version does not have
            auto part = partFromJson(objectAt(row, 2), *kind, catalogue, Origin::Own);
            if (!part) {
                return badInput(Store::tr("Your own part %1 cannot be read: %2: %3", "id, field, what is wrong")
                                    .arg(row.value(0).toString(), part.error().field, part.error().message));
            }
            catalogue.add(std::move(*part));
            return {};
        });
}

Result<void> addOwnPrices(const Connection &store, Catalogue &catalogue)
{
    const QString sql = u"SELECT part, currency, amount, date, condition FROM own_price ORDER BY rowid"_s;
    return eachRow(store, sql, [&](const QSqlQuery &row) -> Result<void> {
        const PartHandle part = catalogue.find(row.value(0).toString());
        if (!part)
            return {}; // the part is not in this catalogue; its price waits for it
        const std::shared_ptr<Part> priced = copyOf(*part);
        Price price;
        price.money = {row.value(2).toDouble(), row.value(1).toString()};
        price.date = QDate::fromString(row.value(3).toString(), Qt::ISODate);
        price.basis = PriceBasis::Market;
        price.condition = row.value(4).toString() == "used"_L1 ? Condition::Used : Condition::New;
        // The user's own price counts from the day he gives it, whatever was observed since.
        std::erase_if(priced->prices, [&](const Price &shipped) {
            return shipped.basis == PriceBasis::Market && shipped.condition == price.condition &&
                   shipped.date > price.date;
        });
        priced->prices.push_back(price);
        catalogue.add(priced);
        return {};
    });
}

SqlResult<void> storePrice(const Connection &store, const QString &part, const std::optional<Price> &price)
{
    auto transaction = Transaction::begin(store);
    if (!transaction)
        return tl::unexpected(transaction.error());
    auto remove = store.prepare(u"DELETE FROM own_price WHERE part = :part"_s);
    if (!remove)
        return tl::unexpected(remove.error());
    remove->bindValue(u":part"_s, part);
    if (auto ran = store.run(*remove); !ran)
        return ran;
    if (!price)
        return transaction->commit();
    auto insert = store.prepare(u"INSERT INTO own_price (part, currency, amount, date, condition)"
                                " VALUES (:part, :currency, :amount, :date, :condition)"_s);
    if (!insert)
        return tl::unexpected(insert.error());
    insert->bindValue(u":part"_s, part);
    insert->bindValue(u":currency"_s, price->money.currency);
    insert->bindValue(u":amount"_s, price->money.amount);
    insert->bindValue(u":date"_s, price->date.toString(Qt::ISODate));
    insert->bindValue(u":condition"_s, price->condition == Condition::Used ? u"used"_s : u"new"_s);
    if (auto ran = store.run(*insert); !ran)
        return ran;
    return transaction->commit();
}

QString compact(const QJsonObject &object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

SqlResult<void> storeSources(const Connection &store, const QJsonArray &sources)
{
    auto query = store.prepare(u"INSERT OR REPLACE INTO own_source (id, body) VALUES (:id, :body)"_s);
    if (!query)
        return tl::unexpected(query.error());
    for (const QJsonValue &source : sources) {
        query->bindValue(u":id"_s, source.toObject().value("id"_L1).toString());
        query->bindValue(u":body"_s, compact(source.toObject()));
        if (auto ran = store.run(*query); !ran)
            return ran;
    }
    return {};
}

SqlResult<void> storeParts(const Connection &store, const std::vector<PartHandle> &parts, const Catalogue &catalogue)
{
    auto transaction = Transaction::begin(store);
    if (!transaction)
        return tl::unexpected(transaction.error());
    if (auto stored = storeSources(store, partsFile(parts, catalogue).value("sources"_L1).toArray()); !stored)
        return stored;
    auto query = store.prepare(u"INSERT OR REPLACE INTO own_part (id, kind, body) VALUES (:id, :kind, :body)"_s);
    if (!query)
        return tl::unexpected(query.error());
    for (const PartHandle &part : parts) {
        query->bindValue(u":id"_s, part->id);
        query->bindValue(u":kind"_s, QString(kindName(part->kind)));
        query->bindValue(u":body"_s, compact(partToJson(*part, catalogue)));
        if (auto ran = store.run(*query); !ran)
            return ran;
    }
    return transaction->commit();
}

} // namespace

struct UserStore::Data
{
    OpenedStore opened;

    [[nodiscard]] bool writable() const
    {
        return opened.state.kind == StoreState::Kind::Ready || opened.state.kind == StoreState::Kind::SetAside;
    }
};

UserStore::UserStore(std::unique_ptr<Data> data) : m(std::move(data)) {}
UserStore::~UserStore() = default;
UserStore::UserStore(UserStore &&) noexcept = default;
UserStore &UserStore::operator=(UserStore &&) noexcept = default;

UserStore UserStore::open(const QString &folder) { return UserStore(std::make_unique<Data>(Data{openStore(folder)})); }

const StoreState &UserStore::state() const { return m->opened.state; }

Result<Catalogue> UserStore::over(Catalogue shipped) const
{
    if (!m->opened.connection)
        return shipped;
    const Connection &store = *m->opened.connection;
    for (const auto &step : {addOwnSources, addOwnParts, addOwnPrices}) {
        if (const Result<void> added = step(store, shipped); !added)
            return tl::unexpected(added.error());
    }
    return shipped;
}

Result<void> UserStore::setOwnPrice(const QString &part, const std::optional<Price> &price)
{
    if (!m->writable())
        return ioFailure(m->opened.state.message, QString());
    if (price && (!std::isfinite(price->money.amount) || price->money.amount <= 0))
        return badInput(Store::tr("A price must be more than 0."));
    if (price && (price->money.currency.size() != 3 || !price->date.isValid()))
        return badInput(Store::tr("A price needs a currency, such as USD or CNY, and a date."));
    if (const auto stored = storePrice(*m->opened.connection, part, price); !stored)
        return tl::unexpected(stored.error());
    return {};
}

Result<void> UserStore::addParts(const std::vector<PartHandle> &parts, const Catalogue &sources)
{
    if (!m->writable())
        return ioFailure(m->opened.state.message, QString());
    if (const auto stored = storeParts(*m->opened.connection, parts, sources); !stored)
        return tl::unexpected(stored.error());
    return {};
}

} // namespace rig::db

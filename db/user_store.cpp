// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/user_store.h"

#include "core/catalogue/codec.h"
#include "core/names/names.h"
#include "core/words/left_out.h"
#include "db/store_copies.h"
#include "db/store_imports.h"
#include "db/store_layers.h"
#include "db/store_look.h"
#include "db/store_opening.h"
#include "db/store_prices.h"
#include "db/store_rows.h"
#include "db/store_writing.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QVariant>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct Store
{
    Q_DECLARE_TR_FUNCTIONS(Store)
};

constexpr int LongestReason = 400;

/// The value as it will be read again; what it must be where it does not fit.
Result<QJsonObject> checkedFigure(const Part &part, const QString &key, const Value &value)
{
    const Field *field = findField(part.kind, key);
    if (!field)
        return badInput(Store::tr("%1 has no figure \"%2\".", "part, key").arg(part.name, key));
    const QJsonObject object = valueToJson(QLatin1StringView(field->key), value);
    const auto read = valueFromJson(object, *field);
    if (!read)
        return badInput(read.error().message, names::figureName(key));
    const QString *text = std::get_if<QString>(&value);
    if (read->index() == 0 || (text && text->trimmed().isEmpty()))
        return badInput(Store::tr("must be known; to take your own figure away, remove it."), names::figureName(key));
    if (text && field->words && !field->wordList().contains(*text))
        return badInput(Store::tr("must be one of: %1.").arg(field->wordList().join(u", "_s)), names::figureName(key));
    return object;
}

} // namespace

struct UserStore::Data
{
    QString path;
    OpenedStore opened;
    QStringList leftOut;
    std::vector<RowLeftOut> rowsLeftOut;
    std::vector<LayerPrice> waiting;

    [[nodiscard]] bool writable() const
    {
        return opened.state.kind == StoreState::Kind::Ready || opened.state.kind == StoreState::Kind::SetAside;
    }
    /// Runs a change on the open store, where there is one that can be written.
    template <class Change> [[nodiscard]] Result<void> changed(const Change &make) const
    {
        if (!writable() || !opened.connection)
            return ioFailure(opened.state.message, QString());
        if (const auto made = make(*opened.connection); !made)
            return tl::unexpected<Failure>(made.error());
        return {};
    }
    [[nodiscard]] bool readable(int since) const { return opened.connection && opened.version >= since; }
};

UserStore::UserStore(std::unique_ptr<Data> data) : m(std::move(data)) {}
UserStore::~UserStore() = default;
UserStore::UserStore(UserStore &&) noexcept = default;
UserStore &UserStore::operator=(UserStore &&) noexcept = default;

UserStore UserStore::open(const QString &folder)
{
    return UserStore(std::make_unique<Data>(Data{storePathIn(folder), openStore(folder), {}, {}, {}}));
}

UserStore UserStore::openToRead(const QString &folder)
{
    const QString path = storePathIn(folder);
    return UserStore(std::make_unique<Data>(Data{path, openStoreToRead(path), {}, {}, {}}));
}

const StoreState &UserStore::state() const { return m->opened.state; }

int UserStore::changeCounter() const
{
    if (!m->opened.connection)
        return 0;
    return m->opened.connection->single(u"PRAGMA data_version"_s).value_or(QVariant(0)).toInt();
}

Result<Catalogue> UserStore::over(Catalogue shipped, const KindSet &kinds) const
{
    m->leftOut.clear();
    m->rowsLeftOut.clear();
    m->waiting.clear();
    if (!m->opened.connection)
        return shipped;
    auto layers = layersIn(*m->opened.connection, m->opened.version, kinds);
    if (!layers)
        return tl::unexpected<Failure>(layers.error());
    Stacked whole = stacked(std::move(shipped), *std::move(layers));
    m->leftOut = leftOutSentences(whole.leftOut);
    m->rowsLeftOut = std::move(whole.leftOut);
    m->waiting = std::move(whole.waiting);
    return std::move(whole.catalogue);
}

const QStringList &UserStore::leftOut() const { return m->leftOut; }

const std::vector<RowLeftOut> &UserStore::rowsLeftOut() const { return m->rowsLeftOut; }

const std::vector<LayerPrice> &UserStore::waitingPrices() const { return m->waiting; }

Result<void> UserStore::addParts(const std::vector<PartHandle> &parts, const Catalogue &sources)
{
    return m->changed([&](const Connection &store) { return storeParts(store, parts, sources); });
}

Result<void> UserStore::removePart(const QString &id)
{
    return m->changed([&](const Connection &store) -> Result<void> {
        const auto removed = takePartOut(store, id);
        if (!removed)
            return tl::unexpected<Failure>(removed.error());
        if (*removed == 0)
            return badInput(Store::tr("You have no part of your own with the id %1.").arg(id));
        return {};
    });
}

Result<void> UserStore::setOwnPrice(const QString &part, const std::optional<Price> &price)
{
    if (price) {
        if (auto sound = checkPrice(*price); !sound)
            return sound;
    }
    return m->changed([&](const Connection &store) { return storeOwnPrice(store, part, price); });
}

Result<void> UserStore::removeOwnPrice(const QString &part, const Price &price)
{
    return m->changed([&](const Connection &store) {
        return change(store, u"DELETE FROM own_price WHERE part = ? AND currency = ? AND date = ? AND condition = ?"_s,
                      {part, price.money.currency, price.date.toString(Qt::ISODate), conditionWord(price.condition)});
    });
}

Result<void> UserStore::setOverride(const Part &part, const QString &key, const Value &value, const QString &reason)
{
    if (value.index() == 0)
        return removeOverride(part.id, key);
    const auto figure = checkedFigure(part, key, value);
    if (!figure)
        return tl::unexpected(figure.error());
    if (reason.size() > LongestReason)
        return badInput(Store::tr("The reason is longer than %1 characters.").arg(LongestReason));
    return m->changed([&](const Connection &store) { return storeFigure(store, part.id, key, *figure, reason); });
}

Result<void> UserStore::removeOverride(const QString &part, const QString &key)
{
    return m->changed([&](const Connection &store) {
        return change(store, u"DELETE FROM own_figure WHERE part = ? AND key = ?"_s, {part, key});
    });
}

Result<std::vector<Override>> UserStore::overrides(const Catalogue &shipped, const QString &part) const
{
    if (!m->readable(2))
        return std::vector<Override>();
    const auto layers = figureLayersIn(*m->opened.connection, part);
    if (!layers)
        return tl::unexpected<Failure>(layers.error());
    return overridesIn(shipped, *layers);
}

Result<void> UserStore::setRate(const Rate &rate)
{
    if (const auto sound = rateFromJson(rateToJson(rate, {}), {}); !sound)
        return badInput(sound.error().message, Store::tr("rate of exchange"));
    return m->changed([&](const Connection &store) {
        return change(store, u"INSERT OR REPLACE INTO own_rate (currency, per_usd, date) VALUES (?, ?, ?)"_s,
                      {rate.currency, rate.perUsd, rate.date.toString(Qt::ISODate)});
    });
}

Result<void> UserStore::removeRate(const QString &currency)
{
    return m->changed([&](const Connection &store) {
        return change(store, u"DELETE FROM own_rate WHERE currency = ?"_s, {currency});
    });
}

Result<void> UserStore::apply(const ImportPlan &plan, const Progress &progress)
{
    return m->changed([&](const Connection &store) { return storeImport(store, plan, progress); });
}

Result<std::vector<ImportRecord>> UserStore::imports() const
{
    if (!m->readable(2))
        return std::vector<ImportRecord>();
    auto found = importsIn(*m->opened.connection);
    if (!found)
        return tl::unexpected<Failure>(found.error());
    return *std::move(found);
}

Result<void> UserStore::removeImport(int id)
{
    return m->changed([&](const Connection &store) { return takeImportOut(store, id); });
}

Result<void> UserStore::restore(const QString &copy)
{
    return m->changed([&](const Connection &store) { return restoreFrom(store, m->path, copy); });
}

std::optional<QJsonObject> UserStore::remembered(const QString &key) const
{
    if (!m->readable(2))
        return std::nullopt;
    std::optional<QJsonObject> found;
    const auto read = eachRow(*m->opened.connection, u"SELECT CAST(value AS BLOB) FROM remembered WHERE key = ?"_s,
                              {key}, [&](const QSqlQuery &row) { found = objectAt(row, 0); });
    return read && found && !found->isEmpty() ? found : std::nullopt;
}

Result<void> UserStore::remember(const QString &key, const QJsonObject &value)
{
    return m->changed([&](const Connection &store) { return storeRemembered(store, key, value); });
}

} // namespace rig::db

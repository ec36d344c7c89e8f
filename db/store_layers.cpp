// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store_layers.h"

#include "db/store_rows.h"

#include <QCoreApplication>
#include <QVariant>

#include <map>

using namespace Qt::StringLiterals;

namespace rig::db {

namespace {

/// Sentences of this file.
struct Store
{
    Q_DECLARE_TR_FUNCTIONS(Store)
};

/// The text in a column; empty where it is longer than LongestBody.
QByteArray bodyAt(const QSqlQuery &row, int column)
{
    QByteArray body = row.value(column).toByteArray();
    return body.size() > LongestBody ? QByteArray() : body;
}

/// Reads table by table. A store that could not be upgraded is read as it is.
class LayerReader
{
public:
    LayerReader(const Connection &store, int version, KindSet kinds, const QString &part = {})
        : m_store(store)
        , m_version(version)
        , m_kinds(std::move(kinds))
        , m_part(part.isEmpty() ? QVariant() : QVariant(part))
    {
    }

    [[nodiscard]] SqlResult<std::vector<Layer>> all();
    [[nodiscard]] SqlResult<std::vector<Layer>> figures();

private:
    using Step = SqlResult<void> (LayerReader::*)();

    SqlResult<void> readImports();
    SqlResult<void> readOwnSources();
    SqlResult<void> readImportedSources();
    SqlResult<void> readOwnParts();
    SqlResult<void> readImportedParts();
    SqlResult<void> readOwnPrices();
    SqlResult<void> readImportedPrices();
    SqlResult<void> readOwnFigures();
    SqlResult<void> readImportedFigures();
    SqlResult<void> readOwnRates();

    /// Of an import that is not listed, its rows all the same.
    Layer &imported(const QVariant &number)
    {
        Layer &layer = m_imports[number.toInt()];
        layer.whose = Layer::Whose::Imported;
        layer.number = number.toInt();
        return layer;
    }
    std::vector<Layer> taken();

    const Connection &m_store;
    const int m_version;
    const KindSet m_kinds;
    const QVariant m_part; ///< null: all parts
    Layer m_own;
    std::map<int, Layer> m_imports;
};

SqlResult<std::vector<Layer>> LayerReader::all()
{
    struct Read
    {
        int since;
        Step step;
    };
    constexpr std::array steps{
        Read{2, &LayerReader::readImports},         Read{1, &LayerReader::readOwnSources},
        Read{2, &LayerReader::readImportedSources}, Read{2, &LayerReader::readImportedParts},
        Read{1, &LayerReader::readOwnParts},        Read{2, &LayerReader::readImportedPrices},
        Read{1, &LayerReader::readOwnPrices},       Read{2, &LayerReader::readImportedFigures},
        Read{2, &LayerReader::readOwnFigures},      Read{2, &LayerReader::readOwnRates},
    };
    for (const Read &read : steps) {
        if (m_version < read.since)
            continue;
        const auto done = (this->*read.step)();
        if (!done && !done.error().corrupt)
            return tl::unexpected(done.error());
        if (!done)
            m_own.unread << Store::tr("A part of your store cannot be read and is left out. %1", "what SQLite said")
                                .arg(done.error().sentence());
    }
    return taken();
}

SqlResult<std::vector<Layer>> LayerReader::figures()
{
    for (const Step step :
         {&LayerReader::readImports, &LayerReader::readOwnFigures, &LayerReader::readImportedFigures}) {
        if (const auto done = (this->*step)(); !done)
            return tl::unexpected(done.error());
    }
    return taken();
}

std::vector<Layer> LayerReader::taken()
{
    std::vector<Layer> layers;
    for (auto &[number, layer] : m_imports)
        layers.push_back(std::move(layer));
    layers.push_back(std::move(m_own));
    return layers;
}

SqlResult<void> LayerReader::readImports()
{
    return eachRow(m_store, u"SELECT id, title, source, substr(time, 1, 10) FROM import"_s, {},
                   [&](const QSqlQuery &row) {
                       Layer &layer = imported(row.value(0));
                       layer.title = row.value(1).toString();
                       layer.source = row.value(2).toString();
                       layer.date = row.value(3).toString();
                   });
}

SqlResult<void> LayerReader::readOwnSources()
{
    return eachRow(m_store, u"SELECT id, body FROM own_source ORDER BY rowid"_s, {}, [&](const QSqlQuery &row) {
        m_own.sources.push_back({row.value(0).toString(), bodyAt(row, 1)});
    });
}

SqlResult<void> LayerReader::readImportedSources()
{
    return eachRow(m_store, u"SELECT id, body, import FROM imported_source ORDER BY import, id"_s, {},
                   [&](const QSqlQuery &row) {
                       imported(row.value(2)).sources.push_back({row.value(0).toString(), bodyAt(row, 1)});
                   });
}

// As a blob the text comes as it lies, without a way through UTF-16.
SqlResult<void> LayerReader::readImportedParts()
{
    const QString sql = u"SELECT id, CASE WHEN length(body) <= ? THEN CAST(body AS BLOB) END, own, import"
                        " FROM imported_part WHERE kind = ? ORDER BY number"_s;
    for (const Kind kind : m_kinds) {
        auto read = eachRow(m_store, sql, {LongestBody, QString(kindKey(kind))}, [&](const QSqlQuery &row) {
            imported(row.value(3))
                .parts.push_back({row.value(0).toString(), kind, bodyAt(row, 1), row.value(2).toInt() != 0, 0});
        });
        if (!read)
            return read;
    }
    return {};
}

SqlResult<void> LayerReader::readOwnParts()
{
    const QString sql = u"SELECT id, CASE WHEN length(body) <= ? THEN CAST(body AS BLOB) END, %1"
                        " FROM own_part WHERE kind = ? ORDER BY rowid"_s.arg(m_version < 2 ? u"0"_s : u"since"_s);
    for (const Kind kind : m_kinds) {
        auto read = eachRow(m_store, sql, {LongestBody, QString(kindKey(kind))}, [&](const QSqlQuery &row) {
            m_own.parts.push_back({row.value(0).toString(), kind, bodyAt(row, 1), true, row.value(2).toInt()});
        });
        if (!read)
            return read;
    }
    return {};
}

/// Of a row (part, currency, amount, date, condition).
LayerPrice layerPriceAt(const QSqlQuery &row)
{
    return {row.value(0).toString(),
            {row.value(2).toDouble(), row.value(1).toString()},
            row.value(3).toString(),
            row.value(4).toString(),
            {},
            {}};
}

SqlResult<void> LayerReader::readImportedPrices()
{
    const QString sql = u"SELECT part, currency, amount, date, condition, basis, source, import"
                        " FROM imported_price ORDER BY part, date, import"_s;
    return eachRow(m_store, sql, {}, [&](const QSqlQuery &row) {
        LayerPrice price = layerPriceAt(row);
        price.basis = row.value(5).toString();
        price.source = row.value(6).toString();
        imported(row.value(7)).prices.push_back(std::move(price));
    });
}

SqlResult<void> LayerReader::readOwnPrices()
{
    return eachRow(m_store, u"SELECT part, currency, amount, date, condition FROM own_price ORDER BY date, rowid"_s, {},
                   [&](const QSqlQuery &row) { m_own.prices.push_back(layerPriceAt(row)); });
}

SqlResult<void> LayerReader::readImportedFigures()
{
    const QString sql = u"SELECT part, key, value, import FROM imported_figure WHERE part = coalesce(?, part)"
                        " ORDER BY part, key"_s;
    return eachRow(m_store, sql, {m_part}, [&](const QSqlQuery &row) {
        imported(row.value(3))
            .figures.push_back({row.value(0).toString(), row.value(1).toString(), bodyAt(row, 2), {}, {}});
    });
}

SqlResult<void> LayerReader::readOwnFigures()
{
    const QString sql = u"SELECT part, key, value, reason, date FROM own_figure WHERE part = coalesce(?, part)"
                        " ORDER BY part, key"_s;
    return eachRow(m_store, sql, {m_part}, [&](const QSqlQuery &row) {
        m_own.figures.push_back({row.value(0).toString(), row.value(1).toString(), bodyAt(row, 2),
                                 row.value(3).toString(), row.value(4).toString()});
    });
}

SqlResult<void> LayerReader::readOwnRates()
{
    return eachRow(
        m_store, u"SELECT currency, per_usd, date FROM own_rate ORDER BY currency"_s, {}, [&](const QSqlQuery &row) {
            m_own.rates.push_back({row.value(0).toString(), row.value(1).toDouble(), row.value(2).toString()});
        });
}

} // namespace

SqlResult<std::vector<Layer>> layersIn(const Connection &store, int version, const KindSet &kinds)
{
    const auto moment = Transaction::beginReading(store);
    if (!moment)
        return tl::unexpected(moment.error());
    return LayerReader(store, version, kinds).all();
}

SqlResult<std::vector<Layer>> figureLayersIn(const Connection &store, const QString &part)
{
    return LayerReader(store, 2, {}, part).figures();
}

} // namespace rig::db

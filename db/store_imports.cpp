// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store_imports.h"

#include "core/catalogue/codec.h"
#include "db/part_body.h"
#include "db/store_prices.h"
#include "db/store_rows.h"

#include <QCoreApplication>
#include <QJsonArray>
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

constexpr int RowsBetweenReports = 200;

/// Writes a plan inside the caller's transaction. What is stored already, as it is, is passed over.
class ImportWriter
{
public:
    ImportWriter(const Connection &store, const ImportPlan &plan, const Progress &progress)
        : m_store(store), m_plan(plan), m_progress(progress)
    {
    }

    /// Whether anything was written.
    [[nodiscard]] Result<bool> write();

private:
    SqlResult<void> begin();
    SqlResult<void> writeSources();
    Result<void> writeParts();
    Result<void> writeFills();
    Result<void> writePrices();
    Result<void> report();
    SqlResult<void> insert(QSqlQuery &query, const QVariantList &values);
    SqlResult<QVariant> known(QSqlQuery &query, const QVariantList &values) const;
    [[nodiscard]] qint64 total() const;

    const Connection &m_store;
    const ImportPlan &m_plan;
    const Progress &m_progress;
    qlonglong m_import = 0;
    qint64 m_done = 0;
    qint64 m_written = 0;
};

qint64 ImportWriter::total() const
{
    std::size_t all = m_plan.fills.size() + m_plan.prices.size();
    for (const Kind kind : allKinds())
        all += m_plan.parts.parts(kind).size();
    return static_cast<qint64>(all);
}

Result<bool> ImportWriter::write()
{
    if (const auto begun = begin(); !begun)
        return tl::unexpected(begun.error());
    if (const auto written = writeSources(); !written)
        return tl::unexpected(written.error());
    for (const auto step : {&ImportWriter::writeParts, &ImportWriter::writeFills, &ImportWriter::writePrices}) {
        if (const Result<void> written = (this->*step)(); !written)
            return tl::unexpected(written.error());
    }
    if (m_progress && !m_progress(m_done, m_done))
        return badInput(Store::tr("The import was stopped; nothing of it was stored."));
    return m_written > 0;
}

SqlResult<void> ImportWriter::begin()
{
    const QByteArray files = QJsonDocument(QJsonArray::fromStringList(m_plan.files)).toJson(QJsonDocument::Compact);
    const auto made =
        change(m_store, u"INSERT INTO import (title, files, time, source) VALUES (?, ?, ?, ?)"_s,
               {m_plan.title.isNull() ? u""_s : m_plan.title, QString::fromUtf8(files),
                QDateTime::currentDateTime().toString(Qt::ISODate), m_plan.source ? m_plan.source->id : u""_s});
    if (!made)
        return tl::unexpected(made.error());
    const auto id = m_store.single(u"SELECT last_insert_rowid()"_s);
    if (!id)
        return tl::unexpected(id.error());
    m_import = id->toLongLong();
    return {};
}

SqlResult<void> ImportWriter::writeSources()
{
    std::vector<Source> sources = m_plan.parts.sources;
    if (m_plan.source)
        sources.push_back(*m_plan.source);
    for (const Source &source : sources) {
        const auto written =
            change(m_store, u"INSERT OR REPLACE INTO imported_source (import, id, body) VALUES (?, ?, ?)"_s,
                   {m_import, source.id, compactJson(sourceToJson(source))});
        if (!written)
            return tl::unexpected(written.error());
    }
    return {};
}

/// Counts a row; a failure when the user wants no more.
Result<void> ImportWriter::report()
{
    if (++m_done % RowsBetweenReports != 0 || !m_progress || m_progress(m_done, total()))
        return {};
    return badInput(Store::tr("The import was stopped; nothing of it was stored."));
}

SqlResult<void> ImportWriter::insert(QSqlQuery &query, const QVariantList &values)
{
    for (int i = 0; i < values.size(); ++i)
        query.bindValue(i, values[i]);
    ++m_written;
    return m_store.run(query);
}

/// The first column of the first row; invalid where there is none.
SqlResult<QVariant> ImportWriter::known(QSqlQuery &query, const QVariantList &values) const
{
    for (int i = 0; i < values.size(); ++i)
        query.bindValue(i, values[i]);
    if (const auto ran = m_store.run(query); !ran)
        return tl::unexpected(ran.error());
    const QVariant found = query.next() ? query.value(0) : QVariant();
    query.finish();
    return found;
}

Result<void> ImportWriter::writeParts()
{
    // The newest row of a part, that of the user's own form included where the part comes from a file of his.
    auto look = m_store.prepare(
        u"SELECT body FROM (SELECT body, since AS place, 1 AS form FROM own_part WHERE id = ? AND ? <> 0"
        " UNION ALL SELECT body, import, 0 FROM imported_part WHERE id = ?) ORDER BY place DESC, form DESC LIMIT 1"_s);
    if (!look)
        return tl::unexpected(look.error());
    auto query = m_store.prepare(u"INSERT INTO imported_part (import, id, kind, own, body) VALUES (?, ?, ?, ?, ?)"_s);
    if (!query)
        return tl::unexpected(query.error());
    for (const Kind kind : allKinds()) {
        const QString name = kindKey(kind);
        for (const PartHandle &part : m_plan.parts.parts(kind)) {
            const QString body = partBody(*part, m_plan.parts);
            const bool own = part->origin == Origin::Own;
            const auto before = known(*look, {part->id, own, part->id});
            if (!before)
                return tl::unexpected(before.error());
            if (before->toString() != body) {
                const auto written = insert(*query, {m_import, part->id, name, own, body});
                if (!written)
                    return tl::unexpected(written.error());
            }
            if (auto reported = report(); !reported)
                return reported;
        }
    }
    return {};
}

Result<void> ImportWriter::writeFills()
{
    auto look =
        m_store.prepare(u"SELECT value FROM imported_figure WHERE part = ? AND key = ? ORDER BY import DESC LIMIT 1"_s);
    if (!look)
        return tl::unexpected(look.error());
    auto query =
        m_store.prepare(u"INSERT OR REPLACE INTO imported_figure (import, part, key, value) VALUES (?, ?, ?, ?)"_s);
    if (!query)
        return tl::unexpected(query.error());
    for (const Fill &fill : m_plan.fills) {
        const QByteArray key = fill.key.toLatin1();
        const QString value = compactJson(valueToJson(QLatin1StringView(key), fill.value));
        const auto before = known(*look, {fill.part, fill.key});
        if (!before)
            return tl::unexpected(before.error());
        if (before->toString() != value) {
            if (const auto written = insert(*query, {m_import, fill.part, fill.key, value}); !written)
                return tl::unexpected(written.error());
        }
        if (auto reported = report(); !reported)
            return reported;
    }
    return {};
}

Result<void> ImportWriter::writePrices()
{
    auto look = m_store.prepare(u"SELECT amount FROM imported_price WHERE part = ? AND currency = ? AND date = ?"
                                " AND condition = ? AND basis = ? AND source = ? ORDER BY import DESC LIMIT 1"_s);
    if (!look)
        return tl::unexpected(look.error());
    auto query = m_store.prepare(
        u"INSERT OR REPLACE INTO imported_price (part, currency, date, condition, basis, source, import,"
        " amount) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"_s);
    if (!query)
        return tl::unexpected(query.error());
    for (const NewPrice &entry : m_plan.prices) {
        if (auto sound = checkPrice(entry.price); !sound)
            return sound;
        const QVariantList observation{entry.part,
                                       entry.price.money.currency,
                                       entry.price.date.toString(Qt::ISODate),
                                       conditionWord(entry.price.condition),
                                       basisWord(entry.price.basis),
                                       entry.source.isNull() ? u""_s : entry.source};
        const auto before = known(*look, observation);
        if (!before)
            return tl::unexpected(before.error());
        if (!before->isValid() || before->toDouble() != entry.price.money.amount) {
            const auto written = insert(*query, observation + QVariantList{m_import, entry.price.money.amount});
            if (!written)
                return tl::unexpected(written.error());
        }
        if (auto reported = report(); !reported)
            return reported;
    }
    return {};
}

QStringList textsIn(const QByteArray &json)
{
    QStringList texts;
    for (const QJsonValue &text : QJsonDocument::fromJson(json).array())
        texts << text.toString();
    return texts;
}

} // namespace

Result<void> storeImport(const Connection &store, const ImportPlan &plan, const Progress &progress)
{
    auto transaction = Transaction::begin(store);
    if (!transaction)
        return tl::unexpected(transaction.error());
    const Result<bool> written = ImportWriter(store, plan, progress).write();
    if (!written)
        return tl::unexpected(written.error());
    if (!*written)
        return {}; // rolls back the record of an import that brings nothing
    if (const auto committed = transaction->commit(); !committed)
        return tl::unexpected(committed.error());
    return {};
}

SqlResult<std::vector<ImportRecord>> importsIn(const Connection &store)
{
    std::vector<ImportRecord> records;
    const QString sql = u"SELECT id, title, CAST(files AS BLOB), time,"
                        " (SELECT count(*) FROM imported_part WHERE imported_part.import = import.id),"
                        " (SELECT count(*) FROM imported_figure WHERE imported_figure.import = import.id),"
                        " (SELECT count(*) FROM imported_price WHERE imported_price.import = import.id)"
                        " FROM import ORDER BY id DESC"_s;
    const auto read = eachRow(store, sql, {}, [&](const QSqlQuery &row) {
        records.push_back({row.value(0).toInt(), row.value(1).toString(), textsIn(row.value(2).toByteArray()),
                           QDateTime::fromString(row.value(3).toString(), Qt::ISODate), row.value(4).toInt(),
                           row.value(5).toInt(), row.value(6).toInt()});
    });
    if (!read)
        return tl::unexpected(read.error());
    return records;
}

Result<void> takeImportOut(const Connection &store, int id)
{
    auto transaction = Transaction::begin(store);
    if (!transaction)
        return tl::unexpected(transaction.error());
    const auto removed = change(store, u"DELETE FROM import WHERE id = ?"_s, {id});
    if (!removed)
        return tl::unexpected(removed.error());
    if (*removed == 0)
        return badInput(Store::tr("There is no import with the number %1 any more.").arg(id));
    for (const QString &sql :
         {u"DELETE FROM imported_source WHERE import = ?"_s, u"DELETE FROM imported_part WHERE import = ?"_s,
          u"DELETE FROM imported_figure WHERE import = ?"_s, u"DELETE FROM imported_price WHERE import = ?"_s}) {
        if (const auto ran = change(store, sql, {id}); !ran)
            return tl::unexpected(ran.error());
    }
    if (const auto committed = transaction->commit(); !committed)
        return tl::unexpected(committed.error());
    return {};
}

} // namespace rig::db

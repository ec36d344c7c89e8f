// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

namespace rig::db {

/// Private to db: no header that includes this one, and so names Qt Sql, is included from outside.

/// What SQLite said, and whether it called the file damaged, or another connection was in the way for five seconds.
struct SqlFailure : Failure
{
    bool corrupt = false;
    bool busy = false;
};

template <class T> using SqlResult = tl::expected<T, SqlFailure>;

enum class Access {
    ReadWrite,
    ReadOnly,
    Immutable, ///< for a folder that cannot be written, where SQLite could not lay down the files that it locks with
};

/// One SQLite file, open under a name of its own until the value dies.
class Connection
{
public:
    /// Opens the file; ReadWrite creates it. An Io failure gives the driver's own words.
    [[nodiscard]] static SqlResult<Connection> open(const QString &path, Access access);
    ~Connection();
    Connection(Connection &&other) noexcept;
    Connection &operator=(Connection &&other) noexcept;
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    /// A query that runs forward only, prepared; values are bound by the caller.
    [[nodiscard]] SqlResult<QSqlQuery> prepare(const QString &sql) const;
    /// Runs one statement without values.
    [[nodiscard]] SqlResult<void> run(const QString &sql) const;
    /// Runs a prepared query.
    [[nodiscard]] SqlResult<void> run(QSqlQuery &query) const;
    /// Asked after the last row: rows end because there are no more, or because the file could not be read on.
    [[nodiscard]] SqlResult<void> ended(const QSqlQuery &query) const;
    /// The first value of the first row; invalid where there is none.
    [[nodiscard]] SqlResult<QVariant> single(const QString &sql) const;

private:
    Connection(QString path, QString name) : m_path(std::move(path)), m_name(std::move(name)) {}
    [[nodiscard]] QSqlDatabase database() const { return QSqlDatabase::database(m_name, false); }
    [[nodiscard]] tl::unexpected<SqlFailure> failure(const QSqlError &error) const;
    void close();

    QString m_path;
    QString m_name;
};

/// Everything or nothing: rolled back unless committed. Takes the writer's place at once, so that two windows
/// wait for each other at the beginning and not in the middle.
class Transaction
{
public:
    [[nodiscard]] static SqlResult<Transaction> begin(const Connection &connection);
    /// To read all of it as it is at one moment, whatever another window writes meanwhile; holds nobody up.
    [[nodiscard]] static SqlResult<Transaction> beginReading(const Connection &connection);
    ~Transaction();
    Transaction(Transaction &&other) noexcept : m_connection(other.m_connection) { other.m_connection = nullptr; }
    Transaction &operator=(Transaction &&) = delete;
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;

    [[nodiscard]] SqlResult<void> commit();

private:
    explicit Transaction(const Connection &connection) : m_connection(&connection) {}

    const Connection *m_connection;
};

} // namespace rig::db

// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection.h"

#include <QCoreApplication>
#include <QDir>
#include <QUrl>
#include <QUuid>
#include <QVariant>

#include <utility>

namespace rig::db {

namespace {

/// Sentences of this file.
struct Database
{
    Q_DECLARE_TR_FUNCTIONS(Database)
};

QString optionsOf(Access access)
{
    const QString wait = QStringLiteral("QSQLITE_BUSY_TIMEOUT=5000");
    switch (access) {
    case Access::ReadWrite:
        return wait;
    case Access::ReadOnly:
        return wait + QStringLiteral(";QSQLITE_OPEN_READONLY");
    case Access::Immutable:
        return wait + QStringLiteral(";QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI");
    }
    return wait;
}

QString nameOf(const QString &path, Access access)
{
    if (access != Access::Immutable)
        return path;
    // SQLite knows no host: //server/folder is a path of its own, C:/folder needs a slash before it.
    const QString whole = QFileInfo(path).absoluteFilePath();
    const QString root = QLatin1StringView(whole.startsWith(u'/') ? "file://" : "file:///");
    return root + QString::fromLatin1(QUrl::toPercentEncoding(whole, "/:")) + QStringLiteral("?immutable=1");
}

// https://www.sqlite.org/rescode.html; the low byte, since codes may be extended.
constexpr int SqliteBusy = 5;
constexpr int SqliteCorrupt = 11;
constexpr int SqliteNotADatabase = 26;

int codeOf(const QSqlError &error) { return error.nativeErrorCode().toInt() & 0xff; }

} // namespace

SqlResult<Connection> Connection::open(const QString &path, Access access)
{
    Connection connection(path, QUuid::createUuid().toString());
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection.m_name);
    database.setConnectOptions(optionsOf(access));
    database.setDatabaseName(nameOf(path, access));
    if (!database.open())
        return connection.failure(database.lastError());
    return connection;
}

Connection::~Connection() { close(); }

Connection::Connection(Connection &&other) noexcept
    : m_path(std::move(other.m_path)), m_name(std::exchange(other.m_name, QString()))
{
}

Connection &Connection::operator=(Connection &&other) noexcept
{
    if (this == &other)
        return *this;
    close();
    m_path = std::move(other.m_path);
    m_name = std::exchange(other.m_name, QString());
    return *this;
}

void Connection::close()
{
    if (m_name.isEmpty())
        return;
    database().close();
    QSqlDatabase::removeDatabase(m_name);
}

tl::unexpected<SqlFailure> Connection::failure(const QSqlError &error) const
{
    const QString said = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    const int code = codeOf(error);
    const bool corrupt = code == SqliteCorrupt || code == SqliteNotADatabase;
    QString message = Database::tr("cannot be read or written (%1).", "a database file").arg(said);
    if (corrupt)
        message = Database::tr("is damaged, or is not a SQLite database (%1).", "a database file").arg(said);
    else if (code == SqliteBusy)
        message = Database::tr("is being written by another window; try again in a moment.", "a database file");
    return tl::unexpected(
        SqlFailure{{Failure::Kind::Io, message, QDir::toNativeSeparators(m_path), 0, {}}, corrupt, code == SqliteBusy});
}

SqlResult<QSqlQuery> Connection::prepare(const QString &sql) const
{
    QSqlQuery query(database());
    query.setForwardOnly(true);
    if (!query.prepare(sql))
        return failure(query.lastError());
    return query;
}

SqlResult<void> Connection::run(const QString &sql) const
{
    QSqlQuery query(database());
    if (!query.exec(sql))
        return failure(query.lastError());
    return {};
}

SqlResult<void> Connection::run(QSqlQuery &query) const
{
    if (!query.exec())
        return failure(query.lastError());
    return {};
}

SqlResult<void> Connection::ended(const QSqlQuery &query) const
{
    if (query.lastError().isValid())
        return failure(query.lastError());
    return {};
}

SqlResult<QVariant> Connection::single(const QString &sql) const
{
    auto query = prepare(sql);
    if (!query)
        return tl::unexpected(query.error());
    if (const auto ran = run(*query); !ran)
        return tl::unexpected(ran.error());
    if (query->next())
        return query->value(0);
    if (const auto done = ended(*query); !done)
        return tl::unexpected(done.error());
    return QVariant();
}

SqlResult<Transaction> Transaction::begin(const Connection &connection)
{
    if (const auto begun = connection.run(QStringLiteral("BEGIN IMMEDIATE")); !begun)
        return tl::unexpected(begun.error());
    return Transaction(connection);
}

SqlResult<Transaction> Transaction::beginReading(const Connection &connection)
{
    if (const auto begun = connection.run(QStringLiteral("BEGIN")); !begun)
        return tl::unexpected(begun.error());
    return Transaction(connection);
}

Transaction::~Transaction()
{
    // After a failure SQLite may have rolled back by itself; then this one has nothing to do, and its answer no
    // meaning.
    if (m_connection)
        static_cast<void>(m_connection->run(QStringLiteral("ROLLBACK")));
}

SqlResult<void> Transaction::commit()
{
    const auto committed = m_connection->run(QStringLiteral("COMMIT"));
    if (committed)
        m_connection = nullptr;
    return committed;
}

} // namespace rig::db

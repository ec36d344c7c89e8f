// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/migrations.h"
#include "tests/db/db_support.h"
#include "tests/testing.h"

#include <QCryptographicHash>
#include <QTemporaryDir>
#include <QVariant>

#include <array>
#include <thread>

using namespace rig;
using namespace Qt::StringLiterals;
using db::Migrated;
using db::Migration;
using db::StoreSchema;

class TestMigrations : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void stepsAreNumberedWithoutAGap();
    void aReleasedStepNeverChanges_data();
    void aReleasedStepNeverChanges();
    void everyStepIsTaken();
    void upToDate();
    void upgraded();
    void failedAndRolledBack();
    void newerButReadable();
    void newerAndRefused_data();
    void newerAndRefused();
    void notOurs_data();
    void notOurs();
    void beforeTheFirstStep();
    void notWithoutTheBackup();
    void lookingChangesNothing();
    void twoOpenedAtTheSameTime();
    void lookedAtWhileItIsMade();
    void pricesComeAlongFromVersion1();

private:
    db::Connection opened() const;
    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

constexpr std::array Make{"CREATE TABLE thing (id INTEGER)", "INSERT INTO thing VALUES (1)"};
constexpr std::array Widen{"ALTER TABLE thing ADD COLUMN name TEXT DEFAULT 'a;b'",
                           "CREATE TABLE store (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
                           "INSERT INTO store VALUES ('readable_by', '1')", "PRAGMA application_id = 4660"};
constexpr std::array Broken{"INSERT INTO thing (id) VALUES (2)", "CREATE TABLE thing (id INTEGER)"};

constexpr std::array OneStep{Migration{1, Make}};
constexpr std::array TwoSteps{Migration{1, Make}, Migration{2, Widen}};
constexpr std::array FailingSteps{Migration{1, Make}, Migration{2, Broken}};
constexpr std::array Tables{"thing"};

constexpr StoreSchema One{OneStep, 0x1234, Tables};
constexpr StoreSchema Two{TwoSteps, 0x1234, Tables};
constexpr StoreSchema Failing{FailingSteps, 0x1234, Tables};

int number(const db::Connection &store, const QString &sql) { return store.single(sql).value_or(QVariant(-1)).toInt(); }

} // namespace

void TestMigrations::init() { m_folder = std::make_unique<QTemporaryDir>(); }

db::Connection TestMigrations::opened() const
{
    return *db::Connection::open(m_folder->filePath(u"store.sqlite"_s), db::Access::ReadWrite);
}

void TestMigrations::stepsAreNumberedWithoutAGap()
{
    int version = 0;
    for (const Migration &step : db::storeSchema().steps)
        QCOMPARE(step.version, ++version);
    QVERIFY(version > 0);
}

// Stores that were made by a step are out there: what is to be different is a step of its own.
void TestMigrations::aReleasedStepNeverChanges_data()
{
    QTest::addColumn<int>("version");
    QTest::addColumn<QByteArray>("hash");
    QTest::newRow("1") << 1 << QByteArray("befd19d6e017f50e45fedd0bb50ad851d646bf1b");
    QTest::newRow("2") << 2 << QByteArray("4715121c8ce65d7b60f3e46fb07883ecf18af926");
}

void TestMigrations::aReleasedStepNeverChanges()
{
    QFETCH(const int, version);
    QFETCH(const QByteArray, hash);
    QCryptographicHash sum(QCryptographicHash::Sha1);
    for (const char *statement : db::storeSchema().steps[static_cast<std::size_t>(version) - 1].statements) {
        sum.addData(QByteArrayView(statement));
        sum.addData(QByteArrayView("\n"));
    }
    QCOMPARE(sum.result().toHex(), hash);
}

void TestMigrations::everyStepIsTaken()
{
    const db::Connection store = opened();
    QCOMPARE(db::migrate(store, Two).kind, Migrated::Upgraded);
    QCOMPARE(*db::versionOf(store), 2);
    QCOMPARE(store.single(u"SELECT name FROM thing"_s)->toString(), u"a;b"_s);
}

void TestMigrations::upToDate()
{
    const db::Connection store = opened();
    QCOMPARE(db::migrate(store, Two).kind, Migrated::Upgraded);
    QCOMPARE(db::migrate(store, Two).kind, Migrated::UpToDate);
    QCOMPARE(number(store, u"SELECT count(*) FROM thing"_s), 1);
}

void TestMigrations::upgraded()
{
    const db::Connection store = opened();
    QCOMPARE(db::migrate(store, One).kind, Migrated::Upgraded);
    VERIFY_OK(store.run(u"INSERT INTO thing VALUES (5)"_s));
    QCOMPARE(db::migrate(store, Two).kind, Migrated::Upgraded);
    QCOMPARE(*db::versionOf(store), 2);
    QCOMPARE(number(store, u"SELECT count(*) FROM thing"_s), 2);
}

void TestMigrations::failedAndRolledBack()
{
    {
        const db::Connection store = opened();
        const db::MigrationOutcome outcome = db::migrate(store, Failing);
        QCOMPARE(outcome.kind, Migrated::RolledBack);
        QVERIFY(outcome.why);
        QVERIFY2(outcome.why->sentence().contains(u"thing"_s), qPrintable(outcome.why->sentence()));
    }
    const db::Connection store = opened();
    QCOMPARE(*db::versionOf(store), 1);
    QCOMPARE(number(store, u"SELECT count(*) FROM thing"_s), 1);
    QCOMPARE(db::migrate(store, Two).kind, Migrated::Upgraded);
}

void TestMigrations::newerButReadable()
{
    const db::Connection store = opened();
    QCOMPARE(db::migrate(store, Two).kind, Migrated::Upgraded);
    QCOMPARE(db::migrate(store, One).kind, Migrated::NewerReadable);
    QCOMPARE(*db::versionOf(store), 2);
}

void TestMigrations::newerAndRefused_data()
{
    QTest::addColumn<QString>("change");
    QTest::newRow("not for this version") << u"UPDATE store SET value = '2'"_s;
    QTest::newRow("no word about it") << u"DELETE FROM store"_s;
    QTest::newRow("no number") << u"UPDATE store SET value = ''"_s;
    QTest::newRow("no table") << u"DROP TABLE store"_s;
}

void TestMigrations::newerAndRefused()
{
    QFETCH(const QString, change);
    const db::Connection store = opened();
    QCOMPARE(db::migrate(store, Two).kind, Migrated::Upgraded);
    VERIFY_OK(store.run(change));
    QCOMPARE(db::migrate(store, One).kind, Migrated::NewerRefused);
    QCOMPARE(*db::versionOf(store), 2);
}

void TestMigrations::notOurs_data()
{
    QTest::addColumn<QStringList>("made");
    QTest::newRow("another application") << QStringList{u"CREATE TABLE thing (id)"_s, u"PRAGMA user_version = 1"_s,
                                                        u"PRAGMA application_id = 252006673"_s};
    QTest::newRow("tables of something else") << QStringList{u"CREATE TABLE other (id)"_s};
    QTest::newRow("a version, and other tables")
        << QStringList{u"CREATE TABLE other (id)"_s, u"PRAGMA user_version = 1"_s};
    QTest::newRow("our table, but no version") << QStringList{u"CREATE TABLE thing (id)"_s};
}

void TestMigrations::notOurs()
{
    QFETCH(const QStringList, made);
    const db::Connection store = opened();
    for (const QString &sql : made)
        VERIFY_OK(store.run(sql));
    const int version = *db::versionOf(store);
    QCOMPARE(db::migrate(store, Two).kind, Migrated::NotOurs);
    QCOMPARE(*db::versionOf(store), version);
    QCOMPARE(number(store, u"SELECT count(*) FROM sqlite_master"_s), 1);
}

void TestMigrations::beforeTheFirstStep()
{
    const db::Connection store = opened();
    QList<int> versions;
    const auto note = [&](int version) -> db::SqlResult<void> {
        versions << version << *db::versionOf(store);
        return {};
    };
    QCOMPARE(db::migrate(store, One, note).kind, Migrated::Upgraded);
    QCOMPARE(versions, QList<int>()); // there was nothing yet
    QCOMPARE(db::migrate(store, Two, note).kind, Migrated::Upgraded);
    QCOMPARE(versions, (QList<int>{1, 1}));
    QCOMPARE(db::migrate(store, Two, note).kind, Migrated::UpToDate);
    QCOMPARE(versions.size(), 2);
}

void TestMigrations::notWithoutTheBackup()
{
    const db::Connection store = opened();
    QCOMPARE(db::migrate(store, One).kind, Migrated::Upgraded);
    const auto fail = [](int) -> db::SqlResult<void> {
        return tl::unexpected(db::SqlFailure{{Failure::Kind::Io, u"No room."_s, {}, 0, {}}, false, false});
    };
    const db::MigrationOutcome outcome = db::migrate(store, Two, fail);
    QCOMPARE(outcome.kind, Migrated::RolledBack);
    QCOMPARE(outcome.why->sentence(), u"No room."_s);
    QCOMPARE(*db::versionOf(store), 1);
}

void TestMigrations::lookingChangesNothing()
{
    const db::Connection store = opened();
    QCOMPARE(db::lookAtVersion(store, Two).kind, Migrated::Upgraded);
    QCOMPARE(*db::versionOf(store), 0);
    QCOMPARE(number(store, u"SELECT count(*) FROM sqlite_master"_s), 0);
}

void TestMigrations::twoOpenedAtTheSameTime()
{
    const db::Connection one = opened();
    const db::Connection two = opened();
    QCOMPARE(db::migrate(one, Two).kind, Migrated::Upgraded);
    QCOMPARE(db::migrate(two, Two).kind, Migrated::UpToDate);
    QCOMPARE(number(two, u"SELECT count(*) FROM thing"_s), 1);
}

// A window that starts while another one makes the store does not take it for that of another program.
void TestMigrations::lookedAtWhileItIsMade()
{
    for (int round = 0; round < 20; ++round) {
        init();
        std::thread maker([this] { static_cast<void>(db::migrate(opened(), db::storeSchema())); });
        const db::Connection store = opened();
        Migrated found = Migrated::Upgraded;
        while (found == Migrated::Upgraded)
            found = db::lookAtVersion(store, db::storeSchema()).kind;
        maker.join();
        QCOMPARE(found, Migrated::UpToDate);
    }
}

void TestMigrations::pricesComeAlongFromVersion1()
{
    const db::Connection store = opened();
    StoreSchema first = db::storeSchema();
    first.steps = first.steps.first(1);
    QCOMPARE(db::migrate(store, first).kind, Migrated::Upgraded);
    VERIFY_OK(store.run(u"INSERT INTO own_price VALUES ('p', 'USD', 12.5, '2026-11-01', 'used')"_s));
    VERIFY_OK(store.run(u"INSERT INTO own_price VALUES ('p', 'CNY', 90, '2026-11-02', 'new')"_s));
    VERIFY_OK(store.run(u"INSERT INTO own_part VALUES ('q', 'gpus', '{}')"_s));
    QCOMPARE(db::migrate(store, db::storeSchema()).kind, Migrated::Upgraded);
    QCOMPARE(number(store, u"SELECT count(*) FROM own_price"_s), 2);
    QCOMPARE(store.single(u"SELECT condition FROM own_price WHERE amount = 12.5 AND currency = 'USD'"_s)->toString(),
             u"used"_s);
    QCOMPARE(number(store, u"SELECT count(*) FROM own_part"_s), 1);
    QCOMPARE(number(store, u"PRAGMA application_id"_s), db::storeSchema().applicationId);
}

RIG_TEST(TestMigrations)
#include "tst_migrations.moc"

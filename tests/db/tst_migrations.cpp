// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/migrations.h"
#include "tests/db/db_support.h"

#include <QTemporaryDir>
#include <QVariant>

#include <array>

using namespace rig;
using namespace Qt::StringLiterals;
using db::Migrated;
using db::Migration;

class TestMigrations : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void stepsAreNumberedWithoutAGap();
    void everyStepIsTaken();
    void aSecondTimeNothingHappens();
    void onlyTheMissingStepsAreTaken();
    void aStepThatFailsLeavesTheVersionBefore();
    void aNewerStoreIsNotTouched();
    void twoOpenedAtTheSameTime();

private:
    db::Connection opened() const;
    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

constexpr std::array Make{"CREATE TABLE thing (id INTEGER)", "INSERT INTO thing VALUES (1)"};
constexpr std::array Widen{"ALTER TABLE thing ADD COLUMN name TEXT DEFAULT 'a;b'"};
constexpr std::array Broken{"INSERT INTO thing (id) VALUES (2)", "CREATE TABLE thing (id INTEGER)"};

constexpr std::array One{Migration{1, Make}};
constexpr std::array Two{Migration{1, Make}, Migration{2, Widen}};
constexpr std::array Failing{Migration{1, Make}, Migration{2, Broken}};

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
    for (const Migration &step : db::storeMigrations())
        QCOMPARE(step.version, ++version);
    QVERIFY(version > 0);
}

void TestMigrations::everyStepIsTaken()
{
    const db::Connection store = opened();
    const auto outcome = db::migrate(store, Two);
    VERIFY_OK(outcome);
    QCOMPARE(*outcome, Migrated::Upgraded);
    QCOMPARE(*db::versionOf(store), 2);
    QCOMPARE(store.single(u"SELECT name FROM thing"_s)->toString(), u"a;b"_s);
}

void TestMigrations::aSecondTimeNothingHappens()
{
    const db::Connection store = opened();
    VERIFY_OK(db::migrate(store, Two));
    QCOMPARE(*db::migrate(store, Two), Migrated::UpToDate);
    QCOMPARE(number(store, u"SELECT count(*) FROM thing"_s), 1);
}

void TestMigrations::onlyTheMissingStepsAreTaken()
{
    const db::Connection store = opened();
    VERIFY_OK(db::migrate(store, One));
    VERIFY_OK(store.run(u"INSERT INTO thing VALUES (5)"_s));
    QCOMPARE(*db::migrate(store, Two), Migrated::Upgraded);
    QCOMPARE(number(store, u"SELECT count(*) FROM thing"_s), 2);
}

void TestMigrations::aStepThatFailsLeavesTheVersionBefore()
{
    {
        const db::Connection store = opened();
        QVERIFY(!db::migrate(store, Failing));
    }
    const db::Connection store = opened();
    QCOMPARE(*db::versionOf(store), 1);
    QCOMPARE(number(store, u"SELECT count(*) FROM thing"_s), 1);
    QCOMPARE(*db::migrate(store, Two), Migrated::Upgraded);
}

void TestMigrations::aNewerStoreIsNotTouched()
{
    const db::Connection store = opened();
    VERIFY_OK(db::migrate(store, Two));
    QCOMPARE(*db::migrate(store, One), Migrated::Newer);
    QCOMPARE(*db::versionOf(store), 2);
}

void TestMigrations::twoOpenedAtTheSameTime()
{
    const db::Connection one = opened();
    const db::Connection two = opened();
    QCOMPARE(*db::versionOf(two), 0);
    QCOMPARE(*db::migrate(one, Two), Migrated::Upgraded);
    QCOMPARE(*db::migrate(two, Two), Migrated::UpToDate);
    QCOMPARE(number(two, u"SELECT count(*) FROM thing"_s), 1);
}

QTEST_GUILESS_MAIN(TestMigrations)
#include "tst_migrations.moc"

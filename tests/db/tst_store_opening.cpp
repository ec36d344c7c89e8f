// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store_opening.h"
#include "tests/db/db_support.h"
#include "tests/testing.h"

#include <QTemporaryDir>
#include <QVariant>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;
using db::StoreState;
using db::UserStore;

class TestStoreOpening : public QObject
{
    Q_OBJECT

private slots:
    void aNewStoreIsMarkedAsOurs();
    void anUpgradeIsCopiedBefore();
    void aLockOfNobodyDoesNotKeepAStoreFromItsUpgrade();
    void anUpToDateStoreIsNotCopied();
    void threeCopiesAreKept();
    void withoutACopyThereIsNoUpgrade();
    void aStepThatFailsLeavesAReadOnlyStore();
    void anEmptyStoreIsNotCopied();
    void aNewerStoreThatCanBeReadIsReadOnly();
    void aNewerStoreThatCannotIsRefused();
    void databasesOfOthersAreLeftAlone_data();
    void databasesOfOthersAreLeftAlone();
    void aLargeStoreIsCheckedToo();
};

namespace {

QString storeIn(const QTemporaryDir &folder) { return folder.filePath(u"rigwright.sqlite"_s); }

QStringList copiesIn(const QTemporaryDir &folder)
{
    return QDir(folder.path()).entryList({u"rigwright-backup-*"_s}, QDir::Files, QDir::Name);
}

/// The store's first `count` steps, as a program of that version has them.
db::StoreSchema firstSteps(std::size_t count)
{
    db::StoreSchema schema = db::storeSchema();
    schema.steps = schema.steps.first(count);
    return schema;
}

/// A store of version 1 with one own price.
void makeVersion1(const QTemporaryDir &folder)
{
    const db::OpenedStore store = db::openStore(folder.path(), firstSteps(1));
    QCOMPARE(store.state.kind, StoreState::Kind::Ready);
    VERIFY_OK(store.connection->run(u"INSERT INTO own_price VALUES ('chip-a', 'USD', 7, '2026-11-01', 'new')"_s));
}

/// What the small catalogue's chip-a costs with the store over it; it has no price of its own.
QList<double> amounts(const UserStore &store)
{
    QList<double> found;
    const auto over = store.over(smallCatalogue());
    if (!over)
        return {-1};
    for (const Price &price : over->find(u"chip-a"_s)->prices)
        found << price.money.amount;
    return found;
}

Price usd(double amount)
{
    return {{amount, u"USD"_s}, QDate(2026, 11, 2), PriceBasis::Market, Condition::New, NoSource};
}

constexpr std::array Third{"CREATE TABLE later (id INTEGER)", "UPDATE store SET value = '2' WHERE key = 'readable_by'"};
constexpr std::array ThirdAlone{"CREATE TABLE later (id INTEGER)",
                                "UPDATE store SET value = '3' WHERE key = 'readable_by'"};
constexpr std::array Broken{"CREATE TABLE later (id INTEGER)", "CREATE TABLE later (id INTEGER)"};

/// The store's schema with one step more, as a later program may have it.
struct Later
{
    explicit Later(std::span<const char *const> step)
    {
        for (const db::Migration &each : db::storeSchema().steps)
            steps.push_back(each);
        steps.push_back({steps.back().version + 1, step});
    }
    [[nodiscard]] db::StoreSchema schema() const
    {
        db::StoreSchema later = db::storeSchema();
        later.steps = steps;
        return later;
    }
    std::vector<db::Migration> steps;
};

} // namespace

void TestStoreOpening::aNewStoreIsMarkedAsOurs()
{
    const QTemporaryDir folder;
    const db::OpenedStore store = db::openStore(folder.path());
    QCOMPARE(store.state.kind, StoreState::Kind::Ready);
    QCOMPARE(store.connection->single(u"PRAGMA application_id"_s)->toInt(), db::storeSchema().applicationId);
    QCOMPARE(store.connection->single(u"PRAGMA journal_mode"_s)->toString(), u"wal"_s);
    QCOMPARE(copiesIn(folder), QStringList());
}

void TestStoreOpening::anUpgradeIsCopiedBefore()
{
    const QTemporaryDir folder;
    makeVersion1(folder);
    const UserStore store = UserStore::open(folder.path());
    QCOMPARE(store.state().kind, StoreState::Kind::Ready);
    QCOMPARE(amounts(store), QList<double>{7});
    const QStringList copies = copiesIn(folder);
    QCOMPARE(copies.size(), 1);
    QVERIFY2(copies[0].endsWith(u"-v1.sqlite"_s), qPrintable(copies[0]));
    const auto copy = db::Connection::open(folder.filePath(copies[0]), db::Access::ReadOnly);
    VERIFY_OK(copy);
    QCOMPARE(*db::versionOf(*copy), 1);
    QCOMPARE(copy->single(u"SELECT amount FROM own_price"_s)->toDouble(), 7.0);
}

void TestStoreOpening::aLockOfNobodyDoesNotKeepAStoreFromItsUpgrade()
{
    const QTemporaryDir folder;
    makeVersion1(folder);
    // As a program leaves it that is killed after making the file and before writing its number.
    const QString lock = folder.filePath(u"rigwright-backup.lock"_s);
    QVERIFY(writeBytes(lock, {}));
    QFile file(lock);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-5), QFileDevice::FileModificationTime));
    file.close();
    const UserStore store = UserStore::open(folder.path());
    QVERIFY2(store.state().kind == StoreState::Kind::Ready, qPrintable(store.state().message));
    QCOMPARE(copiesIn(folder).size(), 1);
}

void TestStoreOpening::anUpToDateStoreIsNotCopied()
{
    const QTemporaryDir folder;
    makeVersion1(folder);
    for (int i = 0; i < 3; ++i)
        QCOMPARE(UserStore::open(folder.path()).state().kind, StoreState::Kind::Ready);
    QCOMPARE(copiesIn(folder).size(), 1);
}

void TestStoreOpening::threeCopiesAreKept()
{
    const QTemporaryDir folder;
    const QString mine = folder.filePath(u"rigwright-backup-mine.sqlite"_s);
    QVERIFY(writeBytes(mine, "kept"));
    QStringList all;
    for (int i = 0; i < 5; ++i) {
        makeVersion1(folder);
        QCOMPARE(UserStore::open(folder.path()).state().kind, StoreState::Kind::Ready);
        QVERIFY(QFile::remove(storeIn(folder)));
        for (const QString &name : copiesIn(folder)) {
            if (!all.contains(name))
                all << name;
        }
    }
    QVERIFY(QFile::exists(mine)); // not a name that we give
    all.removeAll(u"rigwright-backup-mine.sqlite"_s);
    QCOMPARE(all.size(), 5);
    QStringList kept = copiesIn(folder);
    kept.removeAll(u"rigwright-backup-mine.sqlite"_s);
    QCOMPARE(kept, all.mid(2));
}

void TestStoreOpening::withoutACopyThereIsNoUpgrade()
{
#ifdef Q_OS_UNIX
    const QTemporaryDir folder;
    makeVersion1(folder);
    {
        const auto large = db::Connection::open(storeIn(folder), db::Access::ReadWrite);
        VERIFY_OK(large);
        VERIFY_OK(large->run(u"INSERT INTO own_part VALUES ('large', 'none', hex(zeroblob(200000)))"_s));
    }
    const QByteArray before = bytesOf(storeIn(folder));
    // A limit on the size of files stands in for the disk: the copy does not fit any more.
    rlimit old{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &old), 0);
    const auto oldHandler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit tight{100000, old.rlim_max};
    setrlimit(RLIMIT_FSIZE, &tight);
    UserStore store = UserStore::open(folder.path());
    setrlimit(RLIMIT_FSIZE, &old);
    std::signal(SIGXFSZ, oldHandler);
    QCOMPARE(store.state().kind, StoreState::Kind::ReadOnly);
    QVERIFY2(store.state().message.contains(u"rigwright-backup-"_s), qPrintable(store.state().message));
    QCOMPARE(amounts(store), QList<double>{7});
    QVERIFY(!store.setOwnPrice(u"chip-a"_s, usd(8)));
    QVERIFY(!store.remember(u"k"_s, {{u"a"_s, 1}}));
    QCOMPARE(store.overrides(smallCatalogue())->size(), 0U);
    QCOMPARE(store.imports()->size(), 0U);
    QVERIFY(!store.remembered(u"k"_s));
    QCOMPARE(copiesIn(folder), QStringList());
    QCOMPARE(bytesOf(storeIn(folder)), before);
#endif
}

void TestStoreOpening::aStepThatFailsLeavesAReadOnlyStore()
{
    const QTemporaryDir folder;
    {
        UserStore store = UserStore::open(folder.path());
        VERIFY_OK(store.setOwnPrice(u"chip-a"_s, usd(8)));
    }
    const Later failing(Broken);
    const db::OpenedStore store = db::openStore(folder.path(), failing.schema());
    QCOMPARE(store.state.kind, StoreState::Kind::ReadOnly);
    QVERIFY2(store.state.message.contains(u"later"_s), qPrintable(store.state.message));
    QCOMPARE(store.version, 2);
    QCOMPARE(store.connection->single(u"SELECT amount FROM own_price"_s)->toDouble(), 8.0);
    QCOMPARE(copiesIn(folder).size(), 1);
    QCOMPARE(UserStore::open(folder.path()).state().kind, StoreState::Kind::Ready);
}

void TestStoreOpening::anEmptyStoreIsNotCopied()
{
    const QTemporaryDir folder;
    QVERIFY(writeBytes(storeIn(folder), {}));
    QCOMPARE(UserStore::open(folder.path()).state().kind, StoreState::Kind::SetAside);
    QCOMPARE(copiesIn(folder), QStringList());
}

void TestStoreOpening::aNewerStoreThatCanBeReadIsReadOnly()
{
    const QTemporaryDir folder;
    const Later later(Third);
    QCOMPARE(db::openStore(folder.path(), later.schema()).state.kind, StoreState::Kind::Ready);
    {
        const auto store = db::Connection::open(storeIn(folder), db::Access::ReadWrite);
        VERIFY_OK(store);
        VERIFY_OK(store->run(u"INSERT INTO own_price VALUES ('chip-a', 'USD', 9, '2026-11-01', 'new')"_s));
    }
    UserStore store = UserStore::open(folder.path());
    QCOMPARE(store.state().kind, StoreState::Kind::ReadOnly);
    QVERIFY2(store.state().message.contains(u"newer version"_s), qPrintable(store.state().message));
    QCOMPARE(amounts(store), QList<double>{9});
    QVERIFY(!store.setOwnPrice(u"chip-a"_s, usd(8)));
    QCOMPARE(copiesIn(folder), QStringList());
}

void TestStoreOpening::aNewerStoreThatCannotIsRefused()
{
    const QTemporaryDir folder;
    const Later later(ThirdAlone);
    QCOMPARE(db::openStore(folder.path(), later.schema()).state.kind, StoreState::Kind::Ready);
    const QByteArray before = bytesOf(storeIn(folder));
    UserStore store = UserStore::open(folder.path());
    QCOMPARE(store.state().kind, StoreState::Kind::Unavailable);
    QVERIFY2(store.state().message.contains(u"newer version"_s), qPrintable(store.state().message));
    QVERIFY(!store.setOwnPrice(u"chip-a"_s, usd(8)));
    QCOMPARE(amounts(store), QList<double>());
    QCOMPARE(bytesOf(storeIn(folder)), before);
}

void TestStoreOpening::databasesOfOthersAreLeftAlone_data()
{
    QTest::addColumn<QStringList>("made");
    QTest::newRow("of another application")
        << QStringList{u"CREATE TABLE own_price (a)"_s, u"PRAGMA application_id = 252006673"_s};
    QTest::newRow("with tables of its own") << QStringList{u"CREATE TABLE moz_places (id)"_s};
    QTest::newRow("with a version of its own")
        << QStringList{u"CREATE TABLE moz_places (id)"_s, u"PRAGMA user_version = 77"_s};
}

void TestStoreOpening::databasesOfOthersAreLeftAlone()
{
    QFETCH(const QStringList, made);
    const QTemporaryDir folder;
    {
        const auto other = db::Connection::open(storeIn(folder), db::Access::ReadWrite);
        VERIFY_OK(other);
        for (const QString &sql : made)
            VERIFY_OK(other->run(sql));
    }
    const QByteArray before = bytesOf(storeIn(folder));
    UserStore store = UserStore::open(folder.path());
    QCOMPARE(store.state().kind, StoreState::Kind::Unavailable);
    QVERIFY2(store.state().message.contains(u"another program"_s), qPrintable(store.state().message));
    QVERIFY(!store.setOwnPrice(u"chip-a"_s, usd(8)));
    QCOMPARE(bytesOf(storeIn(folder)), before);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"rigwright.sqlite"_s});
}

void TestStoreOpening::aLargeStoreIsCheckedToo()
{
    const QTemporaryDir folder;
    int page = 0;
    {
        UserStore store = UserStore::open(folder.path());
        VERIFY_OK(store.setOwnPrice(u"chip-a"_s, usd(8)));
        const auto file = db::Connection::open(storeIn(folder), db::Access::ReadWrite);
        VERIFY_OK(file);
        VERIFY_OK(file->run(u"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)"
                            " INSERT INTO imported_part (import, id, kind, own, body)"
                            " SELECT 1, 'part-' || i, 'fans', 0, hex(zeroblob(500)) FROM n"_s));
        page = file->single(u"SELECT rootpage FROM sqlite_master WHERE name = 'own_price'"_s)->toInt();
    }
    QByteArray bytes = bytesOf(storeIn(folder));
    QVERIFY(bytes.size() > 8 * 1024 * 1024);
    QCOMPARE(UserStore::open(folder.path()).state().kind, StoreState::Kind::Ready);
    bytes.replace((page - 1) * 4096, 4096, QByteArray(4096, '\xa5'));
    QVERIFY(writeBytes(storeIn(folder), bytes));
    QCOMPARE(UserStore::open(folder.path()).state().kind, StoreState::Kind::SetAside);
}

RIG_TEST(TestStoreOpening)
#include "tst_store_opening.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection.h"
#include "db/imports/own_lists.h"
#include "db/migrations.h"
#include "db/store_copies.h"
#include "db/store_opening.h"
#include "db/user_store.h"
#include "tests/db/db_support.h"
#include "tests/testing.h"

#include <QDir>
#include <QTemporaryDir>
#include <QVariant>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;
using db::StoreState;
using db::UserStore;

/// A store that is only read stays as it lies there; lists that go out, and copies that come back.
class TestStoreReading : public QObject
{
    Q_OBJECT

private slots:
    void whatCannotBeReadIsSaidAndLeft_data();
    void whatCannotBeReadIsSaidAndLeft();
    void aFolderThatIsNotThereIsNotMade();
    void aStoreIsReadAsItIs();
    void aStoreOfVersionOneIsNotUpgraded();
    void whileAnotherWrites();
    void nothingIsStored();
    void anEmptyStoreIsNotNewInSilence();
    void ownFilesArePrivate();
    void theCopyOfNowIsNeverTheOneThatGoes();
    void failedUpgradesKeepTheGoodCopies();
    void straysOfAKilledCopyGo();
    void aCopyIsRestored();
    void anOldCopyIsRestored();
    void whatIsNoStoreIsNotRestored();
    void listsGoOutWhole();
    void noListIsReplacedByNothing();
    void noListIsReplacedByLess();
};

namespace {

QString storeIn(const QTemporaryDir &folder) { return folder.filePath(u"rigwright.sqlite"_s); }

QStringList filesIn(const QTemporaryDir &folder)
{
    return QDir(folder.path())
        .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDir::Name);
}

QStringList copyNames(const QTemporaryDir &folder)
{
    return QDir(folder.path()).entryList({u"rigwright-backup-*.sqlite"_s}, QDir::Files, QDir::Name);
}

Price usd(double amount)
{
    return {{amount, u"USD"_s}, QDate(2026, 11, 2), PriceBasis::Market, Condition::New, NoSource};
}

void makeStore(const QTemporaryDir &folder, const QString &part, double amount)
{
    UserStore store = UserStore::open(folder.path());
    QCOMPARE(store.state().kind, StoreState::Kind::Ready);
    VERIFY_OK(store.setOwnPrice(part, usd(amount)));
}

void makeVersion1(const QTemporaryDir &folder)
{
    db::StoreSchema schema = db::storeSchema();
    schema.steps = schema.steps.first(1);
    const db::OpenedStore store = db::openStore(folder.path(), schema);
    QCOMPARE(store.state.kind, StoreState::Kind::Ready);
    VERIFY_OK(store.connection->run(u"INSERT INTO own_price VALUES ('chip-a', 'USD', 7, '2026-11-01', 'new')"_s));
}

void runSql(const QTemporaryDir &folder, const QString &sql)
{
    const auto store = db::Connection::open(storeIn(folder), db::Access::ReadWrite);
    VERIFY_OK(store);
    VERIFY_OK(store->run(sql));
}

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

/// A store of which the disk kept a page of prices as it was before: a row that the index has is not in it.
void loseRows(const QTemporaryDir &folder)
{
    constexpr qsizetype Page = 4096;
    constexpr char LeafOfTable = 0x0d;
    makeStore(folder, u"chip-a"_s, 8);
    makeStore(folder, u"chip-b"_s, 9);
    runSql(folder, u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
    QByteArray bytes = bytesOf(storeIn(folder));
    runSql(folder, u"DELETE FROM own_price WHERE part = 'chip-b'"_s);
    runSql(folder, u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
    const QByteArray later = bytesOf(storeIn(folder));
    QCOMPARE(later.size(), bytes.size());
    for (qsizetype at = Page; at < bytes.size(); at += Page) {
        if (bytes[at] == LeafOfTable && later[at] == LeafOfTable)
            bytes.replace(at, Page, later.mid(at, Page));
    }
    QVERIFY(bytes != later);
    QVERIFY(writeBytes(storeIn(folder), bytes));
}

constexpr std::array Broken{"CREATE TABLE later (id INTEGER)", "CREATE TABLE later (id INTEGER)"};

/// The store's schema with one more step, which fails.
struct Failing
{
    Failing()
    {
        for (const db::Migration &each : db::storeSchema().steps)
            steps.push_back(each);
        steps.push_back({steps.back().version + 1, Broken});
        schema.steps = steps;
    }
    std::vector<db::Migration> steps;
    db::StoreSchema schema = db::storeSchema();
};

} // namespace

void TestStoreReading::whatCannotBeReadIsSaidAndLeft_data()
{
    using Make = std::function<void(const QTemporaryDir &)>;
    QTest::addColumn<Make>("make");
    QTest::addColumn<QString>("word");
    QTest::newRow("absent") << Make([](const QTemporaryDir &) {}) << u"There is no store"_s;
    QTest::newRow("empty") << Make([](const QTemporaryDir &folder) { QVERIFY(writeBytes(storeIn(folder), {})); })
                           << u"is empty"_s;
    QTest::newRow("damaged") << Make([](const QTemporaryDir &folder) {
        QVERIFY(writeBytes(storeIn(folder), QByteArray(5000, 'x')));
    }) << u"is damaged"_s;
    QTest::newRow("a page of it damaged") << Make([](const QTemporaryDir &folder) {
        makeStore(folder, u"chip-a"_s, 8);
        QByteArray bytes = bytesOf(storeIn(folder));
        bytes.replace(4096, 8192, QByteArray(8192, '\xa5'));
        QVERIFY(writeBytes(storeIn(folder), bytes));
    }) << u"is damaged"_s;
    QTest::newRow("rows are lost, each page is whole")
        << Make([](const QTemporaryDir &folder) { loseRows(folder); }) << u"is damaged"_s;
    QTest::newRow("newer") << Make([](const QTemporaryDir &folder) {
        makeStore(folder, u"chip-a"_s, 8);
        runSql(folder, u"UPDATE store SET value = '1000'"_s);
        runSql(folder, u"PRAGMA user_version = 1000"_s);
    }) << u"newer version"_s;
    QTest::newRow("of another program") << Make([](const QTemporaryDir &folder) {
        runSql(folder, u"CREATE TABLE moz_places (id)"_s);
    }) << u"another program"_s;
    QTest::newRow("a folder") << Make([](const QTemporaryDir &folder) { QVERIFY(QDir().mkdir(storeIn(folder))); })
                              << u"a folder, a pipe or a device"_s;
#ifdef Q_OS_UNIX
    QTest::newRow("a pipe") << Make([](const QTemporaryDir &folder) {
        QCOMPARE(::mkfifo(storeIn(folder).toLocal8Bit().constData(), 0600), 0);
    }) << u"a folder, a pipe or a device"_s;
#endif
}

void TestStoreReading::whatCannotBeReadIsSaidAndLeft()
{
    using Make = std::function<void(const QTemporaryDir &)>;
    QFETCH(const Make, make);
    QFETCH(const QString, word);
    const QTemporaryDir folder;
    make(folder);
    const QStringList files = filesIn(folder);
    const bool regular = QFileInfo(storeIn(folder)).isFile();
    const QByteArray before = regular ? bytesOf(storeIn(folder)) : QByteArray();
    UserStore store = UserStore::openToRead(folder.path());
    QCOMPARE(store.state().kind, StoreState::Kind::Unavailable);
    QVERIFY2(store.state().message.contains(word), qPrintable(store.state().message));
    QVERIFY2(store.state().message.contains(u"rigwright.sqlite"_s), qPrintable(store.state().message));
    QVERIFY(!store.setOwnPrice(u"chip-a"_s, usd(1)));
    QCOMPARE(amounts(store), QList<double>());
    QCOMPARE(filesIn(folder), files);
    QCOMPARE(regular ? bytesOf(storeIn(folder)) : QByteArray(), before);
}

void TestStoreReading::aFolderThatIsNotThereIsNotMade()
{
    const QTemporaryDir folder;
    QCOMPARE(UserStore::openToRead(folder.filePath(u"a/b"_s)).state().kind, StoreState::Kind::Unavailable);
    QCOMPARE(filesIn(folder), QStringList());
}

void TestStoreReading::aStoreIsReadAsItIs()
{
    const QTemporaryDir folder;
    makeStore(folder, u"chip-a"_s, 8);
    const QByteArray before = bytesOf(storeIn(folder));
    {
        const UserStore store = UserStore::openToRead(folder.path());
        QCOMPARE(store.state().kind, StoreState::Kind::ReadOnly);
        QCOMPARE(store.state().message, QString());
        QCOMPARE(amounts(store), QList<double>{8});
    }
    QCOMPARE(filesIn(folder), QStringList{u"rigwright.sqlite"_s});
    QCOMPARE(bytesOf(storeIn(folder)), before);
}

void TestStoreReading::aStoreOfVersionOneIsNotUpgraded()
{
    const QTemporaryDir folder;
    makeVersion1(folder);
    const QByteArray before = bytesOf(storeIn(folder));
    QCOMPARE(amounts(UserStore::openToRead(folder.path())), QList<double>{7});
    QCOMPARE(filesIn(folder), QStringList{u"rigwright.sqlite"_s});
    QCOMPARE(bytesOf(storeIn(folder)), before);
}

void TestStoreReading::whileAnotherWrites()
{
    const QTemporaryDir folder;
    UserStore writer = UserStore::open(folder.path());
    VERIFY_OK(writer.setOwnPrice(u"chip-a"_s, usd(8)));
    const QStringList files = filesIn(folder);
    {
        const UserStore store = UserStore::openToRead(folder.path());
        QCOMPARE(amounts(store), QList<double>{8}); // it still lies in the write-ahead log
    }
    QCOMPARE(filesIn(folder), files);
    VERIFY_OK(writer.setOwnPrice(u"chip-a"_s, usd(9)));
    QCOMPARE(amounts(UserStore::openToRead(folder.path())), QList<double>{9});
}

void TestStoreReading::nothingIsStored()
{
    const QTemporaryDir folder;
    makeStore(folder, u"chip-a"_s, 8);
    UserStore store = UserStore::openToRead(folder.path());
    QVERIFY(!store.setOwnPrice(u"chip-a"_s, usd(1)));
    QVERIFY(!store.removePart(u"chip-a"_s));
    QVERIFY(!store.restore(storeIn(folder)));
    QCOMPARE(amounts(UserStore::openToRead(folder.path())), QList<double>{8});
}

void TestStoreReading::anEmptyStoreIsNotNewInSilence()
{
    const QTemporaryDir folder;
    QVERIFY(writeBytes(storeIn(folder), {}));
    UserStore store = UserStore::open(folder.path());
    QCOMPARE(store.state().kind, StoreState::Kind::SetAside);
    QVERIFY2(store.state().message.contains(u"0 bytes"_s), qPrintable(store.state().message));
    VERIFY_OK(store.setOwnPrice(u"chip-a"_s, usd(8)));
    QCOMPARE(UserStore::open(folder.path()).state().kind, StoreState::Kind::Ready);
}

void TestStoreReading::ownFilesArePrivate()
{
#ifdef Q_OS_UNIX
    constexpr QFileDevice::Permissions Others =
        QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther | QFileDevice::WriteOther;
    const QTemporaryDir outer;
    const QString folder = outer.filePath(u"rigwright"_s);
    {
        UserStore store = UserStore::open(folder);
        VERIFY_OK(store.setOwnPrice(u"chip-a"_s, usd(8)));
        for (const QFileInfo &file : QDir(folder).entryInfoList(QDir::Files))
            QVERIFY2(!(file.permissions() & Others), qPrintable(file.fileName()));
        VERIFY_OK(store.restore(QDir(folder).filePath(u"rigwright.sqlite"_s)));
    }
    QVERIFY(!(QFileInfo(folder).permissions() & Others));
    for (const QFileInfo &file : QDir(folder).entryInfoList(QDir::Files))
        QVERIFY2(!(file.permissions() & Others), qPrintable(file.fileName()));
    QCOMPARE(QDir(folder).entryList({u"rigwright-backup-*.sqlite"_s}).size(), 1);
#endif
}

void TestStoreReading::theCopyOfNowIsNeverTheOneThatGoes()
{
    const QTemporaryDir folder;
    // Copies from before the clock was set back: their names are of the future.
    for (int i = 0; i < 3; ++i)
        QVERIFY(writeBytes(folder.filePath(u"rigwright-backup-29990101-00000%1-000-v1.sqlite"_s.arg(i)), "x"));
    makeVersion1(folder);
    QCOMPARE(UserStore::open(folder.path()).state().kind, StoreState::Kind::Ready);
    const QStringList copies = copyNames(folder);
    QCOMPARE(copies.size(), 3);
    QVERIFY2(!copies.first().contains(u"2999"_s), qPrintable(copies.join(u' ')));
}

void TestStoreReading::failedUpgradesKeepTheGoodCopies()
{
    const QTemporaryDir folder;
    makeStore(folder, u"chip-a"_s, 8);
    QStringList good;
    for (int i = 0; i < 3; ++i) {
        good << u"rigwright-backup-20250101-00000%1-000-v1.sqlite"_s.arg(i);
        QVERIFY(writeBytes(folder.filePath(good.back()), "x"));
    }
    const Failing failing;
    for (int i = 0; i < 5; ++i)
        QCOMPARE(db::openStore(folder.path(), failing.schema).state.kind, StoreState::Kind::ReadOnly);
    const QStringList copies = copyNames(folder);
    QCOMPARE(copies.mid(0, 3), good);
    QCOMPARE(copies.size(), 4); // and one of the store that cannot be upgraded
}

void TestStoreReading::straysOfAKilledCopyGo()
{
    const QTemporaryDir folder;
    const QString stem = folder.filePath(u"rigwright-backup-20260101-000000-000-v1.sqlite"_s);
    for (const QString &ending : {u".new"_s, u".new-journal"_s})
        QVERIFY(writeBytes(stem + ending, "half"));
    QVERIFY(writeBytes(folder.filePath(u"mine.new"_s), "kept"));
    QCOMPARE(UserStore::openToRead(folder.path()).state().kind, StoreState::Kind::Unavailable);
    QCOMPARE(filesIn(folder).size(), 3); // who only reads takes nothing away
    QCOMPARE(UserStore::open(folder.path()).state().kind, StoreState::Kind::Ready);
    QCOMPARE(filesIn(folder), (QStringList{u"mine.new"_s, u"rigwright.sqlite"_s}));
}

void TestStoreReading::aCopyIsRestored()
{
    const QTemporaryDir folder;
    makeStore(folder, u"chip-a"_s, 8);
    const QString copy = folder.filePath(u"rigwright-backup-20260101-000000-000-v2.sqlite"_s);
    QVERIFY(QFile::copy(storeIn(folder), copy));
    UserStore store = UserStore::open(folder.path());
    const UserStore other = UserStore::open(folder.path()); // a second window
    VERIFY_OK(store.setOwnPrice(u"chip-a"_s, std::nullopt));
    VERIFY_OK(store.setOwnPrice(u"chip-b"_s, usd(5)));
    VERIFY_OK(store.setRate({u"EUR"_s, 0.9, QDate(2026, 11, 1), NoSource}));
    VERIFY_OK(store.restore(copy));
    QCOMPARE(amounts(store), QList<double>{8});
    QCOMPARE(amounts(other), QList<double>{8});
    const auto copies = db::storeCopiesIn(folder.path());
    QCOMPARE(copies.size(), 2U);
    QCOMPARE(copies.front().counts->prices, 1); // that of chip-b, from before
    QVERIFY(!copies.front().setAside);
    VERIFY_OK(store.restore(copies.front().path));
    QCOMPARE(amounts(store), QList<double>());
}

void TestStoreReading::anOldCopyIsRestored()
{
    const QTemporaryDir folder;
    makeVersion1(folder);
    UserStore store = UserStore::open(folder.path());
    VERIFY_OK(store.setOwnPrice(u"chip-a"_s, std::nullopt));
    const auto copies = db::storeCopiesIn(folder.path());
    QCOMPARE(copies.size(), 1U);
    QCOMPARE(copies.front().counts->prices, 1);
    QCOMPARE(copies.front().counts->imports, 0);
    VERIFY_OK(store.restore(copies.front().path));
    QCOMPARE(amounts(store), QList<double>{7});
    VERIFY_OK(store.setOwnPrice(u"chip-a"_s, usd(8))); // it is of today's version
}

void TestStoreReading::whatIsNoStoreIsNotRestored()
{
    const QTemporaryDir folder;
    makeStore(folder, u"chip-a"_s, 8);
    const QString damaged = folder.filePath(u"rigwright-corrupt-20260101-000000.sqlite"_s);
    QVERIFY(writeBytes(damaged, QByteArray(5000, 'x')));
    const auto copies = db::storeCopiesIn(folder.path());
    QCOMPARE(copies.size(), 1U);
    QVERIFY(copies.front().setAside);
    QVERIFY(!copies.front().counts);
    UserStore store = UserStore::open(folder.path());
    QVERIFY(!store.restore(damaged));
    QVERIFY(!store.restore(folder.filePath(u"absent.sqlite"_s)));
    QCOMPARE(amounts(store), QList<double>{8});
}

void TestStoreReading::listsGoOutWhole()
{
    const QTemporaryDir folder;
    makeStore(folder, u"chip-a"_s, 8);
    makeStore(folder, u"a-part-that-is-gone"_s, 9);
    const auto list = db::ownList(db::OwnWhat::Prices, UserStore::openToRead(folder.path()), smallCatalogue());
    VERIFY_OK(list);
    QCOMPARE(list->listed, 2);
    QCOMPARE(list->lacking, 0);
    QVERIFY2(list->bytes.contains("\na-part-that-is-gone,,9,USD,2026-11-02,new,market,\n"), list->bytes.constData());
    const QString path = folder.filePath(u"list.csv"_s);
    QVERIFY(writeBytes(path, "what was there"));
    const auto saved = db::writeOwnList(path, *list);
    VERIFY_OK(saved);
    QVERIFY2(saved->contains(u"2 price"_s) && saved->contains(QDir::toNativeSeparators(path)), qPrintable(*saved));
    QCOMPARE(bytesOf(path), list->bytes);
}

void TestStoreReading::noListIsReplacedByNothing()
{
    const QTemporaryDir folder;
    QCOMPARE(UserStore::open(folder.path()).state().kind, StoreState::Kind::Ready);
    const QString path = folder.filePath(u"list.csv"_s);
    for (const db::OwnWhat what : {db::OwnWhat::Prices, db::OwnWhat::Parts}) {
        const auto list = db::ownList(what, UserStore::openToRead(folder.path()), smallCatalogue());
        VERIFY_OK(list);
        QCOMPARE(list->listed, 0);
        QVERIFY(writeBytes(path, "a good list"));
        const auto refused = db::writeOwnList(path, *list);
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, Failure::Kind::Io);
        QVERIFY2(refused.error().message.contains(u"0 "_s), qPrintable(refused.error().message));
        QCOMPARE(bytesOf(path), QByteArray("a good list"));
        QVERIFY(QFile::remove(path));
        VERIFY_OK(db::writeOwnList(path, *list));
    }
}

void TestStoreReading::noListIsReplacedByLess()
{
    const QTemporaryDir folder;
    makeStore(folder, u"chip-a"_s, 8);
    runSql(folder, u"INSERT INTO own_price VALUES ('chip-b', 'USD', -3, '2026-11-01', 'new')"_s);
    const auto list = db::ownList(db::OwnWhat::Prices, UserStore::openToRead(folder.path()), smallCatalogue());
    VERIFY_OK(list);
    QCOMPARE(list->listed, 1);
    QCOMPARE(list->lacking, 1);
    QCOMPARE(list->leftOut.size(), 1);
    const QString path = folder.filePath(u"list.csv"_s);
    QVERIFY(writeBytes(path, "a good list"));
    const auto refused = db::writeOwnList(path, *list);
    QVERIFY(!refused);
    QVERIFY2(refused.error().message.contains(u"1 of at least 2"_s), qPrintable(refused.error().message));
    QCOMPARE(bytesOf(path), QByteArray("a good list"));
    const auto beside = db::writeOwnList(folder.filePath(u"new.csv"_s), *list);
    VERIFY_OK(beside);
    QVERIFY2(beside->contains(u"1 of at least 2"_s), qPrintable(*beside));
    const auto parts = db::ownList(db::OwnWhat::Parts, UserStore::openToRead(folder.path()), smallCatalogue());
    VERIFY_OK(parts);
    QCOMPARE(parts->lacking, 0);
}

RIG_TEST(TestStoreReading)
#include "tst_store_reading.moc"

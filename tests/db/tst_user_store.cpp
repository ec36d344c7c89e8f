// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection.h"
#include "db/migrations.h"
#include "db/user_store.h"
#include "tests/db/db_support.h"
#include "tests/testing.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QThread>
#include <QVariant>

#include <csignal>
#include <cstdlib>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;
using db::StoreState;
using db::UserStore;

class TestUserStore : public QObject
{
    Q_OBJECT

private slots:
    void aNewFolderGivesAStore();
    void anOwnPriceIsKept();
    void anOwnPriceReplacesAndGoes();
    void aPriceOfAPartThatIsNotThere();
    void badPricesAreRefused();
    void ownPartsAreKept();
    void anOwnPartOverridesAShippedOne();
    void aCorruptStoreIsSetAside();
    void aBrokenPageIsSetAside();
    void nothingThatWasSetAsideIsOverwritten();
    void aNewerStoreIsLeftAsItIs();
    void aReadOnlyFolderIsReadOnly();
    void aFolderThatCannotBeMade();
    void twoWindowsAtOnce();
    void aWriterThatHoldsOn();
    void killedInATransaction();
    void killedAgainAndAgain();
    void killedInTheFirstMigration();
    void aFullDisk();
};

namespace {

Price usd(double amount)
{
    Price price;
    price.money = {amount, u"USD"_s};
    price.date = QDate(2026, 11, 1);
    price.basis = PriceBasis::Market;
    return price;
}

QString storeIn(const QTemporaryDir &folder) { return folder.filePath(u"rigwright.sqlite"_s); }

/// The amounts of the prices that a part has beyond those of the small catalogue.
QList<double> ownAmounts(const UserStore &store, const QString &part)
{
    const auto over = store.over(smallCatalogue());
    const std::size_t shipped = smallCatalogue().find(part)->prices.size();
    QList<double> amounts;
    if (over) {
        const auto &prices = over->find(part)->prices;
        for (std::size_t i = shipped; i < prices.size(); ++i)
            amounts << prices[i].money.amount;
    }
    return amounts;
}

QStringList setAsideIn(const QTemporaryDir &folder)
{
    return QDir(folder.path()).entryList({u"rigwright-corrupt-*.sqlite"_s}, QDir::Files);
}

/// Runs this program in another role and waits until it says that it is there.
bool startRole(QProcess &process, const QString &role, const QString &folder)
{
    process.start(QCoreApplication::applicationFilePath(), {role, folder});
    return process.waitForStarted() && process.waitForReadyRead();
}

void sayReady()
{
    std::puts("ready");
    std::fflush(stdout);
}

/// Holds a half-written transaction until it is killed.
int dieInTransaction(const QString &folder)
{
    const auto store = db::Connection::open(QDir(folder).filePath(u"rigwright.sqlite"_s), db::Access::ReadWrite);
    const auto transaction = db::Transaction::begin(*store);
    if (!store->run(u"UPDATE own_price SET amount = 1"_s) || !store->run(u"DROP TABLE own_part"_s))
        return 1;
    sayReady();
    QThread::sleep(60);
    return 0;
}

/// Writes prices as fast as it can until it is killed.
int writeForever(const QString &folder)
{
    UserStore store = UserStore::open(folder);
    for (int i = 1;; ++i) {
        if (!store.setOwnPrice(u"chip-b"_s, usd(i)) || !store.setOwnPrice(u"chip-a"_s, usd(i)))
            return 1;
        if (i == 1)
            sayReady();
    }
}

} // namespace

void TestUserStore::aNewFolderGivesAStore()
{
    const QTemporaryDir folder;
    const UserStore store = UserStore::open(folder.filePath(u"a/b"_s));
    QCOMPARE(store.state().kind, StoreState::Kind::Ready);
    QVERIFY(store.state().message.isEmpty());
    const auto over = store.over(smallCatalogue());
    VERIFY_OK(over);
    QCOMPARE(asText(*over), asText(smallCatalogue()));
}

void TestUserStore::anOwnPriceIsKept()
{
    const QTemporaryDir folder;
    {
        UserStore store = UserStore::open(folder.path());
        VERIFY_OK(store.setOwnPrice(u"chip-b"_s, usd(999.5)));
    }
    const UserStore store = UserStore::open(folder.path());
    const auto over = store.over(smallCatalogue());
    VERIFY_OK(over);
    const Price &own = over->find(u"chip-b"_s)->prices.back();
    QCOMPARE(own.money, (Money{999.5, u"USD"_s}));
    QCOMPARE(own.date, QDate(2026, 11, 1));
    QCOMPARE(own.basis, PriceBasis::Market);
    QCOMPARE(over->find(u"chip-b"_s)->prices.size(), 2U);
    QCOMPARE(smallCatalogue().find(u"chip-b"_s)->prices.size(), 1U);
}

void TestUserStore::anOwnPriceReplacesAndGoes()
{
    const QTemporaryDir folder;
    UserStore store = UserStore::open(folder.path());
    VERIFY_OK(store.setOwnPrice(u"chip-b"_s, usd(1)));
    VERIFY_OK(store.setOwnPrice(u"chip-b"_s, usd(2)));
    QCOMPARE(ownAmounts(store, u"chip-b"_s), QList<double>{2});
    VERIFY_OK(store.setOwnPrice(u"chip-b"_s, std::nullopt));
    QCOMPARE(ownAmounts(store, u"chip-b"_s), QList<double>{});
}

void TestUserStore::aPriceOfAPartThatIsNotThere()
{
    const QTemporaryDir folder;
    UserStore store = UserStore::open(folder.path());
    VERIFY_OK(store.setOwnPrice(u"gone"_s, usd(5)));
    VERIFY_OK(store.over(smallCatalogue()));
}

void TestUserStore::badPricesAreRefused()
{
    const QTemporaryDir folder;
    UserStore store = UserStore::open(folder.path());
    for (const double amount : {0.0, -1.0, qQNaN(), qInf()})
        QCOMPARE(store.setOwnPrice(u"chip-b"_s, usd(amount)).error().kind, Failure::Kind::BadInput);
    Price undated = usd(1);
    undated.date = QDate();
    QVERIFY(!store.setOwnPrice(u"chip-b"_s, undated));
    Price bare = usd(1);
    bare.money.currency.clear();
    QVERIFY(!store.setOwnPrice(u"chip-b"_s, bare));
    QCOMPARE(ownAmounts(store, u"chip-b"_s), QList<double>{});
}

void TestUserStore::ownPartsAreKept()
{
    const QTemporaryDir folder;
    const Catalogue mine = smallCatalogue();
    {
        UserStore store = UserStore::open(folder.path());
        VERIFY_OK(store.addParts({mine.find(u"board"_s), mine.find(u"chip-b"_s)}, mine));
    }
    const auto over = UserStore::open(folder.path()).over(Catalogue());
    VERIFY_OK(over);
    const auto board = over->find<Board>(u"board"_s);
    QVERIFY(board);
    QCOMPARE(board->origin, Origin::Own);
    QCOMPARE(board->groups.size(), 1U);
    QCOMPARE(over->source(board->laneSource)->id, u"manual"_s);
    QCOMPARE(over->source(over->find<Chip>(u"chip-b"_s)->fp32.source)->id, u"datasheet"_s);
}

void TestUserStore::anOwnPartOverridesAShippedOne()
{
    const QTemporaryDir folder;
    UserStore store = UserStore::open(folder.path());
    auto changed = std::make_shared<Chip>(*smallCatalogue().find<Chip>(u"chip-b"_s));
    changed->tdp.value = Watts(280);
    VERIFY_OK(store.addParts({changed}, smallCatalogue()));
    const auto over = store.over(smallCatalogue());
    VERIFY_OK(over);
    QCOMPARE(over->parts(Kind::Gpu).size(), 2U);
    QCOMPARE(over->find<Chip>(u"chip-b"_s)->tdp->value(), 280.0);
    QCOMPARE(over->find(u"chip-b"_s)->origin, Origin::Own);
    QCOMPARE(over->find(u"chip-a"_s)->origin, Origin::Shipped);
}

void TestUserStore::aCorruptStoreIsSetAside()
{
    const QTemporaryDir folder;
    const QByteArray rubbish = QByteArray("This is not a database. ").repeated(400);
    QVERIFY(writeBytes(storeIn(folder), rubbish));
    UserStore store = UserStore::open(folder.path());
    QCOMPARE(store.state().kind, StoreState::Kind::SetAside);
    const QStringList aside = setAsideIn(folder);
    QCOMPARE(aside.size(), 1);
    static const QRegularExpression dated(u"^rigwright-corrupt-\\d{8}-\\d{6}\\.sqlite$"_s);
    QVERIFY2(dated.match(aside[0]).hasMatch(), qPrintable(aside[0]));
    QVERIFY2(store.state().message.contains(aside[0]), qPrintable(store.state().message));
    QCOMPARE(bytesOf(folder.filePath(aside[0])), rubbish);
    VERIFY_OK(store.setOwnPrice(u"chip-b"_s, usd(7)));
    QCOMPARE(ownAmounts(store, u"chip-b"_s), QList<double>{7});
}

void TestUserStore::aBrokenPageIsSetAside()
{
    const QTemporaryDir folder;
    {
        UserStore store = UserStore::open(folder.path());
        VERIFY_OK(store.setOwnPrice(u"chip-b"_s, usd(7)));
    }
    QByteArray bytes = bytesOf(storeIn(folder));
    QVERIFY(bytes.size() > 8192);
    bytes.replace(4096, 4096, QByteArray(4096, '\xa5')); // the second page; the header stays whole
    QVERIFY(writeBytes(storeIn(folder), bytes));
    const UserStore store = UserStore::open(folder.path());
    QCOMPARE(store.state().kind, StoreState::Kind::SetAside);
    QCOMPARE(setAsideIn(folder).size(), 1);
    QCOMPARE(bytesOf(folder.filePath(setAsideIn(folder)[0])), bytes);
}

void TestUserStore::nothingThatWasSetAsideIsOverwritten()
{
    const QTemporaryDir folder;
    for (int i = 0; i < 5; ++i) {
        QVERIFY(writeBytes(storeIn(folder), QByteArray(5000, static_cast<char>('a' + i))));
        QCOMPARE(UserStore::open(folder.path()).state().kind, StoreState::Kind::SetAside);
    }
    QStringList contents;
    for (const QString &name : setAsideIn(folder))
        contents << QString::fromLatin1(bytesOf(folder.filePath(name)).left(1));
    contents.sort();
    QCOMPARE(contents.join(QString()), u"abcde"_s);
}

void TestUserStore::aNewerStoreIsLeftAsItIs()
{
    const QTemporaryDir folder;
    {
        const auto store = db::Connection::open(storeIn(folder), db::Access::ReadWrite);
        VERIFY_OK(store);
        VERIFY_OK(store->run(u"CREATE TABLE of_tomorrow (a)"_s));
        VERIFY_OK(store->run(u"PRAGMA application_id = %1"_s.arg(db::storeSchema().applicationId)));
        VERIFY_OK(store->run(u"PRAGMA user_version = 1000"_s));
    }
    const QByteArray before = bytesOf(storeIn(folder));
    UserStore store = UserStore::open(folder.path());
    QCOMPARE(store.state().kind, StoreState::Kind::Unavailable);
    QVERIFY2(store.state().message.contains(u"newer"_s), qPrintable(store.state().message));
    QVERIFY(!store.setOwnPrice(u"chip-b"_s, usd(1)));
    VERIFY_OK(store.over(smallCatalogue()));
    QCOMPARE(bytesOf(storeIn(folder)), before);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"rigwright.sqlite"_s});
}

void TestUserStore::aReadOnlyFolderIsReadOnly()
{
#ifdef Q_OS_UNIX
    const QTemporaryDir outer;
    const QByteArray path = outer.filePath(u"data"_s).toUtf8();
    {
        UserStore store = UserStore::open(QString::fromUtf8(path));
        VERIFY_OK(store.setOwnPrice(u"chip-b"_s, usd(7)));
    }
    // Root may write everywhere; so as root this goes on as nobody for a while.
    const QByteArray file = path + "/rigwright.sqlite";
    QCOMPARE(::chmod(outer.path().toUtf8().constData(), 0755), 0);
    QCOMPARE(::chmod(file.constData(), 0444), 0);
    QCOMPARE(::chmod(path.constData(), 0555), 0);
    const bool root = ::geteuid() == 0;
    QCOMPARE(root ? ::seteuid(65534) : 0, 0);
    UserStore store = UserStore::open(QString::fromUtf8(path));
    const auto written = store.setOwnPrice(u"chip-b"_s, usd(8));
    const QList<double> amounts = ownAmounts(store, u"chip-b"_s);
    UserStore empty = UserStore::open(QString::fromUtf8(path) + u"/below"_s);
    QCOMPARE(root ? ::seteuid(0) : 0, 0);
    ::chmod(path.constData(), 0755);
    QCOMPARE(store.state().kind, StoreState::Kind::ReadOnly);
    QVERIFY(!store.state().message.isEmpty());
    QVERIFY(!written);
    QCOMPARE(amounts, QList<double>{7});
    QCOMPARE(empty.state().kind, StoreState::Kind::ReadOnly);
    QVERIFY(!empty.setOwnPrice(u"chip-b"_s, usd(8)));
#endif
}

void TestUserStore::aFolderThatCannotBeMade()
{
    const QTemporaryDir folder;
    QVERIFY(writeBytes(folder.filePath(u"file"_s), "x"));
    UserStore store = UserStore::open(folder.filePath(u"file/below"_s));
    QCOMPARE(store.state().kind, StoreState::Kind::ReadOnly);
    QVERIFY(!store.state().message.isEmpty());
    QVERIFY(!store.setOwnPrice(u"chip-b"_s, usd(1)));
    const auto over = store.over(smallCatalogue());
    VERIFY_OK(over);
    QCOMPARE(asText(*over), asText(smallCatalogue()));
}

void TestUserStore::twoWindowsAtOnce()
{
    const QTemporaryDir folder;
    UserStore one = UserStore::open(folder.path());
    UserStore two = UserStore::open(folder.path());
    QCOMPARE(two.state().kind, StoreState::Kind::Ready);
    VERIFY_OK(one.setOwnPrice(u"chip-a"_s, usd(1)));
    VERIFY_OK(two.setOwnPrice(u"chip-b"_s, usd(2)));
    QCOMPARE(ownAmounts(two, u"chip-a"_s), QList<double>{1});
    QCOMPARE(ownAmounts(one, u"chip-b"_s), QList<double>{2});
}

void TestUserStore::aWriterThatHoldsOn()
{
    const QTemporaryDir folder;
    UserStore store = UserStore::open(folder.path());
    VERIFY_OK(store.setOwnPrice(u"chip-b"_s, usd(7)));
    QProcess other;
    QVERIFY(startRole(other, u"--die-in-transaction"_s, folder.path()));
    QCOMPARE(ownAmounts(store, u"chip-b"_s), QList<double>{7}); // reading goes on
    const auto written = store.setOwnPrice(u"chip-b"_s, usd(8));
    QVERIFY2(!written, "a locked store must say so, not wait for ever");
    QCOMPARE(written.error().kind, Failure::Kind::Io);
    other.kill();
    QVERIFY(other.waitForFinished());
    VERIFY_OK(store.setOwnPrice(u"chip-b"_s, usd(8)));
}

void TestUserStore::killedInATransaction()
{
    const QTemporaryDir folder;
    {
        UserStore store = UserStore::open(folder.path());
        VERIFY_OK(store.setOwnPrice(u"chip-b"_s, usd(7)));
    }
    QProcess other;
    QVERIFY(startRole(other, u"--die-in-transaction"_s, folder.path()));
    other.kill();
    QVERIFY(other.waitForFinished());
    UserStore store = UserStore::open(folder.path());
    QCOMPARE(store.state().kind, StoreState::Kind::Ready);
    QCOMPARE(ownAmounts(store, u"chip-b"_s), QList<double>{7});
    VERIFY_OK(store.addParts({smallCatalogue().find(u"chip-a"_s)}, smallCatalogue()));
}

void TestUserStore::killedAgainAndAgain()
{
    const QTemporaryDir folder;
    for (int round = 0; round < 6; ++round) {
        QProcess other;
        QVERIFY(startRole(other, u"--write-forever"_s, folder.path()));
        QTest::qSleep(7 * round);
        other.kill();
        QVERIFY(other.waitForFinished());
        const UserStore store = UserStore::open(folder.path());
        QCOMPARE(store.state().kind, StoreState::Kind::Ready);
        const QList<double> b = ownAmounts(store, u"chip-b"_s);
        const QList<double> a = ownAmounts(store, u"chip-a"_s);
        QCOMPARE(b.size(), 1);
        QCOMPARE(a.size(), 1);
        QVERIFY(b[0] == a[0] || b[0] == a[0] + 1);
    }
}

void TestUserStore::killedInTheFirstMigration()
{
    const QTemporaryDir folder;
    {
        // What a kill between the statements of the first step leaves: the transaction never came to its end.
        const auto store = db::Connection::open(storeIn(folder), db::Access::ReadWrite);
        VERIFY_OK(store);
        const auto transaction = db::Transaction::begin(*store);
        VERIFY_OK(transaction);
        VERIFY_OK(store->run(QString::fromLatin1(db::storeSchema().steps[0].statements[0])));
    }
    UserStore store = UserStore::open(folder.path());
    QCOMPARE(store.state().kind, StoreState::Kind::SetAside); // 0 bytes: who knows what was in it
    VERIFY_OK(store.setOwnPrice(u"chip-b"_s, usd(7)));
}

void TestUserStore::aFullDisk()
{
#ifdef Q_OS_UNIX
    const QTemporaryDir folder;
    UserStore store = UserStore::open(folder.path());
    VERIFY_OK(store.setOwnPrice(u"chip-b"_s, usd(7)));
    auto large = std::make_shared<Chip>(*smallCatalogue().find<Chip>(u"chip-b"_s));
    for (int i = 0; i < 2000; ++i)
        large->notes << QString(200, u'x');
    rlimit old{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &old), 0);
    const auto oldHandler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit tight{static_cast<rlim_t>(120000), old.rlim_max};
    setrlimit(RLIMIT_FSIZE, &tight);
    const auto written = store.addParts({large}, smallCatalogue());
    setrlimit(RLIMIT_FSIZE, &old);
    std::signal(SIGXFSZ, oldHandler);
    QVERIFY(!written);
    QCOMPARE(written.error().kind, Failure::Kind::Io);
    QCOMPARE(ownAmounts(store, u"chip-b"_s), QList<double>{7});
    VERIFY_OK(store.addParts({large}, smallCatalogue()));
#endif
}

RIG_ROLE(dieInTransaction, "--die-in-transaction", dieInTransaction)
RIG_ROLE(writeForever, "--write-forever", writeForever)
RIG_TEST(TestUserStore)
#include "tst_user_store.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/user_store.h"
#include "tests/db/db_support.h"
#include "tests/testing.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QThread>

#include <csignal>
#include <cstdio>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;
using db::ImportPlan;
using db::UserStore;

class TestStoreImports : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void allOfAPlanIsStored();
    void importedFiguresFillButNeverDisplace();
    void anImportedPartNeverDisplacesAShippedOne();
    void importedPricesNameTheirObserver();
    void twiceTheSamePlan();
    void anotherPlanCountsBeforeTheFirst();
    void anImportIsTakenOutAgain();
    void anImportThatIsNotThere();
    void theUsersOwnFigureStaysOverAFill();
    void aFileOfOwnParts();
    void removingAnOwnPartRemovesItsFileToo();
    void whatProgressHears();
    void aPlanThatIsStopped_data();
    void aPlanThatIsStopped();
    void aBadPriceRefusesTheWholePlan();
    void aFullDisk();
    void killedWhileImporting();
    void twoProcessesWriteInTurns();
    void theWindowReadsWhileAnotherImports();

private:
    Catalogue over() const { return m_store->over(smallCatalogue()).value_or(Catalogue()); }
    QByteArray state() const;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<UserStore> m_store;
};

namespace {

Source dataSet()
{
    Source source;
    source.id = u"data-set"_s;
    source.title = u"A data set"_s;
    source.date = u"2026-10"_s;
    return source;
}

/// A plan with `parts` coolers whose height is `height`, cited from the data set.
ImportPlan plan(int parts, double height = 150)
{
    ImportPlan made;
    made.title = u"Data set"_s;
    made.files = {u"coolers.jsonl"_s, u"größe.jsonl"_s};
    made.source = dataSet();
    made.parts.sources = {dataSet()};
    for (int i = 0; i < parts; ++i) {
        auto cooler = std::make_shared<Cooler>();
        cooler->id = u"set-cooler-%1"_s.arg(i);
        cooler->name = u"Cooler %1"_s.arg(i);
        cooler->origin = Origin::Imported;
        cooler->height = {Millimetres(height), 0};
        made.parts.add(cooler);
    }
    return made;
}

db::NewPrice seen(const char *part, double amount, const QString &where)
{
    return {QString::fromLatin1(part),
            {{amount, u"USD"_s}, QDate(2026, 10, 1), PriceBasis::Market, Condition::New, NoSource},
            where};
}

/// A parts file of the user's own with one chip.
ImportPlan ownFile(double tdp)
{
    ImportPlan made;
    made.title = u"Parts"_s;
    auto chip = std::make_shared<Chip>();
    chip->id = u"mine"_s;
    chip->name = u"Mine"_s;
    chip->origin = Origin::Own;
    chip->tdp = {Watts(tdp), NoSource};
    made.parts.add(chip);
    return made;
}

double mineDraws(const Catalogue &catalogue)
{
    const auto chip = catalogue.find<Chip>(u"mine"_s);
    return chip ? chip->tdp->value() : 0;
}

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

/// Stops in the middle of an import, to be killed there.
int hangInImport(const QString &folder)
{
    UserStore store = UserStore::open(folder);
    const auto hang = [](qint64 done, qint64) {
        if (done >= 1000) {
            sayReady();
            QThread::sleep(60);
        }
        return true;
    };
    return store.apply(plan(2000, 99), hang) ? 0 : 1;
}

/// Writes fifty prices, each in a transaction of its own.
int writePrices(const QString &folder)
{
    UserStore store = UserStore::open(folder);
    sayReady();
    for (int i = 0; i < 50; ++i) {
        Price price;
        price.money = {1.0 + i, u"CNY"_s};
        price.date = QDate(2026, 1, 1).addDays(i);
        if (!store.setOwnPrice(u"chip-a"_s, price))
            return 1;
    }
    return 0;
}

} // namespace

void TestStoreImports::init()
{
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = std::make_unique<UserStore>(UserStore::open(m_folder->path()));
    QCOMPARE(m_store->state().kind, db::StoreState::Kind::Ready);
}

/// All that can be seen of the store.
QByteArray TestStoreImports::state() const
{
    QByteArray all = asText(over());
    for (const db::ImportRecord &record : m_store->imports().value_or(std::vector<db::ImportRecord>()))
        all += QByteArray::number(record.id) + record.title.toUtf8() + QByteArray::number(record.parts);
    return all;
}

void TestStoreImports::allOfAPlanIsStored()
{
    ImportPlan whole = plan(3);
    whole.fills.push_back({u"chip-a"_s, u"tdp_w"_s, 200.0});
    whole.prices.push_back(seen("chip-a", 300, u"A shop"_s));
    const QDateTime before = QDateTime::currentDateTime().addSecs(-1);
    VERIFY_OK(m_store->apply(whole));
    const auto imports = m_store->imports();
    VERIFY_OK(imports);
    QCOMPARE(imports->size(), 1U);
    const db::ImportRecord &record = imports->front();
    QCOMPARE(record.title, u"Data set"_s);
    QCOMPARE(record.files, (QStringList{u"coolers.jsonl"_s, u"größe.jsonl"_s}));
    QVERIFY(record.when >= before && record.when <= QDateTime::currentDateTime());
    QCOMPARE(record.parts, 3);
    QCOMPARE(record.fills, 1);
    QCOMPARE(record.prices, 1);
    const Catalogue laid = over();
    const auto cooler = laid.find<Cooler>(u"set-cooler-2"_s);
    QVERIFY(cooler);
    QCOMPARE(cooler->origin, Origin::Imported);
    QCOMPARE(laid.source(cooler->height.source)->title, u"A data set"_s);
    QCOMPARE(m_store->over(Catalogue(), {Kind::Gpu})->parts(Kind::Cooler).size(), 0U);
}

void TestStoreImports::importedFiguresFillButNeverDisplace()
{
    ImportPlan fills = plan(0);
    fills.fills = {{u"chip-b"_s, u"tdp_w"_s, 999.0}, {u"chip-b"_s, u"cores"_s, 10496.0}, {u"gone"_s, u"cores"_s, 1e9}};
    VERIFY_OK(m_store->apply(fills));
    const Catalogue laid = over();
    const auto chip = laid.find<Chip>(u"chip-b"_s);
    QCOMPARE(chip->tdp->value(), 350.0);
    QCOMPARE(*chip->cores, 10496);
    QCOMPARE(laid.source(chip->cores.source)->id, u"data-set"_s);
    QCOMPARE(chip->origin, Origin::Shipped);
    const auto listed = m_store->overrides(smallCatalogue());
    VERIFY_OK(listed);
    QCOMPARE(listed->size(), 1U); // the others are not in force
    QCOMPARE((*listed)[0].key, u"cores"_s);
    QVERIFY((*listed)[0].imported);
    QCOMPARE((*listed)[0].date, QDate::currentDate());
    QCOMPARE(m_store->leftOut(), QStringList());
}

void TestStoreImports::anImportedPartNeverDisplacesAShippedOne()
{
    ImportPlan sly = plan(0);
    auto chip = std::make_shared<Chip>();
    chip->id = u"chip-b"_s;
    chip->name = u"Another"_s;
    chip->origin = Origin::Imported;
    sly.parts.add(chip);
    VERIFY_OK(m_store->apply(sly));
    QCOMPARE(over().find(u"chip-b"_s)->name, u"Chip B"_s);
    QCOMPARE(m_store->over(Catalogue())->find(u"chip-b"_s)->name, u"Another"_s);
}

void TestStoreImports::importedPricesNameTheirObserver()
{
    ImportPlan prices = plan(0);
    prices.prices = {seen("chip-a", 300, u"A shop"_s), seen("chip-a", 310, u"Another shop"_s), seen("chip-a", 320, {})};
    VERIFY_OK(m_store->apply(prices));
    const Catalogue laid = over();
    QStringList observers;
    for (const Price &price : laid.find(u"chip-a"_s)->prices)
        observers << u"%1 %2"_s.arg(QString::number(price.money.amount), laid.source(price.source)->title);
    observers.sort();
    QCOMPARE(observers, (QStringList{u"300 A shop"_s, u"310 Another shop"_s, u"320 Data set"_s}));
}

void TestStoreImports::twiceTheSamePlan()
{
    ImportPlan whole = plan(50);
    whole.fills.push_back({u"chip-a"_s, u"tdp_w"_s, 200.0});
    whole.prices.push_back(seen("chip-a", 300, u"A shop"_s));
    VERIFY_OK(m_store->apply(whole));
    const QByteArray before = state();
    VERIFY_OK(m_store->apply(whole));
    QCOMPARE(state(), before);
    VERIFY_OK(UserStore::open(m_folder->path()).apply(whole));
    QCOMPARE(state(), before);
}

void TestStoreImports::anotherPlanCountsBeforeTheFirst()
{
    VERIFY_OK(m_store->apply(plan(2, 150)));
    ImportPlan other = plan(1, 160);
    other.fills.push_back({u"chip-a"_s, u"tdp_w"_s, 200.0});
    VERIFY_OK(m_store->apply(other));
    QCOMPARE(over().parts(Kind::Cooler).size(), 2U);
    QCOMPARE(over().find<Cooler>(u"set-cooler-0"_s)->height->value(), 160.0);
    QCOMPARE(over().find<Cooler>(u"set-cooler-1"_s)->height->value(), 150.0);
    VERIFY_OK(m_store->apply(plan(2, 150)));
    QCOMPARE(over().find<Cooler>(u"set-cooler-0"_s)->height->value(), 150.0);
    QCOMPARE(m_store->imports()->front().parts, 1);
}

void TestStoreImports::anImportIsTakenOutAgain()
{
    VERIFY_OK(m_store->apply(plan(2, 150)));
    const QByteArray before = state();
    ImportPlan other = plan(3, 160);
    other.fills.push_back({u"chip-a"_s, u"tdp_w"_s, 200.0});
    other.prices.push_back(seen("chip-a", 300, u"A shop"_s));
    VERIFY_OK(m_store->apply(other));
    QVERIFY(state() != before);
    VERIFY_OK(m_store->removeImport(m_store->imports()->front().id));
    QCOMPARE(state(), before);
    VERIFY_OK(m_store->removeImport(m_store->imports()->front().id));
    QCOMPARE(asText(over()), asText(smallCatalogue()));
    QCOMPARE(over().sources.size(), smallCatalogue().sources.size());
}

void TestStoreImports::anImportThatIsNotThere()
{
    const auto removed = m_store->removeImport(7);
    QVERIFY(!removed);
    QCOMPARE(removed.error().kind, Failure::Kind::BadInput);
    QVERIFY(removed.error().message.contains(u'7'));
}

void TestStoreImports::theUsersOwnFigureStaysOverAFill()
{
    VERIFY_OK(m_store->setOverride(*smallCatalogue().find(u"chip-a"_s), u"tdp_w"_s, 180.0));
    ImportPlan fills = plan(0);
    fills.fills.push_back({u"chip-a"_s, u"tdp_w"_s, 200.0});
    VERIFY_OK(m_store->apply(fills));
    QCOMPARE(over().find<Chip>(u"chip-a"_s)->tdp->value(), 180.0);
    VERIFY_OK(m_store->removeOverride(u"chip-a"_s, u"tdp_w"_s));
    QCOMPARE(over().find<Chip>(u"chip-a"_s)->tdp->value(), 200.0);
}

void TestStoreImports::aFileOfOwnParts()
{
    VERIFY_OK(m_store->apply(ownFile(100)));
    QCOMPARE(over().find(u"mine"_s)->origin, Origin::Own);
    QCOMPARE(mineDraws(over()), 100.0);
    // By form, then by a file again, then the same file as at first: the last one counts each time.
    const Catalogue edited = ownFile(110).parts;
    VERIFY_OK(m_store->addParts({edited.find(u"mine"_s)}, edited));
    QCOMPARE(mineDraws(over()), 110.0);
    VERIFY_OK(m_store->apply(ownFile(120)));
    QCOMPARE(mineDraws(over()), 120.0);
    VERIFY_OK(m_store->apply(ownFile(100)));
    QCOMPARE(mineDraws(over()), 100.0);
    QCOMPARE(m_store->imports()->size(), 3U);
    VERIFY_OK(m_store->removeImport(m_store->imports()->front().id));
    VERIFY_OK(m_store->removeImport(m_store->imports()->front().id));
    QCOMPARE(mineDraws(over()), 110.0);
}

void TestStoreImports::removingAnOwnPartRemovesItsFileToo()
{
    VERIFY_OK(m_store->apply(ownFile(100)));
    const Catalogue edited = ownFile(110).parts;
    VERIFY_OK(m_store->addParts({edited.find(u"mine"_s)}, edited));
    VERIFY_OK(m_store->removePart(u"mine"_s));
    QVERIFY(!over().find(u"mine"_s));
    QVERIFY(!m_store->removePart(u"mine"_s));
    QVERIFY(!m_store->removePart(u"chip-b"_s)); // shipped
    VERIFY_OK(m_store->apply(plan(2)));
    VERIFY_OK(m_store->removePart(u"set-cooler-0"_s));
    QCOMPARE(over().parts(Kind::Cooler).size(), 1U);
}

void TestStoreImports::whatProgressHears()
{
    QList<qint64> heard;
    VERIFY_OK(m_store->apply(plan(1001), [&](qint64 done, qint64 total) {
        heard << done;
        return total == 1001;
    }));
    QCOMPARE(heard, (QList<qint64>{200, 400, 600, 800, 1000, 1001}));
}

void TestStoreImports::aPlanThatIsStopped_data()
{
    QTest::addColumn<int>("after");
    QTest::newRow("soon") << 1;
    QTest::newRow("in the middle") << 500;
    QTest::newRow("at the end") << 1001;
}

void TestStoreImports::aPlanThatIsStopped()
{
    QFETCH(const int, after);
    VERIFY_OK(m_store->apply(plan(5)));
    const QByteArray before = state();
    const auto stopped = m_store->apply(plan(1001, 160), [&](qint64 done, qint64) { return done < after; });
    QVERIFY(!stopped);
    QVERIFY2(stopped.error().message.contains(u"stopped"_s), qPrintable(stopped.error().message));
    QCOMPARE(state(), before);
    VERIFY_OK(m_store->apply(plan(5, 170)));
}

void TestStoreImports::aBadPriceRefusesTheWholePlan()
{
    const QByteArray before = state();
    ImportPlan bad = plan(5);
    bad.prices = {seen("chip-a", 300, u"A shop"_s), seen("chip-a", -1, u"A shop"_s)};
    const auto applied = m_store->apply(bad);
    QVERIFY(!applied);
    QCOMPARE(applied.error().kind, Failure::Kind::BadInput);
    QCOMPARE(state(), before);
}

void TestStoreImports::aFullDisk()
{
#ifdef Q_OS_UNIX
    VERIFY_OK(m_store->apply(plan(5)));
    const QByteArray before = state();
    // A limit on the size of files stands in for the disk.
    rlimit old{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &old), 0);
    const auto oldHandler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit tight{400000, old.rlim_max};
    setrlimit(RLIMIT_FSIZE, &tight);
    const auto applied = m_store->apply(plan(20000, 160));
    setrlimit(RLIMIT_FSIZE, &old);
    std::signal(SIGXFSZ, oldHandler);
    QVERIFY(!applied);
    QCOMPARE(applied.error().kind, Failure::Kind::Io);
    QVERIFY2(applied.error().sentence().contains(u"rigwright.sqlite"_s), qPrintable(applied.error().sentence()));
    QCOMPARE(state(), before);
    VERIFY_OK(m_store->apply(plan(20, 160)));
#endif
}

void TestStoreImports::killedWhileImporting()
{
    VERIFY_OK(m_store->apply(plan(5)));
    const QByteArray before = state();
    QProcess other;
    QVERIFY(startRole(other, u"--hang-in-import"_s, m_folder->path()));
    QCOMPARE(state(), before); // what is not stored yet is not seen
    other.kill();
    QVERIFY(other.waitForFinished());
    QCOMPARE(state(), before);
    m_store = std::make_unique<UserStore>(UserStore::open(m_folder->path()));
    QCOMPARE(m_store->state().kind, db::StoreState::Kind::Ready);
    QCOMPARE(state(), before);
    VERIFY_OK(m_store->apply(plan(2000, 99)));
}

void TestStoreImports::twoProcessesWriteInTurns()
{
    QProcess other;
    QVERIFY(startRole(other, u"--write-prices"_s, m_folder->path()));
    for (int i = 0; i < 50; ++i) {
        Price price;
        price.money = {1.0 + i, u"USD"_s};
        price.date = QDate(2026, 1, 1).addDays(i);
        VERIFY_OK(m_store->setOwnPrice(u"chip-a"_s, price));
    }
    QVERIFY(other.waitForFinished());
    QCOMPARE(other.exitCode(), 0);
    QCOMPARE(over().find(u"chip-a"_s)->prices.size(), 100U);
    QCOMPARE(UserStore::open(m_folder->path()).state().kind, db::StoreState::Kind::Ready);
}

void TestStoreImports::theWindowReadsWhileAnotherImports()
{
    UserStore other = UserStore::open(m_folder->path());
    int reads = 0;
    VERIFY_OK(m_store->apply(plan(1000), [&](qint64 done, qint64) {
        if (done == 400) {
            // A third window opens and reads in the middle of it.
            const UserStore third = UserStore::open(m_folder->path());
            reads += third.state().kind == db::StoreState::Kind::Ready ? 1 : 0;
            for (const UserStore *store : {&third, &std::as_const(other)}) {
                const auto laid = store->over(smallCatalogue());
                reads += laid && laid->parts(Kind::Cooler).empty() ? 1 : 0;
            }
        }
        return true;
    }));
    QCOMPARE(reads, 3);
    QCOMPARE(other.over(smallCatalogue())->parts(Kind::Cooler).size(), 1000U);
}

RIG_ROLE(hangInImport, "--hang-in-import", hangInImport)
RIG_ROLE(writePrices, "--write-prices", writePrices)
RIG_TEST(TestStoreImports)
#include "tst_store_imports.moc"

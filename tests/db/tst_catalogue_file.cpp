// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/catalogue_file.h"
#include "db/connection.h"
#include "tests/db/db_support.h"
#include "tests/testing.h"

#include <QDir>
#include <QHashFunctions>
#include <QTemporaryDir>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

class TestCatalogueFile : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenIsRead();
    void ratesComeAlong();
    void whatWasMeasuredComesWithTheWhole();
    void onlyTheKindsAskedForAreRead();
    void theOrderStays();
    void theSameCatalogueGivesTheSameBytes();
    void aCatalogueIsReplacedWhole();
    void aFileThatIsNotThere();
    void aFileThatIsNoDatabase();
    void aDatabaseCutOff();
    void anotherFormat();
    void readingChangesNothing();
    void itKnowsItself();
    void aFolderThatIsNotThere();
    void aFullDisk();
    void theEnvironmentNamesTheCatalogue();
    void theShippedCatalogueOpens();
};

namespace {

QString pathIn(const QTemporaryDir &folder) { return folder.filePath(u"catalogue.sqlite"_s); }

} // namespace

void TestCatalogueFile::whatIsWrittenIsRead()
{
    const QTemporaryDir folder;
    const Catalogue catalogue = smallCatalogue();
    QCOMPARE(catalogue.parts(Kind::Gpu).size(), 2U);
    VERIFY_OK(db::writeCatalogue(pathIn(folder), catalogue));
    const auto read = db::readCatalogue(pathIn(folder), db::allKinds());
    VERIFY_OK(read);
    QCOMPARE(asText(*read), asText(catalogue));
    QCOMPARE(read->sources.size(), catalogue.sources.size());
    const auto chip = read->find<Chip>(u"chip-b"_s);
    QVERIFY(chip);
    QCOMPARE(read->source(chip->tdp.source)->id, u"manual"_s);
    QCOMPARE(read->source(chip->fp32.source)->id, u"datasheet"_s);
    QCOMPARE(chip->origin, Origin::Shipped);
    QVERIFY(!chip->memoryBusBits.known());
}

void TestCatalogueFile::ratesComeAlong()
{
    const QTemporaryDir folder;
    Catalogue catalogue = smallCatalogue();
    catalogue.rates = {{u"CNY"_s, 7.1234, QDate(2025, 7, 23), 2}, {u"KWD"_s, 0.3, QDate(2025, 7, 1), 0}};
    VERIFY_OK(db::writeCatalogue(pathIn(folder), catalogue));
    const auto read = db::readCatalogue(pathIn(folder), {Kind::Gpu});
    VERIFY_OK(read);
    QCOMPARE(read->rates, catalogue.rates);
}

void TestCatalogueFile::whatWasMeasuredComesWithTheWhole()
{
    const QTemporaryDir folder;
    Catalogue catalogue = smallCatalogue();
    catalogue.powerCurves = {
        {u"chip-a"_s, u"training"_s, true, 2, {{Watts(200), 0.8}, {Watts(250), 0.9}, {Watts(300), 1}}, 0},
        {u"chip-b"_s, u"serving"_s, false, 1, {{Watts(90), 0.5}, {Watts(95), 0.7}, {Watts(99), 1}}, 0}};
    catalogue.speeds = {{u"chip-a"_s, u"chip-b"_s, 0.5, u"training a net"_s, 0, u"cnn"_s, u"fp16"_s}};
    catalogue.priceIndex = {{2020, 258.811, 0}, {2021, 270.97, 0}};
    VERIFY_OK(db::writeCatalogue(pathIn(folder), catalogue));
    const auto read = db::readCatalogue(pathIn(folder), db::allKinds());
    VERIFY_OK(read);
    const auto gpus = db::readCatalogue(pathIn(folder), {Kind::Gpu}); // for the first picture
    VERIFY_OK(gpus);
    QVERIFY(gpus->powerCurves.empty() && gpus->speeds.empty() && gpus->priceIndex.empty());
    QCOMPARE(read->speeds.size(), 1U);
    QCOMPARE(read->speeds[0].model, u"cnn"_s);
    QCOMPARE(read->speeds[0].precision, u"fp16"_s);
    QCOMPARE(read->priceIndex.size(), 2U);
    QCOMPARE(read->priceIndex[1].year, 2021);
    QCOMPARE(read->priceIndex[1].value, 270.97);
    QCOMPARE(read->source(read->priceIndex[1].source)->id, catalogue.source(0)->id);
    QCOMPARE(read->powerCurves.size(), catalogue.powerCurves.size());
    for (std::size_t i = 0; i < read->powerCurves.size(); ++i) {
        PowerCurve curve = read->powerCurves[i];
        QCOMPARE(read->source(curve.source)->id, catalogue.source(0)->id);
        curve.source = 0;
        QVERIFY(curve == catalogue.powerCurves[i]);
    }
}

void TestCatalogueFile::onlyTheKindsAskedForAreRead()
{
    const QTemporaryDir folder;
    VERIFY_OK(db::writeCatalogue(pathIn(folder), smallCatalogue()));
    const auto read = db::readCatalogue(pathIn(folder), {Kind::Gpu});
    VERIFY_OK(read);
    QCOMPARE(read->parts(Kind::Gpu).size(), 2U);
    QCOMPARE(read->parts(Kind::Card).size(), 0U);
    QCOMPARE(read->parts(Kind::Motherboard).size(), 0U);
}

void TestCatalogueFile::theOrderStays()
{
    const QTemporaryDir folder;
    VERIFY_OK(db::writeCatalogue(pathIn(folder), smallCatalogue()));
    const auto read = db::readCatalogue(pathIn(folder), db::allKinds());
    VERIFY_OK(read);
    QCOMPARE(read->parts(Kind::Gpu)[0]->id, u"chip-b"_s);
    QCOMPARE(read->parts(Kind::Gpu)[1]->id, u"chip-a"_s);
}

/// Whoever builds it gets the same file: nothing in it rests on the order of a hash, which each run shuffles.
void TestCatalogueFile::theSameCatalogueGivesTheSameBytes()
{
    const QTemporaryDir folder;
    const auto catalogue = db::readCatalogue(QStringLiteral(RIGWRIGHT_BINARY_DIR "/catalogue.sqlite"), db::allKinds());
    VERIFY_OK(catalogue);
    const auto written = [&](const QString &name) {
        QHashSeed::resetRandomGlobalSeed();
        const Result<void> done = db::writeCatalogue(folder.filePath(name), *catalogue);
        QFile file(folder.filePath(name));
        return done && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QByteArray first = written(u"first.sqlite"_s);
    QVERIFY(first.size() > 1'000'000);
    QVERIFY(written(u"second.sqlite"_s) == first);
    QVERIFY(written(u"third.sqlite"_s) == first);
}

void TestCatalogueFile::aCatalogueIsReplacedWhole()
{
    const QTemporaryDir folder;
    VERIFY_OK(db::writeCatalogue(pathIn(folder), smallCatalogue()));
    VERIFY_OK(db::writeCatalogue(pathIn(folder), Catalogue()));
    const auto read = db::readCatalogue(pathIn(folder), db::allKinds());
    VERIFY_OK(read);
    QCOMPARE(read->parts(Kind::Gpu).size(), 0U);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"catalogue.sqlite"_s});
}

void TestCatalogueFile::aFileThatIsNotThere()
{
    const QTemporaryDir folder;
    const auto read = db::readCatalogue(pathIn(folder), db::allKinds());
    QVERIFY(!read);
    QCOMPARE(read.error().kind, Failure::Kind::Io);
    QVERIFY(read.error().sentence().contains(u"catalogue.sqlite"_s));
    QVERIFY2(!QFile::exists(pathIn(folder)), "reading must not create a file");
}

void TestCatalogueFile::aFileThatIsNoDatabase()
{
    const QTemporaryDir folder;
    QVERIFY(writeBytes(pathIn(folder), QByteArray(4096, 'x')));
    const auto read = db::readCatalogue(pathIn(folder), db::allKinds());
    QVERIFY(!read);
    QVERIFY2(read.error().sentence().contains(u"damaged"_s), qPrintable(read.error().sentence()));
}

void TestCatalogueFile::aDatabaseCutOff()
{
    const QTemporaryDir folder;
    VERIFY_OK(db::writeCatalogue(pathIn(folder), smallCatalogue()));
    const QByteArray whole = bytesOf(pathIn(folder));
    for (const int keep : {10, 100, 4096, static_cast<int>(whole.size()) - 4096}) {
        QVERIFY(writeBytes(pathIn(folder), whole.left(keep)));
        QVERIFY(!db::readCatalogue(pathIn(folder), db::allKinds()));
    }
}

void TestCatalogueFile::anotherFormat()
{
    const QTemporaryDir folder;
    VERIFY_OK(db::writeCatalogue(pathIn(folder), smallCatalogue()));
    {
        const auto file = db::Connection::open(pathIn(folder), db::Access::ReadWrite);
        VERIFY_OK(file);
        VERIFY_OK(file->run(u"UPDATE meta SET value = '99' WHERE key = 'format'"_s));
    }
    const auto read = db::readCatalogue(pathIn(folder), db::allKinds());
    QVERIFY(!read);
    QVERIFY2(read.error().sentence().contains(u"99"_s), qPrintable(read.error().sentence()));
}

void TestCatalogueFile::readingChangesNothing()
{
    const QTemporaryDir folder;
    VERIFY_OK(db::writeCatalogue(pathIn(folder), smallCatalogue()));
    const QByteArray before = bytesOf(pathIn(folder));
    VERIFY_OK(db::readCatalogue(pathIn(folder), db::allKinds()));
    QCOMPARE(bytesOf(pathIn(folder)), before);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"catalogue.sqlite"_s});
}

void TestCatalogueFile::itKnowsItself()
{
    struct Change
    {
        QString sql;
        QString said;
    };
    const std::vector<Change> changes{
        {u"DELETE FROM part WHERE id = 'chip-a'"_s, u"“part:gpus” it holds 1 entries of 2"_s},
        {u"UPDATE part SET body = replace(body, '35.58', '35.68') WHERE id = 'chip-b'"_s, u"“part:gpus”"_s},
        {u"UPDATE part SET id = 'chip-c' WHERE id = 'chip-a'"_s, u"“part:gpus”"_s},
        {u"UPDATE source SET title = 'Another'"_s, u"“source”"_s},
        {u"INSERT INTO rate (currency, per_usd, date, source) VALUES ('EUR', 2, '2026-01-01', '')"_s, u"“rate”"_s},
        {u"DELETE FROM meta WHERE key = 'digest:part:cards'"_s, u"“part:cards”"_s},
    };
    for (const Change &change : changes) {
        const QTemporaryDir folder;
        VERIFY_OK(db::writeCatalogue(pathIn(folder), smallCatalogue()));
        VERIFY_OK(db::checkCatalogue(pathIn(folder), db::allKinds()));
        VERIFY_OK(db::checkCatalogue(pathIn(folder), {Kind::Gpu}));
        {
            const auto file = db::Connection::open(pathIn(folder), db::Access::ReadWrite);
            VERIFY_OK(file);
            VERIFY_OK(file->run(change.sql));
        }
        const auto whole = db::checkCatalogue(pathIn(folder), db::allKinds());
        QVERIFY2(!whole, qPrintable(change.sql));
        QCOMPARE(whole.error().kind, Failure::Kind::Io);
        const QString sentence = whole.error().sentence();
        QVERIFY2(sentence.contains(change.said) && sentence.contains(u"Install the program again"_s) &&
                     sentence.contains(QDir::toNativeSeparators(pathIn(folder))),
                 qPrintable(sentence));
        QCOMPARE(db::checkCatalogue(pathIn(folder), {Kind::Gpu}).has_value(), !change.said.contains(u"gpus"_s));
    }
}

void TestCatalogueFile::aFolderThatIsNotThere()
{
    const QTemporaryDir folder;
    const auto written = db::writeCatalogue(folder.filePath(u"no/such/catalogue.sqlite"_s), smallCatalogue());
    QVERIFY(!written);
    QCOMPARE(written.error().kind, Failure::Kind::Io);
}

void TestCatalogueFile::aFullDisk()
{
#ifdef Q_OS_UNIX
    const QTemporaryDir folder;
    VERIFY_OK(db::writeCatalogue(pathIn(folder), smallCatalogue()));
    const QByteArray before = bytesOf(pathIn(folder));
    // A limit on the size of files stands in for the disk: writing beyond it fails.
    rlimit old{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &old), 0);
    const auto oldHandler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit tight{8192, old.rlim_max};
    setrlimit(RLIMIT_FSIZE, &tight);
    const auto written = db::writeCatalogue(pathIn(folder), smallCatalogue());
    setrlimit(RLIMIT_FSIZE, &old);
    std::signal(SIGXFSZ, oldHandler);
    QVERIFY(!written);
    QCOMPARE(written.error().kind, Failure::Kind::Io);
    QCOMPARE(bytesOf(pathIn(folder)), before);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"catalogue.sqlite"_s});
#endif
}

void TestCatalogueFile::theEnvironmentNamesTheCatalogue()
{
    const QTemporaryDir folder;
    VERIFY_OK(db::writeCatalogue(pathIn(folder), smallCatalogue()));
    qputenv("RIGWRIGHT_CATALOGUE", pathIn(folder).toUtf8());
    const auto found = db::findShippedCatalogue();
    qputenv("RIGWRIGHT_CATALOGUE", folder.filePath(u"absent.sqlite"_s).toUtf8());
    const auto absent = db::findShippedCatalogue();
    qunsetenv("RIGWRIGHT_CATALOGUE");
    VERIFY_OK(found);
    QCOMPARE(*found, pathIn(folder));
    QVERIFY(!absent);
    QVERIFY2(absent.error().sentence().contains(u"absent.sqlite"_s), qPrintable(absent.error().sentence()));
}

void TestCatalogueFile::theShippedCatalogueOpens()
{
    const auto read = db::readCatalogue(QStringLiteral(RIGWRIGHT_BINARY_DIR "/catalogue.sqlite"), db::allKinds());
    VERIFY_OK(read);
    for (const Kind kind : db::allKinds())
        QVERIFY2(!read->parts(kind).empty(), kindKey(kind).data());
}

RIG_TEST(TestCatalogueFile)
#include "tst_catalogue_file.moc"

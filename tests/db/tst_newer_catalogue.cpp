// SPDX-License-Identifier: GPL-3.0-or-later
#include "db_support.h"
#include "tests/testing.h"

#include "db/connection.h"
#include "db/newer_catalogue.h"
#include "db/user_store.h"

#include <QDir>
#include <QTemporaryDir>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// A whole catalogue of a later day in place of the shipped one.
class TestNewerCatalogue : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { qunsetenv("RIGWRIGHT_CATALOGUE"); }

    void withoutOneTheShippedCounts();
    void aLaterOneCountsAndGoesAgain();
    void theStoreStandsOverIt();
    void aLaterProgramCountsBeforeIt();
    void anotherTakesItsPlace();
    void aPreviewWritesNothing();
    void onlyALaterDayIsTaken_data();
    void onlyALaterDayIsTaken();
    void hostileFiles_data();
    void hostileFiles();
    void aHugeFile();
    void whatIsNoFile();
    void aLinkIsReadAndNotKept();
    void oneThatWasDamagedSinceDoesNotCount();
    void aFolderThatCannotBeMade();
    void takingOutNothing();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    [[nodiscard]] QString store() const { return path(u"store"_s); }
    [[nodiscard]] QString installed() const { return path(u"store/newer-catalogue.sqlite"_s); }
    /// A catalogue whose newest day is `day`, with `fp32` as a figure of its chip.
    QString write(const QString &name, const QByteArray &day, const QByteArray &fp32 = "35.58") const;
    /// The same, changed by hand.
    QString changed(const QStringList &statements) const;
    [[nodiscard]] Result<QDate> import(const QString &file) const
    {
        return db::importCatalogue(file, store(), QDate(2026, 11, 24));
    }
    [[nodiscard]] double fp32() const;

    std::optional<QTemporaryDir> m_folder;
};

void TestNewerCatalogue::init()
{
    m_folder.emplace();
    qputenv("RIGWRIGHT_CATALOGUE", write(u"shipped.sqlite"_s, "2024-01-02").toUtf8());
}

QString TestNewerCatalogue::write(const QString &name, const QByteArray &day, const QByteArray &fp32) const
{
    const QByteArray parts = smallParts().replace("2024-01-02", day).replace("35.58", fp32);
    const auto catalogue = withPartsFile({}, parts, name, Origin::Shipped);
    if (!catalogue || !db::writeCatalogue(path(name), *catalogue))
        qFatal("The test's catalogue cannot be written.");
    return path(name);
}

QString TestNewerCatalogue::changed(const QStringList &statements) const
{
    const QString file = write(u"changed.sqlite"_s, "2024-05-06");
    const auto open = db::Connection::open(file, db::Access::ReadWrite);
    if (!open)
        qFatal("The test's catalogue cannot be opened.");
    for (const QString &statement : statements) {
        if (const auto ran = open->run(statement); !ran)
            qFatal("%s", qPrintable(ran.error().sentence()));
    }
    return file;
}

double TestNewerCatalogue::fp32() const
{
    const auto use = db::catalogueInUse(store(), db::allKinds());
    return use ? use->catalogue.find<Chip>(u"chip-b"_s)->fp32.value->value() : 0;
}

void TestNewerCatalogue::withoutOneTheShippedCounts()
{
    const auto use = db::catalogueInUse(store(), {Kind::Gpu});
    VERIFY_OK(use);
    QVERIFY(!use->imported);
    QVERIFY(use->problem.isEmpty());
    QCOMPARE(use->catalogue.date, QDate(2024, 1, 2));
    QVERIFY(!db::importedCatalogue(store()));
    VERIFY_OK(db::checkCatalogueInUse(store(), db::allKinds()));
    QVERIFY2(!QDir(store()).exists(), "Looking makes nothing");
}

void TestNewerCatalogue::aLaterOneCountsAndGoesAgain()
{
    const QString newer = write(u"newer.sqlite"_s, "2024-05-06", "36.5");
    const auto day = import(newer);
    VERIFY_OK(day);
    QCOMPARE(*day, QDate(2024, 5, 6));
    const auto use = db::catalogueInUse(store(), db::allKinds());
    VERIFY_OK(use);
    QVERIFY(use->imported);
    QCOMPARE(use->catalogue.date, QDate(2024, 5, 6));
    QCOMPARE(use->shipped, QDate(2024, 1, 2));
    QCOMPARE(fp32(), 36.5);
    QCOMPARE(bytesOf(installed()), bytesOf(newer));
    VERIFY_OK(db::checkCatalogueInUse(store(), db::allKinds()));
    const auto imported = db::importedCatalogue(store());
    QVERIFY(imported && imported->counts);
    QCOMPARE(imported->date, QDate(2024, 5, 6));
    QCOMPARE(imported->parts, 5);
    QCOMPARE(imported->shipped, QDate(2024, 1, 2));

    VERIFY_OK(db::takeOutCatalogue(store()));
    QCOMPARE(fp32(), 35.58);
    QVERIFY(!db::importedCatalogue(store()));
    QVERIFY2(QDir(store()).isEmpty(), "Nothing of it stays");
}

void TestNewerCatalogue::theStoreStandsOverIt()
{
    db::UserStore own = db::UserStore::open(store());
    const auto before = db::catalogueInUse(store(), db::allKinds());
    VERIFY_OK(before);
    const PartHandle chip = before->catalogue.find(u"chip-b"_s);
    VERIFY_OK(own.setOverride(*chip, u"tdp_w"_s, 300.0));
    VERIFY_OK(own.setOwnPrice(u"card-b"_s,
                              Price{{900, u"USD"_s}, QDate(2024, 3, 4), PriceBasis::Market, Condition::New, NoSource}));
    const QByteArray rows = bytesOf(path(u"store/rigwright.sqlite"_s));

    VERIFY_OK(import(write(u"newer.sqlite"_s, "2024-05-06", "36.5")));
    QCOMPARE(bytesOf(path(u"store/rigwright.sqlite"_s)), rows);
    auto use = db::catalogueInUse(store(), db::allKinds());
    VERIFY_OK(use);
    const auto whole = own.over(std::move(use->catalogue));
    VERIFY_OK(whole);
    QCOMPARE(whole->find<Chip>(u"chip-b"_s)->tdp.value->value(), 300.0); // the user's own
    QCOMPARE(whole->find<Chip>(u"chip-b"_s)->fp32.value->value(), 36.5); // the newer catalogue's
    QCOMPARE(whole->find(u"card-b"_s)->prices.size(), 1U);
    QCOMPARE(whole->date, QDate(2024, 5, 6));
}

void TestNewerCatalogue::aLaterProgramCountsBeforeIt()
{
    VERIFY_OK(import(write(u"newer.sqlite"_s, "2024-05-06", "36.5")));
    write(u"shipped.sqlite"_s, "2024-05-06", "37.5"); // a program of that very day
    QCOMPARE(fp32(), 37.5);
    const auto imported = db::importedCatalogue(store());
    QVERIFY(imported && !imported->counts);
}

void TestNewerCatalogue::anotherTakesItsPlace()
{
    VERIFY_OK(import(write(u"newer.sqlite"_s, "2024-05-06", "36.5")));
    VERIFY_OK(import(write(u"newest.sqlite"_s, "2024-07-08", "38.5")));
    QCOMPARE(fp32(), 38.5);
    QVERIFY(!import(path(u"newer.sqlite"_s)));
    QCOMPARE(fp32(), 38.5);
}

void TestNewerCatalogue::aPreviewWritesNothing()
{
    const QString newer = write(u"newer.sqlite"_s, "2024-05-06");
    const auto day = db::checkNewerCatalogue(newer, store(), QDate(2026, 11, 24));
    VERIFY_OK(day);
    QCOMPARE(*day, QDate(2024, 5, 6));
    QVERIFY(!QDir(store()).exists());
    QVERIFY(!QFile::exists(newer + u"-journal"_s));
}

void TestNewerCatalogue::onlyALaterDayIsTaken_data()
{
    QTest::addColumn<QByteArray>("day");
    QTest::addColumn<QDate>("today");
    QTest::addColumn<bool>("taken");
    const QDate today(2026, 11, 24);
    QTest::newRow("an earlier one") << QByteArray("2023-12-31") << today << false;
    QTest::newRow("the same day") << QByteArray("2024-01-02") << today << false;
    QTest::newRow("the next day") << QByteArray("2024-01-03") << today << true;
    QTest::newRow("today") << QByteArray("2026-11-24") << today << true;
    QTest::newRow("tomorrow") << QByteArray("2026-11-25") << today << false;
}

void TestNewerCatalogue::onlyALaterDayIsTaken()
{
    QFETCH(QByteArray, day);
    QFETCH(QDate, today);
    QFETCH(bool, taken);
    const auto imported = db::importCatalogue(write(u"other.sqlite"_s, day), store(), today);
    QCOMPARE(imported.has_value(), taken);
    QCOMPARE(QFile::exists(installed()), taken);
    if (!taken)
        QVERIFY2(imported.error().message.contains(QString::fromLatin1(day)), qPrintable(imported.error().sentence()));
}

void TestNewerCatalogue::hostileFiles_data()
{
    QTest::addColumn<QStringList>("statements");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *name, const QStringList &statements, const QString &said) {
        QTest::newRow(name) << statements << said;
    };
    row("a figure changed", {u"UPDATE part SET body = replace(body, '35.58', '99.9')"_s}, u"part:gpus"_s);
    row("a part gone", {u"DELETE FROM part WHERE id = 'chip-a'"_s}, u"holds 1 entries of 2"_s);
    row("its day changed", {u"UPDATE meta SET value = '2025-01-01' WHERE key = 'date'"_s}, u"meta"_s);
    row("without checksums", {u"DELETE FROM meta WHERE key LIKE 'digest:%'"_s}, u"meta"_s);
    row("a newer format", {u"UPDATE meta SET value = '99' WHERE key = 'format'"_s}, u"format 99"_s);
    row("no format", {u"DELETE FROM meta WHERE key = 'format'"_s}, u"another format"_s);
    row("of another program", {u"PRAGMA application_id = 7"_s}, u"is not a catalogue of Rigwright"_s);
    row("a log beside it", {u"PRAGMA journal_mode = wal"_s}, u"is not a catalogue of Rigwright"_s);
    row("one more table", {u"CREATE TABLE more (id TEXT)"_s}, u"other tables"_s);
    row("a trigger", {u"CREATE TRIGGER t AFTER INSERT ON rate BEGIN DELETE FROM part; END"_s}, u"other tables"_s);
    // Whoever reads this view waits for ever.
    row("a view without an end",
        {u"DROP TABLE price_index"_s,
         u"CREATE VIEW price_index AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c)"
         " SELECT x AS year, 1.0 AS value, '' AS source FROM c"_s},
        u"other tables"_s);
}

void TestNewerCatalogue::hostileFiles()
{
    QFETCH(QStringList, statements);
    QFETCH(QString, said);
    const auto refused = import(changed(statements));
    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, Failure::Kind::BadInput);
    QCOMPARE(refused.error().file, QDir::toNativeSeparators(path(u"changed.sqlite"_s)));
    QVERIFY2(refused.error().message.contains(said), qPrintable(refused.error().sentence()));
    QVERIFY(!QFile::exists(installed()));
    QCOMPARE(fp32(), 35.58);
}

void TestNewerCatalogue::aHugeFile()
{
    QFile file(write(u"huge.sqlite"_s, "2024-05-06"));
    QVERIFY(file.resize(10LL * 1024 * 1024 * 1024)); // sparse: nothing is written
    const auto refused = import(file.fileName());
    QVERIFY(!refused);
    QVERIFY2(refused.error().message.contains(u"64 MB"_s), qPrintable(refused.error().sentence()));
}

void TestNewerCatalogue::whatIsNoFile()
{
    const QByteArray whole = bytesOf(write(u"newer.sqlite"_s, "2024-05-06"));
    QVERIFY(writeBytes(path(u"text"_s), "{}"));
    QVERIFY(writeBytes(path(u"empty"_s), {}));
    QStringList files{path(u"absent"_s), m_folder->path(), path(u"text"_s), path(u"empty"_s)};
    for (const int keep : {50, 100, 4096, static_cast<int>(whole.size()) / 2, static_cast<int>(whole.size()) - 1}) {
        files << path(u"cut-%1"_s.arg(keep));
        QVERIFY(writeBytes(files.back(), whole.left(keep)));
    }
    // A store of the user's own is a database of ours, and no catalogue.
    static_cast<void>(db::UserStore::open(path(u"other"_s)));
    files << path(u"other/rigwright.sqlite"_s);
#ifdef Q_OS_UNIX
    QCOMPARE(mkfifo(qPrintable(path(u"pipe"_s)), 0600), 0);
    QVERIFY(QFile::link(path(u"nowhere"_s), path(u"dangling"_s)));
    QVERIFY(QFile::link(path(u"circle"_s), path(u"circle"_s)));
    QVERIFY(QFile::link(u"/dev/zero"_s, path(u"device"_s)));
    files << path(u"pipe"_s) << path(u"dangling"_s) << path(u"circle"_s) << path(u"device"_s);
#endif
    for (const QString &file : files) {
        const auto refused = import(file);
        QVERIFY2(!refused, qPrintable(file));
        QCOMPARE(refused.error().file, QDir::toNativeSeparators(file));
        QVERIFY2(refused.error().message.endsWith(u'.'), qPrintable(refused.error().sentence()));
    }
    QVERIFY(!QDir(store()).exists());
}

void TestNewerCatalogue::aLinkIsReadAndNotKept()
{
#ifdef Q_OS_UNIX
    QVERIFY(QFile::link(write(u"newer.sqlite"_s, "2024-05-06", "36.5"), path(u"link"_s)));
    VERIFY_OK(import(path(u"link"_s)));
    QVERIFY(!QFileInfo(installed()).isSymLink());
    QVERIFY(QFile::remove(path(u"newer.sqlite"_s)));
    QCOMPARE(fp32(), 36.5);
#endif
}

void TestNewerCatalogue::oneThatWasDamagedSinceDoesNotCount()
{
    VERIFY_OK(import(write(u"newer.sqlite"_s, "2024-05-06", "36.5")));
    const QByteArray whole = bytesOf(installed());
    for (const int keep : {0, 60, 3000}) {
        QVERIFY(writeBytes(installed(), whole.left(keep)));
        const auto use = db::catalogueInUse(store(), db::allKinds());
        VERIFY_OK(use);
        QVERIFY(!use->imported);
        QVERIFY2(use->problem.contains(u"Take it out"_s), qPrintable(use->problem));
        QCOMPARE(use->catalogue.find<Chip>(u"chip-b"_s)->fp32.value->value(), 35.58);
        const auto imported = db::importedCatalogue(store());
        QVERIFY(imported && !imported->counts);
    }
    // What a reader does not notice, the checksums do.
    QVERIFY(writeBytes(installed(), QByteArray(whole).replace("36.5", "96.5")));
    const auto changedSince = db::checkCatalogueInUse(store(), db::allKinds());
    QVERIFY(!changedSince);
    QVERIFY2(changedSince.error().message.contains(u"is not as you imported it"_s),
             qPrintable(changedSince.error().sentence()));
    VERIFY_OK(db::takeOutCatalogue(store()));
    QCOMPARE(fp32(), 35.58);
}

void TestNewerCatalogue::aFolderThatCannotBeMade()
{
    QVERIFY(writeBytes(path(u"file"_s), "x"));
    const auto refused =
        db::importCatalogue(write(u"newer.sqlite"_s, "2024-05-06"), path(u"file/store"_s), QDate(2026, 11, 24));
    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, Failure::Kind::Io);
}

void TestNewerCatalogue::takingOutNothing()
{
    const auto out = db::takeOutCatalogue(store());
    QVERIFY(!out);
    QVERIFY2(out.error().message.contains(u"no catalogue was imported"_s), qPrintable(out.error().sentence()));
}

RIG_TEST(TestNewerCatalogue)
#include "tst_newer_catalogue.moc"

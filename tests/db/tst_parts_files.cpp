// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/parts_files.h"
#include "tests/db/db_support.h"
#include "tests/testing.h"

#include <QDir>
#include <QTemporaryDir>

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

class TestPartsFiles : public QObject
{
    Q_OBJECT

private slots:
    void foldersAreReadSorted();
    void aPathThatIsNotThere();
    void filesCiteEachOther();
    void anIdInTwoFiles();
    void twoSourcesWithOneId();
    void theSameSourceTwiceIsFine();
    void everyBrokenFileIsTold();
    void aPartOfTheUserReplacesTheShipped();
};

namespace {

/// JSON with its quotes as apostrophes, which moc reads without stumbling.
QByteArray json(QByteArray text) { return text.replace('\'', '"'); }

QByteArray parts(const QByteArray &sources, const QByteArray &gpus)
{
    return json("{'rigwright_parts': 1, 'sources': [" + sources + "], 'gpus': [" + gpus + "]}");
}

QByteArray source(const QByteArray &id, const QByteArray &title = "Title")
{
    return json("{'id': '" + id + "', 'title': '" + title + "', 'kind': 'vendor'}");
}

QByteArray gpu(const QByteArray &id, const QByteArray &sourceId)
{
    return json("{'id': '" + id + "', 'name': '" + id + "', 'tdp_w': 100, 'sources': {'*': '" + sourceId + "'}}");
}

/// Files `0.json`, `1.json` … of a new folder.
QStringList written(const QTemporaryDir &folder, const QList<QByteArray> &texts)
{
    QStringList files;
    for (int i = 0; i < texts.size(); ++i) {
        files << folder.filePath(u"%1.json"_s.arg(i));
        writeBytes(files.last(), texts[i]);
    }
    return files;
}

} // namespace

void TestPartsFiles::foldersAreReadSorted()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(u"b"_s) && QDir(folder.path()).mkpath(u"a"_s));
    for (const QString &name : {u"b/1.json"_s, u"a/2.json"_s, u"z.json"_s, u"a/readme.md"_s})
        QVERIFY(writeBytes(folder.filePath(name), "{}"));
    const auto files = db::partsFilesAt({folder.path()});
    VERIFY_OK(files);
    const QStringList expected{folder.filePath(u"a/2.json"_s), folder.filePath(u"b/1.json"_s),
                               folder.filePath(u"z.json"_s)};
    QCOMPARE(*files, expected);
}

void TestPartsFiles::aPathThatIsNotThere()
{
    const auto files = db::partsFilesAt({u"/no/such/folder"_s});
    QVERIFY(!files);
    QCOMPARE(files.error().kind, Failure::Kind::Io);
}

void TestPartsFiles::filesCiteEachOther()
{
    const QTemporaryDir folder;
    const QStringList files =
        written(folder, {parts(source("s0"), gpu("g0", "s1")), parts(source("s1"), gpu("g1", "s0"))});
    const db::LoadedParts loaded = db::loadPartsFiles({}, files, Origin::Shipped);
    QVERIFY2(loaded.failures.empty(), loaded.failures.empty() ? "" : qPrintable(loaded.failures[0].sentence()));
    QCOMPARE(loaded.catalogue.parts(Kind::Gpu).size(), 2U);
    QCOMPARE(loaded.files.value(u"g1"_s), files[1]);
}

void TestPartsFiles::anIdInTwoFiles()
{
    const QTemporaryDir folder;
    const QStringList files =
        written(folder, {parts(source("s"), gpu("g", "s")), "\n" + parts(source("s"), gpu("g", "s"))});
    const db::LoadedParts loaded = db::loadPartsFiles({}, files, Origin::Shipped);
    QCOMPARE(loaded.failures.size(), 1U);
    QCOMPARE(loaded.failures[0].file, files[1]);
    QCOMPARE(loaded.failures[0].field, u"gpus[0].id"_s);
    QCOMPARE(loaded.failures[0].line, 2);
    QVERIFY(loaded.failures[0].message.contains(files[0]));
}

void TestPartsFiles::twoSourcesWithOneId()
{
    const QTemporaryDir folder;
    const QStringList files = written(folder, {parts(source("s", "One"), {}), parts(source("s", "Other"), {})});
    const db::LoadedParts loaded = db::loadPartsFiles({}, files, Origin::Shipped);
    QCOMPARE(loaded.failures.size(), 1U);
    const QString sentence = QDir::fromNativeSeparators(loaded.failures[0].sentence());
    QVERIFY2(sentence.contains(files[0]), qPrintable(sentence));
}

void TestPartsFiles::theSameSourceTwiceIsFine()
{
    const QTemporaryDir folder;
    const QStringList files = written(folder, {parts(source("s"), {}), parts(source("s"), {})});
    const db::LoadedParts loaded = db::loadPartsFiles({}, files, Origin::Shipped);
    QVERIFY(loaded.failures.empty());
    QCOMPARE(loaded.catalogue.sources.size(), 1U);
}

void TestPartsFiles::everyBrokenFileIsTold()
{
    const QTemporaryDir folder;
    const QStringList files =
        written(folder, {"{", parts(source("s"), gpu("g", "nowhere")),
                         parts({}, "{'id': 'h', 'name': 'h', 'tdp_w': -1, 'sources': {'*': 's'}}"),
                         parts({}, gpu("fine", "s"))});
    const db::LoadedParts loaded =
        db::loadPartsFiles({}, files + QStringList{folder.filePath(u"absent.json"_s)}, Origin::Shipped);
    QCOMPARE(loaded.failures.size(), 4U);
    QVERIFY(loaded.catalogue.find(u"fine"_s));
    for (const Failure &failure : loaded.failures)
        QVERIFY2(QDir::fromNativeSeparators(failure.sentence()).contains(folder.path()),
                 qPrintable(failure.sentence()));
}

void TestPartsFiles::aPartOfTheUserReplacesTheShipped()
{
    const QTemporaryDir folder;
    const QStringList files = written(folder, {parts({}, "{'id': 'chip-b', 'name': 'Mine', 'tdp_w': 300}")});
    const db::LoadedParts loaded = db::loadPartsFiles(smallCatalogue(), files, Origin::Own);
    QVERIFY(loaded.failures.empty());
    const auto chip = loaded.catalogue.find<Chip>(u"chip-b"_s);
    QCOMPARE(chip->name, u"Mine"_s);
    QCOMPARE(chip->origin, Origin::Own);
    QCOMPARE(loaded.catalogue.parts(Kind::Gpu).size(), 2U);
}

RIG_TEST(TestPartsFiles)
#include "tst_parts_files.moc"

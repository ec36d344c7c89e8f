// SPDX-License-Identifier: GPL-3.0-or-later
#include "console_support.h"
#include "tests/testing.h"

using namespace Qt::StringLiterals;
using namespace rig;
using namespace rig::test;

/// `find`: what stands beside the answer, and the price list that goes out and comes back.
class TestConsoleFind : public QObject
{
    Q_OBJECT

private slots:
    void aSheetGoesOutAndComesBack();
    void withoutAMachineTheContradictionIsSaid();
    void whatIsOwnedMayBeSold();
    void badInput_data();
    void badInput();

private:
    QTemporaryDir m_folder;
};

namespace {

const QStringList Asked{u"find"_s, u"--cards"_s, u"1"_s,  u"--top"_s,    u"1"_s,   u"--budget"_s,
                        u"1700"_s, u"--lang"_s,  u"en"_s, u"--format"_s, u"json"_s};

} // namespace

void TestConsoleFind::aSheetGoesOutAndComesBack()
{
    const QString path = m_folder.filePath(u"sheet.csv"_s);
    const Run run = runProgram(Asked + QStringList{u"--sheet"_s, path, u"--with"_s, u"geforce-rtx-3080-ti"_s});
    QVERIFY2(run.exitCode == 0, qPrintable(run.errors));
    const QJsonObject found = run.object();
    QCOMPARE(found["machines"_L1].toArray().size(), 1);
    // What the wish costs is said beside the answer.
    const QJsonObject unwanted = found["unwanted"_L1].toArray().at(0).toObject();
    QCOMPARE(unwanted["part"_L1].toString(), u"geforce-rtx-3080-ti"_s);
    QVERIFY(unwanted["text"_L1].toString().contains(u"3080 Ti"_s));
    QVERIFY(found["why"_L1].isNull());
    // With a price in each empty cell it imports as it is.
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray sheet = file.readAll();
    const qsizetype parts = sheet.count('\n') - 1;
    QVERIFY(parts >= 7);
    sheet.replace(",,USD,", ",123.45,USD,");
    QVERIFY(writeBytes(path, sheet));
    const Run import = runProgram({u"import"_s, u"prices"_s, path, u"--dry-run"_s, u"--store"_s,
                                   m_folder.filePath(u"store"_s), u"--format"_s, u"json"_s});
    QVERIFY2(import.exitCode == 0, qPrintable(import.errors));
    const QJsonArray prices = import.object()["prices"_L1].toArray();
    QCOMPARE(prices.size(), parts);
    for (const QJsonValue &price : prices) {
        QCOMPARE(price["amount"_L1].toDouble(), 123.45);
        QCOMPARE(price["currency"_L1].toString(), u"USD"_s);
    }
}

void TestConsoleFind::withoutAMachineTheContradictionIsSaid()
{
    const Run run = runProgram(Asked + QStringList{u"--with"_s, u"geforce-rtx-5090"_s});
    QCOMPARE(run.exitCode, 1);
    const QJsonObject why = run.object()["why"_L1].toObject();
    QCOMPARE(why["contradiction"_L1].toArray(), (QJsonArray{u"budget"_s, u"with"_s}));
    QCOMPARE(why["relaxed"_L1].toArray().size(), 2);
    QVERIFY(!why["text"_L1].toArray().isEmpty());
}

void TestConsoleFind::whatIsOwnedMayBeSold()
{
    const QString card = u"asus-dual-rtx-3060-oc-edition-12gb"_s;
    const QString own = m_folder.filePath(u"own.rig.json"_s);
    QVERIFY(writeBytes(own, "{\"rigwright_build\": 1, \"items\": [{\"id\": 1, \"kind\": \"cards\", \"part\": \"" +
                                card.toUtf8() + "\", \"owned\": true}]}"));
    const Run run = runProgram(Asked + QStringList{u"--owned"_s, own, u"--sell"_s, card + u"=250"_s});
    QVERIFY2(run.exitCode == 0, qPrintable(run.errors));
    const QJsonObject found = run.object();
    const QJsonObject sold = found["machines"_L1][0]["sold"_L1][0].toObject();
    QCOMPARE(sold["part"_L1].toString(), card);
    QCOMPARE(sold["number"_L1].toInt(), 1);
    QCOMPARE(sold["amount"_L1].toDouble(), 250.0);
    QCOMPARE(found["question"_L1]["sellable"_L1].toArray(), QJsonArray{card});
    QVERIFY(found["answer"_L1]["text"_L1].toString().contains(u"$250"_s));
}

void TestConsoleFind::badInput_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("a shop without an address") << QStringList{u"--shop"_s, u"Mine"_s} << 2;
    QTest::newRow("a shop that is no page of the web") << QStringList{u"--shop"_s, u"Mine=file:///{part}"_s} << 2;
    QTest::newRow("sold and not owned") << QStringList{u"--sell"_s, u"amd-ryzen-5-3600=50"_s} << 2;
    QTest::newRow("sold for nothing") << QStringList{u"--sell"_s, u"amd-ryzen-5-3600"_s} << 2;
    QTest::newRow("a sheet that is a folder") << QStringList{u"--sheet"_s, QDir::tempPath()} << 3;
}

void TestConsoleFind::badInput()
{
    QFETCH(QStringList, more);
    QFETCH(int, exitCode);
    const Run run = runProgram(Asked + more);
    QCOMPARE(run.exitCode, exitCode);
    QVERIFY(!run.errors.trimmed().isEmpty());
}

RIG_TEST(TestConsoleFind)
#include "tst_console_find.moc"

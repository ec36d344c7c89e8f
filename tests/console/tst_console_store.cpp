// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/console_support.h"
#include "tests/testing.h"

#include <QDir>

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// What commands that read make of the user's store.
class TestConsoleStore : public QObject
{
    Q_OBJECT

private slots:
    void readingCommandsSayAndChangeNothing_data();
    void readingCommandsSayAndChangeNothing();
    void whatIsLeftOutIsSaid();
    void exportsSayHowMany();

private:
    [[nodiscard]] Run run(const QStringList &arguments) const { return m_console.run(arguments); }
    [[nodiscard]] QString filled(const QString &name, const QByteArray &prices) const;

    Console m_console;
};

namespace {

QStringList filesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name);
}

} // namespace

/// A folder with a store that holds prices of parts.
QString TestConsoleStore::filled(const QString &name, const QByteArray &prices) const
{
    const QString list = m_console.write(name + u".csv"_s, "part,price,currency,date\n" + prices);
    const QString store = m_console.path(name);
    return run({u"import"_s, u"prices"_s, list, u"--store"_s, store}).exitCode == 0 ? store : QString();
}

void TestConsoleStore::readingCommandsSayAndChangeNothing_data()
{
    const QString machine = m_console.write(u"machine.rig.json"_s, build("strong"));
    QTest::addColumn<QStringList>("command");
    QTest::newRow("gpus") << QStringList{u"gpus"_s};
    QTest::newRow("parts") << QStringList{u"parts"_s, u"cards"_s};
    QTest::newRow("show") << QStringList{u"show"_s, u"large"_s};
    QTest::newRow("check") << QStringList{u"check"_s, machine};
    QTest::newRow("report") << QStringList{u"report"_s, machine, m_console.path(u"report.html"_s)};
    QTest::newRow("chart") << QStringList{u"chart"_s, u"memory_gib"_s, u"--versus"_s,
                                          u"tdp_w"_s, u"--out"_s,      m_console.path(u"chart.csv"_s)};
    QTest::newRow("memory") << QStringList{u"memory"_s, u"--own-gib"_s, u"4"_s};
    QTest::newRow("compare") << QStringList{u"compare"_s, u"small"_s, u"large"_s};
    QTest::newRow("advise") << QStringList{u"advise"_s};
    QTest::newRow("rent-or-buy") << QStringList{u"rent-or-buy"_s, u"--list-offers"_s};
    QTest::newRow("doctor") << QStringList{u"doctor"_s};
    QTest::newRow("export") << QStringList{u"export"_s, u"prices"_s, m_console.path(u"out.csv"_s)};
}

void TestConsoleStore::readingCommandsSayAndChangeNothing()
{
    QFETCH(const QStringList, command);
    const QString absent = m_console.path(u"absent"_s);
    const Run none = run(command + QStringList{u"--store"_s, absent});
    QCOMPARE(none.exitCode, 3);
    QVERIFY2(none.errors.contains(u"There is no store"_s), qPrintable(none.errors));
    QVERIFY(!QFile::exists(absent));
    const QString damaged = m_console.path(u"damaged"_s);
    QDir().mkpath(damaged);
    const QByteArray bytes(5000, 'x');
    QVERIFY(writeBytes(damaged + u"/rigwright.sqlite"_s, bytes));
    const Run read = run(command + QStringList{u"--store"_s, damaged});
    QCOMPARE(read.exitCode, 3);
    QVERIFY2(read.errors.contains(u"is damaged"_s) && read.errors.contains(QDir::toNativeSeparators(damaged)),
             qPrintable(read.errors));
    QCOMPARE(filesIn(damaged), QStringList{u"rigwright.sqlite"_s});
}

void TestConsoleStore::whatIsLeftOutIsSaid()
{
    const QByteArray part =
        json("{'rigwright_parts': 1, 'sources': [{'id': 'mine', 'title': 'Mine', 'kind': 'vendor'}], 'supplies': ["
             "{'id': 'own-supply', 'name': 'Own supply', 'watts': 500, 'sources': {'*': 'mine'}}]}");
    const QString store = m_console.path(u"left-out"_s);
    QCOMPARE(run({u"import"_s, u"parts"_s, m_console.write(u"own.json"_s, part), u"--store"_s, store}).exitCode, 0);
    const Run whole = run({u"parts"_s, u"supplies"_s, u"--store"_s, store});
    QCOMPARE(whole.exitCode, 0);
    QVERIFY(whole.out.contains("own-supply"));
    QCOMPARE(whole.errors, QString());
    // One byte of the part's body: it is no JSON any more.
    QFile file(store + u"/rigwright.sqlite"_s);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray bytes = file.readAll();
    const qsizetype at = bytes.indexOf("{\"id\":\"own-supply\"");
    QVERIFY(at > 0);
    QVERIFY(file.seek(at) && file.write("x") == 1);
    file.close();
    const Run less = run({u"parts"_s, u"supplies"_s, u"--store"_s, store});
    QCOMPARE(less.exitCode, 3);
    QVERIFY2(less.errors.contains(u"own-supply cannot be read and is left out"_s), qPrintable(less.errors));
    QVERIFY(less.out.contains("strong"));
}

void TestConsoleStore::exportsSayHowMany()
{
    const QString store = filled(u"many"_s, "large-card,99,USD,2026-11-01\nstrong,200,USD,2026-11-01\n");
    const QString out = m_console.path(u"prices.csv"_s);
    const Run saved = run({u"export"_s, u"prices"_s, out, u"--store"_s, store});
    QCOMPARE(saved.exitCode, 0);
    QVERIFY2(saved.errors.contains(u"2 price"_s) && saved.errors.contains(QDir::toNativeSeparators(out)),
             qPrintable(saved.errors));
    const Run empty = run({u"export"_s, u"parts"_s, out, u"--store"_s, store});
    QCOMPARE(empty.exitCode, 3);
    QVERIFY2(empty.errors.contains(u"left as it is"_s), qPrintable(empty.errors));
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count('\n'), 3);
}

RIG_TEST(TestConsoleStore)
#include "tst_console_store.moc"

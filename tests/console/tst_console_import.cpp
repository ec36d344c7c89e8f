// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/console_support.h"
#include "tests/testing.h"

#include <QDir>

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// import and export.
class TestConsoleImport : public QObject
{
    Q_OBJECT

private slots:
    void aPreviewStoresNothing();
    void pricesGoInAndOut();
    void columnsAreNamedAndRemembered();
    void theDataSetGoesIn();
    void partsGoInAndOut();
    void aNewerCatalogueGoesInAndOut();
    void whatIsLeftOutIsTold();
    void badInput_data();
    void badInput();
    void whatCannotBeReadOrWritten();

private:
    [[nodiscard]] Run run(const QStringList &arguments) const
    {
        return m_console.run(arguments + QStringList{u"--lang"_s, u"en"_s});
    }

    Console m_console;
};

namespace {

constexpr const char *Prices = "part,price,currency,date\nlarge-card,999,USD,2026-11-01\nstrong,400,EUR,2026-11-01\n";

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void TestConsoleImport::aPreviewStoresNothing()
{
    const QString store = m_console.path(u"preview"_s);
    const QString list = m_console.write(u"prices.csv"_s, Prices);
    const Run preview = run({u"import"_s, u"prices"_s, list, u"--dry-run"_s, u"--store"_s, store});
    QVERIFY2(preview.exitCode == 0, qPrintable(preview.errors));
    QVERIFY2(preview.out.contains("2 price") && preview.out.contains("preview"), preview.out.constData());
    QVERIFY(!QDir(store).exists());
}

void TestConsoleImport::pricesGoInAndOut()
{
    const QString store = m_console.path(u"prices"_s);
    const QString list = m_console.write(u"prices.csv"_s, Prices);
    const QStringList import{u"import"_s, u"prices"_s, list, u"--store"_s, store, u"--format"_s, u"json"_s};
    const Run first = run(import);
    QVERIFY2(first.exitCode == 0, qPrintable(first.errors));
    QCOMPARE(first.object().value("prices"_L1).toArray().size(), 2);
    QCOMPARE(first.object().value("stored"_L1).toBool(), true);
    const Run second = run(import);
    QCOMPARE(second.object().value("unchanged"_L1).toInt(), 2);
    QCOMPARE(second.object().value("stored"_L1).toBool(), false);

    const QString exported = m_console.path(u"exported.csv"_s);
    QCOMPARE(run({u"export"_s, u"prices"_s, exported, u"--store"_s, store}).exitCode, 0);
    QVERIFY2(bytesOf(exported).contains("large-card,Large Card,999,USD,2026-11-01"), bytesOf(exported).constData());
    QVERIFY(!bytesOf(exported).contains("2024-01-02")); // that price is shipped
    const Run again = run({u"import"_s, u"prices"_s, exported, u"--store"_s, store, u"--format"_s, u"json"_s});
    QCOMPARE(again.object().value("unchanged"_L1).toInt(), 2);
}

void TestConsoleImport::columnsAreNamedAndRemembered()
{
    const QString store = m_console.path(u"columns"_s);
    const QString list = m_console.write(u"columns.csv"_s, "x,y,date\nstrong,¥400,2026-11-01\n");
    QCOMPARE(run({u"import"_s, u"prices"_s, list, u"--store"_s, store}).exitCode, 2);
    const Run named = run({u"import"_s, u"prices"_s, list, u"--store"_s, store, u"--map"_s, u"part=x"_s, u"--map"_s,
                           u"amount=2"_s, u"--map"_s, u"currency=CNY"_s, u"--format"_s, u"json"_s});
    QVERIFY2(named.exitCode == 0, qPrintable(named.errors));
    const QJsonObject price = named.object().value("prices"_L1).toArray().at(0).toObject();
    QCOMPARE(price.value("currency"_L1).toString(), u"CNY"_s);
    const QString next = m_console.write(u"next.csv"_s, "x,y,date\nstrong,¥390,2026-12-01\n");
    const Run remembered = run({u"import"_s, u"prices"_s, next, u"--store"_s, store, u"--format"_s, u"json"_s});
    QVERIFY2(remembered.exitCode == 0, qPrintable(remembered.errors));
    QCOMPARE(remembered.object().value("prices"_L1).toArray().size(), 1);
}

void TestConsoleImport::theDataSetGoesIn()
{
    const QString store = m_console.path(u"opendb"_s);
    const QString data = m_console.write(
        u"PSU.jsonl"_s, json("{'opendb_id': '00034350', 'metadata': {'name': 'A supply'}, 'wattage': 750}\nbroken\n"));
    const QStringList import{u"import"_s, u"opendb"_s, data, u"--store"_s, store};
    const Run text = run(import);
    QVERIFY2(text.exitCode == 0, qPrintable(text.errors)); // though one record was left out
    QVERIFY2(text.out.contains("1 supplies") && text.out.contains("PSU.jsonl:2"), text.out.constData());
    const Run again = run(import + QStringList{u"--format"_s, u"json"_s});
    QCOMPARE(again.object().value("unchanged"_L1).toInt(), 1);
    QCOMPARE(again.object().value("skipped"_L1).toArray().at(0).toObject().value("line"_L1).toInt(), 2);
}

void TestConsoleImport::partsGoInAndOut()
{
    const QString store = m_console.path(u"parts"_s);
    const QString parts = m_console.write(
        u"mine.json"_s, json("{'rigwright_parts': 1, 'supplies': [{'id': 'mine', 'name': 'Mine', 'watts': 750},"
                             " {'id': 'strong', 'name': 'Shipped', 'watts': 900}]}"));
    const Run run1 = run({u"import"_s, u"parts"_s, parts, u"--store"_s, store, u"--format"_s, u"json"_s});
    QVERIFY2(run1.exitCode == 0, qPrintable(run1.errors));
    QCOMPARE(run1.object().value("parts"_L1).toObject().value("supplies"_L1).toInt(), 1);
    QCOMPARE(run1.object().value("doubts"_L1).toArray().size(), 1);
    const QString exported = m_console.path(u"exported.json"_s);
    QCOMPARE(run({u"export"_s, u"parts"_s, exported, u"--store"_s, store}).exitCode, 0);
    const auto read = withPartsFile({}, bytesOf(exported), exported, Origin::Own);
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(read->find<Supply>(u"mine"_s)->watts.value, Watts(750));
    QCOMPARE(read->parts(Kind::Supply).size(), 1U);
}

void TestConsoleImport::aNewerCatalogueGoesInAndOut()
{
    const QString store = m_console.path(u"catalogue"_s);
    const auto newer = withPartsFile({}, testParts().replace("2024-01-02", "2025-03-04").replace("9.75", "9.85"),
                                     u"newer.json"_s, Origin::Shipped);
    QVERIFY(newer && db::writeCatalogue(m_console.path(u"newer.sqlite"_s), *newer));
    const QStringList import{u"import"_s, u"catalogue"_s, m_console.path(u"newer.sqlite"_s), u"--store"_s, store};
    const auto small = [&](const QStringList &from) {
        return run(QStringList{u"show"_s, u"small"_s, u"--format"_s, u"csv"_s} + from).out;
    };

    const Run preview = run(import + QStringList{u"--dry-run"_s, u"--format"_s, u"json"_s});
    QVERIFY2(preview.exitCode == 0, qPrintable(preview.errors));
    QCOMPARE(preview.object().value("catalogue_date"_L1).toString(), u"2025-03-04"_s);
    QCOMPARE(preview.object().value("stored"_L1).toBool(true), false);
    QVERIFY(!QDir(store).exists());

    const Run done = run(import);
    QVERIFY2(done.exitCode == 0, qPrintable(done.errors));
    QVERIFY2(done.out.contains("2025-03-04"), done.out.constData());
    QVERIFY2(small({u"--store"_s, store}).contains("9.85"), "It counts with the store");
    QVERIFY2(small({}).contains("9.75"), "Without one the shipped one is read, as everywhere");
    QCOMPARE(run(import).exitCode, 2); // no later than itself

    const QStringList out{u"import"_s, u"catalogue"_s, u"--take-out"_s, u"--store"_s, store};
    QCOMPARE(run(out).exitCode, 0);
    QVERIFY(small({u"--store"_s, store}).contains("9.75"));
    QCOMPARE(run(out).exitCode, 3); // none is there
}

void TestConsoleImport::whatIsLeftOutIsTold()
{
    QByteArray rows("part,price,currency,date\n");
    for (int i = 0; i < 7; ++i)
        rows += "unknown-" + QByteArray::number(i) + ",5,USD,2026-11-01\n";
    const Run told = run({u"import"_s, u"prices"_s, m_console.write(u"unknown.csv"_s, rows), u"--dry-run"_s,
                          u"--store"_s, m_console.path(u"none"_s)});
    QCOMPARE(told.exitCode, 0);
    QVERIFY2(told.out.contains("7 × part:") && told.out.contains("unknown.csv:2 (unknown-0)") &&
                 told.out.contains("and 4 more"),
             told.out.constData());
}

void TestConsoleImport::badInput_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList{u"import"_s};
    QTest::newRow("no path") << QStringList{u"import"_s, u"prices"_s};
    QTest::newRow("no such thing") << QStringList{u"import"_s, u"dreams"_s, u"prices.csv"_s};
    QTest::newRow("no such format") << QStringList{u"import"_s, u"prices"_s, u"prices.csv"_s, u"--format"_s, u"xml"_s};
    QTest::newRow("columns of parts") << QStringList{u"import"_s, u"parts"_s, u"bad"_s, u"--map"_s, u"part=a"_s};
    QTest::newRow("no column") << QStringList{u"import"_s, u"prices"_s, u"prices.csv"_s, u"--map"_s, u"part=zzz"_s};
    QTest::newRow("no equals sign") << QStringList{u"import"_s, u"prices"_s, u"prices.csv"_s, u"--map"_s, u"part"_s};
    QTest::newRow("no parts file") << QStringList{u"import"_s, u"parts"_s, u"bad"_s};
    QTest::newRow("no data set") << QStringList{u"import"_s, u"opendb"_s, u"bad"_s};
    QTest::newRow("no catalogue") << QStringList{u"import"_s, u"catalogue"_s, u"bad"_s};
    QTest::newRow("two catalogues") << QStringList{u"import"_s, u"catalogue"_s, u"bad"_s, u"bad"_s};
    QTest::newRow("a catalogue out, and its file")
        << QStringList{u"import"_s, u"catalogue"_s, u"bad"_s, u"--take-out"_s};
    QTest::newRow("prices out") << QStringList{u"import"_s, u"prices"_s, u"prices.csv"_s, u"--take-out"_s};
    QTest::newRow("export of nothing") << QStringList{u"export"_s, u"gpus"_s, u"out.csv"_s};
    QTest::newRow("export to nowhere") << QStringList{u"export"_s, u"prices"_s};
}

void TestConsoleImport::badInput()
{
    QFETCH(QStringList, arguments);
    m_console.write(u"prices.csv"_s, Prices);
    m_console.write(u"bad"_s, "{");
    if (arguments.size() > 2)
        arguments[2] = m_console.path(arguments[2]);
    const Run refused = run(arguments + QStringList{u"--store"_s, m_console.path(u"bad-store"_s)});
    QCOMPARE(refused.exitCode, 2);
    QVERIFY(!refused.errors.isEmpty());
}

void TestConsoleImport::whatCannotBeReadOrWritten()
{
    const QString store = m_console.path(u"io"_s);
    for (const QString &what : {u"prices"_s, u"parts"_s, u"opendb"_s, u"catalogue"_s}) {
        const Run absent = run({u"import"_s, what, m_console.path(u"absent"_s), u"--store"_s, store});
        QCOMPARE(absent.exitCode, 3);
        QVERIFY2(absent.errors.contains(u"absent"_s), qPrintable(absent.errors));
    }
    QCOMPARE(run({u"export"_s, u"prices"_s, m_console.path(u"no/such/x.csv"_s), u"--store"_s, store}).exitCode, 3);
    // A store that cannot be made: its folder's name is a file's.
    const QString list = m_console.write(u"prices.csv"_s, Prices);
    QCOMPARE(run({u"import"_s, u"prices"_s, list, u"--store"_s, list}).exitCode, 3);
}

RIG_TEST(TestConsoleImport)
#include "tst_console_import.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "console_support.h"
#include "tests/testing.h"

using namespace Qt::StringLiterals;
using namespace rig;
using namespace rig::test;

/// `import list`, `export list` and `offer`: what others write becomes a machine, and a machine what others read.
class TestConsoleLists : public QObject
{
    Q_OBJECT

private slots:
    void aListBecomesAMachine();
    void whatIsAskedIsChosen();
    void aMachineBecomesAList_data();
    void aMachineBecomesAList();
    void anOffer();
    void whatArrived();
    void badInput_data();
    void badInput();

private:
    QTemporaryDir m_folder;
    [[nodiscard]] QString write(const QString &name, const QByteArray &bytes) const
    {
        return writeBytes(m_folder.filePath(name), bytes) ? m_folder.filePath(name) : QString();
    }
};

namespace {

constexpr auto List = "CPU: AMD Ryzen 9 9950X ($539.00 @ Shop)\nGPU: RTX 3080\n2x Corsair AX1600i $500.00\nhello\n";

} // namespace

void TestConsoleLists::aListBecomesAMachine()
{
    const QString file = write(u"list.txt"_s, List);
    const QString out = m_folder.filePath(u"made.rig.json"_s);
    const Run run = runProgram({u"import"_s, u"list"_s, file, u"--out"_s, out, u"--format"_s, u"json"_s});
    QVERIFY2(run.exitCode == 0, qPrintable(run.errors));
    const QJsonArray rows = run.object()["rows"_L1].toArray();
    QCOMPARE(rows.size(), 4);
    QCOMPARE(rows[0]["part"_L1].toString(), u"amd-ryzen-9-9950x"_s);
    QCOMPARE(rows[0]["price"_L1]["amount"_L1].toDouble(), 539.0);
    QCOMPARE(rows[1]["state"_L1].toString(), u"asked"_s);
    QCOMPARE(rows[1]["line"_L1].toInt(), 2);
    QCOMPARE(rows[2]["count"_L1].toInt(), 2);
    QCOMPARE(rows[3]["state"_L1].toString(), u"not-understood"_s);
    const Run check = runProgram({u"check"_s, out, u"--format"_s, u"json"_s});
    QVERIFY(check.exitCode <= 1);
    QCOMPARE(check.object()["build"_L1]["items"_L1].toArray().size(), 3);
    const Run text = runProgram({u"import"_s, u"list"_s, file});
    QVERIFY2(text.out.contains("--choose 2=geforce-rtx-3080-12gb"), text.out.constData());
}

void TestConsoleLists::whatIsAskedIsChosen()
{
    const QString file = write(u"list.txt"_s, List);
    const Run run = runProgram({u"import"_s, u"list"_s, file, u"--choose"_s, u"2=geforce-rtx-3080-12gb"_s,
                                u"--choose"_s, u"3="_s, u"--format"_s, u"json"_s});
    QVERIFY2(run.exitCode == 0, qPrintable(run.errors));
    const QJsonArray items = run.object()["build"_L1]["items"_L1].toArray();
    QCOMPARE(items.size(), 2);
    QCOMPARE(items[1]["part"_L1].toString(), u"own-card-geforce-rtx-3080-12gb"_s);
}

void TestConsoleLists::aMachineBecomesAList_data()
{
    QTest::addColumn<QString>("as");
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("text") << u"text"_s << QByteArray("CPU: AMD Ryzen 9 9950X  (USD 539.00)\n");
    QTest::newRow("markdown") << u"markdown"_s << QByteArray("**CPU** | AMD Ryzen 9 9950X | 1 | USD 539.00\n");
    QTest::newRow("bbcode") << u"bbcode"_s << QByteArray("[b]CPU:[/b] AMD Ryzen 9 9950X  (USD 539.00)\n");
    QTest::newRow("csv") << u"csv"_s << QByteArray("CPU,AMD Ryzen 9 9950X,1,539.00,USD\n");
    QTest::newRow("chinese") << u"chinese"_s << QByteArray("CPU AMD Ryzen 9 9950X USD 539\n");
}

void TestConsoleLists::aMachineBecomesAList()
{
    QFETCH(QString, as);
    QFETCH(QByteArray, line);
    const QString out = m_folder.filePath(u"made.rig.json"_s);
    QCOMPARE(runProgram({u"import"_s, u"list"_s, write(u"list.txt"_s, List), u"--out"_s, out}).exitCode, 0);
    const Run run = runProgram({u"export"_s, u"list"_s, out, u"--as"_s, as});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.out.contains(line), run.out.constData());
}

void TestConsoleLists::anOffer()
{
    const QString file = write(u"offer.txt"_s, "RTX 2080 Ti 22GB blower\nUS $430.00, no returns\n");
    const Run run = runProgram({u"offer"_s, file, u"--format"_s, u"json"_s});
    QVERIFY2(run.exitCode == 0, qPrintable(run.errors));
    const QJsonObject answer = run.object();
    QCOMPARE(answer["gpu"_L1].toString(), u"geforce-rtx-2080-ti-22gb"_s);
    QCOMPARE(answer["price"_L1]["amount"_L1].toDouble(), 430.0);
    QCOMPARE(answer["signs"_L1][0]["sign"_L1].toString(), u"no-returns"_s);
    QCOMPARE(answer["signs"_L1][0]["line"_L1].toInt(), 2);
    QCOMPARE(answer["memory_window_gib"_L1].toDouble(), 0.25);
    QVERIFY(answer["arrival"_L1].isNull() && !answer["sheet"_L1].toArray().isEmpty() &&
            !answer["software"_L1].toArray().isEmpty());
    const Run text = runProgram({u"offer"_s, file});
    QVERIFY2(text.out.contains("nvidia-smi --query-gpu=name,memory.total"), text.out.constData());
}

void TestConsoleLists::whatArrived()
{
    const QString offer = write(u"offer.txt"_s, "RTX 2080 Ti 22GB blower\nUS $430.00\n");
    const QString printed = write(u"out.txt"_s, "name, memory.total [MiB]\nNVIDIA GeForce RTX 2080 Ti, 11264 MiB\n");
    const Run run = runProgram({u"offer"_s, offer, u"--arrived"_s, printed, u"--format"_s, u"json"_s});
    QVERIFY2(run.exitCode == 0, qPrintable(run.errors));
    bool memory = false;
    for (const QJsonValue row : run.object()["arrival"_L1].toArray())
        memory = memory || (row["point"_L1].toString() == u"memory"_s && row["good"_L1] == QJsonValue(false));
    QVERIFY2(memory, run.out.constData());
}

void TestConsoleLists::badInput_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    const QString list = write(u"list.txt"_s, List);
    QTest::newRow("no such file") << QStringList{u"import"_s, u"list"_s, m_folder.filePath(u"none.txt"_s)} << 3;
    QTest::newRow("a choice of no line") << QStringList{u"import"_s, u"list"_s, list, u"--choose"_s, u"9=x"_s} << 2;
    QTest::newRow("a choice of no part") << QStringList{u"import"_s, u"list"_s, list, u"--choose"_s, u"2=nothing"_s}
                                         << 2;
    QTest::newRow("another ending") << QStringList{u"import"_s, u"list"_s, list, u"--out"_s,
                                                   m_folder.filePath(u"a.txt"_s)}
                                    << 2;
    QTest::newRow("another format") << QStringList{u"export"_s, u"list"_s, list, u"--as"_s, u"word"_s} << 2;
    QTest::newRow("no machine") << QStringList{u"export"_s, u"list"_s, list} << 2;
    QTest::newRow("no offer") << QStringList{u"offer"_s} << 2;
}

void TestConsoleLists::badInput()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    const Run run = runProgram(arguments);
    QCOMPARE(run.exitCode, exitCode);
    QVERIFY(run.out.isEmpty() && !run.errors.trimmed().isEmpty());
}

RIG_TEST(TestConsoleLists)
#include "tst_console_lists.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "console_support.h"
#include "tests/testing.h"

using namespace Qt::StringLiterals;
using namespace rig;
using namespace rig::test;

/// `detect`, and `check --against`: a machine in its own words.
class TestConsoleDetect : public QObject
{
    Q_OBJECT

private slots:
    void aListing();
    void severalFilesAreOneMachine();
    void theRunningMachine();
    void theLineToCopy();
    void badInput_data();
    void badInput();
    void aPlanAgainstItsMachine();

private:
    Console m_console;
};

namespace {

QByteArray listing(const QByteArray &link)
{
    return "01:00.0 VGA compatible controller [0300]: Acme Large 24 [10de:ffff] (rev a1)\n"
           "\tLnkCap: Port #0, Speed 16GT/s, Width x16\n\tLnkSta: " +
           link + "\n";
}

} // namespace

void TestConsoleDetect::aListing()
{
    const QString file = m_console.write(u"a.txt"_s, listing("Speed 2.5GT/s (downgraded), Width x8 (downgraded)"));
    const Run run = runProgram({u"detect"_s, file, u"--format"_s, u"json"_s});
    QCOMPARE(run.exitCode, 0);
    const QJsonObject gpu = run.object().value("gpus"_L1).toArray().at(0).toObject();
    QCOMPARE(gpu.value("address"_L1).toString(), u"0000:01:00.0"_s);
    const QJsonObject link = gpu.value("link"_L1).toObject();
    QCOMPARE(link.value("width"_L1).toInt(), 8);
    QCOMPARE(link.value("max_width"_L1).toInt(), 16);
    QVERIFY(link.value("idle"_L1).isNull());
    QCOMPARE(link.value("evidence"_L1).toObject().value("line"_L1).toInt(), 3);
    QVERIFY(run.object().value("board"_L1).isNull());
    QVERIFY(!run.object().value("answer"_L1).toObject().value("text"_L1).toString().isEmpty());
    const Run text = runProgram({u"detect"_s, file});
    QVERIFY2(text.out.contains("8 of 16 lanes"), text.out.constData());
}

void TestConsoleDetect::severalFilesAreOneMachine()
{
    const QString one = m_console.write(u"one.txt"_s, listing("Speed 16GT/s, Width x16"));
    const QString two =
        m_console.write(u"two.txt"_s, "|   0  NVIDIA Large        Off |   00000000:01:00.0 Off |  N/A |\n"
                                      "| N/A   40C    P0    36W /  250W |   2MiB /  24576MiB |  0%  Default |\n");
    const Run run = runProgram({u"detect"_s, one, two, u"--format"_s, u"json"_s});
    QCOMPARE(run.object().value("gpus"_L1).toArray().size(), 1);
    QCOMPARE(run.object().value("gpus"_L1).toArray().at(0).toObject().value("memory_mib"_L1).toInt(), 24576);
    QCOMPARE(run.object().value("sources"_L1).toArray().size(), 2);
}

void TestConsoleDetect::theRunningMachine()
{
    const Run run = runProgram({u"detect"_s, u"--format"_s, u"json"_s});
    QCOMPARE(run.exitCode, 0);
    // Whatever machine this is: what its board is called is read, or null, and never empty.
    const QJsonValue board = run.object().value("board"_L1);
    QVERIFY(board.isNull() || !board.toObject().value("name"_L1).toString().isEmpty());
    QVERIFY(run.object().contains("virtual"_L1));
}

void TestConsoleDetect::theLineToCopy()
{
    const Run run = runProgram({u"detect"_s, u"--collect"_s, u"linux"_s});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out.count('\n'), 1);
    QVERIFY(run.out.contains("dmidecode"));
    QVERIFY(runProgram({u"detect"_s, u"--collect"_s, u"windows"_s}).out.contains("Win32_BaseBoard"));
}

void TestConsoleDetect::badInput_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("no such file") << QStringList{u"/nowhere/a.txt"_s} << 3;
    QTest::newRow("a folder") << QStringList{u"/"_s} << 3;
    QTest::newRow("format") << QStringList{u"a.txt"_s, u"--format"_s, u"xml"_s} << 2;
    QTest::newRow("system") << QStringList{u"--collect"_s, u"beos"_s} << 2;
}

void TestConsoleDetect::badInput()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    const Run run = runProgram(QStringList{u"detect"_s} + arguments);
    QCOMPARE(run.exitCode, exitCode);
    QVERIFY(!run.errors.isEmpty());
}

void TestConsoleDetect::aPlanAgainstItsMachine()
{
    const QString plan = QStringLiteral(RIGWRIGHT_SOURCE_DIR "/resources/templates/2026-3-two-3090.rig.json");
    const QByteArray card =
        "01:00.0 VGA compatible controller [0300]: NVIDIA Corporation GA102 [GeForce RTX 3090] [10de:2204]\n"
        "\tLnkCap: Port #0, Speed 16GT/s, Width x16\n\tLnkSta: Speed 2.5GT/s, Width x1\n";
    const QString file = m_console.write(u"b.txt"_s, card);
    const Run run = runProgram({u"check"_s, plan, u"--against"_s, file, u"--format"_s, u"json"_s});
    QStringList verdicts;
    for (const QJsonValue &row : run.object().value("reality"_L1).toArray())
        verdicts << row.toObject().value("verdict"_L1).toString();
    verdicts.sort();
    // Of a text with one card alone nobody knows whether there is another.
    QCOMPARE(verdicts, (QStringList{u"lost-lanes"_s, u"unknown"_s}));
    QCOMPARE(runProgram({u"check"_s, plan, u"--against"_s, file, u"--severity"_s, u"caution"_s}).exitCode, 1);
    QVERIFY(!runProgram({u"check"_s, plan, u"--format"_s, u"json"_s}).object().contains("reality"_L1));
}

RIG_TEST(TestConsoleDetect)
#include "tst_console_detect.moc"

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
    void severalMachinesAreAskedFor();
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

void TestConsoleDetect::severalMachinesAreAskedFor()
{
    const QByteArray two = "me@node-a:~$ lspci -vv -nn\n" + listing("Speed 16GT/s, Width x16") +
                           "me@node-b:~$ lspci -vv -nn\n" + listing("Speed 16GT/s, Width x4 (downgraded)");
    const QString file = m_console.write(u"two.txt"_s, two);
    const Run open = runProgram({u"detect"_s, file});
    QCOMPARE(open.exitCode, 0);
    QVERIFY2(open.out.startsWith("The text describes 2 machines"), open.out.constData());
    QVERIFY(open.out.contains("--machine-number N") && !open.out.contains("lanes"));
    QVERIFY(open.out.contains("2. node-b: 1 graphics card"));
    // Nothing of them is mixed, and nothing of either is told as that of the other.
    const QJsonObject none = runProgram({u"detect"_s, file, u"--format"_s, u"json"_s}).object();
    QCOMPARE(none.value("machines"_L1).toArray().size(), 2);
    QCOMPARE(none.value("machines"_L1).toArray().at(1)[u"begins"_s][u"line"_s].toInt(), 5);
    QVERIFY(none.value("gpus"_L1).toArray().isEmpty() && none.value("build"_L1).isNull());
    for (const auto &[number, width] : {std::pair(u"1"_s, 16), std::pair(u"2"_s, 4)}) {
        const QJsonObject one =
            runProgram({u"detect"_s, file, u"--machine-number"_s, number, u"--format"_s, u"json"_s}).object();
        QCOMPARE(one.value("gpus"_L1).toArray().size(), 1);
        QCOMPARE(one.value("gpus"_L1).toArray().at(0)[u"link"_s][u"width"_s].toInt(), width);
        QVERIFY(one.value("build"_L1).isObject());
    }
    const Run wrong = runProgram({u"detect"_s, file, u"--machine-number"_s, u"3"_s});
    QCOMPARE(wrong.exitCode, 2);
    QVERIFY2(wrong.errors.contains(u"--machine-number must be 1 to 2"_s), qPrintable(wrong.errors));
    // A plan is held against one machine, never against both.
    const QString plan = m_console.write(
        u"plan.rig.json"_s, json("{'rigwright_build': 1, 'name': 'M', 'items': [{'id': 1, 'kind': 'cards', 'part': "
                                 "'nvidia-geforce-rtx-3090-founders-edition', 'count': 1}]}"));
    const Run check = runProgram({u"check"_s, plan, u"--against"_s, file});
    QVERIFY(check.exitCode >= 2 && check.errors.contains(u"--machine-number N"_s));
    QVERIFY(runProgram({u"check"_s, plan, u"--against"_s, file, u"--machine-number"_s, u"1"_s}).exitCode <= 1);
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

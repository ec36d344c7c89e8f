// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/console_support.h"
#include "tests/testing.h"

using namespace Qt::StringLiterals;
using namespace rig::test;

/// What the source documents ask for, as one who asks the console gets it.
class TestConsoleDocuments : public QObject
{
    Q_OBJECT

private slots:
    void isAnswered_data();
    void isAnswered();
    void widestBusFirst();
};

void TestConsoleDocuments::isAnswered_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QStringList>("says");
    const auto row = [](const char *name, const QStringList &arguments, const QStringList &says) {
        QTest::newRow(name) << arguments << says;
    };
    row("S28: compute by precision, memory, bandwidth", {u"show"_s, u"geforce-rtx-2080-ti"_s},
        {u"13.4"_s, u"26.9"_s, u"53.8"_s, u"215.2"_s, u"INT8"_s, u"616"_s, u"GiB"_s});
    row("S29: one source puts compute first, another bandwidth",
        {u"compare"_s, u"geforce-rtx-3090"_s, u"geforce-rtx-4070-ti-super"_s},
        {u"NVIDIA GeForce RTX 4070 Ti SUPER > NVIDIA GeForce RTX 3090"_s,
         u"NVIDIA GeForce RTX 3090 > NVIDIA GeForce RTX 4070 Ti SUPER"_s});
    row("S31: by kind of memory", {u"gpus"_s, u"--search"_s, u"HBM2"_s}, {u"radeon-rx-vega-64"_s, u"titan-v"_s});
    for (const auto &[typed, found] :
         {std::pair(u"特斯拉"_s, u"tesla-m2070"_s), std::pair(u"泰坦"_s, u"titan-v"_s),
          std::pair(u"图灵"_s, u"geforce-rtx-2080-ti"_s), std::pair(u"伏特"_s, u"titan-v"_s),
          std::pair(u"帕斯卡"_s, u"geforce-gtx-1080-ti"_s), std::pair(u"麦克斯韦"_s, u"geforce-gtx-980"_s),
          std::pair(u"开普勒"_s, u"tesla-k20"_s), std::pair(u"费米"_s, u"geforce-gtx-580"_s),
          std::pair(u"安培"_s, u"geforce-rtx-3090"_s)})
        row(qPrintable(u"S117: %1"_s.arg(typed)), {u"gpus"_s, u"--search"_s, typed}, {found});
    row("S118: tiers of 2019", {u"guide"_s, u"tiers-of-001"_s},
        {u"RTX 2070 or GTX 1080 Ti"_s, u"RTX 2060 or GTX 1060"_s, u"today"_s});
    row("S119: dear and slow, and for little money", {u"guide"_s, u"cloud-with-little-money"_s},
        {u"dear and slow"_s, u"little money"_s});
    row("S120: the interpreter's lock", {u"guide"_s, u"clock-before-cores"_s}, {u"global interpreter lock"_s});
    row("S120: FP16 or lower", {u"guide"_s, u"low-precision"_s}, {u"FP16 or lower"_s, u"FP8"_s});
    row("S121: compressed to 8 bits", {u"guide"_s, u"parallel-compression"_s}, {u"8 bits"_s, u"large dense layers"_s});
    row("S124: what became of links", {u"guide"_s, u"links"_s}, {u"http"_s, u"not looked up"_s});
    row("S126: number of GPUs, precision", {u"guide"_s, u"number-of-gpus"_s}, {u"2007"_s, u"Train in BF16"_s});
    row("S127: small batches", {u"guide"_s, u"small-batches"_s}, {u"above all at its end"_s});
}

void TestConsoleDocuments::isAnswered()
{
    QFETCH(QStringList, arguments);
    QFETCH(QStringList, says);
    const Run run = runProgram(arguments);
    QCOMPARE(run.exitCode, 0);
    const QString text = QString::fromUtf8(run.out);
    for (const QString &one : says)
        QVERIFY2(text.contains(one), qPrintable(one + u" in:\n"_s + text.left(1500)));
}

/// S31: a wide bus in place of HBM.
void TestConsoleDocuments::widestBusFirst()
{
    const Run run = runProgram(
        {u"gpus"_s, u"--search"_s, u"GDDR6"_s, u"--sort"_s, u"-memory_bus_bits"_s, u"--format"_s, u"json"_s});
    const QJsonArray gpus = run.array();
    QVERIFY(gpus.size() > 20);
    double before = 1e9;
    for (const QJsonValue &gpu : gpus) {
        const QJsonValue bus = gpu[u"memory_bus_bits"_s];
        if (!bus.isDouble())
            continue;
        QVERIFY(bus.toDouble() <= before);
        before = bus.toDouble();
    }
    QVERIFY(before < 1e9);
}

RIG_TEST(TestConsoleDocuments)
#include "tst_console_documents.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/console_support.h"
#include "tests/testing.h"

#include <QTemporaryDir>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace rig::test;

/// The charts of the source documents, as `chart --question` writes them. The S-numbers are those of the requirements.
class TestConsoleCharts : public QObject
{
    Q_OBJECT

private slots:
    void isDrawn_data();
    void isDrawn();
    void laterSeriesGiveMoreForTheMoney(); // S46
    void bandwidthsByYear();               // S48
    void theRtx2060IsWorthMost();          // S49

private:
    struct Drawn
    {
        QList<QStringList> rows; ///< of the CSV
        QString captions;
        [[nodiscard]] double value(const QString &id, int column, const QString &series = {}) const;
    };
    [[nodiscard]] Drawn drawn(const QString &question) const;

    QTemporaryDir m_folder;
};

double TestConsoleCharts::Drawn::value(const QString &id, int column, const QString &series) const
{
    for (const QStringList &row : rows) {
        if (row.value(1) == id && (series.isEmpty() || row.value(0).contains(series)))
            return row.value(column).toDouble();
    }
    return std::nan("");
}

TestConsoleCharts::Drawn TestConsoleCharts::drawn(const QString &question) const
{
    const QString path = m_folder.filePath(question + u".csv"_s);
    const Run run = runProgram({u"chart"_s, u"--question"_s, question, u"--out"_s, path, u"--lang"_s, u"en"_s});
    Drawn drawn{{}, run.errors};
    QFile file(path);
    if (run.exitCode == 0 && file.open(QIODevice::ReadOnly)) {
        for (QString line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
            line.replace(u", "_s, u" "_s).remove(u'"'); // commas inside the names of series
            drawn.rows << line.split(u',');
        }
    }
    return drawn;
}

void TestConsoleCharts::isDrawn_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QStringList>("rows");
    QTest::addColumn<QStringList>("captions");
    const auto row = [](const char *name, const char *question, const QStringList &rows, const QStringList &captions) {
        QTest::newRow(name) << QString::fromLatin1(question) << rows << captions;
    };
    row("S46: FP32 by price", "fp32-price",
        {u"GeForce GTX 900,geforce-gtx-980-ti"_s,
         u"GeForce GTX 10,geforce-gtx-1080-ti,NVIDIA GeForce GTX 1080 Ti,699"_s,
         u"GeForce RTX 20,geforce-rtx-2080-super"_s},
        {u"the document of 2018 says about twice"_s, u"Trend of GeForce GTX 10: proportional"_s,
         u"Trend of GeForce RTX 20: affine"_s, u"launch prices"_s});
    row("S47: watts by FP32", "watts-fp32", {u"GeForce GTX 10,geforce-gtx-1080,NVIDIA GeForce GTX 1080,8.873,180"_s},
        {u"Trend of GeForce GTX 900: proportional, 39.7 W/TFLOPS"_s, u"Trend of GeForce GTX 10: affine"_s});
    row("S47: watts by tensor FP16", "watts-tensor", {u"tensor_fp16_dense_tflops,tdp_w"_s, u"geforce-rtx-2080-ti"_s},
        {});
    row("S50: of a whole machine", "machine-cost", {u"quadro-rtx-8000,NVIDIA Quadro RTX 8000,1"_s},
        {u"The rest of a machine is assumed to cost $1,500"_s, u"with the NVIDIA Quadro RTX 8000 as 1"_s});
    // The document prints 2670 MHz, Intel 2.66 GHz.
    row("S51: four clocks", "clocks",
        {u"intel-xeon-x5650,Intel Xeon X5650,2660"_s, u"tesla-m2070,NVIDIA Tesla M2070,1150"_s,
         u"geforce-gtx-970,NVIDIA GeForce GTX 970,1050"_s, u"tesla-k20,NVIDIA Tesla K20,706"_s},
        {u"FP32 of the same: Xeon X5650 0.12, "_s, u"Shown: 4 of 4"_s});
}

void TestConsoleCharts::isDrawn()
{
    QFETCH(QString, question);
    QFETCH(QStringList, rows);
    QFETCH(QStringList, captions);
    const QString path = m_folder.filePath(u"chart.csv"_s);
    const Run run = runProgram({u"chart"_s, u"--question"_s, question, u"--out"_s, path, u"--lang"_s, u"en"_s});
    QCOMPARE(run.exitCode, 0);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString csv = QString::fromUtf8(file.readAll());
    for (const QString &row : rows)
        QVERIFY2(csv.contains(row), qPrintable(row + u" in:\n"_s + csv.left(1500)));
    for (const QString &caption : captions)
        QVERIFY2(run.errors.contains(caption), qPrintable(caption + u" in:\n"_s + run.errors));
    if (question == "clocks"_L1)
        QCOMPARE(csv.count(u'\n'), 5);
}

void TestConsoleCharts::laterSeriesGiveMoreForTheMoney()
{
    const Drawn chart = drawn(u"fp32-price"_s);
    const auto perDollar = [&](const char *id) {
        return chart.value(QString::fromLatin1(id), 4) / chart.value(QString::fromLatin1(id), 3);
    };
    QVERIFY(perDollar("geforce-gtx-1080-ti") > perDollar("geforce-gtx-980-ti"));
    QVERIFY(perDollar("geforce-gtx-1070") > 1.4 * perDollar("geforce-gtx-970"));
}

void TestConsoleCharts::bandwidthsByYear()
{
    const Drawn chart = drawn(u"bandwidth-year"_s);
    QVERIFY(std::abs(chart.value(u"tesla-m2070"_s, 4, u"GPUs"_s) - 150) < 1);
    QCOMPARE(chart.value(u"tesla-k20"_s, 4, u"GPUs"_s), 208.0);
    QCOMPARE(chart.value(u"intel-xeon-x5650"_s, 4, u"Processors"_s), 32.0);
    for (const QString &series : {u"GPUs"_s, u"Processors"_s})
        QVERIFY2(chart.captions.contains(u"Trend of %1: × 1."_s.arg(series)), qPrintable(chart.captions));
}

void TestConsoleCharts::theRtx2060IsWorthMost()
{
    const Drawn chart = drawn(u"cost-by-net"_s);
    QVERIFY(chart.rows.size() > 15);
    for (const char *series : {"CNN", "Memory bandwidth", "Tensor FP16"}) {
        const QString name = QString::fromLatin1(series);
        QCOMPARE(chart.value(u"geforce-rtx-2060"_s, 3, name), 1.0);
        QVERIFY2(chart.value(u"geforce-rtx-2070"_s, 3, name) < 1, series);
        if (const double v100 = chart.value(u"tesla-v100-pcie-16gb"_s, 3, name); !std::isnan(v100))
            QVERIFY2(5 * v100 < 1, series);
    }
    QVERIFY(chart.captions.contains(u"T. Dettmers (2019) says more than 5 times"_s));
}

RIG_TEST(TestConsoleCharts)
#include "tst_console_charts.moc"

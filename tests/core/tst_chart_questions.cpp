// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/chart_answer.h"
#include "core/charts/chart_questions.h"
#include "core/metrics/relative_speed.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include <cmath>

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// What the source documents read off their charts, on the shipped catalogue. The S-numbers are those of the
/// requirements.
class TestChartQuestions : public QObject
{
    Q_OBJECT

private slots:
    void everyQuestionIsDrawn();
    void theTenSeriesGivesAboutTwiceTheFlopsADollar(); // S46
    void lawsByTheAicc();                              // S46
    void titansAreASeriesOfTheirOwn();                 // S46
    void wattsGrowWithFlops();                         // S47
    void bandwidthOfGpusAndProcessorsByYear();         // S48
    void theRtx2060IsWorthMost();                      // S49
    void theNormaliserIsOne();                         // S49
    void aWholeMachineIsWorthLessThanItsCard();        // S50
    void theFourClocks();                              // S51
    void memoryAndPowerLimits();
    void everyQuestionIsAnswered();
    void seriesOfAQuestionDifferInColour();
};

namespace {

ChartData drawn(const QString &id)
{
    for (const ChartQuestion &question : chartQuestions()) {
        if (question.id != id)
            continue;
        Result<ChartData> chart = answeringChart(shipped(), question.request);
        if (chart)
            return *std::move(chart);
    }
    return {};
}

const ChartSeries *seriesOf(const ChartData &chart, const QString &name)
{
    for (const ChartSeries &series : chart.series) {
        if (series.name == name)
            return &series;
    }
    return nullptr;
}

std::optional<double> valueOf(const ChartSeries &series, const QString &id)
{
    for (const ChartPoint &point : series.points) {
        if (point.id == id)
            return point.y;
    }
    return std::nullopt;
}

QString captionsOf(const ChartData &chart) { return chart.captions.join(u'\n'); }

} // namespace

void TestChartQuestions::everyQuestionIsDrawn()
{
    QSet<QString> ids;
    QSet<QString> titles;
    for (const ChartQuestion &question : chartQuestions()) {
        const Result<ChartData> chart = answeringChart(shipped(), question.request);
        QVERIFY2(chart, qPrintable(question.id));
        QVERIFY2(!chart->isEmpty(), qPrintable(question.id));
        QCOMPARE(chart->title, question.title);
        QVERIFY2(!chart->captions.isEmpty(), qPrintable(question.id));
        const std::vector<ChartQuestion> all = chartQuestions();
        QCOMPARE(questionOf(all, question.request)->id, question.id);
        ids << question.id;
        titles << question.title;
        for (const QString &part : question.request.parts)
            QVERIFY2(shipped().find(part), qPrintable(part));
        const QStringList groups = chartGroups(shipped(), question.request);
        for (const QString &group : question.request.groups)
            QVERIFY2(groups.contains(group), qPrintable(group));
    }
    QCOMPARE(static_cast<std::size_t>(ids.size()), chartQuestions().size());
    QCOMPARE(static_cast<std::size_t>(titles.size()), chartQuestions().size());
}

void TestChartQuestions::theTenSeriesGivesAboutTwiceTheFlopsADollar()
{
    const ChartData chart = drawn(u"fp32-price"_s);
    QCOMPARE(chart.series.size(), std::size_t(3));
    const std::optional<double> old = medianQuotient(chart, u"GeForce GTX 900"_s);
    const std::optional<double> later = medianQuotient(chart, u"GeForce GTX 10"_s);
    QVERIFY(old && later);
    const double ratio = *later / *old;
    QVERIFY2(ratio >= 1.4 && ratio <= 2.2, qPrintable(QString::number(ratio)));
    // Our figure stands beside the document's.
    QVERIFY2(captionsOf(chart).contains(u"%1 times as much; the document of 2018 says about twice"_s.arg(
                 QLocale(QLocale::English).toString(ratio, 'f', 2))),
             qPrintable(captionsOf(chart)));
    // What is told of the answer stands before what is counted.
    QCOMPARE(chart.readings, qsizetype(1));
    QVERIFY(chart.captions[chart.readings].startsWith(u"Shown: "_s));
    // The later flagship gives more for the money than the earlier one: 1080 Ti and 980 Ti.
    const auto perDollar = [&](const char *id) {
        const auto chip = shipped().find<Chip>(QString::fromLatin1(id));
        return chip->fp32->value() / *chip->launchPriceUsd;
    };
    QVERIFY(perDollar("geforce-gtx-1080-ti") > perDollar("geforce-gtx-980-ti"));
}

void TestChartQuestions::lawsByTheAicc()
{
    const ChartData chart = drawn(u"fp32-price"_s);
    const ChartSeries *gtx10 = seriesOf(chart, u"GeForce GTX 10"_s);
    const ChartSeries *rtx20 = seriesOf(chart, u"GeForce RTX 20"_s);
    QVERIFY(gtx10 && gtx10->trend && rtx20 && rtx20->trend);
    QCOMPARE(gtx10->trend->law, Trend::Law::Proportional);
    QCOMPARE(rtx20->trend->law, Trend::Law::Affine);
    QVERIFY(rtx20->points.size() >= 7); // the Supers are among them
    QVERIFY(valueOf(*rtx20, u"geforce-rtx-2080-super"_s));
    QVERIFY(captionsOf(chart).contains(u"R²"_s));
}

void TestChartQuestions::titansAreASeriesOfTheirOwn()
{
    const ChartData chart = drawn(u"fp32-price"_s);
    for (const ChartSeries &series : chart.series) {
        for (const ChartPoint &point : series.points)
            QVERIFY2(!point.label.contains(u"titan"_s, Qt::CaseInsensitive), qPrintable(point.label));
    }
    // They pay for memory: more dollars a TFLOPS than the flagship of their time, and more memory.
    const auto titan = shipped().find<Chip>(u"titan-xp"_s);
    const auto ti = shipped().find<Chip>(u"geforce-gtx-1080-ti"_s);
    QVERIFY(*titan->launchPriceUsd / titan->fp32->value() > *ti->launchPriceUsd / ti->fp32->value());
    QVERIFY(titan->memory->value() > ti->memory->value());
}

void TestChartQuestions::wattsGrowWithFlops()
{
    const ChartData chart = drawn(u"watts-fp32"_s);
    std::vector<double> perWatt;
    for (const QString &name : {u"GeForce GTX 900"_s, u"GeForce GTX 10"_s}) {
        const ChartSeries *series = seriesOf(chart, name);
        QVERIFY(series && series->trend);
        QVERIFY2(*series->trend->r2 > 0.8, qPrintable(name)); // a line
        QVERIFY(series->trend->slope > 0);
        perWatt.push_back(1 / *medianQuotient(chart, name));
    }
    QVERIFY(perWatt[1] > perWatt[0]); // the later one is more efficient
    const ChartData tensor = drawn(u"watts-tensor"_s);
    QCOMPARE(tensor.x.key, u"tensor_fp16_dense_tflops"_s);
}

void TestChartQuestions::bandwidthOfGpusAndProcessorsByYear()
{
    const ChartData chart = drawn(u"bandwidth-year"_s);
    QVERIFY(chart.x.years);
    QVERIFY(chart.y.logarithmic);
    QCOMPARE(chart.series.size(), std::size_t(2));
    const ChartSeries *gpus = seriesOf(chart, u"GPUs"_s);
    const ChartSeries *processors = seriesOf(chart, u"Processors"_s);
    QVERIFY(gpus && processors);
    QVERIFY(std::abs(*valueOf(*gpus, u"tesla-m2070"_s) - 150) < 1);
    QCOMPARE(*valueOf(*gpus, u"tesla-k20"_s), 208.0);
    QVERIFY(processors->points.size() >= 50);
    QVERIFY(valueOf(*processors, u"intel-xeon-x5650"_s));
    // Both grow, and a GPU of the time has several times a processor's.
    QVERIFY(gpus->trend && processors->trend);
    QVERIFY(std::exp(gpus->trend->slope) > 1.05);
    QVERIFY(gpus->trend->at(2016) > 3 * processors->trend->at(2016));
}

void TestChartQuestions::theRtx2060IsWorthMost()
{
    const ChartData chart = drawn(u"cost-by-net"_s);
    QCOMPARE(chart.form, ChartData::Form::Bars);
    QCOMPARE(chart.series.size(), std::size_t(3));
    int against = 0;
    for (const ChartSeries &series : chart.series) {
        const std::optional<double> rtx = valueOf(series, u"geforce-rtx-2060"_s);
        QVERIFY2(rtx, qPrintable(series.name));
        for (const ChartPoint &point : series.points)
            QVERIFY2(point.id == u"geforce-rtx-2060"_s || point.y < *rtx, qPrintable(series.name + point.label));
        if (const std::optional<double> v100 = valueOf(series, u"tesla-v100-pcie-16gb"_s)) {
            QVERIFY2(*rtx > 5 * *v100, qPrintable(series.name));
            ++against;
        }
    }
    QCOMPARE(against, 2); // no source measured that V100 in CNNs
    QVERIFY(captionsOf(chart).contains(u"more than 5 times"_s));
}

void TestChartQuestions::theNormaliserIsOne()
{
    ChartRequest request;
    for (const ChartQuestion &question : chartQuestions()) {
        if (question.id == u"cost-by-net"_s)
            request = question.request;
    }
    request.normaliser = u"geforce-rtx-2080-ti"_s;
    const Result<ChartData> chart = chipChart(shipped(), request);
    QVERIFY(chart);
    for (const ChartSeries &series : chart->series)
        QCOMPARE(valueOf(series, request.normaliser).value_or(0), 1.0);
    request.normaliser = u"no-such-gpu"_s;
    QVERIFY(!chipChart(shipped(), request));
    request.normaliser.clear();
    QVERIFY(!chipChart(shipped(), request)); // three units on one scale
}

void TestChartQuestions::aWholeMachineIsWorthLessThanItsCard()
{
    ChartRequest request;
    for (const ChartQuestion &question : chartQuestions()) {
        if (question.id == u"machine-cost"_s)
            request = question.request;
    }
    QCOMPARE(request.normaliser, u"quadro-rtx-8000"_s);
    const Result<ChartData> assumed = chipChart(shipped(), request);
    QVERIFY(assumed);
    QVERIFY(captionsOf(*assumed).contains(u"assumed to cost $1,500"_s));
    const ChartSeries &cnn = assumed->series.front();
    QCOMPARE(valueOf(cnn, u"quadro-rtx-8000"_s).value_or(0), 1.0);

    // Per dollar of the machine = speed / (card + rest), by hand.
    const RelativeSpeeds speeds(shipped());
    const auto chip = shipped().find<Chip>(u"geforce-rtx-2080-ti"_s);
    const auto reference = shipped().find<Chip>(u"quadro-rtx-8000"_s);
    request.price.restOfMachine = 3000;
    const Result<ChartData> said = chipChart(shipped(), request);
    QVERIFY(said);
    const double expected = speeds.of(chip->id, Net::Cnn)->times / (*chip->launchPriceUsd + 3000) /
                            (speeds.of(reference->id, Net::Cnn)->times / (*reference->launchPriceUsd + 3000));
    QVERIFY(std::abs(valueOf(said->series.front(), chip->id).value_or(0) - expected) < 1e-9);
    // What stands around a cheap card weighs more: its lead over the dear one shrinks.
    QVERIFY(expected < *valueOf(cnn, chip->id));
}

void TestChartQuestions::theFourClocks()
{
    const ChartData chart = drawn(u"clocks"_s);
    QCOMPARE(chart.series.size(), std::size_t(1));
    QCOMPARE(chart.x.categories.size(), 4);
    const ChartSeries &clocks = chart.series.front();
    QCOMPARE(valueOf(clocks, u"tesla-m2070"_s).value_or(0), 1150.0);
    QCOMPARE(valueOf(clocks, u"tesla-k20"_s).value_or(0), 706.0);
    QCOMPARE(valueOf(clocks, u"geforce-gtx-970"_s).value_or(0), 1050.0);
    // The vendor says 2.66 GHz, the document 2,670 MHz.
    QVERIFY(std::abs(valueOf(clocks, u"intel-xeon-x5650"_s).value_or(0) - 2670) <= 10);
    QCOMPARE(clocks.points.front().id, u"intel-xeon-x5650"_s); // the highest stands first
    QVERIFY2(captionsOf(chart).contains(u"FP32 of the same: Xeon X5650 0.12, "_s), qPrintable(captionsOf(chart)));
}

void TestChartQuestions::memoryAndPowerLimits()
{
    const ChartData memory = drawn(u"memory-price"_s);
    QVERIFY(memory.frontier);
    const ChartData limits = drawn(u"power-limits"_s);
    QVERIFY(limits.series.size() >= 8);
    for (const ChartSeries &series : limits.series) {
        QVERIFY(series.joined);
        QVERIFY(series.points.size() >= 3);
        QCOMPARE(series.points.back().y, 100.0);
    }
    // None of the two is drawn beside the other.
    const auto count = static_cast<int>(limits.series.size());
    QVERIFY2(captionsOf(limits).contains(u"%1 measurements, all of training"_s.arg(count)),
             qPrintable(captionsOf(limits)));
    QVERIFY2(captionsOf(drawn(u"power-limits-serving"_s)).contains(u" measurements, all of serving"_s),
             qPrintable(captionsOf(drawn(u"power-limits-serving"_s))));
}

/// The first line of the page is a sentence that says something, never the question itself.
void TestChartQuestions::everyQuestionIsAnswered()
{
    for (const ChartQuestion &question : chartQuestions()) {
        const QString answer = chartAnswer(drawn(question.id));
        QVERIFY2(answer != question.title && !answer.contains(u'?'), qPrintable(question.id + u": "_s + answer));
        QVERIFY2(answer.size() < 150, qPrintable(answer));
    }
    QCOMPARE(chartAnswer(drawn(u"clocks"_s)),
             u"No: of these the Xeon X5650 has the highest clock and the least FP32"_s);
    QVERIFY(chartAnswer(drawn(u"watts-fp32"_s)).startsWith(u"Median of FP32 per watt: RTX 20 with 42.4"_s));
    QVERIFY(chartAnswer(drawn(u"bandwidth-year"_s)).startsWith(u"Growth of memory bandwidth a year: GPUs 1"_s));
    QVERIFY(chartAnswer(drawn(u"cost-by-net"_s)).startsWith(u"RTX 2060 leads in all 3 figures per dollar"_s));
    // Where the measured curves go through 90 %: of the A40 at 56.8 … 67.2 % of its 300 W, of the V100 at 61.2 … 72.3
    // %.
    QCOMPARE(chartAnswer(drawn(u"power-limits"_s)),
             u"A40 needs 57–67 % of its power for 90 % of its speed, Tesla V100 PCIe 32 GB 61–72 %"_s);
    QCOMPARE(chartAnswer(drawn(u"power-limits-serving"_s)),
             u"RTX 4090 needs 56 % of its power for 90 % of its speed, RTX 5090 ≤ 78 %"_s);
    const QString bandwidth = chartAnswer(drawn(u"bandwidth-price"_s));
    QVERIFY2(bandwidth.contains(u": Arc A580, 512\u00a0GB/s for $179; Radeon VII, 1,024 for $699; "_s),
             qPrintable(bandwidth));
    const QString memory = chartAnswer(drawn(u"memory-dollar-year"_s));
    // The RX 480 and 580 began at 239 and 229 dollars with 8 GB; the cheaper ones had 4.
    QVERIFY2(memory.contains(u"RX 7600 XT (2024) with 49.8"_s), qPrintable(memory));
    // The card with most memory for its used price runs nothing of today.
    QVERIFY(!chartAnswer(drawn(u"today-used"_s)).contains(u"M40"_s));
    QVERIFY(
        chartAnswer(drawn(u"measured-cost"_s)).startsWith(u"Most measured training speed per dollar at launch: "_s));
}

void TestChartQuestions::seriesOfAQuestionDifferInColour()
{
    for (const char *id : {"fp32-price", "watts-fp32"}) {
        QSet<int> colours;
        const ChartData chart = drawn(QString::fromLatin1(id));
        for (const ChartSeries &series : chart.series)
            colours << series.style % SeriesColours;
        QCOMPARE(static_cast<std::size_t>(colours.size()), chart.series.size());
    }
    // Who is alone, or among many, keeps his own.
    ChartRequest request;
    const QStringList groups = chartGroups(shipped(), request);
    QCOMPARE(groupStyle(groups, groups[8], request), 8);
    request.groups = QStringList{groups[8]};
    QCOMPARE(groupStyle(groups, groups[8], request), 8);
    request.groups = QStringList{groups[2], groups[8]};
    QCOMPARE(groupStyle(groups, groups[2], request), 2);
    QCOMPARE(groupStyle(groups, groups[8], request), 9);
}

RIG_TEST(TestChartQuestions)
#include "tst_chart_questions.moc"

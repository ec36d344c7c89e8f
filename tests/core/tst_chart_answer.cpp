// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/chart_answer.h"
#include "tests/testing.h"

#include <QLocale>
#include <QTest>

using namespace rig;
using namespace Qt::StringLiterals;

namespace {

/// FP32 against the price: "a" … "d", each dearer and faster than the one before, and "slow", which "b" beats.
ChartData prices()
{
    ChartData chart;
    chart.title = u"FP32 against Price"_s;
    chart.x = {u"Price (USD)"_s, true, false, u"price_usd"_s, Better::Lower};
    chart.y = {u"FP32 (TFLOPS)"_s, true, false, u"fp32_tflops"_s, Better::Higher};
    chart.frontier = true;
    ChartSeries series;
    series.name = u"NVIDIA"_s;
    int place = 1;
    for (const char *name : {"GeForce a", "NVIDIA GeForce RTX b", "RTX c", "RTX d"}) {
        series.points.push_back(
            {QString::number(place), QString::fromLatin1(name), 100.0 * place, 10.0 * place, {}, true});
        ++place;
    }
    series.points.push_back({u"slow"_s, u"slow"_s, 250, 15});
    chart.series.push_back(series);
    return chart;
}

} // namespace

class TestChartAnswer : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    /// Thirds of $100 … $400 in ratios end at $159 and $252.
    void aFrontierNamesWhoGivesMostInEachClassOfPrice()
    {
        ChartData chart = prices();
        const QString all =
            u"Most FP32 for the launch price: GeForce a, 10\u00a0TFLOPS for $100; RTX b, 20 for $200; RTX d, 40 for $400"_s;
        QCOMPARE(chartAnswer(chart), all);
        QCOMPARE(namedInAnswer(chart), QStringList({u"1"_s, u"2"_s, u"4"_s}));
        QVERIFY(rulesOfAnswer(chart).join(u' ').contains(u"at least 1.5 times"_s));
        // Within a class the one with most for its money, not the one in its middle.
        chart.series[0].points[2].y = 35;
        QVERIFY(chartAnswer(chart).endsWith(u"; RTX c, 35 for $300"_s));
        // Who gives hardly more than the one before is passed over for one that does.
        chart.series[0].points[2].y = 29;
        QVERIFY(chartAnswer(chart).endsWith(u"; RTX d, 40 for $400"_s));
        chart.series[0].points[3].y = 29;
        QVERIFY(chartAnswer(chart).endsWith(u"; RTX b, 20 for $200"_s));
    }

    void whatTodaysSoftwareLeavesOutIsNotNamed()
    {
        ChartData chart = prices();
        chart.x.key = u"price_usd_market_used"_s;
        chart.series[0].points[1].runsToday = false;
        // "slow" is now what gives most between $159 and $252, as nothing that runs is better in both.
        QVERIFY2(chartAnswer(chart).contains(u"; slow, 15 for $250; RTX d, 40 for $400"_s),
                 qPrintable(chartAnswer(chart)));
        QVERIFY2(leftOutOfAnswer(chart).startsWith(u"The first line leaves out 1 of 5: "_s),
                 qPrintable(leftOutOfAnswer(chart)));
        // But where nothing is left, all count.
        for (ChartPoint &point : chart.series[0].points)
            point.runsToday = false;
        QVERIFY(leftOutOfAnswer(chart).isEmpty());
        QVERIFY(chartAnswer(chart).contains(u"; RTX b, 20 for $200"_s));
    }

    void aFrontierSaysWhichPricesCount()
    {
        ChartData chart = prices();
        chart.x.key = u"price_usd_market_used"_s;
        QVERIFY(chartAnswer(chart).startsWith(u"Most FP32 for the money, used: "_s));
        chart.x.key = u"price_usd_market_new_2024"_s;
        QVERIFY(chartAnswer(chart).startsWith(u"Most FP32 for the money, new: "_s));
        chart.x.key = u"price_usd_own"_s;
        QVERIFY(chartAnswer(chart).startsWith(u"Most FP32 for the money by your prices: "_s));
        chart.y.key = u"tensor_fp16_dense_tflops"_s;
        QVERIFY(chartAnswer(chart).startsWith(u"Most tensor FP16 for the money by your prices: "_s));
    }

    void recordsStandBesideTheOneOfTenYearsBefore()
    {
        ChartData chart = prices();
        chart.x = {u"Launch date"_s, false, true, u"launch_year"_s, Better::Lower};
        chart.y = {u"FP32 per dollar"_s, true, false, u"fp32_gflops_per_usd"_s, Better::Higher};
        const double years[] = {2010, 2012.5, 2015, 2023.5};
        for (std::size_t i = 0; i < 4; ++i)
            chart.series[0].points[i].x = years[i];
        chart.series[0].points[4].x = 2024; // later, and no better
        QCOMPARE(chartAnswer(chart),
                 u"Most FP32 per dollar at launch so far: RTX d (2023) with 40\u00a0GFLOPS/USD, 2 times the 20 of "
                 "2012 (RTX b)"_s);
        // A record of long ago stands since, and is told against the first one.
        chart.series[0].points[3].x = 2017;
        QVERIFY2(chartAnswer(chart).endsWith(u", 4 times the 10 of 2010 (GeForce a); none better since"_s),
                 qPrintable(chartAnswer(chart)));
        // One that came days after the one before says nothing about that.
        for (std::size_t i = 0; i < 3; ++i)
            chart.series[0].points[i].x = 2016.9;
        QVERIFY2(chartAnswer(chart).endsWith(u"40\u00a0GFLOPS/USD; none better since"_s),
                 qPrintable(chartAnswer(chart)));
    }

    void barsNameTheFirstThree()
    {
        ChartData chart = prices();
        chart.form = ChartData::Form::Bars;
        QCOMPARE(chartAnswer(chart), u"NVIDIA: RTX d, then RTX c and RTX b"_s);
        // Of several figures it is who leads, in all or in which.
        chart.series.push_back(chart.series.front());
        chart.series[0].name = u"Speed, CNN"_s;
        chart.series[1].name = u"Speed, RNN"_s;
        QCOMPARE(chartAnswer(chart), u"Most speed: RTX d for CNN (40\u00a0TFLOPS) and RNN (40\u00a0TFLOPS)"_s);
        // Against a GPU that counts as 1 they are ratios.
        chart.y.key = u"relative_to_a"_s;
        chart.perTitle = u"per dollar at launch"_s;
        QCOMPARE(chartAnswer(chart),
                 u"Most speed per dollar at launch: RTX d for CNN (40\u00a0×) and RNN (40\u00a0×)"_s);
        chart.series[1].points[2].y = 99;
        QCOMPARE(chartAnswer(chart),
                 u"Most speed per dollar at launch: RTX d for CNN (40\u00a0×); RTX c for RNN (99\u00a0×)"_s);
        chart.series[1].name = u"Memory bandwidth"_s;
        chart.perTitle.clear();
        QCOMPARE(chartAnswer(chart), u"RTX d leads in 1 of 2 figures"_s);
        chart.series[1].points[2].y = 30;
        QCOMPARE(chartAnswer(chart), u"RTX d leads in all 2 figures"_s);
        chart.perTitle = u"per dollar at launch"_s;
        QCOMPARE(chartAnswer(chart), u"RTX d leads in all 2 figures per dollar at launch"_s);
        chart.series[1].points[2].y = 99;
        QCOMPARE(chartAnswer(chart), u"RTX d leads in 1 of 2 figures per dollar at launch"_s);
        chart.series[0].name = u"NVIDIA"_s;
        chart.series.pop_back();
        chart.y.better = Better::Lower;
        QCOMPARE(chartAnswer(chart), u"NVIDIA: GeForce a, then slow and RTX b"_s);
    }

    void whereNothingCanBeSaidTheTitleStands()
    {
        ChartData chart = prices();
        chart.frontier = false;
        chart.x.key = u"boost_mhz"_s;
        chart.x.better = Better::Neither;
        QCOMPARE(chartAnswer(chart), chart.title);
        QCOMPARE(chartAnswer({}), QString());
    }

    void withoutAFrontierTheQuotientAnswers()
    {
        ChartData chart = prices();
        chart.frontier = false;
        // 10 TFLOPS for $100 are 100 GFLOPS a dollar, for all four.
        chart.series[0].points[1].y = 30;
        QCOMPARE(
            chartAnswer(chart),
            u"Most FP32 per dollar at launch: RTX b with 150\u00a0GFLOPS/USD, GeForce a with 100, RTX c with 100"_s);
        // Series that are set against each other by trends are told by their middles.
        chart.series[0].trend = Trend();
        chart.series.push_back(chart.series.front());
        chart.series[1].name = u"GeForce GTX 10"_s;
        for (ChartPoint &point : chart.series[1].points)
            point.y *= 2;
        QCOMPARE(chartAnswer(chart),
                 u"Median of FP32 per dollar at launch: GTX 10 with 200\u00a0GFLOPS/USD, NVIDIA with 100"_s);
    }

    void twoGoodsAreSetAgainstEachOther()
    {
        ChartData chart = prices();
        chart.frontier = false;
        chart.y = {u"Memory bandwidth (GB/s)"_s, true, false, u"memory_bandwidth_gb_s"_s, Better::Higher};
        chart.x = {u"FP32 (TFLOPS)"_s, true, false, u"fp32_tflops"_s, Better::Higher};
        chart.series[0].points[0].y = 1000;
        QCOMPARE(chartAnswer(chart), u"Memory bandwidth for each TFLOPS of FP32: median 0.100\u00a0GB/s, most GeForce "
                                     u"a with 10, least slow with "
                                     "0.0600"_s);
    }

    void powerLimitsSayWhereMostOfTheSpeedIsLeft()
    {
        ChartData chart;
        chart.title = u"Speed"_s;
        chart.x.key = u"limit_share"_s;
        chart.y.key = u"speed_share"_s;
        for (const double first : {50.0, 60.0}) {
            ChartSeries series;
            series.name = u"one"_s;
            series.joined = true;
            series.points = {{u"a40"_s, u"NVIDIA A40"_s, first, 80},
                             {u"a40"_s, u"NVIDIA A40"_s, first + 10, 90.5},
                             {u"a40"_s, u"NVIDIA A40"_s, 100, 100}};
            chart.series.push_back(series);
        }
        // 80 at 50 and 90.5 at 60: 90 lies at 59.5.
        QCOMPARE(chartAnswer(chart), u"A40 needs 60–70 % of its power for 90 % of its speed"_s);
        chart.x.key = u"limit_w"_s;
        QCOMPARE(chartAnswer(chart), u"A40 needs 60–70 W for 90 % of its speed"_s);
        // Between two measured limits, not at the next of them.
        chart.x.key = u"limit_share"_s;
        chart.series.pop_back();
        chart.series[0].points[1].y = 100;
        QCOMPARE(chartAnswer(chart), u"A40 needs 55 % of its power for 90 % of its speed"_s);
        // Where the lowest that was measured keeps as much, less may do.
        chart.series[0].points[0].y = 92;
        QCOMPARE(chartAnswer(chart), u"A40 needs ≤ 50 % of its power for 90 % of its speed"_s);
        chart.series.push_back(chart.series[0]);
        for (ChartPoint &point : chart.series[1].points)
            point.label = u"NVIDIA L4"_s;
        chart.series[1].points[0].y = 80;
        QCOMPARE(chartAnswer(chart), u"A40 needs ≤ 50 % of its power for 90 % of its speed, L4 55 %"_s);
        chart.x.key = u"limit_w"_s;
        chart.y.key = u"speed_per_w"_s;
        QCOMPARE(chartAnswer(chart), chart.title);
    }

    void namesAreShortAsLongAsTheySaySomething()
    {
        QCOMPARE(shortLabel(u"NVIDIA L4"_s), u"L4"_s);
        QCOMPARE(shortLabel(u"NVIDIA GeForce RTX 3090"_s), u"RTX 3090"_s);
        QCOMPARE(shortLabel(u"AMD Radeon VII"_s), u"Radeon VII"_s);
        QCOMPARE(shortLabel(u"AMD Radeon Instinct MI50"_s), u"MI50"_s);
        QCOMPARE(shortLabel(u"NVIDIA"_s), u"NVIDIA"_s);
        QCOMPARE(shortLabel(u"NVIDIA RTX PRO 6000 Blackwell Workstation Edition"_s), u"RTX PRO 6000 Blackwell"_s);
        QCOMPARE(shortLabel(u"NVIDIA RTX PRO 6000 Blackwell Max-Q Workstation Edition"_s),
                 u"RTX PRO 6000 Blackwell Max-Q"_s);
    }

    void theBetterOneIsBetterInBoth()
    {
        const ChartData chart = prices();
        const std::vector<ChartPoint> &points = chart.series[0].points;
        const ChartPoint *better = betterThan(points.back(), chart);
        QVERIFY(better);
        QCOMPARE(better->label, u"NVIDIA GeForce RTX b"_s);
        for (std::size_t i = 0; i < 4; ++i)
            QVERIFY(!betterThan(points[i], chart));
        ChartData neither = chart;
        neither.x.better = Better::Neither;
        QVERIFY(!betterThan(points.back(), neither));
    }
};

RIG_TEST(TestChartAnswer)
#include "tst_chart_answer.moc"

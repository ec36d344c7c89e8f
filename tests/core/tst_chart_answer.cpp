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

    void aFrontierNamesThreeThatStandOnIt()
    {
        QCOMPARE(chartAnswer(prices()),
                 u"Most FP32 for the launch price: RTX b at $200, RTX c at $300, RTX d at $400"_s);
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

    void recordsStandBesideThoseOfTenYearsBefore()
    {
        ChartData chart = prices();
        chart.x = {u"Launch date"_s, false, true, u"launch_year"_s, Better::Lower};
        chart.y = {u"FP32 per dollar"_s, true, false, u"fp32_gflops_per_usd"_s, Better::Higher};
        const double years[] = {2010, 2012.5, 2015, 2023.5};
        for (std::size_t i = 0; i < 4; ++i)
            chart.series[0].points[i].x = years[i];
        QCOMPARE(chartAnswer(chart),
                 u"Most FP32 per dollar at launch so far: RTX d (2023) with 40\u00a0GFLOPS/USD; ten "
                 "years before it was RTX b (2012) with 20"_s);
        chart.series[0].points[3].x = 2017;
        QVERIFY(chartAnswer(chart).endsWith(u"; before it RTX c (2015) with 30"_s));
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
        QCOMPARE(chartAnswer(chart), u"Speed: RTX d for CNN and RNN"_s);
        chart.perTitle = u"per dollar at launch"_s;
        QCOMPARE(chartAnswer(chart), u"Speed per dollar at launch: RTX d for CNN and RNN"_s);
        chart.series[1].points[2].y = 99;
        QCOMPARE(chartAnswer(chart), u"Speed per dollar at launch: RTX d for CNN; RTX c for RNN"_s);
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
        QCOMPARE(chartAnswer(chart), u"90 % of the speed is left at these shares of the rating: 60–70 % (A40)"_s);
        chart.x.key = u"limit_w"_s;
        QCOMPARE(chartAnswer(chart), u"90 % of the speed is left at these limits: 60–70 W (A40)"_s);
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

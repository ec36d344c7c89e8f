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
        QCOMPARE(chartAnswer(prices()), u"Most FP32 for the money: RTX b at $200, RTX c at $300, RTX d at $400"_s);
    }

    void barsNameTheFirstThree()
    {
        ChartData chart = prices();
        chart.form = ChartData::Form::Bars;
        QCOMPARE(chartAnswer(chart), u"NVIDIA: RTX d, then RTX c and RTX b"_s);
        // What several figures are divided by changes the order: it is said.
        chart.series.push_back(chart.series.front());
        chart.y.title = u"per dollar"_s;
        QCOMPARE(chartAnswer(chart), u"NVIDIA, per dollar: RTX d, then RTX c and RTX b"_s);
        chart.series.pop_back();
        chart.y.better = Better::Lower;
        QCOMPARE(chartAnswer(chart), u"NVIDIA: GeForce a, then slow and RTX b"_s);
    }

    void whereNothingLeadsTheTitleStands()
    {
        ChartData chart = prices();
        chart.frontier = false;
        QCOMPARE(chartAnswer(chart), chart.title);
        QCOMPARE(chartAnswer({}), QString());
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

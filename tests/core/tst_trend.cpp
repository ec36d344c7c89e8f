// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/charts/trend.h"
#include "tests/testing.h"

#include <QTest>

#include <cmath>
#include <vector>

using namespace rig;

namespace {

std::vector<TrendPoint> line(double offset, double slope, int count, double noise = 0)
{
    std::vector<TrendPoint> points;
    for (int i = 1; i <= count; ++i)
        points.push_back({100.0 * i, offset + slope * 100 * i + (i % 2 == 0 ? noise : -noise)});
    return points;
}

bool near(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(1.0, std::abs(b)); }

} // namespace

class TestTrend : public QObject
{
    Q_OBJECT

private slots:
    void fewerThanThreePointsHaveNone()
    {
        QVERIFY(!trendOf(line(0, 2, 2)));
        QVERIFY(trendOf(line(0, 2, 3)));
        QVERIFY(!trendOf({}));
    }

    void belowFivePointsTheLawIsProportional()
    {
        // An offset that five points would show.
        const auto four = trendOf(line(100, 2, 4));
        QVERIFY(four);
        QCOMPARE(four->law, Trend::Law::Proportional);
        QVERIFY(!four->aicc);
        const auto five = trendOf(line(100, 2, 5));
        QVERIFY(five);
        QCOMPARE(five->law, Trend::Law::Affine);
        QVERIFY(near(five->offset, 100));
        QVERIFY(near(five->slope, 2));
        QVERIFY(*five->aicc < *five->aiccOfOther);
    }

    void ofTwoPerfectFitsTheSimplerCounts()
    {
        const auto trend = trendOf(line(0, 2, 8));
        QVERIFY(trend);
        QCOMPARE(trend->law, Trend::Law::Proportional);
        QVERIFY(near(trend->slope, 2));
        QVERIFY(near(*trend->r2, 1));
        QCOMPARE(trend->low, 100.0);
        QCOMPARE(trend->high, 800.0);
        QCOMPARE(trend->count, 8);
    }

    void anOffsetThatNoiseWouldExplainIsNotTaken()
    {
        QCOMPARE(trendOf(line(1, 2, 8, 30))->law, Trend::Law::Proportional);
        QCOMPARE(trendOf(line(500, 2, 8, 30))->law, Trend::Law::Affine);
    }

    /// Reckoned by hand from the residuals: n ln(RSS/n) + 2k + 2k(k+1)/(n-k-1), k with the variance.
    void theAiccIsTheOneOfTheBooks()
    {
        const std::vector<TrendPoint> points{{1, 2}, {2, 3}, {3, 5}, {4, 4}, {5, 6}};
        const auto trend = trendOf(points);
        QVERIFY(trend);
        // Through zero: slope 69/55, RSS 3.436…; with an offset: 1.3 + 0.9 x, RSS 1.9.
        const double one = 5 * std::log((90 - 69.0 * 69 / 55) / 5) + 4 + 12.0 / 2;
        const double two = 5 * std::log(1.9 / 5) + 6 + 24.0 / 1;
        QCOMPARE(trend->law, Trend::Law::Proportional);
        QVERIFY(near(*trend->aicc, one));
        QVERIFY(near(*trend->aiccOfOther, two));
        QVERIFY(near(*trend->r2, 1 - (90 - 69.0 * 69 / 55) / 10));
    }

    void pointsAtOnePlaceHaveNoAffineTrend()
    {
        const std::vector<TrendPoint> same{{5, 1}, {5, 2}, {5, 3}, {5, 4}, {5, 5}};
        QCOMPARE(trendOf(same)->law, Trend::Law::Proportional); // their mean
        QVERIFY(!trendOf(same, TrendAxes::Years));
        const std::vector<TrendPoint> zero{{0, 1}, {0, 2}, {0, 3}};
        QVERIFY(!trendOf(zero));
        const std::vector<TrendPoint> flat{{1, 4}, {2, 4}, {3, 4}};
        QVERIFY(trendOf(flat, TrendAxes::Years));
        QVERIFY(!trendOf(flat, TrendAxes::Years)->r2); // nothing varies that could be explained
    }

    void aLawWorseThanTheMeanIsNone()
    {
        const std::vector<TrendPoint> falling{{1, 10}, {2, 9}, {3, 8}}; // through zero it would rise
        QVERIFY(!trendOf(falling));
    }

    void growthIsAFactorAYear()
    {
        std::vector<TrendPoint> points;
        for (int year = 2010; year < 2020; ++year)
            points.push_back({static_cast<double>(year), 5 * std::pow(1.5, year - 2010)});
        const auto trend = trendOf(points, TrendAxes::Growth);
        QVERIFY(trend);
        QCOMPARE(trend->law, Trend::Law::Growth);
        QVERIFY(near(std::exp(trend->slope), 1.5));
        QVERIFY(std::abs(trend->at(2015) - 5 * std::pow(1.5, 5)) < 1e-6);
        points[3].y = 0;
        QVERIFY(!trendOf(points, TrendAxes::Growth));
    }
};

RIG_TEST(TestTrend)
#include "tst_trend.moc"

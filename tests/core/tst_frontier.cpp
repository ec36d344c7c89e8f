// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/frontier.h"
#include "tests/testing.h"

#include <QRandomGenerator>
#include <QTest>

using namespace rig;

namespace {

double oriented(double value, Better better) { return better == Better::Higher ? value : -value; }

bool dominates(const FrontierPoint &a, const FrontierPoint &b, Better x, Better y)
{
    const double ax = oriented(a.x, x);
    const double bx = oriented(b.x, x);
    const double ay = oriented(a.y, y);
    const double by = oriented(b.y, y);
    return ax >= bx && ay >= by && (ax > bx || ay > by);
}

/// By trying every pair.
std::vector<bool> byForce(const std::vector<FrontierPoint> &points, Better x, Better y)
{
    std::vector<bool> on;
    for (const FrontierPoint &point : points)
        on.push_back(std::none_of(points.begin(), points.end(),
                                  [&](const FrontierPoint &other) { return dominates(other, point, x, y); }));
    return on;
}

std::vector<FrontierPoint> randomPoints(QRandomGenerator &random, int count, int places)
{
    std::vector<FrontierPoint> points;
    for (int i = 0; i < count; ++i)
        points.push_back({static_cast<double>(random.bounded(places)), static_cast<double>(random.bounded(places))});
    return points;
}

} // namespace

class TestFrontier : public QObject
{
    Q_OBJECT

private slots:
    void asTryingEveryPairSays_data()
    {
        QTest::addColumn<int>("x");
        QTest::addColumn<int>("y");
        for (const int x : {0, 1}) {
            for (const int y : {0, 1})
                QTest::addRow("%s x, %s y", x == 0 ? "high" : "low", y == 0 ? "high" : "low") << x << y;
        }
    }

    void asTryingEveryPairSays()
    {
        QFETCH(int, x);
        QFETCH(int, y);
        QRandomGenerator random(20261121);
        for (int round = 0; round < 400; ++round) {
            // Few places make ties common, many make them rare.
            const auto points = randomPoints(random, random.bounded(1, 60), round % 2 == 0 ? 8 : 1000);
            const auto betterX = static_cast<Better>(x);
            const auto betterY = static_cast<Better>(y);
            QVERIFY(paretoFrontier(points, betterX, betterY) == byForce(points, betterX, betterY));
        }
    }

    void pointsAtOnePlaceAreAllKept()
    {
        const std::vector<FrontierPoint> points{{500, 10}, {500, 10}, {500, 9}, {700, 10}};
        const std::vector<bool> on = paretoFrontier(points, Better::Lower, Better::Higher);
        QVERIFY(on == std::vector<bool>({true, true, false, false}));
    }

    void anAxisWithoutABetterEndHasNone()
    {
        const std::vector<FrontierPoint> points{{1, 1}, {2, 2}};
        QVERIFY(paretoFrontier(points, Better::Neither, Better::Higher) == std::vector<bool>(2, false));
        QVERIFY(paretoFrontier({}, Better::Higher, Better::Higher).empty());
    }
};

RIG_TEST(TestFrontier)
#include "tst_frontier.moc"

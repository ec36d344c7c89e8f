// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts_sample.h"
#include "core/charts/chart_answer.h"
#include "tests/testing.h"
#include "ui/charts/chart_scene.h"
#include "ui/charts/names.h"
#include "ui/charts/ticks.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace rig;
using namespace rig::ui;

namespace {

void show(ChartScene &scene, const ChartData &chart, const QSizeF &size)
{
    scene.setSize(size);
    scene.setChart(chart, screenLook(QPalette(), QFont()));
}

} // namespace

/// Where names, the key and the card of a point stand.
class TestChartsPlacing : public QObject
{
    Q_OBJECT

private slots:
    void namesLieOnNoLineNoMarkAndNoOtherName()
    {
        ChartScene scene;
        scene.setKeyInside(true);
        show(scene, charts_sample::points(120), {1000, 620});
        const std::vector<QRectF> names = scene.nameBoxes();
        QVERIFY(names.size() > 10);
        std::size_t seen = 0;
        for (const Mark &mark : scene.marks()) {
            seen += mark.seen ? 1 : 0;
            for (const QRectF &name : names)
                QVERIFY(!name.contains(mark.position));
        }
        for (std::size_t i = 0; i < names.size(); ++i) {
            QVERIFY(!names[i].intersects(scene.keyBox()));
            for (std::size_t other = i + 1; other < names.size(); ++other)
                QVERIFY(!names[i].intersects(names[other]));
        }
        // What has no name is counted.
        QCOMPARE(static_cast<std::size_t>(scene.hiddenNames()) + names.size(), seen);
        for (const Curve &curve : curvesOf(scene.chart())) {
            QPolygonF line;
            for (const QPointF &at : curve.line)
                line << scene.map().toPixel(at);
            for (const QRectF &name : names)
                QVERIFY(clipped(line, name.adjusted(1, 1, -1, -1)).empty());
        }
    }

    /// Who reads a name takes it for that of the nearest mark.
    void noNameStandsNearerToAnotherMark()
    {
        const QSizeF name(60, 14);
        const QPointF mark(200, 150);
        const Occupancy taken(QRectF(0, 0, 400, 300));
        // Right of the mark there is room, but another one stands at the end of it as near.
        const MarkPlaces crowded({mark, {275, 150}, {200, 182}});
        const std::optional<QPointF> free = freePlace(taken, mark, 5, name);
        QVERIFY(free && free->x() > 0);
        const std::optional<QPointF> place = freePlace(taken, mark, 5, name, false, &crowded);
        QVERIFY(place);
        QVERIFY(place->x() < 0);
        // Who is told of in the first line may have its name nearly as near to another mark, but never nearer to it.
        const QRectF above(mark + QPointF(-30, -22), name);
        QVERIFY(MarkPlaces({mark, {205, 152}}).isForeign(above, mark, 5));
        QVERIFY(!MarkPlaces({mark, {205, 152}}).isForeign(above, mark, 5, Nearness::Any));
        QVERIFY(MarkPlaces({mark, {205, 147}}).isForeign(above, mark, 5, Nearness::Any));
        // Those that cover each other are seen as one.
        QVERIFY(!MarkPlaces({mark, mark + QPointF(1, 1)}).isForeign(QRectF(mark + QPointF(8, -7), name), mark, 5));
        ChartScene scene;
        show(scene, charts_sample::points(120), {1000, 620});
        const std::vector<QRectF> names = scene.nameBoxes();
        // Two on a line are a blank apart.
        for (std::size_t i = 0; i < names.size(); ++i) {
            for (std::size_t other = i + 1; other < names.size(); ++other)
                QVERIFY(!names[i].adjusted(-6, 0, 6, 0).intersects(names[other]));
        }
    }

    void whoIsToldOfIsNamedFirst()
    {
        ChartData chart = charts_sample::points(20);
        const std::vector<Mark> marks = marksOf(chart);
        const QStringList told = namedInAnswer(chart);
        QVERIFY(!told.isEmpty());
        const MarkOrders orders = ordersOf(marks, chart);
        for (qsizetype i = 0; i < told.size(); ++i)
            QVERIFY(told.contains(
                pointOf(marks[static_cast<std::size_t>(orders.named[static_cast<std::size_t>(i)])], chart).id));
    }

    void aLimitDoesNotBeginAtZero()
    {
        ChartAxis axis;
        QCOMPARE(axisRange(51, 133, axis, 8).low, 0.0);
        axis.fromZero = false;
        QVERIFY(axisRange(51, 133, axis, 8).low > 40);
    }

    /// Which of several curves is which, the key says; what is selected has its name none the less.
    void curvesBearNoNamesBesideTheirKey()
    {
        ChartScene scene;
        scene.setKeyInside(true);
        show(scene, charts_sample::joined(), {1000, 620});
        QVERIFY(scene.nameBoxes().empty());
        QCOMPARE(scene.hiddenNames(), 0);
        scene.setSelected({QStringLiteral("c1-0")});
        QCOMPARE(static_cast<std::size_t>(scene.hiddenNames()) + scene.nameBoxes().size(), std::size_t(1));
    }

    void theKeyCoversNoMark()
    {
        for (const int count : {12, 120, 900}) {
            ChartScene scene;
            scene.setKeyInside(true);
            show(scene, charts_sample::points(count), {1000, 620});
            QVERIFY(!scene.keyBox().isEmpty());
            QVERIFY(scene.ground().contains(scene.keyBox()));
            for (const Mark &mark : scene.marks())
                QVERIFY(!scene.keyBox().contains(mark.position));
        }
    }

    void whoStandsOnTheFrontierIsNamedBeforeAll()
    {
        const QSizeF name(60, 14);
        Occupancy taken(QRectF(0, 0, 400, 300));
        const QPointF mark(200, 150);
        // A line through the mark, others above and below it: the usual places are gone, one along its edge is not.
        taken.take(QPolygonF{QPointF(0, 150), QPointF(400, 150)});
        taken.take(QRectF(0, 100, 140, 40));
        taken.take(QRectF(215, 100, 185, 40));
        taken.take(QRectF(0, 160, 400, 60));
        QVERIFY(!freePlace(taken, mark, 5, name));
        QVERIFY(freePlace(taken, mark, 5, name, true));
        // Nor does a mark stand in the way of its own name: off its corner there is room.
        Occupancy beside(QRectF(0, 0, 400, 300));
        beside.take(QRectF(mark, QSizeF()).adjusted(-8, -8, 8, 8));
        beside.take(QRectF(100, 142, 94, 150));
        beside.take(QRectF(206, 60, 94, 250));
        beside.take(QRectF(193, 60, 20, 82));
        beside.take(QRectF(193, 159, 20, 100));
        const std::optional<QPointF> corner = freePlace(beside, mark, 8, name, true);
        QVERIFY(corner);
        QCOMPARE(*corner, QPointF(-11 - 60, -11 - 14));
        // Above the highest of them there is room for a name.
        ChartData chart = charts_sample::points(20);
        chart.frontier = true;
        const double with = wholeOf(chart).y.high;
        chart.frontier = false;
        QVERIFY(with > wholeOf(chart).y.high);
    }

    void trendsEndWithinThePlot()
    {
        ChartData chart = charts_sample::points(20);
        Trend steep;
        steep.slope = 1000;
        steep.low = chart.series[0].points.front().x;
        steep.high = chart.series[0].points.back().x;
        chart.series[0].trend = steep;
        const Window whole = wholeOf(chart);
        QVERIFY(whole.y.contains(scaled(steep.at(steep.high), chart.y)));
    }

    void aRingCutsNoName()
    {
        ChartScene scene;
        scene.setKeyInside(true);
        show(scene, charts_sample::points(60), {900, 560});
        for (const Mark &mark : scene.marks()) {
            if (!mark.seen)
                continue;
            scene.setSelected({scene.pointOf(mark).id});
            const double reach = scene.ringOf(mark);
            for (const QRectF &name : scene.nameBoxes()) {
                const double across =
                    std::max({name.left() - mark.position.x(), mark.position.x() - name.right(), 0.0});
                const double up = std::max({name.top() - mark.position.y(), mark.position.y() - name.bottom(), 0.0});
                QVERIFY2(std::hypot(across, up) >= reach, qPrintable(scene.pointOf(mark).label));
            }
        }
    }

    void aRingBearsItsOwnName()
    {
        // Two machines nearly at one place; a ring covers both, and is not named after the one below it.
        ChartData chart;
        chart.x = {QStringLiteral("Price, USD"), false, false, QStringLiteral("price"), Better::Lower};
        chart.y = {QStringLiteral("tokens/s"), false, false, QStringLiteral("objective"), Better::Higher};
        chart.frontier = true;
        ChartSeries series;
        series.name = QStringLiteral("The best machine");
        const auto add = [&](const char *id, const QString &label, double x, double y) {
            ChartPoint point{QString::fromLatin1(id), label, x, y};
            point.onFrontier = true;
            series.points.push_back(point);
        };
        add("@0", QStringLiteral("One"), 1769, 1073);
        add("@1", QString(30, QLatin1Char('W')), 2699, 1941);
        add("@2", QStringLiteral("Two"), 2763, 2077);
        add("@3", QStringLiteral("Four"), 5752, 3700);
        chart.series.push_back(series);
        ChartScene scene;
        show(scene, chart, {832, 190});
        scene.setSelected({QStringLiteral("@2")});
        const auto markOf = [&](QLatin1StringView id) {
            return *std::find_if(scene.marks().begin(), scene.marks().end(),
                                 [&](const Mark &mark) { return scene.pointOf(mark).id == id; });
        };
        const Mark ringed = markOf(QLatin1StringView("@2"));
        QVERIFY(QLineF(ringed.position, markOf(QLatin1StringView("@1")).position).length() < scene.ringOf(ringed));
        bool named = false;
        for (const QRectF &name : scene.nameBoxes()) {
            QVERIFY(name.width() < 120);
            const double across =
                std::max({name.left() - ringed.position.x(), ringed.position.x() - name.right(), 0.0});
            const double up = std::max({name.top() - ringed.position.y(), ringed.position.y() - name.bottom(), 0.0});
            named = named || std::hypot(across, up) < 2 * scene.ringOf(ringed);
        }
        QVERIFY(named);
    }

    void theCardStandsBesideItsPointWithinTheChart()
    {
        ChartScene scene;
        show(scene, charts_sample::points(60), {900, 560});
        QVERIFY(scene.cardBox().isEmpty());
        for (std::size_t i = 0; i < scene.marks().size(); ++i) {
            scene.setHovered(static_cast<int>(i));
            QVERIFY(scene.ground().contains(scene.cardBox()));
            QVERIFY(!scene.cardBox().contains(scene.marks()[i].position));
        }
        scene.setHovered(-1);
        QVERIFY(scene.cardBox().isEmpty());
    }
};

RIG_TEST(TestChartsPlacing)
#include "tst_charts_placing.moc"

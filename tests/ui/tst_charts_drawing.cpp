// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts_sample.h"
#include "tests/testing.h"
#include "ui/charts/chart_scene.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/marks.h"
#include "ui/charts/series_style.h"
#include "ui/charts/ticks.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTest>

using namespace rig;
using namespace rig::ui;

namespace {

QString labels(const std::vector<Tick> &ticks)
{
    QStringList texts;
    for (const Tick &tick : ticks)
        texts << tick.label;
    return texts.join(QLatin1Char(' '));
}

void show(ChartScene &scene, const ChartData &chart, const QSizeF &size = {1280, 800})
{
    scene.setSize(size);
    scene.setChart(chart, screenLook(QPalette(), QFont()));
}

const Mark &markOf(const ChartScene &scene, const QString &id)
{
    for (const Mark &mark : scene.marks()) {
        if (scene.pointOf(mark).id == id)
            return mark;
    }
    return scene.marks().front();
}

ChartData twoPoints()
{
    ChartData chart;
    chart.x = {QStringLiteral("x"), false, false, QStringLiteral("x"), Better::Lower};
    chart.y = {QStringLiteral("y"), false, false, QStringLiteral("y"), Better::Higher};
    chart.series.push_back(
        {QStringLiteral("s"),
         {{QStringLiteral("a"), QStringLiteral("A"), 1, 1}, {QStringLiteral("b"), QStringLiteral("B"), 3, 5}},
         0});
    for (ChartPoint &point : chart.series[0].points)
        point.onFrontier = true;
    chart.frontier = true;
    return chart;
}

/// Distances that a viewer without one kind of cones still sees. Viénot, Brettel, Mollon 1999: Digital video
/// colourmaps for checking the legibility of displays by dichromats, for deuteranopes, on linear RGB.
std::array<double, 3> asDeuteranope(const QColor &colour)
{
    const auto linear = [](double value) { return std::pow(value, 2.2); };
    const double red = linear(colour.redF());
    const double green = linear(colour.greenF());
    const double blue = linear(colour.blueF());
    const double redGreen = 0.29275 * red + 0.70725 * green;
    return {redGreen, redGreen, -0.02234 * red + 0.02234 * green + blue};
}

double difference(const QImage &a, const QImage &b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
    }
    return sum / (255.0 * a.width() * a.height());
}

/// A marker 9 px wide in one grey, on white.
QImage inGrey(int number)
{
    QImage image(13, 13, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    SeriesStyle style = seriesStyle(number, false);
    style.fill = style.edge = QColor(60, 60, 60);
    drawMarker(painter, style, {6.5, 6.5}, 9);
    return image;
}

} // namespace

class TestChartsDrawing : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void shapesDifferInGrey()
    {
        double least = 1;
        for (int a = 0; a < MarkerCount; ++a) {
            for (int b = a + 1; b < MarkerCount; ++b)
                least = std::min(least, difference(inGrey(a), inGrey(b)));
        }
        qInfo("least mean difference of two shapes at 9 px: %.3f", least);
        QVERIFY(least > 0.02); // a circle covers 0.3 of its picture
    }

    /// Neighbours that a deuteranope takes for one colour differ in shape.
    void coloursOrShapesDifferForDeuteranopes()
    {
        for (int a = 0; a < 6 * MarkerCount; ++a) {
            for (int b = a + 1; b < 6 * MarkerCount; ++b) {
                const auto one = asDeuteranope(seriesStyle(a, false).fill);
                const auto other = asDeuteranope(seriesStyle(b, false).fill);
                const double apart = std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
                QVERIFY2(apart > 0.08 || seriesStyle(a, false).marker != seriesStyle(b, false).marker,
                         qPrintable(QStringLiteral("%1 and %2: %3").arg(a).arg(b).arg(apart)));
            }
        }
    }

    void ticksOfACut_data()
    {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<bool>("logarithmic");
        QTest::addColumn<bool>("years");
        QTest::addColumn<QString>("expected");
        QTest::newRow("plain") << 3.0 << 17.0 << false << false << "4 6 8 10 12 14 16";
        QTest::newRow("hardly a round number of a decade")
            << 2.31 << 2.68 << true << false << "2.35 2.4 2.45 2.5 2.55 2.6 2.65";
        QTest::newRow("months") << 2020.1 << 2020.9 << false << true << "2020-04 2020-07 2020-10";
    }

    void ticksOfACut()
    {
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(bool, logarithmic);
        QFETCH(bool, years);
        QFETCH(QString, expected);
        ChartAxis axis;
        axis.logarithmic = logarithmic;
        axis.years = years;
        QString found = labels(ticksWithin(scaled(low, axis), scaled(high, axis), axis, 8));
        found.replace(QStringLiteral(".40"), QStringLiteral(".4")).replace(QStringLiteral(".50"), QStringLiteral(".5"));
        found.replace(QStringLiteral(".60"), QStringLiteral(".6"));
        QCOMPARE(found, expected);
    }

    void aCutIsShownExactlyAndHidesTheRest()
    {
        ChartData chart = twoPoints();
        chart.x.cut = ChartRange{0.5, 2};
        ChartScene scene;
        show(scene, chart);
        QCOMPARE(scene.window().x, (Span{0.5, 2}));
        QVERIFY(markOf(scene, QStringLiteral("a")).seen);
        QVERIFY(!markOf(scene, QStringLiteral("b")).seen);
        QVERIFY(!scene.nearest(markOf(scene, QStringLiteral("b")).position, 10));
    }

    void areasFollowTheSize()
    {
        const double whole = sizeFactor(sizeStep(80, 80), true);
        const double quarter = sizeFactor(sizeStep(20, 80), true);
        QCOMPARE(whole, LargestMark);
        QVERIFY(std::abs(quarter * 2 - whole) < 0.1); // within a step
        QCOMPARE(sizeFactor(sizeStep({}, 80), true), SmallestMark);
        QCOMPARE(sizeFactor(sizeStep(0.1, 80), true), SmallestMark);
    }

    void theFrontierIsAStaircaseOnTheBetterSide()
    {
        const auto corner = [](Better x, Better y) {
            ChartData chart = twoPoints();
            chart.x.better = x;
            chart.y.better = y;
            const std::vector<Curve> curves = curvesOf(chart);
            return curves.empty() ? QPointF(-1, -1) : curves.front().line.value(2);
        };
        // With a price of 2 one gets what there is for 1; with a demand of 2 one has to take 3.
        QCOMPARE(corner(Better::Lower, Better::Higher), QPointF(3, 1));
        QCOMPARE(corner(Better::Higher, Better::Lower), QPointF(1, 5));
        QCOMPARE(corner(Better::Neither, Better::Higher), QPointF(-1, -1));
    }

    void theFrontierGoesOnToTheEdges()
    {
        const std::vector<Curve> curves = curvesOf(twoPoints());
        const QPolygonF &line = curves.front().line;
        QCOMPARE(line.front().x(), 1.0); // below the cheapest
        QVERIFY(line.front().y() < -1000);
        QCOMPARE(line.back().y(), 5.0); // to the right of the best
        QVERIFY(line.back().x() > 1000);
    }

    void vendorsHaveTheColoursOfTables()
    {
        for (const bool dark : {false, true}) {
            const SeriesStyle amd = seriesStyle(FirstVendorStyle + static_cast<int>(ChipVendor::Amd), dark);
            QCOMPARE(amd.fill, colourOf(Role::Amd, dark));
            QCOMPARE(amd.marker, Marker::Square);
            const SeriesStyle other = seriesStyle(FirstVendorStyle + static_cast<int>(ChipVendor::Other), dark);
            QCOMPARE(other.fill, colourOf(Role::OtherVendor, dark));
            QCOMPARE(other.marker, Marker::XCross);
        }
        QCOMPARE(seriesStyle(1, false).fill, colourOf(Role::Series2, false));
    }

    void whatIsOnTheFrontierLeads()
    {
        ChartData chart = twoPoints();
        chart.series[0].points[1].onFrontier = false;
        ChartScene scene;
        show(scene, chart);
        QVERIFY(markOf(scene, QStringLiteral("a")).leads);
        QVERIFY(!markOf(scene, QStringLiteral("b")).leads);
    }

    void aTrendLeavesOutWhatALogarithmicAxisCannotShow()
    {
        ChartData chart = charts_sample::points(60);
        Trend trend;
        trend.law = Trend::Law::Affine;
        trend.offset = -5;
        trend.slope = 0.01;
        trend.low = 100;
        trend.high = 1000;
        chart.series[0].trend = trend;
        const std::vector<Curve> curves = curvesOf(chart);
        QCOMPARE(curves.front().kind, Curve::Kind::Trend);
        QVERIFY(!curves.front().line.isEmpty());
        for (const QPointF &at : curves.front().line) {
            QVERIFY(std::isfinite(at.y()));
            QVERIFY(std::abs(std::pow(10, at.y()) - trend.at(std::pow(10, at.x()))) < 1e-9);
        }
    }

    void linesAreCutAtThePlot()
    {
        const QRectF area(0, 0, 10, 10);
        const std::vector<QPolygonF> pieces = clipped({{-5, 5}, {5, 5}, {5, 15}, {8, 15}, {8, 5}}, area);
        QCOMPARE(pieces.size(), std::size_t(2));
        QCOMPARE(pieces[0], QPolygonF({{0, 5}, {5, 5}, {5, 10}}));
        QCOMPARE(pieces[1], QPolygonF({{8, 10}, {8, 5}}));
        QVERIFY(clipped({{-1, -1}, {-1, 20}}, area).empty());
    }

    void namesNeverMeetEachOtherNorMarksNorTheEdge()
    {
        ChartScene scene;
        show(scene, charts_sample::points(300));
        const std::vector<QRectF> names = scene.nameBoxes();
        QVERIFY(names.size() > 60);
        for (std::size_t i = 0; i < names.size(); ++i) {
            QVERIFY(scene.map().area().contains(names[i]));
            for (std::size_t j = i + 1; j < names.size(); ++j)
                QVERIFY(!names[i].intersects(names[j]));
            for (const Mark &mark : scene.marks()) {
                const double half = scene.radiusOf(mark);
                QVERIFY(!names[i].intersects(QRectF(mark.position, QSizeF()).adjusted(-half, -half, half, half)));
            }
            for (const QRectF &label : scene.lineLabelBoxes())
                QVERIFY(!names[i].intersects(label));
        }
    }

    void thousandsOfMarksHaveAtMost400Names()
    {
        ChartScene scene;
        show(scene, charts_sample::points(3000), {3000, 2400});
        QVERIFY(scene.nameBoxes().size() <= 400);
        QVERIFY(scene.nameBoxes().size() > 50);
    }

    void thresholdLabelsStayWithinThePlotAndApart()
    {
        ChartData chart = charts_sample::points(60);
        chart.lines.clear();
        for (const double value : {1.0, 1.02, 999.0, 24.0, 24.5})
            chart.lines.push_back({false, value, QStringLiteral("At least %1 TFLOPS").arg(value)});
        for (const double value : {101.0, 99000.0, 2000.0})
            chart.lines.push_back({true, value, QStringLiteral("A long label of a budget of %1 dollars").arg(value)});
        for (const QSizeF &size : {QSizeF(1280, 800), QSizeF(420, 300)}) {
            ChartScene scene;
            show(scene, chart, size);
            const std::vector<QRectF> boxes = scene.lineLabelBoxes();
            QCOMPARE(boxes.size(), chart.lines.size());
            for (std::size_t i = 0; i < boxes.size(); ++i) {
                QVERIFY(scene.map().area().contains(boxes[i]));
                for (std::size_t j = i + 1; j < boxes.size(); ++j)
                    QVERIFY(!boxes[i].intersects(boxes[j]));
            }
        }
    }

    void barsLieInTheirRowsFromTheTop()
    {
        const ChartData chart = charts_sample::bars(12);
        ChartScene scene;
        show(scene, chart);
        const double row = scene.map().area().height() / 12;
        for (const Mark &mark : scene.marks()) {
            const double middle = scene.map().area().top() + (scene.pointOf(mark).x + 0.5) * row;
            QVERIFY(std::abs(mark.position.y() - middle) < row / 2);
            QVERIFY(mark.seen);
        }
        QCOMPARE(scene.pointOf(scene.marks().front()).x, 0.0);
        QCOMPARE(scene.window().x.low, 0.0);
        // Two bars of a row do not lie on each other, and a bar is found by its row.
        const Mark &upper = markOf(scene, QStringLiteral("b1-0"));
        const Mark &lower = markOf(scene, QStringLiteral("b1-1"));
        QVERIFY(lower.position.y() - upper.position.y() > row * 0.3);
        QCOMPARE(scene.nearest({scene.map().area().right() - 5, upper.position.y()}, 10), &upper);
    }

    void barsAskForTheHeightThatTheirNamesNeed()
    {
        QFont font;
        font.setPixelSize(13);
        const int few = ChartView::heightFor(charts_sample::bars(5), font);
        const int many = ChartView::heightFor(charts_sample::bars(50), font);
        QVERIFY(many - few >= 45 * QFontMetricsF(font).height());
        ChartView view;
        view.setFont(font);
        view.resize(700, many);
        view.setChart(charts_sample::bars(50));
        QVERIFY(!view.grab().isNull());
    }

    void awkwardChartsAreDrawn()
    {
        ChartData nothing;
        ChartData bare = charts_sample::bars(3);
        bare.x.categories.clear();
        ChartData negative = charts_sample::bars(3);
        negative.series[0].points[0].y = -50;
        ChartData logarithmic = charts_sample::bars(3);
        logarithmic.y.logarithmic = true;
        ChartData one = twoPoints();
        one.series[0].points.resize(1);
        ChartData hollow = twoPoints();
        hollow.series[0].points.clear();
        ChartData cut = charts_sample::points(12);
        cut.x.cut = ChartRange{0, 100};
        cut.y.cut = ChartRange{5, 5};
        for (const ChartData &chart : {nothing, bare, negative, logarithmic, one, hollow, cut}) {
            for (const QSize &size : {QSize(500, 300), QSize(80, 80)}) {
                ChartView view;
                view.resize(size);
                view.setChart(chart);
                QCOMPARE(view.grab().size(), view.size());
            }
        }
    }
};

RIG_TEST(TestChartsDrawing)
#include "tst_charts_drawing.moc"

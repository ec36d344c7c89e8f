// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts_sample.h"
#include "tests/testing.h"
#include "ui/charts/canvas.h"
#include "ui/charts/chart_scene.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/chart_words.h"

#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace rig;
using namespace rig::ui;

namespace {

ChartData five()
{
    ChartData chart;
    chart.title = QStringLiteral("Five");
    chart.x = {QStringLiteral("Price (USD)"), true, false, QStringLiteral("price"), Better::Lower};
    chart.y = {QStringLiteral("FP32 (TFLOPS)"), true, false, QStringLiteral("fp32"), Better::Higher};
    chart.series.push_back({QStringLiteral("s"),
                            {{QStringLiteral("a"), QStringLiteral("A"), 100, 50},
                             {QStringLiteral("b"), QStringLiteral("B"), 300, 5},
                             {QStringLiteral("c"), QStringLiteral("C"), 1000, 100},
                             {QStringLiteral("d"), QStringLiteral("D"), 3000, 2},
                             {QStringLiteral("e"), QStringLiteral("E"), 10000, 20}},
                            0});
    return chart;
}

/// A view with five points, and hands for it.
struct Hands
{
    explicit Hands(const ChartData &chart = five())
    {
        view.resize(800, 600);
        view.setChart(chart);
        view.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&view));
        canvas = view.findChild<QGraphicsView *>(QStringLiteral("chartCanvas"));
        canvas->setFocus();
    }

    [[nodiscard]] ChartScene &scene() const { return static_cast<ChartScene &>(*canvas->scene()); }

    [[nodiscard]] QPoint at(const QString &id) const
    {
        for (const Mark &mark : scene().marks()) {
            if (scene().pointOf(mark).id == id)
                return mark.position.toPoint();
        }
        return {};
    }

    void drag(const QPoint &from, const QPoint &to, Qt::MouseButton button = Qt::LeftButton,
              Qt::KeyboardModifiers keys = Qt::NoModifier) const
    {
        QTest::mousePress(canvas->viewport(), button, keys, from);
        const QPoint middle = (from + to) / 2;
        for (const QPoint &place : {middle, to}) {
            QMouseEvent move(QEvent::MouseMove, place, canvas->viewport()->mapToGlobal(place), Qt::NoButton, button,
                             keys);
            QCoreApplication::sendEvent(canvas->viewport(), &move);
        }
        QTest::mouseRelease(canvas->viewport(), button, keys, to);
    }

    bool wheel(const QPoint &at, int notches) const
    {
        QWheelEvent event(at, canvas->viewport()->mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(canvas->viewport(), &event);
        return event.isAccepted();
    }

    void press(int key, Qt::KeyboardModifiers keys = Qt::NoModifier) const
    {
        QTest::keyClick(canvas, static_cast<Qt::Key>(key), keys);
    }

    [[nodiscard]] QString current() const
    {
        const int mark = scene().currentMark();
        return mark < 0 ? QString() : scene().pointOf(scene().marks()[static_cast<std::size_t>(mark)]).id;
    }

    ChartView view;
    QGraphicsView *canvas = nullptr;
};

QStringList sorted(QStringList texts)
{
    texts.sort();
    return texts;
}

} // namespace

class TestChartsHands : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void theCardTellsFiguresAndSources()
    {
        ChartData chart = charts_sample::points(12);
        ChartSeries &series = chart.series[0];
        ChartPoint point = series.points[0];
        point.label = QStringLiteral("RTX 3090");
        point.x = 1499;
        point.y = 35.58;
        point.size = 24;
        point.onFrontier = true;
        point.sources = {0, 1, 0, -1};
        PointCard card = pointCard(chart, series, point);
        QCOMPARE(card.title, QStringLiteral("RTX 3090"));
        const std::vector<std::pair<QString, QString>> rows{{QStringLiteral("FP32 (TFLOPS)"), QStringLiteral("35.6")},
                                                            {QStringLiteral("Price (USD)"), QStringLiteral("1,499")},
                                                            {QStringLiteral("Memory (GiB)"), QStringLiteral("24")}};
        QCOMPARE(card.rows, rows);
        QVERIFY(card.notes.contains(QStringLiteral("On the frontier")));
        QCOMPARE(card.notes.mid(card.notes.size() - 2),
                 QStringList({QStringLiteral("Source: Data sheet"), QStringLiteral("Source: Price list")}));
        QCOMPARE(spokenText(chart, series, point),
                 QStringLiteral("RTX 3090, FP32 (TFLOPS): 35.6, Price (USD): 1,499, Memory (GiB): 24, On the "
                                "frontier"));
        point.size.reset();
        point.onFrontier = false;
        card = pointCard(chart, series, point);
        QCOMPARE(card.rows.back().second, QStringLiteral("not known"));
        QVERIFY(!card.notes.contains(QStringLiteral("On the frontier")));
        // Of what was measured several times it says what ran, of a bar which figure it is.
        series.name = QStringLiteral("training ResNet-50");
        QVERIFY(!pointCard(chart, series, point).notes.contains(series.name));
        series.joined = true;
        QVERIFY(pointCard(chart, series, point).notes.contains(series.name));
    }

    void clicksPickAndControlAddsAndRemoves()
    {
        const Hands hands;
        QSignalSpy picked(&hands.view, &ChartView::picked);
        QSignalSpy selected(&hands.view, &ChartView::selected);
        QTest::mouseClick(hands.canvas->viewport(), Qt::LeftButton, {}, hands.at(QStringLiteral("b")));
        QCOMPARE(picked.size(), 1);
        QCOMPARE(hands.view.selectedIds(), QStringList{QStringLiteral("b")});
        QTest::mouseClick(hands.canvas->viewport(), Qt::LeftButton, Qt::ControlModifier, hands.at(QStringLiteral("d")));
        QCOMPARE(sorted(hands.view.selectedIds()), (QStringList{QStringLiteral("b"), QStringLiteral("d")}));
        QTest::mouseClick(hands.canvas->viewport(), Qt::LeftButton, Qt::ControlModifier, hands.at(QStringLiteral("b")));
        QCOMPARE(hands.view.selectedIds(), QStringList{QStringLiteral("d")});
        QCOMPARE(picked.size(), 1);
        QCOMPARE(selected.size(), 3);
        hands.press(Qt::Key_Escape);
        QVERIFY(hands.view.selectedIds().isEmpty());
        QCOMPARE(selected.size(), 4);
    }

    void aRubberBandSelectsWhatItHolds_data()
    {
        QTest::addColumn<int>("button");
        QTest::addColumn<int>("keys");
        QTest::newRow("with Shift") << static_cast<int>(Qt::LeftButton) << static_cast<int>(Qt::ShiftModifier);
        QTest::newRow("right button") << static_cast<int>(Qt::RightButton) << static_cast<int>(Qt::NoModifier);
    }

    void aRubberBandSelectsWhatItHolds()
    {
        QFETCH(int, button);
        QFETCH(int, keys);
        const Hands hands;
        QSignalSpy selected(&hands.view, &ChartView::selected);
        const QPoint a = hands.at(QStringLiteral("a"));
        const QPoint c = hands.at(QStringLiteral("c"));
        hands.drag({a.x() - 12, c.y() - 12}, {c.x() + 12, a.y() + 12}, static_cast<Qt::MouseButton>(button),
                   Qt::KeyboardModifiers(keys));
        QCOMPARE(sorted(hands.view.selectedIds()), (QStringList{QStringLiteral("a"), QStringLiteral("c")}));
        QCOMPARE(selected.size(), 1);
        QVERIFY(!hands.view.isZoomed());
    }

    void escapeEndsARubberBandFirst()
    {
        Hands hands;
        hands.view.setSelected({QStringLiteral("b")});
        QTest::mousePress(hands.canvas->viewport(), Qt::RightButton, {}, {200, 200});
        QMouseEvent move(QEvent::MouseMove, QPointF(400, 400), QPointF(400, 400), Qt::NoButton, Qt::RightButton, {});
        QCoreApplication::sendEvent(hands.canvas->viewport(), &move);
        hands.press(Qt::Key_Escape);
        QTest::mouseRelease(hands.canvas->viewport(), Qt::RightButton, {}, {400, 400});
        QCOMPARE(hands.view.selectedIds(), QStringList{QStringLiteral("b")});
        hands.press(Qt::Key_Escape);
        QVERIFY(hands.view.selectedIds().isEmpty());
    }

    void draggingPansWithTheHand()
    {
        const Hands hands;
        QSignalSpy zoom(&hands.view, &ChartView::zoomChanged);
        const QPoint before = hands.at(QStringLiteral("c"));
        hands.drag({300, 300}, {360, 260});
        QVERIFY(zoom.size() > 0);
        QVERIFY((hands.at(QStringLiteral("c")) - before - QPoint(60, -40)).manhattanLength() <= 3);
        QVERIFY(hands.view.selectedIds().isEmpty());
        QTest::mouseDClick(hands.canvas->viewport(), Qt::LeftButton, {}, {200, 500});
        QVERIFY(!hands.view.isZoomed());
        QVERIFY((hands.at(QStringLiteral("c")) - before).manhattanLength() <= 2);
    }

    void theWheelZoomsAtThePointer()
    {
        const Hands hands;
        const QPoint pointer = hands.at(QStringLiteral("b"));
        QVERIFY(hands.wheel(pointer, 3));
        QVERIFY(hands.view.isZoomed());
        QVERIFY((hands.at(QStringLiteral("b")) - pointer).manhattanLength() <= 3);
        const ChartData shown = hands.view.shown();
        QVERIFY(shown.x.cut->low > 100 && shown.x.cut->high < 10000);
    }

    void zoomHasLimits()
    {
        const Hands hands;
        const Window whole = hands.scene().whole();
        for (int i = 0; i < 60; ++i)
            hands.wheel({400, 300}, 1);
        QVERIFY(hands.scene().window().x.length() >= whole.x.length() * 0.00099);
        for (int i = 0; i < 200; ++i)
            hands.wheel({400, 300}, -1);
        QVERIFY(hands.scene().window().x.length() <= whole.x.length() * 4.001);
        for (int i = 0; i < 200; ++i)
            hands.press(Qt::Key_Right, Qt::ControlModifier);
        const Span seen = hands.scene().window().x;
        QVERIFY((seen.low + seen.high) / 2 <= whole.x.high + 1e-9);
        hands.press(Qt::Key_0);
        QVERIFY(!hands.view.isZoomed());
        QCOMPARE(hands.scene().window(), whole);
    }

    void barsAreNotZoomed()
    {
        const Hands hands(charts_sample::bars(8));
        QVERIFY(!hands.wheel({400, 300}, 2)); // the scroll area around has it
        hands.drag({300, 300}, {360, 260});
        hands.press(Qt::Key_Plus);
        QVERIFY(!hands.view.isZoomed());
        QVERIFY(!hands.view.shown().x.cut && !hands.view.shown().y.cut);
        hands.press(Qt::Key_Down);
        QCOMPARE(hands.current(), QStringLiteral("b0-0"));
        hands.press(Qt::Key_Down);
        QCOMPARE(hands.current(), QStringLiteral("b1-0"));
        hands.press(Qt::Key_Up);
        QCOMPARE(hands.current(), QStringLiteral("b0-0"));
    }

    void keysStepByXAndByY()
    {
        const Hands hands;
        QSignalSpy spoken(&hands.view, &ChartView::spoken);
        const auto walked = [&](std::initializer_list<int> keys) {
            QString path;
            for (const int one : keys) {
                hands.press(one);
                path += hands.current();
            }
            return path;
        };
        QCOMPARE(walked({Qt::Key_Right, Qt::Key_Right, Qt::Key_Left, Qt::Key_Left}), QStringLiteral("abaa"));
        QCOMPARE(walked({Qt::Key_End, Qt::Key_Right, Qt::Key_Home}), QStringLiteral("eea"));
        // Upwards: d b e a c.
        QCOMPARE(walked({Qt::Key_Up, Qt::Key_Up, Qt::Key_Down, Qt::Key_Down, Qt::Key_Down}), QStringLiteral("ccaeb"));
        QCOMPARE(spoken.back().at(0).toString(), QStringLiteral("B, FP32 (TFLOPS): 5, Price (USD): 300"));
        QCOMPARE(hands.canvas->accessibleDescription(), spoken.back().at(0).toString());
    }

    void keysSelectAndActivate()
    {
        const Hands hands;
        QSignalSpy activated(&hands.view, &ChartView::activated);
        hands.press(Qt::Key_Return);
        QCOMPARE(activated.size(), 0);
        hands.press(Qt::Key_Right);
        hands.press(Qt::Key_Space);
        QCOMPARE(hands.view.selectedIds(), QStringList{QStringLiteral("a")});
        hands.press(Qt::Key_Space);
        QVERIFY(hands.view.selectedIds().isEmpty());
        hands.press(Qt::Key_Return);
        QCOMPARE(activated.at(0).at(0).toString(), QStringLiteral("a"));
        hands.press(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(hands.view.selectedIds().size(), 5);
        for (int i = 0; i < 6; ++i)
            hands.press(Qt::Key_Plus);
        hands.press(Qt::Key_A, Qt::ControlModifier);
        QVERIFY(hands.view.selectedIds().size() < 5);
    }

    void stepsStayWithinWhatIsSeen()
    {
        const Hands hands;
        for (int i = 0; i < 3; ++i)
            hands.press(Qt::Key_Plus);
        hands.press(Qt::Key_Home);
        QVERIFY(hands.current() != QStringLiteral("a"));
        hands.press(Qt::Key_Left);
        QVERIFY(hands.current() != QStringLiteral("a"));
    }

    void aCutByHandStaysWithTheSameScales()
    {
        Hands hands;
        hands.wheel({400, 300}, 3);
        const Window window = hands.scene().window();
        ChartData next = five();
        next.series[0].points.pop_back();
        hands.view.setChart(next);
        QVERIFY(hands.view.isZoomed());
        QCOMPARE(hands.scene().window(), window);
        QSignalSpy zoom(&hands.view, &ChartView::zoomChanged);
        next.y.logarithmic = false;
        hands.view.setChart(next);
        QVERIFY(!hands.view.isZoomed());
        QCOMPARE(zoom.size(), 1);
        QVERIFY(!hands.view.shown().x.cut);
    }

    void theFocusShows()
    {
        const Hands hands;
        QTRY_VERIFY(hands.canvas->hasFocus());
        const QImage with = hands.canvas->grab().toImage();
        hands.canvas->clearFocus();
        QVERIFY(hands.canvas->grab().toImage() != with);
    }

    void theSelectionOutlivesAChartWithoutIt()
    {
        Hands hands;
        hands.view.setSelected({QStringLiteral("e")});
        ChartData next = five();
        next.series[0].points.pop_back();
        hands.view.setChart(next);
        QVERIFY(hands.scene().selectedMarks().empty());
        hands.view.setChart(five());
        QCOMPARE(hands.scene().selectedMarks().size(), std::size_t(1));
    }
};

RIG_TEST(TestChartsHands)
#include "tst_charts_hands.moc"

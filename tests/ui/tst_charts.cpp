// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testing.h"
#include "ui/charts/chart_scene.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/series_style.h"
#include "ui/charts/ticks.h"

#include <QFile>
#include <QGraphicsView>
#include <QScreen>
#include <QSet>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace rig;
using namespace rig::ui;

namespace {

QString labels(const AxisRange &range)
{
    QStringList texts;
    for (const Tick &tick : range.ticks)
        texts << tick.label;
    return texts.join(QLatin1Char(' '));
}

ChartAxis scale(bool logarithmic)
{
    ChartAxis axis;
    axis.logarithmic = logarithmic;
    return axis;
}

ChartData sample()
{
    ChartData chart;
    chart.title = QStringLiteral("FP32 against launch price");
    chart.x = {QStringLiteral("Launch price (USD)"), true, false, QStringLiteral("launch_price_usd")};
    chart.y = {QStringLiteral("FP32 (TFLOPS)"), true, false, QStringLiteral("fp32_tflops")};
    chart.series.push_back({QStringLiteral("RTX 20"),
                            {{QStringLiteral("a"), QStringLiteral("GeForce RTX 2060"), 349, 6.45},
                             {QStringLiteral("b"), QStringLiteral("GeForce RTX 2080 Ti"), 999, 13.45}},
                            0});
    chart.series.push_back(
        {QStringLiteral("RTX 30"), {{QStringLiteral("c"), QStringLiteral("GeForce RTX 3090"), 1499, 35.58}}, 1});
    chart.captions = QStringList{QStringLiteral("Shown: 3 of 3 chips.")};
    return chart;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestCharts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        QCoreApplication::setOrganizationName(QStringLiteral("test"));
        QCoreApplication::setApplicationName(QStringLiteral("test"));
    }

    /// What a resized chart leaves on the screen is what one made at that size shows: no axis of the former size.
    void aResizedChartEqualsAFreshOne()
    {
        const auto onScreen = [](ChartView &view) { return view.screen()->grabWindow(view.winId()).toImage(); };
        const auto shown = [](QSize size) {
            auto view = std::make_unique<ChartView>();
            view->setChart(sample());
            view->resize(size);
            // One of two windows alone would show that it has the keyboard.
            view->findChild<QGraphicsView *>(QStringLiteral("chartCanvas"))->setFocusPolicy(Qt::NoFocus);
            view->show();
            QTest::qWait(50);
            return view;
        };
        const std::unique_ptr<ChartView> resized = shown({600, 400});
        resized->resize(900, 640);
        QTest::qWait(50);
        const std::unique_ptr<ChartView> fresh = shown({900, 640});
        const QImage picture = onScreen(*resized);
        QCOMPARE(picture.size(), QSize(900, 640));
        QCOMPARE(picture, onScreen(*fresh));
    }

    void logarithmicTicks_data()
    {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<int>("most");
        QTest::addColumn<QString>("expected");
        QTest::newRow("two decades") << 1.0 << 100.0 << 12 << "1 2 5 10 20 50 100";
        QTest::newRow("a low end of exactly 0.1 keeps its label") << 0.1 << 10.0 << 12 << "0.1 0.2 0.5 1 2 5 10";
        QTest::newRow("exactly 0.001") << 0.001 << 0.01 << 12 << "0.001 0.002 0.005 0.01";
        QTest::newRow("within one decade") << 2.0 << 9.0 << 12 << "2 3 4 5 6 7 8 9";
        QTest::newRow("decades alone where there is little room") << 1.0 << 10000.0 << 6 << "1 10 100 1,000 10,000";
        QTest::newRow("every second decade") << 1.0 << 1e6 << 4 << "1 100 10,000 1,000,000";
    }

    void logarithmicTicks()
    {
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(int, most);
        QFETCH(QString, expected);
        QCOMPARE(labels(axisRange(low, high, scale(true), most)), expected);
    }

    void linearTicks()
    {
        QCOMPARE(labels(axisRange(3, 980, {}, 5)), QStringLiteral("0 200 400 600 800 1,000"));
        ChartAxis years;
        years.years = true;
        QCOMPARE(labels(axisRange(2016.4, 2020.9, years, 8)), QStringLiteral("2017 2018 2019 2020 2021"));
    }

    void oneValueAloneHasARangeAroundIt()
    {
        for (const bool logarithmic : {false, true}) {
            const ChartAxis axis = scale(logarithmic);
            const AxisRange range = axisRange(24, 24, axis, 8);
            QVERIFY(range.low < scaled(24, axis));
            QVERIFY(range.high > scaled(24, axis));
            QVERIFY(!range.ticks.empty());
        }
    }

    void hoverValues()
    {
        QCOMPARE(axisValue(1499, {}), QStringLiteral("1,499"));
        QCOMPARE(axisValue(0.01601, {}), QStringLiteral("0.0160"));
        ChartAxis years;
        years.years = true;
        QCOMPARE(axisValue(2020.0, years), QStringLiteral("2020-01-01"));
    }

    void seriesDifferByShapeAndColour()
    {
        QSet<QString> seen;
        for (int i = 0; i < 78; ++i) {
            const SeriesStyle style = seriesStyle(i, false);
            seen << QStringLiteral("%1/%2").arg(style.fill.name(), QString::number(static_cast<int>(style.marker)));
        }
        QCOMPARE(seen.size(), 78);
        for (int first = 0; first < 78 - MarkerCount; ++first) {
            QSet<Marker> shapes;
            for (int i = first; i < first + MarkerCount; ++i)
                shapes << seriesStyle(i, false).marker;
            QCOMPARE(shapes.size(), MarkerCount);
        }
    }

    void marksLieWhereTheirValuesAre()
    {
        ChartScene scene;
        scene.setSize({800, 600});
        scene.setChart(sample(), screenLook(QPalette(), QFont()));
        QCOMPARE(scene.marks().size(), std::size_t(3));
        const auto at = [&](const QString &id) {
            for (const Mark &mark : scene.marks()) {
                if (scene.pointOf(mark).id == id)
                    return mark.position;
            }
            return QPointF();
        };
        QVERIFY(at(QStringLiteral("a")).x() < at(QStringLiteral("b")).x());
        QVERIFY(at(QStringLiteral("b")).x() < at(QStringLiteral("c")).x());
        QVERIFY(at(QStringLiteral("a")).y() > at(QStringLiteral("c")).y());
        // Equal ratios are equal distances on a logarithmic axis.
        const double perDecade = (at(QStringLiteral("c")).x() - at(QStringLiteral("a")).x()) / std::log10(1499.0 / 349);
        QVERIFY(std::abs(at(QStringLiteral("b")).x() - at(QStringLiteral("a")).x() -
                         perDecade * std::log10(999.0 / 349)) < 0.5);
        QVERIFY(scene.nearest(at(QStringLiteral("b")) + QPointF(3, 3), 10));
        QVERIFY(!scene.nearest({-100, -100}, 10));
    }

    void aClickPicksAndArrowsStep()
    {
        ChartView view;
        view.resize(800, 600);
        view.setChart(sample());
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        auto *canvas = view.findChild<QGraphicsView *>(QStringLiteral("chartCanvas"));
        QVERIFY(canvas);
        QSignalSpy picked(&view, &ChartView::picked);
        const auto &scene = static_cast<const ChartScene &>(*canvas->scene());
        QTest::mouseClick(canvas->viewport(), Qt::LeftButton, {}, canvas->mapFromScene(scene.marks().back().position));
        QCOMPARE(picked.size(), 1);
        QCOMPARE(picked.at(0).at(0).toString(), QStringLiteral("c"));
        QCOMPARE(view.selectedIds(), QStringList{QStringLiteral("c")});
        QSignalSpy spoken(&view, &ChartView::spoken);
        QTest::keyClick(canvas, Qt::Key_Left);
        QVERIFY(spoken.at(0).at(0).toString().startsWith(QStringLiteral("GeForce RTX 2080 Ti")));
        QVERIFY(!canvas->accessibleName().isEmpty());
    }

    void anEmptyChartIsDrawnToo()
    {
        ChartView view;
        view.resize(400, 300);
        view.setChart(ChartData());
        QVERIFY(!view.grab().isNull());
    }

    void savedFiles()
    {
        for (const QString &ending : chartFileEndings()) {
            const QString path = m_folder.filePath(QStringLiteral("chart.") + ending);
            const Result<void> saved = saveChart(sample(), path);
            QVERIFY2(saved, saved ? "" : qPrintable(saved.error().sentence()));
            const QByteArray content = contentOf(path);
            QVERIFY(content.size() > 100);
            if (ending == QLatin1StringView("png"))
                QCOMPARE(QImage(path).size(), QSize(1280, 800));
            if (ending == QLatin1StringView("svg"))
                QVERIFY(content.contains("FP32 against launch price"));
            if (ending == QLatin1StringView("csv"))
                QCOMPARE(content, chartAsCsv(sample()));
            if (ending == QLatin1StringView("pdf")) {
                QVERIFY(content.startsWith("%PDF"));
                QVERIFY(!content.contains("/Subtype /Image")); // vectors only
                QVERIFY(content.contains("/FontFile"));        // fonts embedded
            }
        }
    }

    void otherEndingsAreRefused()
    {
        const Result<void> saved = saveChart(sample(), m_folder.filePath(QStringLiteral("chart.docx")));
        QVERIFY(!saved);
        QCOMPARE(saved.error().kind, Failure::Kind::BadInput);
        const Result<void> nowhere = saveChart(sample(), m_folder.filePath(QStringLiteral("no/such/folder/chart.csv")));
        QVERIFY(!nowhere);
        QCOMPARE(nowhere.error().kind, Failure::Kind::Io);
    }

private:
    QTemporaryDir m_folder;
};

RIG_TEST(TestCharts)
#include "tst_charts.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts_sample.h"
#include "tests/testing.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/legend.h"

#include <QGraphicsView>
#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace rig;
using namespace rig::ui;

namespace {

/// Mean difference of the colours, 0 … 1.
double difference(const QImage &a, const QImage &b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor one = a.pixelColor(x, y);
            const QColor other = b.pixelColor(x, y);
            sum += std::abs(one.redF() - other.redF()) + std::abs(one.greenF() - other.greenF()) +
                   std::abs(one.blueF() - other.blueF());
        }
    }
    return sum / (3.0 * a.width() * a.height());
}

QImage solid(const QImage &image) { return image.convertToFormat(QImage::Format_RGB32); }

QPalette darkPalette()
{
    QPalette palette;
    palette.setColor(QPalette::Base, QColor(0x1B, 0x1F, 0x24));
    palette.setColor(QPalette::Text, QColor(0xE6, 0xE8, 0xEB));
    palette.setColor(QPalette::PlaceholderText, QColor(0xA0, 0xA6, 0xB0));
    palette.setColor(QPalette::Link, QColor(0x7D, 0xB7, 0xFF));
    return palette;
}

ChartData manySeries(int count)
{
    ChartData chart = charts_sample::joined();
    chart.series.clear();
    for (int i = 0; i < count; ++i)
        chart.series.push_back({QStringLiteral("A series named %1").arg(i),
                                {{QString::number(i), QStringLiteral("point"), 100.0 + i, 50.0 + i}},
                                i});
    return chart;
}

} // namespace

class TestChartsPictures : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QVERIFY2(!QStandardPaths::findExecutable(QStringLiteral("rsvg-convert")).isEmpty(),
                 "rsvg-convert (package librsvg2-bin) renders the SVG files of this test");
        QVERIFY(chartFileEndings().contains(QStringLiteral("svg")));
        // The renderer finds the program's own face as if it were installed.
        QVERIFY(QFile::link(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/resources/fonts"),
                            m_folder.filePath(QStringLiteral("fonts"))));
        qputenv("XDG_DATA_HOME", m_folder.path().toLocal8Bit());
    }

    void aPictureEqualsTheScreen_data()
    {
        QTest::addColumn<int>("sample");
        QTest::addColumn<bool>("dark");
        QTest::newRow("points") << 0 << false;
        QTest::newRow("points, dark") << 0 << true;
        QTest::newRow("joined") << 1 << false;
        QTest::newRow("joined, dark") << 1 << true;
        QTest::newRow("bars") << 2 << false;
        QTest::newRow("bars, dark") << 2 << true;
    }

    void aPictureEqualsTheScreen()
    {
        QFETCH(int, sample);
        QFETCH(bool, dark);
        const ChartData chart = chartOf(sample);
        ChartView view;
        if (dark)
            view.setPalette(darkPalette());
        view.resize(960, 600);
        view.setChart(chart);
        const QImage onScreen = solid(view.grab().toImage());

        PictureOptions options;
        options.size = view.size();
        options.frame = false;
        options.look = screenLook(view.palette(), view.font());
        const QImage picture = solid(chartImage(chart, options));
        QCOMPARE(picture.size(), onScreen.size());
        const double png = difference(picture, onScreen);
        const QImage svg = throughSvg(chart, options);
        QCOMPARE(svg.size(), onScreen.size());
        const double vectors = difference(svg, onScreen);
        qInfo("%s: PNG %.2f %%, SVG %.2f %%", QTest::currentDataTag(), png * 100, vectors * 100);
        QVERIFY(png <= 0.02);
        QVERIFY(vectors <= 0.02);
        // A chart is mostly ground: an empty one must be far outside of the bound.
        QImage blank(onScreen.size(), QImage::Format_RGB32);
        blank.fill(options.look->ground);
        QVERIFY(vectors < difference(onScreen, blank) / 3);
    }

    void theFramedSvgEqualsTheFramedPng()
    {
        for (int sample = 0; sample < 3; ++sample) {
            const ChartData chart = chartOf(sample);
            PictureOptions options;
            options.size = {960, 640};
            const double apart = difference(throughSvg(chart, options), solid(chartImage(chart, options)));
            qInfo("framed, chart %d: %.2f %%", sample, apart * 100);
            QVERIFY(apart <= 0.02);
            ChartData nothing;
            nothing.title = chart.title;
            nothing.captions = chart.captions;
            QVERIFY(apart < difference(solid(chartImage(nothing, options)), solid(chartImage(chart, options))) / 3);
        }
    }

    void thePdfIsVectors()
    {
        for (int sample = 0; sample < 3; ++sample) {
            const QString path = m_folder.filePath(QStringLiteral("chart%1.pdf").arg(sample));
            QVERIFY(saveChart(chartOf(sample), path));
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray content = file.readAll();
            QVERIFY(content.startsWith("%PDF"));
            QVERIFY(!content.contains("/Subtype /Image"));
        }
    }

    void sizesAreBounded()
    {
        PictureOptions options;
        for (const QSize &size : {QSize(0, 100), QSize(100, 16'001), QSize(-1, -1)}) {
            options.size = size;
            const Result<void> saved =
                saveChart(charts_sample::joined(), m_folder.filePath(QStringLiteral("no.png")), options);
            QVERIFY(!saved);
            QCOMPARE(saved.error().kind, Failure::Kind::BadInput);
            QVERIFY(chartImage(charts_sample::joined(), options).isNull());
        }
        for (const QSize &size : {QSize(1, 1), QSize(3, 900), QSize(900, 3), QSize(16'000, 10)}) {
            for (const bool frame : {true, false}) {
                options.size = size;
                options.frame = frame;
                QCOMPARE(chartImage(charts_sample::points(30), options).size(), size);
            }
        }
    }

    void aLongKeyIsNeverCutSilently()
    {
        const ChartLook look = paperLook();
        const QSizeF page(960, 500);
        const ChartData few = manySeries(12);
        const Legend shortKey(few, look, page);
        QCOMPARE(shortKey.namedSeries(), 12);
        QCOMPARE(shortKey.columns(), 1);
        const ChartData many = manySeries(60);
        const Legend longKey(many, look, page);
        QCOMPARE(longKey.namedSeries(), 60);
        QVERIFY(longKey.columns() > 1);
        const ChartData most = manySeries(300);
        const Legend cut(most, look, page);
        QVERIFY(cut.namedSeries() < 300);
        PictureOptions options;
        const QString path = m_folder.filePath(QStringLiteral("key.svg"));
        QVERIFY(saveChart(most, path, options));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("more"));
    }

    /// What is zoomed into leaves as it is seen.
    void theCutLeavesWithThePicture()
    {
        ChartView view;
        view.resize(800, 500);
        // With a frontier there is room above for the key, which keeps its corner while one zooms; a picture puts it
        // above where a mark would lie under it.
        ChartData chart = charts_sample::points(120);
        chart.frontier = false;
        view.setChart(chart);
        auto *canvas = view.findChild<QGraphicsView *>(QStringLiteral("chartCanvas"));
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(canvas, Qt::Key_Plus);
        QVERIFY(view.isZoomed());
        QTest::qWait(300);
        const ChartData shown = view.shown();
        QVERIFY(shown.x.cut && shown.y.cut);
        PictureOptions options;
        options.size = view.size();
        options.frame = false;
        options.look = screenLook(view.palette(), view.font());
        const double apart = difference(solid(chartImage(shown, options)), solid(view.grab().toImage()));
        qInfo("zoomed: %.2f %%", apart * 100);
        QVERIFY(apart <= 0.02);
        QVERIFY(withinCuts(shown).series.size() <= shown.series.size());
    }

private:
    static ChartData chartOf(int sample)
    {
        return sample == 0   ? charts_sample::points(90)
               : sample == 1 ? charts_sample::joined()
                             : charts_sample::bars(14);
    }

    QImage throughSvg(const ChartData &chart, const PictureOptions &options)
    {
        const QString svg = m_folder.filePath(QStringLiteral("picture.svg"));
        const QString png = m_folder.filePath(QStringLiteral("picture.png"));
        if (!saveChart(chart, svg, options))
            return {};
        // Without a size asked for: the file's own is the picture's.
        QProcess::execute(QStringLiteral("rsvg-convert"),
                          {QStringLiteral("--dpi-x"), QStringLiteral("96"), QStringLiteral("--dpi-y"),
                           QStringLiteral("96"), QStringLiteral("--output"), png, svg});
        return solid(QImage(png));
    }

    QTemporaryDir m_folder;
};

RIG_TEST(TestChartsPictures)
#include "tst_charts_pictures.moc"

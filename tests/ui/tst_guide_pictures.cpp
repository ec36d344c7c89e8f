// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testing.h"
#include "ui/drawings/guide_picture.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QTest>
#include <QTranslator>

using namespace rig;
using namespace rig::ui;
using namespace Qt::StringLiterals;

/// The guide's drawings (S125): everything inside, no word cut off, in both languages and palettes.
class TestGuidePictures : public QObject
{
    Q_OBJECT

private slots:
    void everythingHasItsPlace_data();
    void everythingHasItsPlace();
    void whatTheDocumentShows();
    void bothPalettes();
};

namespace {

int boxesOf(const GuidePicture &picture, Role fill)
{
    return static_cast<int>(std::count_if(picture.boxes.begin(), picture.boxes.end(),
                                          [&](const GuidePicture::Box &box) { return box.fill == fill; }));
}

QImage painted(guide::Picture what, const QPalette &palette)
{
    const QFont font = QApplication::font();
    const GuidePicture picture = layOutPicture(what, font, 700);
    QImage image(picture.size.toSize(), QImage::Format_RGB32);
    image.fill(palette.color(QPalette::Base));
    QPainter painter(&image);
    paintPicture(painter, picture, font, palette);
    return image;
}

} // namespace

void TestGuidePictures::everythingHasItsPlace_data()
{
    QTest::addColumn<int>("picture");
    QTest::addColumn<int>("pixels");
    QTest::addColumn<double>("width");
    QTest::addColumn<QString>("language");
    for (const guide::Picture picture : guide::AllPictures) {
        for (const int pixels : {12, 18, 26}) {
            for (const double width : {200.0, 520.0, 1400.0}) {
                for (const char *language : {"en", "zh_CN"})
                    QTest::addRow("%s, %d px, %.0f wide, %s", guide::key(picture).data(), pixels, width, language)
                        << static_cast<int>(picture) << pixels << width << QString::fromLatin1(language);
            }
        }
    }
}

void TestGuidePictures::everythingHasItsPlace()
{
    QFETCH(int, picture);
    QFETCH(int, pixels);
    QFETCH(double, width);
    QFETCH(QString, language);
    QTranslator translator;
    if (language != "en"_L1) {
        QVERIFY(translator.load(u":/i18n/rigwright_"_s + language));
        QCoreApplication::installTranslator(&translator);
    }
    QFont font = QApplication::font();
    font.setPixelSize(pixels);
    const GuidePicture made = layOutPicture(static_cast<guide::Picture>(picture), font, width);
    const QRectF all(QPointF(), made.size);
    const QRectF around = all.adjusted(-1, -1, 1, 1);
    for (const GuidePicture::Box &box : made.boxes)
        QVERIFY(box.rect.isValid() && around.contains(box.rect));
    for (const GuidePicture::Arrow &arrow : made.arrows)
        QVERIFY(around.contains(arrow.from) && around.contains(arrow.to));
    const QFontMetricsF metrics(font);
    for (const GuidePicture::Label &label : made.labels) {
        QVERIFY2(around.contains(label.rect), qPrintable(label.text));
        const QRectF needed = metrics.boundingRect(QRectF(0, 0, label.rect.width(), 1e6), Qt::TextWordWrap, label.text);
        QVERIFY2(needed.height() <= label.rect.height() + 1 && needed.width() <= label.rect.width() + 1,
                 qPrintable(u"%1: %2 × %3 in %4 × %5"_s.arg(label.text)
                                .arg(needed.width())
                                .arg(needed.height())
                                .arg(label.rect.width())
                                .arg(label.rect.height())));
    }
}

/// 8 cores beside 16 multiprocessors of 128 cores; 32 cores of which one is drawn large; 3 × 16 tiles.
void TestGuidePictures::whatTheDocumentShows()
{
    const QFont font = QApplication::font();
    const GuidePicture chips = layOutPicture(guide::Picture::ProcessorAndGpu, font, 700);
    QCOMPARE(boxesOf(chips, Role::AccentSoft), 8);
    QCOMPARE(boxesOf(chips, Role::Accent), 2048);
    QCOMPARE(boxesOf(layOutPicture(guide::Picture::CudaCore, font, 700), Role::Accent), 1);
    QCOMPARE(layOutPicture(guide::Picture::MatrixTiles, font, 700).boxes.size(), std::size_t(48));
    QCOMPARE(layOutPicture(guide::Picture::ConvolutionTheorem, font, 700).arrows.size(), std::size_t(3));
}

void TestGuidePictures::bothPalettes()
{
    for (const guide::Picture picture : guide::AllPictures) {
        const QImage light = painted(picture, lightPalette());
        const QImage dark = painted(picture, darkPalette());
        QCOMPARE(light.size(), dark.size());
        QVERIFY(light != dark);
        QVERIFY(qGray(light.pixel(light.width() - 1, 0)) > 128 && qGray(dark.pixel(dark.width() - 1, 0)) < 128);
    }
}

RIG_TEST(TestGuidePictures)
#include "tst_guide_pictures.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testing.h"
#include "ui/look/contrast.h"
#include "ui/look/roles.h"
#include "ui/widgets/faces.h"
#include "ui/widgets/marked_label.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/platform.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QBoxLayout>
#include <QFocusFrame>
#include <QFontDatabase>
#include <QGlyphRun>
#include <QIcon>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QRawFont>
#include <QTextLayout>
#include <QToolButton>

#include <cmath>

using namespace rig;
using namespace rig::ui;
using namespace Qt::StringLiterals;

namespace {

/// WCAG 2.1, relative luminance and contrast ratio.
double luminance(const QColor &colour)
{
    const auto part = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double x = luminance(a);
    const double y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

QList<QGlyphRun> runsOf(const QString &text, const QFont &font)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    return layout.glyphRuns();
}

QFont weighing(QFont::Weight weight)
{
    QFont font = QApplication::font();
    font.setWeight(weight);
    return font;
}

} // namespace

class TestLook : public QObject
{
    Q_OBJECT

private slots:
    void theFaceIsTheProgramsOwn()
    {
        QCOMPARE(QApplication::font().families(), faces());
        QCOMPARE(runsOf(u"RTX 3090"_s, QApplication::font()).first().rawFont().familyName(), u"Rigwright Sans"_s);
    }

    /// Told before there is an application, since FreeType reads it once; what the user says of it stays.
    void hanLettersAreNoHeavierInDark()
    {
        const QByteArray before = qgetenv("FREETYPE_PROPERTIES");
        qunsetenv("FREETYPE_PROPERTIES");
        askPlatform();
        QVERIFY(qgetenv("FREETYPE_PROPERTIES").startsWith("cff:darkening-parameters="));
        qputenv("FREETYPE_PROPERTIES", "cff:no-stem-darkening=1");
        askPlatform();
        QCOMPARE(qgetenv("FREETYPE_PROPERTIES"), QByteArray("cff:no-stem-darkening=1"));
        before.isNull() ? qunsetenv("FREETYPE_PROPERTIES") : qputenv("FREETYPE_PROPERTIES", before);
    }

    void aSentenceHasItsMarkPaintedBeforeIt()
    {
        MarkedLabel label(Meaning::Caution);
        QVERIFY(label.isHidden());
        label.say(u"A part needs a name."_s);
        QVERIFY(!label.isHidden());
        QCOMPARE(label.text(), u"A part needs a name."_s); // no sign among the words
        label.resize(label.sizeHint());
        const QImage picture = label.grab().toImage();
        const QRgb mark = markColourOf(Meaning::Caution, label.palette()).rgb();
        bool found = false;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < label.contentsMargins().left(); ++x)
                found |= picture.pixel(x, y) == mark;
        }
        QVERIFY(found);
        label.say({});
        QVERIFY(label.isHidden());
    }

    void figuresAreEquallyWide()
    {
        for (const QFont::Weight weight : {QFont::Normal, QFont::Medium, QFont::DemiBold}) {
            const QFontMetricsF metrics(weighing(weight));
            for (const QChar figure : u"123456789"_s)
                QCOMPARE(metrics.horizontalAdvance(figure), metrics.horizontalAdvance(u'0'));
        }
    }

    void anXBesideAFigureStaysAnX()
    {
        const quint32 alone = runsOf(u"x"_s, QApplication::font()).first().glyphIndexes().first();
        QVERIFY(runsOf(u"4.0 x16"_s, QApplication::font()).first().glyphIndexes().contains(alone));
    }

    void eachWeightIsDrawnAsItIsCut()
    {
        const auto width = [](QFont::Weight weight) {
            return QFontMetricsF(weighing(weight)).horizontalAdvance(u"Works, with limits"_s);
        };
        QVERIFY(width(QFont::Normal) < width(QFont::Medium));
        QVERIFY(width(QFont::Medium) < width(QFont::DemiBold));
        QCOMPARE(width(QFont::Bold), width(QFont::DemiBold)); // not smeared
    }

    void hanCharactersHaveTheirChineseForms()
    {
        QVERIFY2(QFontDatabase::hasFamily(faces().last()), "the package fonts-noto-cjk has it");
        for (const QFont::Weight weight : {QFont::DemiBold, QFont::Normal}) {
            const QList<QGlyphRun> runs = runsOf(u"Card 直角 7"_s, weighing(weight));
            const auto chinese = std::find_if(runs.begin(), runs.end(), [](const QGlyphRun &run) {
                return run.rawFont().familyName() == faces().last();
            });
            QVERIFY(chinese != runs.end());
            // Noto has no half-bold.
            QCOMPARE(chinese->rawFont().weight() > QFont::Medium, weight > QFont::Medium);
        }
    }

    /// A command whose "--" is drawn as one dash cannot be typed off.
    void commandsKeepEverySign()
    {
        const QFontMetricsF measure(codeFace());
        const double one = measure.horizontalAdvance(u'-');
        for (const QString &text : {u"--"_s, u"il"_s, u"WM"_s})
            QCOMPARE(measure.horizontalAdvance(text), 2 * one);
    }

    void theStepsOfTheType()
    {
        const QFont base = QApplication::font();
        QCOMPARE(QFontInfo(base).pixelSize(), 13);
        QCOMPARE(fontFor(TextSize::PageTitle, base).pointSizeF(), base.pointSizeF() * 1.7);
        QCOMPARE(fontFor(TextSize::Section, base).weight(), QFont::DemiBold);
        QCOMPARE(QFontInfo(fontFor(TextSize::Caption, base)).pixelSize(), 12);
        QPushButton button;
        button.ensurePolished();
        QCOMPARE(button.font().weight(), QFont::Medium);
    }

    void textIsReadableOnEveryGroundItStandsOn_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void textIsReadableOnEveryGroundItStandsOn()
    {
        QFETCH(bool, dark);
        struct Stand
        {
            Role text;
            std::vector<Role> grounds;
        };
        const std::vector<Role> all{Role::Window, Role::Rail,  Role::Surface,
                                    Role::Sunken, Role::Hover, Role::AccentSoft};
        const std::vector<Role> cards{Role::Window, Role::Surface, Role::Sunken, Role::Hover};
        const auto with = [&](Role soft) {
            std::vector<Role> grounds = cards;
            grounds.push_back(soft);
            return grounds;
        };
        const std::vector<Role> softs{Role::BlockerSoft, Role::CautionSoft, Role::UnknownSoft, Role::NoteSoft,
                                      Role::GoodSoft};
        for (const Stand &stand :
             {Stand{Role::Text, all}, Stand{Role::Text, softs}, Stand{Role::Secondary, all},
              Stand{Role::Secondary, softs}, Stand{Role::Accent, all}, Stand{Role::Blocker, with(Role::BlockerSoft)},
              Stand{Role::Caution, with(Role::CautionSoft)}, Stand{Role::Unknown, with(Role::UnknownSoft)},
              Stand{Role::Note, with(Role::NoteSoft)}, Stand{Role::Good, with(Role::GoodSoft)}}) {
            for (const Role ground : stand.grounds)
                says(contrast(colourOf(stand.text, dark), colourOf(ground, dark)), 4.5, stand.text, ground);
        }
        says(contrast(Qt::white, colourOf(Role::AccentFill, dark)), 4.5, Role::Surface, Role::AccentFill);
    }

    void highContrastIsHonoured_data() { textIsReadableOnEveryGroundItStandsOn_data(); }

    void highContrastIsHonoured()
    {
        QFETCH(bool, dark);
        QVERIFY(!isHighContrast(lightPalette()) && !isHighContrast(darkPalette()));
        QPalette usual(Qt::black, QColor(0xEF, 0xEF, 0xEF)); // Qt's own, with white fields
        usual.setColor(QPalette::Base, Qt::white);
        QVERIFY(!isHighContrast(usual));
        const QPalette stark = highContrastPalette(dark);
        QVERIFY(isHighContrast(stark));
        QCOMPARE(isDark(stark), dark);
        for (const Role text : {Role::Text, Role::Secondary, Role::Border, Role::Strong, Role::Unknown}) {
            for (const Role ground : {Role::Window, Role::Rail, Role::Surface, Role::Sunken, Role::Hover,
                                      Role::BlockerSoft, Role::CautionSoft, Role::NoteSoft, Role::GoodSoft})
                says(contrast(colourOf(text, stark), colourOf(ground, stark)), 20, text, ground);
        }
        for (const Role mark : {Role::Blocker, Role::Caution, Role::Note, Role::Good, Role::Accent})
            says(contrast(colourOf(mark, stark), colourOf(Role::Window, stark)), 4.5, mark, Role::Window);
        says(contrast(stark.color(QPalette::HighlightedText), stark.color(QPalette::Highlight)), 4.5, Role::Text,
             Role::AccentFill);
    }

    void linesAndMarksStandOut_data() { textIsReadableOnEveryGroundItStandsOn_data(); }

    void linesAndMarksStandOut()
    {
        QFETCH(bool, dark);
        for (const Role ground : {Role::Window, Role::Surface, Role::Sunken}) {
            for (const Role line :
                 {Role::Strong, Role::Accent, Role::AccentFill, Role::Blocker, Role::CautionMark, Role::Unknown,
                  Role::Note, Role::Good, Role::Nvidia, Role::Amd, Role::Intel, Role::OtherVendor})
                says(contrast(colourOf(line, dark), colourOf(ground, dark)), 3, line, ground);
        }
        // Areas with a word and an outline or a gap may be fainter: series 2 and 6 in light, lanes of PCIe 1.0.
        for (const Role series : {Role::Series1, Role::Series3, Role::Series4})
            says(contrast(colourOf(series, dark), colourOf(Role::Surface, dark)), 3, series, Role::Surface);
        for (const Role series : {Role::Series2, Role::Series5, Role::Series6})
            says(contrast(colourOf(series, dark), colourOf(Role::Surface, dark)), dark ? 3 : 2.2, series,
                 Role::Surface);
        for (const Role lanes : {Role::Pcie1, Role::Pcie2, Role::Pcie3, Role::Pcie4, Role::Pcie5})
            says(contrast(colourOf(lanes, dark), colourOf(Role::Surface, dark)), 2.8, lanes, Role::Surface);
    }

    void controlsAreAsHighAsTheyShouldBe()
    {
        QPushButton button(u"Replace…"_s);
        QCOMPARE(button.sizeHint().height(), 32);
        QPushButton small(u"Replace…"_s);
        small.setProperty("small", true);
        QCOMPARE(small.sizeHint().height(), 28);
        QLineEdit field;
        QCOMPARE(field.sizeHint().height(), 32);
        QToolButton chip;
        chip.setText(u"≥ 24 GB"_s);
        chip.setProperty("chip", true);
        QCOMPARE(chip.sizeHint().height(), 28);
        QFont large = QApplication::font();
        large.setPointSizeF(large.pointSizeF() * 2);
        field.setFont(large);
        QVERIFY(field.sizeHint().height() > 60);
    }

    void aChipDoesNotMoveWhenItIsSet()
    {
        QToolButton chip;
        chip.setText(u"Used"_s);
        chip.setCheckable(true);
        chip.setProperty("chip", true);
        const QSize before = chip.sizeHint();
        chip.setChecked(true);
        QCOMPARE(chip.sizeHint(), before);
    }

    void theRingIsSeenWithTheKeyboardOnly()
    {
        QWidget window;
        auto *row = new QHBoxLayout(&window);
        QPushButton first;
        QPushButton second;
        row->addWidget(&first);
        row->addWidget(&second);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const auto ring = [&] { return window.findChild<QFocusFrame *>(); };
        first.setFocus();
        QVERIFY(!ring());
        QTest::keyClick(&window, Qt::Key_Tab);
        QVERIFY(second.hasFocus());
        QVERIFY(ring() && ring()->widget() == &second);
        QTest::mouseClick(&first, Qt::LeftButton);
        QVERIFY(!ring() || !ring()->widget());
    }

    void marksDifferWithoutTheirColour()
    {
        QList<QImage> shapes;
        for (const Meaning meaning :
             {Meaning::Blocker, Meaning::Caution, Meaning::Note, Meaning::CannotCheck, Meaning::Fine}) {
            QImage image(12, 12, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            paintMark(painter, meaning, image.rect(), lightPalette());
            painter.end();
            const QImage shape = image.convertToFormat(QImage::Format_Alpha8);
            QVERIFY(!shapes.contains(shape));
            shapes << shape;
        }
    }

    void aMarkKeepsItsColourInAChosenRow()
    {
        const QIcon icon = markIcon(Meaning::Caution, lightPalette());
        QCOMPARE(icon.pixmap(16, QIcon::Selected).toImage(), icon.pixmap(16, QIcon::Normal).toImage());
    }

private:
    static void says(double is, double least, Role what, Role ground)
    {
        QVERIFY2(is >= least, qPrintable(u"role %1 on %2: %3, not %4"_s.arg(static_cast<int>(what))
                                             .arg(static_cast<int>(ground))
                                             .arg(is)
                                             .arg(least)));
    }
};

RIG_TEST(TestLook)
#include "tst_look.moc"

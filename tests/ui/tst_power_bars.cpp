// SPDX-License-Identifier: GPL-3.0-or-later
#include "power_support.h"
#include "tests/testing.h"

#include "ui/drawings/power_bars_layout.h"

#include <QGuiApplication>
#include <QSet>

#include <cmath>

using namespace rig;
using namespace rig::ui;
using namespace rig::test;

namespace {

constexpr double Wide = 800;

Watts sumOf(const PowerRow &row)
{
    Watts sum;
    for (const PowerSegment &segment : row.segments)
        sum += segment.watts;
    return sum;
}

QFont baseFont() { return QGuiApplication::font(); }

} // namespace

class TestPowerBars : public QObject
{
    Q_OBJECT

private slots:
    void theBarsAddUpToWhatTheAssessmentSays();
    void aPeakIsTheWorstDrawAndTheSurplusOfOneCard();
    void theModeOfTheExcursionsDecides();
    void whatIsTooMuchIsSaid();
    void anUnknownDrawLeavesTheEndOpen();
    void anUnknownVersionGivesTwoBounds();
    void withoutASupplyThereIsNothingToCompareWith();
    void theWallAddsLossesAndTheOtherLoad();
    void manyCardsAreDrawnTogether();
    void oneScaleForTheBarsOfAGroup();
    void eachOfSeveralSuppliesHasAGroupOfItsOwn();
    void theScalesStandStillWhileALimitIsSet();
    void theShareIsSaid();
    void labelsOfLimitsDoNotMeet_data();
    void labelsOfLimitsDoNotMeet();
    void noFigureIsStruckOut_data();
    void noFigureIsStruckOut();
    void limitsNearTheEndStandBesideEachOther();
    void barsLieOnWholePixels();
    void nothingLeavesTheWidth_data();
    void nothingLeavesTheWidth();
};

void TestPowerBars::theBarsAddUpToWhatTheAssessmentSays()
{
    const Document document = twoCards();
    const Machine machine = resolve(document.build, withCurve());
    const Power power = assessPower(machine, document.site, document.use);
    const PowerPicture picture = pictureOf(document);
    QCOMPARE(picture.rows.size(), std::size_t(7));
    const std::array<Watts, 7> sums{power.training.atLeast, power.worst.atLeast, power.peaks[2].need,
                                    power.peaks[1].need,    power.peaks[0].need, *power.wall,
                                    *power.wallWorst};
    for (std::size_t i = 0; i < sums.size(); ++i) {
        QVERIFY2(std::abs((sumOf(picture.rows[i]) - sums[i]).value()) < 1e-6, qPrintable(picture.rows[i].name));
        QCOMPARE(picture.rows[i].sure, sumOf(picture.rows[i]));
    }
    // Two cards, processor, rest: the same letter and colour in every row.
    QCOMPARE(picture.parts.size(), std::size_t(4));
    QCOMPARE(picture.parts[0].letter, QStringLiteral("1")); // cards by their numbers
    QCOMPARE(picture.parts[1].letter, QStringLiteral("2"));
    QCOMPARE(picture.parts[3].letter, QStringLiteral("B"));
    QCOMPARE(picture.parts[3].colour, -1);
}

void TestPowerBars::aPeakIsTheWorstDrawAndTheSurplusOfOneCard()
{
    const PowerPicture picture = pictureOf(twoCards());
    const PowerRow &row = picture.rows[4];
    const PowerSegment &peak = row.segments.back();
    QCOMPARE(peak.what, PowerSegment::What::Peak);
    QVERIFY(std::abs(peak.watts.value() - 350 * 0.57) < 1e-9);
    QCOMPARE(peak.items, std::vector<ItemId>{3});
    QVERIFY(peak.name.contains(QStringLiteral("Card 1")));
    QCOMPARE(row.peak, peak.watts);
}

void TestPowerBars::theModeOfTheExcursionsDecides()
{
    Document document = twoCards();
    document.use.excursions = Excursions::Specification;
    const PowerPicture picture = pictureOf(document);
    // k(100 µs) = 3: the card adds twice its rating. Above, and yet never more than a note.
    QVERIFY(std::abs(picture.rows[4].peak.value() - 700) < 1e-9);
    QCOMPARE(*picture.rows[4].meaning, Meaning::Note);
    QCOMPARE(*pictureOf(twoCards()).rows[4].meaning, Meaning::Caution);
}

void TestPowerBars::whatIsTooMuchIsSaid()
{
    // 700 W of cards, 100 W, 96 W on 550 W.
    const PowerPicture picture = pictureOf(twoCards());
    QCOMPARE(picture.rows[0].value, QStringLiteral("896 W of 550 W: 346 W too much"));
    QCOMPARE(*picture.rows[0].meaning, Meaning::Blocker);
    const PowerBarsLayout layout = layOutPowerBars(picture, Wide, baseFont());
    const QRectF over = layout.rows[0].over;
    QVERIFY(std::abs(over.left() - layout.rows[0].marks[0].x) < 0.01);
    QVERIFY(std::abs(over.right() - layout.rows[0].segments.back().area.right()) < 0.01);

    const PowerPicture fine = pictureOf(oneCard());
    QCOMPARE(fine.rows[0].value, QStringLiteral("546 W of 1,600 W (34 %)"));
    QCOMPARE(*fine.rows[0].meaning, Meaning::Fine);
    QVERIFY(layOutPowerBars(fine, Wide, baseFont()).rows[0].over.isEmpty());

    // 84 % of the rating: within, and yet the check of the headroom speaks.
    Document tight = twoCards();
    tight.build.items[3].part = QStringLiteral("supply-1600");
    tight.build.items.push_back(item(8, Kind::Card, "card-a"));
    tight.use.processorLoad = Watts(198);
    QVERIFY(pictureOf(tight).rows[0].value.endsWith(QStringLiteral("(84 %): above 80 %")));
    QCOMPARE(*pictureOf(tight).rows[0].meaning, Meaning::Caution);
}

void TestPowerBars::anUnknownDrawLeavesTheEndOpen()
{
    const Catalogue catalogue =
        withParts("'cards': [{'id': 'card-u', 'name': 'Card U', 'vendor': 'Maker', 'sources': {'*': 'test-data'}}]");
    Document document = oneCard();
    document.build.items.push_back(item(9, Kind::Card, "card-u", "SLOT2"));
    const PowerPicture picture = pictureOf(document, catalogue);
    QVERIFY(picture.rows[0].atLeast);
    QCOMPARE(*picture.rows[0].meaning, Meaning::CannotCheck);
    QVERIFY2(picture.rows[0].value.startsWith(QStringLiteral("≥ 546 W")), qPrintable(picture.rows[0].value));
    QVERIFY(picture.parts[1].unknown);
    const PowerBarsLayout layout = layOutPowerBars(picture, Wide, baseFont());
    const PowerBarsLayout::Row &row = layout.rows[0];
    QCOMPARE(row.open.left(), row.segments.back().area.right());
    QVERIFY(row.open.width() > 0 && row.open.right() <= Wide);
}

void TestPowerBars::anUnknownVersionGivesTwoBounds()
{
    const Catalogue catalogue = withParts(
        "'supplies': [{'id': 'supply-u', 'name': 'Supply U', 'vendor': 'Maker', 'sources': {'*': 'test-data'},"
        " 'watts': 700, 'efficiency': 'gold', 'form': 'ATX', 'connectors': {'pcie-8': 8}}]");
    Document document = twoCards();
    document.build.items[3].part = QStringLiteral("supply-u");
    // 936 W at worst and 199.5 W on top: above 700 W × 1.36, below 700 W × 2.
    const PowerPicture picture = pictureOf(document, catalogue);
    const PowerRow &row = picture.rows[4];
    QVERIFY(row.doubtful);
    QCOMPARE(row.marks.size(), std::size_t(2));
    QCOMPARE(row.marks[0].watts.value(), 952.0);
    QCOMPARE(row.marks[1].watts.value(), 1400.0);
    QCOMPARE(*row.meaning, Meaning::CannotCheck);
    QVERIFY2(row.value.contains(QStringLiteral("952 to 1,400 W")), qPrintable(row.value));
    const PowerBarsLayout layout = layOutPowerBars(picture, Wide, baseFont());
    QVERIFY(layout.rows[4].doubt.width() > 0);
    QVERIFY(layout.rows[4].over.isEmpty());
}

void TestPowerBars::withoutASupplyThereIsNothingToCompareWith()
{
    Document document = oneCard();
    document.build.items.erase(document.build.items.begin() + 3);
    const PowerPicture picture = pictureOf(document);
    QCOMPARE(picture.rows.size(), std::size_t(6));
    for (std::size_t i = 0; i < 5; ++i) {
        QVERIFY(picture.rows[i].marks.empty());
        QVERIFY(!picture.rows[i].meaning);
        QVERIFY(!picture.rows[i].segments.empty());
    }
    // How much the supply will lose is not known, but at least what the best of them do.
    QVERIFY(picture.rows[5].atLeast);
    QVERIFY(!picture.rows[5].meaning);
    const PowerBarsLayout layout = layOutPowerBars(picture, Wide, baseFont());
    QCOMPARE(layout.key.back().what, PowerSegment::What::Open);
    QVERIFY(std::abs(layout.rows[0].need.center().y() - layout.rows[0].bar.center().y()) < 1);
    // What is too much for the circuit with the best of them is too much with any, as the checks say.
    document.site.otherLoad = Watts(1400);
    const PowerRow wall = pictureOf(document).rows[5];
    QVERIFY(wall.meaning && *wall.meaning != Meaning::Fine);
    QCOMPARE(wall.marks.size(), std::size_t(2));
}

void TestPowerBars::theWallAddsLossesAndTheOtherLoad()
{
    Document document = oneCard();
    document.site.otherLoad = Watts(500);
    const PowerPicture picture = pictureOf(document);
    const PowerRow &row = picture.rows[5];
    QCOMPARE(row.segments.back().what, PowerSegment::What::Other);
    QCOMPARE(row.segments.back().watts.value(), 500.0);
    const PowerSegment &loss = row.segments[row.segments.size() - 2];
    QCOMPARE(loss.what, PowerSegment::What::Loss);
    QVERIFY(std::abs(loss.watts.value() - (546 / 0.88466666666 - 546)) < 2);
    // 15 A at 120 V: 1,440 W for hours; at the breaker the machine counts with its power factor.
    QCOMPARE(row.marks[0].watts.value(), 1440.0);
    QCOMPARE(row.marks[1].watts.value(), (1800 - 500) * 0.95 + 500);
    QCOMPARE(*row.meaning, Meaning::Fine);
    document.site.otherLoad = Watts(900);
    QCOMPARE(*pictureOf(document).rows[5].meaning, Meaning::Caution);
    document.site.otherLoad = Watts(1300);
    QCOMPARE(*pictureOf(document).rows[5].meaning, Meaning::Blocker);
}

void TestPowerBars::manyCardsAreDrawnTogether()
{
    Document document = manyCards(16);
    const PowerPicture alike = pictureOf(document);
    QCOMPARE(alike.parts.size(), std::size_t(3));
    QCOMPARE(alike.parts[1].name, QStringLiteral("Processor A"));
    QCOMPARE(alike.parts[0].name, QStringLiteral("16 × Card A"));
    QCOMPARE(alike.rows[0].segments[0].watts.value(), 16 * 350.0);
    // A card with a limit of its own is not like the others.
    document.build.items.back().powerLimit = Watts(250);
    const PowerPicture other = pictureOf(document);
    QCOMPARE(other.parts.size(), std::size_t(4));
    QCOMPARE(other.parts[0].name, QStringLiteral("15 × Card A"));
    QCOMPARE(other.parts[1].name, QStringLiteral("Card 16"));
}

void TestPowerBars::oneScaleForTheBarsOfAGroup()
{
    const PowerPicture picture = pictureOf(twoCards());
    const PowerBarsLayout layout = layOutPowerBars(picture, Wide, baseFont());
    for (std::size_t i = 0; i < layout.rows.size(); ++i) {
        const PowerBarsLayout::Row &row = layout.rows[i];
        const double right = row.segments.back().area.right();
        const double full = layout.groups[static_cast<std::size_t>(row.group)].full;
        QVERIFY(std::abs(right - row.bar.left() - row.bar.width() * picture.rows[i].sure.value() / full) < 0.01);
        for (std::size_t s = 1; s < row.segments.size(); ++s)
            QVERIFY(std::abs(row.segments[s].area.left() - row.segments[s - 1].area.right()) < 0.01);
        QVERIFY(i == 0 || row.name.top() >= layout.rows[i - 1].bar.bottom());
    }
    // What the supply carries and what the wall does are two questions, each with its scale.
    QCOMPARE(layout.groups.size(), std::size_t(2));
    QCOMPARE(layout.rows[4].group, 0);
    QCOMPARE(layout.rows[5].group, 1);
    for (const PowerBarsLayout::Group &group : layout.groups)
        QVERIFY(group.ticks.size() >= 3);
    QVERIFY(layout.height > layout.key.back().label.bottom() - 1);
    // A limit far beyond the bars does not squeeze them: it stands at the end, with an arrow.
    Document small = oneCard();
    small.site.circuit = *circuitById(u"us-240v-30a");
    const PowerBarsLayout far = layOutPowerBars(pictureOf(small), Wide, baseFont());
    QVERIFY(far.rows[5].marks.back().beyond);
    QVERIFY(far.rows[5].marks.back().text.endsWith(u'→'));
    QVERIFY(far.rows[4].segments.back().area.right() - far.rows[4].bar.left() > far.rows[4].bar.width() / 3);
}

void TestPowerBars::eachOfSeveralSuppliesHasAGroupOfItsOwn()
{
    Document document = twoCards();
    document.build.items.push_back(item(8, Kind::Supply, "supply-1600"));
    PowerPicture picture = pictureOf(document);
    const PowerBarsLayout layout = layOutPowerBars(picture, Wide, baseFont());
    QCOMPARE(layout.groups.size(), std::size_t(3));
    QVERIFY2(layout.groups[0].titleText.startsWith(QStringLiteral("Supply 1: ")),
             qPrintable(layout.groups[0].titleText));
    QVERIFY(layout.groups[1].titleText.startsWith(QStringLiteral("Supply 2: ")));
    QVERIFY(layout.groups[1].captionText.contains(QStringLiteral("1,600 W")));
    QVERIFY(layout.groups[0].full < layout.groups[1].full); // 550 W beside 1,600 W
    QCOMPARE(layout.rows.size(), picture.rows.size());
    for (std::size_t i = 0; i < layout.rows.size(); ++i) {
        const int group = isAtWall(picture.rows[i]) ? 2 : static_cast<int>(picture.rows[i].load);
        QCOMPARE(layout.rows[i].group, group);
        QVERIFY(!layout.rows[i].nameText.contains(QStringLiteral("supply"))); // the group's title says it
    }
    // A limit of a card moves no scale.
    document.build.items[2].powerLimit = Watts(200);
    picture = pictureOf(document);
    picture.unlimited = longestWithoutLimits(document, withCurve());
    const PowerBarsLayout limited = layOutPowerBars(picture, Wide, baseFont());
    for (std::size_t i = 0; i < layout.groups.size(); ++i)
        QCOMPARE(limited.groups[i].full, layout.groups[i].full);
}

/// A limit that is set shortens the bars, and moves nothing else.
void TestPowerBars::theScalesStandStillWhileALimitIsSet()
{
    Document document = twoCards();
    document.build.items[3].part = QStringLiteral("supply-1600");
    const PowerBarsLayout before = layOutPowerBars(pictureOf(document), Wide, baseFont());
    for (const double watts : {300.0, 250.0, 200.0}) {
        document.build.items[2].powerLimit = document.build.items.back().powerLimit = Watts(watts);
        PowerPicture picture = pictureOf(document);
        picture.unlimited = longestWithoutLimits(document, withCurve());
        const PowerBarsLayout after = layOutPowerBars(picture, Wide, baseFont());
        for (std::size_t i = 0; i < before.groups.size(); ++i)
            QCOMPARE(after.groups[i].full, before.groups[i].full);
        for (std::size_t i = 0; i < before.rows.size(); ++i)
            QCOMPARE(after.rows[i].bar, before.rows[i].bar);
        QVERIFY(after.rows[0].segments[0].area.width() < before.rows[0].segments[0].area.width());
    }
}

void TestPowerBars::theShareIsSaid()
{
    QCOMPARE(words::shareText(pictureOf(oneCard()).rows[0]), QStringLiteral("34 %"));
    QCOMPARE(words::shareText(pictureOf(twoCards()).rows[0]), QStringLiteral("163 %"));
    Document none = oneCard();
    none.build.items.erase(none.build.items.begin() + 3); // nothing carries it
    QVERIFY(words::shareText(pictureOf(none).rows[0]).isEmpty());
}

void TestPowerBars::labelsOfLimitsDoNotMeet_data()
{
    QTest::addColumn<double>("width");
    QTest::addColumn<int>("percent");
    for (const double width : {160.0, 420.0, 800.0, 1600.0}) {
        for (const int percent : {100, 200})
            QTest::addRow("%g px, %d %%", width, percent) << width << percent;
    }
}

void TestPowerBars::labelsOfLimitsDoNotMeet()
{
    QFETCH(double, width);
    QFETCH(int, percent);
    QFont font = baseFont();
    font.setPointSizeF(font.pointSizeF() * percent / 100);
    const PowerBarsLayout layout = layOutPowerBars(pictureOf(twoCards()), width, font);
    for (std::size_t i = 0; i < layout.rows.size(); ++i) {
        const auto &marks = layout.rows[i].marks;
        if (marks.size() == 2)
            QVERIFY(!marks[0].label.intersects(marks[1].label));
        for (const PowerBarsLayout::Mark &mark : marks) { // in the row of its bar
            QVERIFY(mark.label.center().y() > layout.rows[i].bar.top() - mark.label.height());
            QVERIFY(mark.label.center().y() < layout.rows[i].bar.bottom() + mark.label.height());
        }
    }
    for (const PowerBarsLayout::Group &group : layout.groups) {
        for (std::size_t i = 1; i < group.ticks.size(); ++i)
            QVERIFY(group.ticks[i].label.left() >= group.ticks[i - 1].label.right() || group.ticks.size() == 2);
    }
}

void TestPowerBars::noFigureIsStruckOut_data()
{
    QTest::addColumn<double>("width");
    for (const double width : {300.0, 360.0, 420.0, 560.0, 800.0, 1600.0})
        QTest::addRow("%g px", width) << width;
}

/// A figure stands over the bar or below it, never on it: it hides nothing, and no line runs through it.
void TestPowerBars::noFigureIsStruckOut()
{
    QFETCH(double, width);
    const Catalogue unknown = withParts(
        "'supplies': [{'id': 'supply-u', 'name': 'Supply U', 'vendor': 'Maker', 'sources': {'*': 'test-data'},"
        " 'watts': 1100, 'efficiency': 'gold', 'form': 'ATX', 'connectors': {'pcie-8': 8}}]");
    Document doubtful = twoCards();
    doubtful.build.items[3].part = QStringLiteral("supply-u");
    for (const PowerPicture &picture : {pictureOf(twoCards()), pictureOf(doubtful, unknown)}) {
        const PowerBarsLayout layout = layOutPowerBars(picture, width, baseFont());
        for (std::size_t i = 0; i < layout.rows.size(); ++i) {
            const PowerBarsLayout::Row &row = layout.rows[i];
            for (const PowerBarsLayout::Mark &mark : row.marks) {
                QVERIFY(mark.label.bottom() <= row.bar.top() || mark.label.top() >= row.bar.bottom());
                QVERIFY2(mark.text.contains(QStringLiteral(" W")), qPrintable(mark.text));
                QVERIFY(!mark.label.intersects(row.share) && !mark.label.intersects(row.name));
                // The line is as high as the bar, and stands out by 2.
                QVERIFY(mark.x >= mark.label.left() - mark.label.width() &&
                        mark.x <= mark.label.right() + mark.label.width());
            }
            if (i > 0)
                QVERIFY(row.name.top() >= layout.rows[i - 1].bar.bottom());
        }
    }
}

/// Both figures of the wall stand over the bar as long as each can be over its line, at the scale's end as well.
void TestPowerBars::limitsNearTheEndStandBesideEachOther()
{
    const PowerPicture picture = pictureOf(twoCards()); // 1,440 and 1,710 W, the second at the end of the scale
    for (double width = 420; width < 900; width += 7) {
        for (const PowerBarsLayout::Row &row : layOutPowerBars(picture, width, baseFont()).rows) {
            if (row.marks.size() != 2)
                continue;
            const PowerBarsLayout::Mark &first = row.marks[0];
            const PowerBarsLayout::Mark &second = row.marks[1];
            const double room = row.bar.right() - second.label.width() - first.x;
            if (room < 0)
                continue;
            QCOMPARE(first.label.top(), second.label.top());
            QVERIFY(first.label.right() <= second.label.left());
        }
    }
}

void TestPowerBars::barsLieOnWholePixels()
{
    for (const PowerBarsLayout::Row &row : layOutPowerBars(pictureOf(twoCards()), Wide, baseFont()).rows) {
        QCOMPARE(row.bar.top(), std::round(row.bar.top()));
        QCOMPARE(row.bar.height(), std::round(row.bar.height()));
    }
}

void TestPowerBars::nothingLeavesTheWidth_data()
{
    QTest::addColumn<int>("cards");
    for (const int cards : {0, 1, 4, 5, 16})
        QTest::addRow("%d cards", cards) << cards;
}

void TestPowerBars::nothingLeavesTheWidth()
{
    QFETCH(int, cards);
    const PowerPicture picture = pictureOf(manyCards(cards));
    const PowerBarsLayout layout = layOutPowerBars(picture, 420, baseFont());
    for (const PowerBarsLayout::Row &row : layout.rows) {
        QVERIFY(row.share.right() <= 420.5 && row.need.right() <= 420.5);
        QVERIFY(row.sign.left() >= 0 && row.name.right() <= 420.5);
        for (const PowerBarsLayout::Segment &segment : row.segments)
            QVERIFY(segment.area.right() <= 420.01);
        for (const PowerBarsLayout::Mark &mark : row.marks)
            QVERIFY(mark.label.left() >= 0 && mark.label.right() <= 420.01);
    }
    for (std::size_t i = 0; i < layout.key.size(); ++i) {
        QVERIFY(layout.key[i].label.right() <= 420.01);
        for (std::size_t other = 0; other < i; ++other)
            QVERIFY(!layout.key[i].label.intersects(layout.key[other].swatch));
    }
    // In grey print a part is told by its letter.
    QSet<QString> letters;
    for (const PowerPart &part : picture.parts)
        letters << part.letter;
    QCOMPARE(letters.size(), static_cast<qsizetype>(picture.parts.size()));
}

RIG_TEST(TestPowerBars)
#include "tst_power_bars.moc"

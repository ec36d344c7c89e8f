// SPDX-License-Identifier: GPL-3.0-or-later
#include "power_support.h"
#include "shown.h"
#include "tests/testing.h"

#include "core/names/names.h"
#include "ui/document/workspace.h"
#include "ui/drawings/limit_curve.h"
#include "ui/drawings/power_bars.h"
#include "ui/pages/build/limit_box.h"
#include "ui/pages/build/limit_row.h"
#include "ui/pages/build/limit_sliders.h"
#include "ui/pages/build/power_view.h"
#include "ui/pages/build/supply_choices.h"
#include "ui/widgets/fold.h"

#include <QComboBox>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableWidget>
#include <QToolButton>

using namespace rig;
using namespace rig::ui;
using namespace rig::test;

namespace {

constexpr double Wide = 800;

/// The view alone, as large as in a usual window.
struct Room
{
    explicit Room(const Document &document, const Catalogue &catalogue = withCurve()) : workspace(catalogue)
    {
        QObject::connect(&workspace, &Workspace::documentChanged, &view, [this] { view.refresh(); });
        workspace.setDocument(document);
        view.resize(static_cast<int>(Wide), 900);
        view.show();
        view.activateWindow();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(&view);
    }

    [[nodiscard]] PowerBars &bars() { return *view.findChild<PowerBars *>(); }
    [[nodiscard]] LimitSliders &limits() { return *view.findChild<LimitSliders *>(); }
    [[nodiscard]] QList<LimitRow *> rows()
    {
        QList<LimitRow *> shown;
        for (LimitRow *row : view.findChildren<LimitRow *>()) {
            if (!row->isHidden())
                shown << row;
        }
        return shown;
    }
    [[nodiscard]] LimitSlider &slider(int row) { return *rows()[row]->findChild<LimitSlider *>(); }
    [[nodiscard]] std::optional<Watts> limit(ItemId id) { return workspace.document().build.item(id)->powerLimit; }
    /// Opened, as a user would.
    [[nodiscard]] QTableWidget &table(const QString &name)
    {
        for (Fold *fold : view.findChildren<Fold *>())
            fold->setOpen(true);
        for (QTableWidget *one : view.findChildren<QTableWidget *>()) {
            if (one->accessibleName() == name)
                return *one;
        }
        qFatal("There is no table %s", qPrintable(name));
    }

    Workspace workspace;
    PowerView view{workspace};
};

QString cell(const QTableWidget &table, int row, int column) { return table.item(row, column)->text(); }

QFont baseFont() { return QGuiApplication::font(); }

} // namespace

class TestPowerView : public QObject
{
    Q_OBJECT

private slots:
    void theViewSaysThatThereIsNoSupply();
    void anEmptyMachineIsNoCrash();
    void aClickChoosesThePart();
    void theTablesSayTheSame();
    void theTablesAreFoldedUntilTheyAreAskedFor();
    void twoSuppliesAreSaidOneByOne();
    void oneChoosesWhichSupplyFeedsACard();
    void theSliderGoesFromTheLowestMeasuredLimitToTheRating();
    void theSliderAnswers();
    void keysMoveTheSlider();
    void eachDragIsOneStep();
    void theSliderInTheHandStays();
    void cardsAreTakenApartAndPutTogether();
    void apartStaysApartWhereLimitsMeet();
    void aWheelOverASliderScrollsThePage();
    void theCurveStandsAboveTheHandle();
    void withoutACardThereIsNoSlider();
    void theScaleStandsStillWhileALimitIsSet();
    void choosingAFindingOutlinesItsCards();
};

void TestPowerView::theViewSaysThatThereIsNoSupply()
{
    Document document = oneCard();
    document.build.items.erase(document.build.items.begin() + 3);
    Room room(document);
    QVERIFY2(textOf(room.view).contains(QStringLiteral("no supply is chosen")), qPrintable(textOf(room.view)));
}

void TestPowerView::anEmptyMachineIsNoCrash()
{
    Room room{Document()};
    QVERIFY(!room.bars().picture().rows.empty());
    QCOMPARE(room.bars().picture().rows[0].sure.value(), 96.0);
    QVERIFY(room.rows().isEmpty());
    QVERIFY(!room.bars().grab().isNull());
    QVERIFY(layOutPowerBars({}, Wide, baseFont()).rows.empty());
    QVERIFY(layOutPowerBars(pictureOf(oneCard()), 0, baseFont()).rows.empty());
}

void TestPowerView::aClickChoosesThePart()
{
    Room room(twoCards());
    QSignalSpy chosen(&room.view, &PowerView::deviceChosen);
    const PowerBarsLayout &places = room.bars().places();
    QTest::mouseClick(&room.bars(), Qt::LeftButton, {}, places.rows[0].segments[1].area.center().toPoint());
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.last()[0].toInt(), 7);
    // The peak is that of its card; the key names parts as well.
    QTest::mouseClick(&room.bars(), Qt::LeftButton, {}, places.rows[4].segments.back().area.center().toPoint());
    QCOMPARE(chosen.last()[0].toInt(), 3);
    QTest::mouseClick(&room.bars(), Qt::LeftButton, {}, places.key[2].swatch.center().toPoint());
    QCOMPARE(chosen.last()[0].toInt(), 1);
    // The rest of the platform is no part of the list.
    QTest::mouseClick(&room.bars(), Qt::LeftButton, {}, places.rows[0].segments[3].area.center().toPoint());
    QCOMPARE(chosen.size(), 3);
    // By keyboard: the row of the table.
    QTableWidget &shares = room.table(QStringLiteral("Who draws how much"));
    shares.setFocus();
    shares.selectRow(0);
    QTest::keyClick(&shares, Qt::Key_Down);
    QCOMPARE(chosen.last()[0].toInt(), 7);
}

void TestPowerView::theTablesSayTheSame()
{
    Room room(twoCards());
    const PowerPicture &picture = room.bars().picture();
    const QTableWidget &draws = room.table(QStringLiteral("Draws and short peaks against their limits"));
    // All bars, and the window of 100 ms.
    QCOMPARE(draws.rowCount(), static_cast<int>(picture.rows.size()) + 1);
    QCOMPARE(cell(draws, 0, 1), QStringLiteral("896"));
    QCOMPARE(cell(draws, 0, 3), QStringLiteral("550"));
    QVERIFY(!draws.item(0, 4)->icon().isNull()); // its mark
    QVERIFY(cell(draws, 2, 0).contains(QStringLiteral("100 ms")));
    QCOMPARE(cell(draws, 2, 2), QStringLiteral("32")); // 350 W × 0.09
    QCOMPARE(cell(draws, 5, 1), names::number(picture.rows[4].sure.value()));
    const QTableWidget &shares = room.table(QStringLiteral("Who draws how much"));
    QCOMPARE(cell(shares, 1, 0), QStringLiteral("2"));
    QVERIFY(cell(shares, 1, 1).startsWith(QStringLiteral("Card 2")));
    QCOMPARE(cell(shares, 4, 2), QStringLiteral("896"));
    QVERIFY(room.bars().accessibleDescription().contains(QStringLiteral("346 W too much")));
}

void TestPowerView::theTablesAreFoldedUntilTheyAreAskedFor()
{
    Room room(twoCards());
    const auto foldOf = [&](const QString &title) -> Fold * {
        for (Fold *fold : room.view.findChildren<Fold *>()) {
            if (fold->text().startsWith(title))
                return fold;
        }
        return nullptr;
    };
    const auto tableOf = [&](const QString &name) -> QTableWidget * {
        for (QTableWidget *table : room.view.findChildren<QTableWidget *>()) {
            if (table->accessibleName() == name)
                return table;
        }
        return nullptr;
    };
    const QString shares = QStringLiteral("Who draws how much");
    Fold *fold = foldOf(shares);
    QTableWidget *table = tableOf(shares);
    QVERIFY(fold && table);
    QVERIFY2(fold->text().contains(QStringLiteral("5 row")), qPrintable(fold->text()));
    QVERIFY(table->isHidden());
    QCOMPARE(table->rowCount(), 0); // nothing is made for nobody
    fold->setFocus();
    QTest::keyClick(fold, Qt::Key_Space);
    QVERIFY(table->isVisible());
    QCOMPARE(table->rowCount(), 5);
    QVERIFY(!fold->text().contains(QStringLiteral("row")));
    // It stays open, and follows the machine.
    room.workspace.edit(RemoveItem{7});
    QVERIFY(table->isVisible());
    QCOMPARE(table->rowCount(), 4);
    // What is drawn nowhere is not folded.
    QVERIFY(tableOf(QStringLiteral("Power connectors of the cards"))->isVisible());
}

void TestPowerView::twoSuppliesAreSaidOneByOne()
{
    Document document = twoCards();
    document.build.items.push_back(item(8, Kind::Supply, "supply-1600"));
    Room room(document);
    const QTableWidget &supplies = room.table(QStringLiteral("The supplies one by one"));
    QCOMPARE(supplies.rowCount(), 2);
    QCOMPARE(cell(supplies, 0, 1), QStringLiteral("550"));
    QCOMPARE(cell(supplies, 1, 1), QStringLiteral("1,600"));
    QCOMPARE(cell(supplies, 0, 2).toInt() + cell(supplies, 1, 2).toInt(), 2);
    const QTableWidget &feeds = room.table(QStringLiteral("Power connectors of the cards"));
    QCOMPARE(feeds.columnCount(), 5);
    QVERIFY2(cell(feeds, 0, 3).startsWith(QStringLiteral("Supply ")), qPrintable(cell(feeds, 0, 3)));
    // A card whose sockets are not known may hang on either.
    Document unknown = document;
    unknown.build.items.push_back(item(9, Kind::Card, "card-u", "SLOT3"));
    Room other(unknown, withParts("'cards': [{'id': 'card-u', 'name': 'Card U', 'vendor': 'Maker', "
                                  "'sources': {'*': 'test-data'}, 'gpu': 'chip-a'}]"));
    // All are planned on the larger one.
    QVERIFY(cell(other.table(QStringLiteral("The supplies one by one")), 1, 2).startsWith(u'≥'));
    room.workspace.edit(RemoveItem{8});
    QVERIFY(supplies.isHidden());
    QCOMPARE(feeds.columnCount(), 4);
    QVERIFY2(!cell(feeds, 0, 1).contains(QStringLiteral("pcie-")), qPrintable(cell(feeds, 0, 1))); // as people call it
}

void TestPowerView::oneChoosesWhichSupplyFeedsACard()
{
    Document document = twoCards();
    document.build.items.push_back(item(8, Kind::Supply, "supply-1600"));
    Room room(document);
    auto &choices = *room.view.findChild<SupplyChoices *>();
    QVERIFY(choices.isVisible());
    const auto choiceOf = [&](const QString &name) -> QComboBox * {
        for (QComboBox *one : choices.findChildren<QComboBox *>()) {
            if (!one->isHidden() && one->accessibleName().contains(name))
                return one;
        }
        return nullptr;
    };
    QComboBox *card = choiceOf(QStringLiteral("Card 2"));
    QVERIFY(card);
    QCOMPARE(card->count(), 3); // the program, and either supply
    QCOMPARE(card->currentIndex(), 0);
    QVERIFY(card->itemText(0).startsWith(QStringLiteral("The program chooses")));
    // By keyboard, and one step of undo.
    card->setFocus();
    QTest::keyClick(card, Qt::Key_Down);
    QCOMPARE(room.workspace.document().build.item(7)->supply, 4);
    QCOMPARE(room.workspace.assessment().power.division.state, Division::State::Chosen);
    QCOMPARE(choiceOf(QStringLiteral("Card 2"))->currentIndex(), 1);
    room.workspace.undoStack().undo();
    QCOMPARE(room.workspace.document().build.item(7)->supply, 0);
    QCOMPARE(choiceOf(QStringLiteral("Card 2"))->currentIndex(), 0);
    // With one supply there is nothing to choose.
    room.workspace.edit(RemoveItem{8});
    QVERIFY(!choices.isVisible());
}

void TestPowerView::theSliderGoesFromTheLowestMeasuredLimitToTheRating()
{
    Room measured(oneCard());
    QCOMPARE(measured.slider(0).minimum(), 200);
    QCOMPARE(measured.slider(0).maximum(), 350);
    QCOMPARE(measured.slider(0).value(), 350);
    QVERIFY(!measured.rows()[0]->findChild<LimitCurve *>()->isHidden());
    // Nothing measured: half of the rating, which is said to be no measurement.
    Room guess(oneCard(), smallCatalogue());
    QCOMPARE(guess.slider(0).minimum(), 175);
    QVERIFY(guess.rows()[0]->findChild<LimitCurve *>()->isHidden());
    QVERIFY(textOf(*guess.rows()[0]).contains(QStringLiteral("no measurement")));
    // What was measured of training says nothing of serving.
    Document serving = oneCard();
    serving.use.work = Work::Inference;
    Room other(serving);
    QCOMPARE(other.slider(0).minimum(), 175);
}

void TestPowerView::theSliderAnswers()
{
    Document document = oneCard();
    document.site.tariff = Money{0.5, QStringLiteral("USD")};
    Room room(document);
    room.slider(0).setValue(300);
    QCOMPARE(room.limit(3)->value(), 300.0);
    const QString text = textOf(*room.rows()[0]);
    QVERIFY2(text.contains(QStringLiteral("300 W: 90 % of the speed (measured, ±")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("−50 W · −$")) && text.contains(QStringLiteral("a year")), qPrintable(text));
    QCOMPARE(room.rows()[0]->findChild<LimitBox *>()->value(), 300);
    // The rating is no limit.
    room.slider(0).setValue(350);
    QVERIFY(!room.limit(3));
    room.rows()[0]->findChild<LimitBox *>()->setValue(250);
    QCOMPARE(room.slider(0).value(), 250);
    // Nothing measured: watts and money alone.
    room.workspace.edit(ReplacePart{3, QStringLiteral("card-b")});
    QCOMPARE(room.slider(0).value(), 250);
    Room guess(document, smallCatalogue());
    guess.slider(0).setValue(300);
    const QString answer = textOf(*guess.rows()[0]);
    QVERIFY2(answer.contains(QStringLiteral("300 W: no measurement of this card's speed at a limit · −50 W · −$")),
             qPrintable(answer));
}

void TestPowerView::keysMoveTheSlider()
{
    Room room(oneCard());
    LimitSlider &slider = room.slider(0);
    slider.setFocus();
    QVERIFY(slider.accessibleName().contains(QStringLiteral("Card 1: Card A")));
    QTest::keyClick(&slider, Qt::Key_Left);
    QCOMPARE(room.limit(3)->value(), 345.0);
    QTest::keyClick(&slider, Qt::Key_PageDown);
    QCOMPARE(room.limit(3)->value(), 320.0);
    QTest::keyClick(&slider, Qt::Key_Home);
    QCOMPARE(room.limit(3)->value(), 200.0);
    QTest::keyClick(&slider, Qt::Key_Right);
    QCOMPARE(room.limit(3)->value(), 205.0);
    QTest::keyClick(&slider, Qt::Key_End);
    QVERIFY(!room.limit(3));
    // The number beside it takes any limit; the slider goes by fives.
    room.rows()[0]->findChild<LimitBox *>()->setValue(252);
    QCOMPARE(slider.value(), 252);
    QTest::keyClick(&slider, Qt::Key_Right);
    QCOMPARE(room.limit(3)->value(), 255.0);
    slider.setValue(256);
    QCOMPARE(room.limit(3)->value(), 255.0);
    QCOMPARE(slider.value(), 255);
}

void TestPowerView::eachDragIsOneStep()
{
    Room room(oneCard());
    LimitSlider &slider = room.slider(0);
    QUndoStack &undo = room.workspace.undoStack();
    const auto drag = [&](std::initializer_list<int> positions) {
        slider.setSliderDown(true);
        for (const int position : positions)
            slider.setSliderPosition(position);
        slider.setSliderDown(false);
    };
    drag({340, 331, 300});
    QCOMPARE(room.limit(3)->value(), 300.0);
    QCOMPARE(undo.count(), 1);
    // Back to where it began and on: still a step of its own.
    drag({290, 300, 250});
    QCOMPARE(undo.count(), 2);
    undo.undo();
    QCOMPARE(room.limit(3)->value(), 300.0);
    QCOMPARE(slider.value(), 300);
    undo.undo();
    QVERIFY(!room.limit(3));
}

void TestPowerView::theSliderInTheHandStays()
{
    Room room(twoCards());
    LimitSlider *slider = &room.slider(0);
    slider->setSliderDown(true);
    for (int watts = 345; watts >= 250; watts -= 5)
        slider->setSliderPosition(watts);
    QCOMPARE(&room.slider(0), slider);
    QVERIFY(slider->isSliderDown());
    QCOMPARE(room.limit(3)->value(), 250.0);
    QCOMPARE(room.limit(7)->value(), 250.0);
    slider->setSliderDown(false);
    QCOMPARE(room.view.findChildren<LimitRow *>().size(), 1);
}

void TestPowerView::cardsAreTakenApartAndPutTogether()
{
    Room room(twoCards());
    QCOMPARE(room.rows().size(), 1);
    QVERIFY2(textOf(*room.rows()[0]).startsWith(QStringLiteral("Cards 1 and 2: Card A")),
             qPrintable(textOf(*room.rows()[0])));
    const auto button = [&](int row, const QString &text) -> QToolButton * {
        for (QToolButton *one : room.rows()[row]->findChildren<QToolButton *>()) {
            if (one->text() == text && !one->isHidden())
                return one;
        }
        return nullptr;
    };
    QVERIFY(!button(0, QStringLiteral("All alike")));
    QTest::mouseClick(button(0, QStringLiteral("One by one")), Qt::LeftButton);
    QCOMPARE(room.rows().size(), 2);
    room.slider(1).setValue(300);
    QVERIFY(!room.limit(3));
    QCOMPARE(room.limit(7)->value(), 300.0);
    QTest::mouseClick(button(1, QStringLiteral("All alike")), Qt::LeftButton);
    QCOMPARE(room.rows().size(), 1);
    QCOMPARE(room.limit(3)->value(), 300.0);
    room.workspace.undoStack().undo();
    QVERIFY(!room.limit(3));
    QCOMPARE(room.rows().size(), 2);
}

void TestPowerView::apartStaysApartWhereLimitsMeet()
{
    const Catalogue catalogue = withCurve();
    Document document = twoCards();
    document.build.items.back().powerLimit = Watts(300);
    const std::vector<LimitGroup> two = regrouped({}, resolve(document.build, catalogue));
    QCOMPARE(two.size(), std::size_t(2));
    document.build.items.back().powerLimit.reset();
    const std::vector<LimitGroup> met = regrouped(two, resolve(document.build, catalogue));
    QCOMPARE(met.size(), std::size_t(2));
    // A document that is new knows nothing of it, and a third card joins the first that is like it.
    QCOMPARE(regrouped({}, resolve(document.build, catalogue)).size(), std::size_t(1));
    document.build.items.push_back(item(9, Kind::Card, "card-a"));
    const std::vector<LimitGroup> three = regrouped(met, resolve(document.build, catalogue));
    QCOMPARE(three.size(), std::size_t(2));
    QCOMPARE(three[0].items, (std::vector<ItemId>{3, 9}));
    // Another model is another group.
    document.build.items.back().part = QStringLiteral("card-b");
    QCOMPARE(regrouped(met, resolve(document.build, catalogue)).size(), std::size_t(3));
}

void TestPowerView::aWheelOverASliderScrollsThePage()
{
    Room room(oneCard());
    room.view.setFocus();
    LimitSlider &slider = room.slider(0);
    const QPointF middle = slider.rect().center();
    QWheelEvent wheel(middle, slider.mapToGlobal(middle), {}, QPoint(0, 120), Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    wheel.accept();
    QCoreApplication::sendEvent(&slider, &wheel);
    QVERIFY(!room.limit(3));
    QCOMPARE(slider.value(), 350);
}

void TestPowerView::theCurveStandsAboveTheHandle()
{
    LimitCurve curve;
    curve.resize(300, 80);
    curve.setInset(10);
    curve.setCurves(withCurve().powerCurves, Watts(200), Watts(350));
    QVERIFY(!curve.isEmpty());
    QCOMPARE(curve.placeOf(Watts(200), 0.5).x(), 10.0);
    QCOMPARE(curve.placeOf(Watts(350), 1).x(), 290.0);
    QCOMPARE(curve.placeOf(Watts(275), 1).x(), 150.0);
    QVERIFY(curve.placeOf(Watts(350), 1).y() < curve.placeOf(Watts(200), 0.5).y());
    QVERIFY(curve.placeOf(Watts(350), 1).y() > 0 && curve.placeOf(Watts(200), 0.5).y() <= 80);
    curve.setCurves({}, Watts(200), Watts(350));
    QVERIFY(curve.isEmpty());
}

void TestPowerView::withoutACardThereIsNoSlider()
{
    Room room(manyCards(0));
    QVERIFY(room.limits().isHidden());
    QVERIFY(room.rows().isEmpty());
    QVERIFY(!textOf(room.view).contains(QStringLiteral("Power limits of the cards")));
}

void TestPowerView::theScaleStandsStillWhileALimitIsSet()
{
    Room room(twoCards());
    const auto ticks = [&] {
        QStringList texts;
        for (const PowerBarsLayout::Group &group : room.bars().places().groups) {
            for (const PowerBarsLayout::Tick &tick : group.ticks)
                texts << QStringLiteral("%1@%2").arg(tick.text, QString::number(qRound(tick.x)));
        }
        return texts;
    };
    const QStringList before = ticks();
    for (const double watts : {340.0, 250.0, 180.0}) {
        room.workspace.edit(SetPowerLimit{{3, 7}, Watts(watts)});
        room.view.refresh();
        QCOMPARE(ticks(), before);
    }
}

void TestPowerView::choosingAFindingOutlinesItsCards()
{
    Room room(twoCards());
    const auto edge = [&](std::size_t segment) {
        const QRectF area = room.bars().places().rows[0].segments[segment].area;
        return QPoint(qRound(area.left()), qRound(area.center().y()));
    };
    const QImage full = room.bars().grab().toImage();
    room.view.light({3});
    const QImage lit = room.bars().grab().toImage();
    QVERIFY(lit.pixelColor(edge(0)) != full.pixelColor(edge(0)));
    const QPoint inside = edge(1) + QPoint(6, 0);
    QCOMPARE(lit.pixelColor(inside), full.pixelColor(inside)); // nothing fades
    room.view.light({});
    QCOMPARE(room.bars().grab().toImage(), full);
}

RIG_TEST(TestPowerView)
#include "tst_power_view.moc"

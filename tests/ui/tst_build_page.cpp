// SPDX-License-Identifier: GPL-3.0-or-later
#include "shown.h"
#include "small_machine.h"
#include "tests/testing.h"

#include "core/names/names.h"
#include "core/words/move_options.h"
#include "core/words/words.h"
#include "ui/document/workspace.h"
#include "ui/pages/build/band_chip.h"
#include "ui/pages/build/band_view.h"
#include "ui/pages/build/candidate_model.h"
#include "ui/pages/build/finding_card.h"
#include "ui/pages/build/findings_panel.h"
#include "ui/pages/build/fix_button.h"
#include "ui/pages/build/item_editor.h"
#include "ui/pages/build/limit_box.h"
#include "ui/pages/build/links_view.h"
#include "ui/pages/build/list_view.h"
#include "ui/pages/build/naming.h"
#include "ui/pages/build/part_chooser.h"
#include "ui/pages/build/parts_panel.h"
#include "ui/pages/build/parts_tree.h"
#include "ui/pages/build/power_view.h"
#include "ui/pages/build/site_editor.h"
#include "ui/pages/build/start_panel.h"
#include "ui/pages/build_page.h"
#include "ui/widgets/fold.h"
#include "ui/widgets/price_box.h"
#include "ui/widgets/row_delegate.h"
#include "ui/widgets/theme.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolButton>

#include <functional>

using namespace rig;
using namespace rig::ui;
using namespace rig::test;

namespace {

constexpr int patienceMs = 20000;

/// A page with a machine in it, large enough for its three columns.
struct Room
{
    explicit Room(const Document &document) : workspace(smallCatalogue()), page(workspace)
    {
        workspace.setDocument(document);
        page.resize(1400, 900);
        page.show();
        // Shortcuts of a widget only work in the active window.
        page.activateWindow();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(&page);
    }

    [[nodiscard]] PartsTree &tree() { return *page.findChild<PartsTree *>(); }
    [[nodiscard]] PartChooser &chooser() { return *page.findChild<PartChooser *>(); }
    [[nodiscard]] CandidateModel &candidates() { return *chooser().findChild<CandidateModel *>(); }
    [[nodiscard]] QLineEdit &search() { return *chooser().findChild<QLineEdit *>(); }
    [[nodiscard]] ItemEditor &editor() { return *page.findChild<ItemEditor *>(); }

    void goTo(const PartsRow &row)
    {
        tree().setFocus();
        tree().setCurrent(row);
    }
    void goToItem(ItemId id) { goTo({PartsRow::What::Item, workspace.document().build.item(id)->kind, id}); }
    /// By keyboard: the menu of what can be added.
    void choose(Kind kind)
    {
        tree().setFocus();
        QTest::keyClick(&tree(), Qt::Key_Insert);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        for (int i = 0; i < 20 && menu->activeAction()->text() != names::kind(kind); ++i)
            QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
    }
    void add(Kind kind, const QString &words)
    {
        choose(kind);
        QTest::keyClicks(&search(), words);
        QTest::keyClick(&search(), Qt::Key_Return);
    }
    [[nodiscard]] QList<FindingCard *> cards() const { return shownCards(page); }
    [[nodiscard]] FindingCard *cardOf(const char *check) const { return test::cardOf(page, check); }

    Workspace workspace;
    BuildPage page;
};

QString cell(const QTableWidget &table, int row, int column) { return table.item(row, column)->text(); }

} // namespace

class TestBuildPage : public QObject
{
    Q_OBJECT

private slots:
    void anEmptyMachineShowsWaysToBegin();
    void aMachineIsBuiltByKeyboardAlone();
    void theListNamesConnectorLinkAndMarks();
    void thePriceThatOnePaysIsTypedInTheInspector();
    void anEditTouchesOnlyTheRowsThatItConcerns();
    void thePartsThatDoNotFitStandLastWithTheReason();
    void theSearchFiltersAndKeepsTheChosenPart();
    void escapeLeavesTheMachineAsItWas();
    void replacingKeepsThePlace();
    void duplicatingSwappingAndReplacingAll();
    void removingByKeyAndUndo();
    void movingShowsTheLinkThatWouldBe();
    void theFirstBoardTakesTheDevicesThatWait();
    void thePowerLimitStepsFromTheRatingAndBack();
    void theLimitCanBeSetForAllCardsAlike();
    void aLostLaneIsInTheTable();
    void powerIsTheSameInBarAndTable();
    void findingsCarryMessageEvidenceAndFixes();
    void aFixIsAppliedByItsButton();
    void aFindingIsAcceptedWithAReason();
    void anEmptyListSaysWhatWasChecked();
    void theBandMarksWhatChanged();
    void aChipLeadsToItsTabAndFinding();
    void theBandStaysInOneLineHoweverNarrow();
    void copyingPutsTheListOnTheClipboard();
    void siteRowsSayWhatIsAssumed();
    void whatOneHasIsEnteredOnTheStartPage();
    void onANarrowPageTheFindingsAreADrawer();
    void nothingOfTheSiteIsCut();
    void f6GoesRoundThePanes();
    void everyControlHasAName();
    void oddMachinesDoNotBreakThePage_data();
    void oddMachinesDoNotBreakThePage();
    void aLongSessionKeepsEveryTabTrue();
    void noMoreProcessorsThanSockets();
    void theColoursFollowAtOnce();
};

void TestBuildPage::anEmptyMachineShowsWaysToBegin()
{
    Room room({});
    auto *start = room.page.findChild<StartPanel *>();
    QVERIFY(start->isVisible());
    QSignalSpy wanted(&room.page, &Page::pageWanted);
    start->findChildren<QPushButton *>()[1]->click();
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.first().first().toString(), QStringLiteral("start"));
    room.add(Kind::Motherboard, QStringLiteral("board a"));
    QVERIFY(!start->isVisible());
    room.workspace.setDocument({});
    QVERIFY(start->isVisible());
}

void TestBuildPage::aMachineIsBuiltByKeyboardAlone()
{
    Room room({});
    room.add(Kind::Motherboard, QStringLiteral("board a"));
    room.add(Kind::Processor, QStringLiteral("processor a"));
    room.add(Kind::Card, QStringLiteral("alpha"));
    room.add(Kind::Drive, QStringLiteral("drive"));
    const Build &build = room.workspace.document().build;
    QCOMPARE(build.items.size(), std::size_t(4));
    QCOMPARE(build.item(3)->connector, QStringLiteral("SLOT1"));
    QCOMPARE(build.item(4)->connector, QStringLiteral("M2_1"));
    QCOMPARE(*room.workspace.assessment().lanes.links.front().width, 16);
    room.add(Kind::Card, QStringLiteral("alpha"));
    QCOMPARE(build.item(5)->connector, QStringLiteral("SLOT2"));
    QCOMPARE(*room.workspace.assessment().lanes.links.front().width, 8);
    QCOMPARE(room.tree().current().item, 5);
}

void TestBuildPage::theListNamesConnectorLinkAndMarks()
{
    Room room(twoCards());
    room.workspace.edit(SetOwned{7, true});
    room.workspace.edit(SetPowerLimit{{7}, Watts(280)});
    room.goToItem(7);
    const QModelIndex row = room.tree().currentIndex();
    const QString second = row.data(SecondLineRole).toString();
    QCOMPARE(row.data(TrailingRole).toString(), QStringLiteral("owned"));
    for (const QString &part :
         {QStringLiteral("Card 2"), QStringLiteral("SLOT2"), QStringLiteral("x8"), QStringLiteral("280 W")})
        QVERIFY2(second.contains(part), qPrintable(second + QStringLiteral(" lacks ") + part));
    QVERIFY(row.data(Qt::AccessibleTextRole).toString().contains(second));
    room.goToItem(1);
    QCOMPARE(room.tree().currentIndex().data(TrailingRole).toString(), QStringLiteral("add price"));
}

/// It stands in the inspector, is one step, is of the cards that are meant, and gives way to "owned".
void TestBuildPage::anEditTouchesOnlyTheRowsThatItConcerns()
{
    Room room(twoCards());
    room.goToItem(7);
    const QModelIndex row = room.tree().currentIndex();
    QSet<int> touched;
    connect(room.tree().model(), &QAbstractItemModel::dataChanged, this,
            [&](const QModelIndex &index) { touched.insert(index.row()); });
    QSignalSpy reset(room.tree().model(), &QAbstractItemModel::rowsRemoved);
    room.workspace.edit(SetOwned{7, true});
    QCOMPARE(touched, QSet<int>{row.row()});
    QVERIFY(reset.isEmpty());
    QCOMPARE(room.tree().currentIndex(), row);
    QCOMPARE(row.data(TrailingRole).toString(), QStringLiteral("owned"));
    room.workspace.undoStack().undo();
    QVERIFY(row.data(TrailingRole).toString() != QStringLiteral("owned"));
}

void TestBuildPage::thePriceThatOnePaysIsTypedInTheInspector()
{
    Room room(twoCards());
    emit room.tree().priceWanted(1); // the link of a row
    QCOMPARE(room.tree().current().item, 1);
    auto *box = room.editor().findChild<PriceBox *>();
    QVERIFY(box->isVisible());
    QCOMPARE(box->text(), QStringLiteral("add price"));
    box->setValue(250);
    const Build &build = room.workspace.document().build;
    QVERIFY(build.item(1)->price);
    QCOMPARE(room.tree().currentIndex().data(TrailingRole).toString(), QStringLiteral("$250"));
    QCOMPARE(room.workspace.undoStack().count(), 1);
    room.workspace.undoStack().undo();
    QVERIFY(room.workspace.document() == twoCards());
    room.goToItem(7);
    for (QCheckBox *all : room.editor().findChildren<QCheckBox *>())
        all->setChecked(all->text().contains(QStringLiteral("of this model")));
    box->setValue(700.5);
    QCOMPARE(build.item(3)->price->amount, 700.5);
    QCOMPARE(build.item(7)->price->amount, 700.5);
    box->setValue(0);
    QVERIFY(!build.item(7)->price);
    room.workspace.edit(SetOwned{7, true});
    QVERIFY(!box->isVisible());
}

void TestBuildPage::thePartsThatDoNotFitStandLastWithTheReason()
{
    Room room(oneCard());
    const QAbstractItemModelTester tester(&room.candidates(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy tried(&room.candidates(), &CandidateModel::allTried);
    room.choose(Kind::Card);
    QVERIFY(room.chooser().isVisible());
    QCOMPARE(room.candidates().rowCount(), 3);
    QVERIFY(tried.count() == 1 || tried.wait(patienceMs));
    const QModelIndex last = room.candidates().index(2);
    QCOMPARE(last.data(CandidateModel::PartIdRole).toString(), QStringLiteral("card-0-too-long"));
    QVERIFY(last.data(CandidateModel::BlockedRole).toBool());
    QVERIFY2(last.data(SecondLineRole).toString().contains(QStringLiteral("80 mm too long")),
             qPrintable(last.data(SecondLineRole).toString()));
    const QModelIndex first = room.candidates().index(0);
    QVERIFY(!first.data(CandidateModel::BlockedRole).toBool());
    // What is added costs what stands above; its effect does not say that again.
    QVERIFY(first.data(TrailingRole).toString().contains(QStringLiteral("1,000")));
    QVERIFY2(!first.data(SecondTrailingRole).toString().contains(QStringLiteral("1,000")),
             qPrintable(first.data(SecondTrailingRole).toString()));
    // It can be chosen nevertheless: the user may know better.
    QVERIFY(last.flags().testFlag(Qt::ItemIsEnabled));
}

void TestBuildPage::theSearchFiltersAndKeepsTheChosenPart()
{
    Room room(oneCard());
    room.choose(Kind::Card);
    QTest::keyClicks(&room.search(), QStringLiteral("maker CHIP"));
    QCOMPARE(room.candidates().rowCount(), 3);
    QTest::keyClicks(&room.search(), QStringLiteral(" alpha"));
    QCOMPARE(room.candidates().rowCount(), 1);
    QTest::keyClicks(&room.search(), QStringLiteral(" nothing"));
    QCOMPARE(room.candidates().rowCount(), 0);
    QTest::keyClick(&room.search(), Qt::Key_Return);
    QCOMPARE(room.workspace.undoStack().count(), 0);
    room.search().clear();
    QTest::keyClick(&room.search(), Qt::Key_Down);
    auto *list = room.chooser().findChild<QListView *>();
    const QString chosen = list->currentIndex().data(CandidateModel::PartIdRole).toString();
    room.candidates().setOrder(&ordersOf(Kind::Card).front());
    QCOMPARE(list->currentIndex().data(CandidateModel::PartIdRole).toString(), chosen);
}

void TestBuildPage::escapeLeavesTheMachineAsItWas()
{
    Room room(oneCard());
    room.goToItem(4);
    QTest::keyClick(&room.tree(), Qt::Key_Return);
    QVERIFY(room.chooser().isVisible());
    QTest::keyClick(&room.search(), Qt::Key_Escape);
    QVERIFY(!room.chooser().isVisible());
    QVERIFY(room.workspace.document() == oneCard());
    QCOMPARE(room.tree().current().item, 4);
}

void TestBuildPage::replacingKeepsThePlace()
{
    Room room(oneCard());
    room.goToItem(3);
    QTest::keyClick(&room.tree(), Qt::Key_F2);
    QTest::keyClicks(&room.search(), QStringLiteral("card b"));
    QTest::keyClick(&room.search(), Qt::Key_Return);
    const Item *card = room.workspace.document().build.item(3);
    QCOMPARE(card->part, QStringLiteral("card-b"));
    QCOMPARE(card->connector, QStringLiteral("SLOT1"));
}

/// The editor's button of this name, where it is to be seen.
QPushButton *buttonOf(const QWidget &in, const QString &text)
{
    for (QPushButton *button : in.findChildren<QPushButton *>()) {
        if (button->text().startsWith(text) && !button->isHidden())
            return button;
    }
    return nullptr;
}

void TestBuildPage::duplicatingSwappingAndReplacingAll()
{
    Room room(twoCards());
    const Build &build = room.workspace.document().build;
    room.goToItem(7);
    QPushButton *swap = buttonOf(room.editor(), QStringLiteral("Swap"));
    QVERIFY(swap);
    emit swap->menu()->aboutToShow();
    QCOMPARE(swap->menu()->actions().size(), 1);
    swap->menu()->actions().front()->trigger();
    QCOMPARE(build.item(7)->connector, QStringLiteral("SLOT1"));
    QCOMPARE(build.item(3)->connector, QStringLiteral("SLOT2"));
    room.workspace.undoStack().undo();
    QVERIFY(room.workspace.document() == twoCards());
    buttonOf(room.editor(), QStringLiteral("Duplicate"))->click();
    QCOMPARE(build.itemsOf(Kind::Card).size(), std::size_t(3));
    QCOMPARE(build.item(8)->connector, QStringLiteral("SLOT3"));
    room.workspace.undoStack().undo();
    for (QCheckBox *box : room.editor().findChildren<QCheckBox *>())
        box->setChecked(box->text().contains(QStringLiteral("of this model")));
    QSignalSpy wanted(room.page.findChild<PartsPanel *>(), &PartsPanel::chooserWanted);
    QTest::keyClick(&room.tree(), Qt::Key_F2); // by key as by button
    QCOMPARE(wanted.size(), 1);
    QVERIFY(wanted.front().front().value<Opening>().alike);
    QTest::keyClick(&room.search(), Qt::Key_Escape);
    buttonOf(room.editor(), QStringLiteral("Replace all"))->click();
    QTest::keyClicks(&room.search(), QStringLiteral("card b"));
    QTest::keyClick(&room.search(), Qt::Key_Return);
    QCOMPARE(build.item(3)->part, QStringLiteral("card-b"));
    QCOMPARE(build.item(7)->part, QStringLiteral("card-b"));
    QCOMPARE(room.workspace.undoStack().count(), 1);
}

void TestBuildPage::removingByKeyAndUndo()
{
    Room room(twoCards());
    room.goToItem(7);
    QTest::keyClick(&room.tree(), Qt::Key_Delete);
    QVERIFY(!room.workspace.document().build.item(7));
    room.workspace.undoStack().undo();
    QVERIFY(room.workspace.document() == twoCards());
}

void TestBuildPage::movingShowsTheLinkThatWouldBe()
{
    Room room(twoCards());
    const std::vector<words::MoveOption> options =
        words::moveOptions(room.workspace.document(), 7, room.workspace.catalogue());
    QCOMPARE(options.size(), std::size_t(3)); // the slots, not the M.2
    QVERIFY2(options[0].text.contains(QStringLiteral("Card 1")), qPrintable(options[0].text));
    QVERIFY(options[1].current);
    QVERIFY2(options[2].text.contains(QStringLiteral("x4")), qPrintable(options[2].text));

    room.goToItem(7);
    auto *connector = room.editor().findChild<QComboBox *>();
    const int slot3 = connector->findData(QStringLiteral("SLOT3"));
    QVERIFY(slot3 > 0);
    connector->setCurrentIndex(slot3);
    emit connector->activated(slot3);
    QCOMPARE(room.workspace.document().build.item(7)->connector, QStringLiteral("SLOT3"));
    QCOMPARE(*room.workspace.assessment().lanes.links.front().width, 16);
}

void TestBuildPage::theFirstBoardTakesTheDevicesThatWait()
{
    Room room({});
    room.add(Kind::Card, QStringLiteral("alpha"));
    QVERIFY(room.workspace.document().build.item(1)->connector.isEmpty());
    room.add(Kind::Processor, QStringLiteral("processor a"));
    room.add(Kind::Motherboard, QStringLiteral("board"));
    QCOMPARE(room.workspace.document().build.item(1)->connector, QStringLiteral("SLOT1"));
    QCOMPARE(room.workspace.undoStack().count(), 3);
}

void TestBuildPage::thePowerLimitStepsFromTheRatingAndBack()
{
    Room room(oneCard());
    room.goToItem(3);
    auto *limit = room.editor().findChild<LimitBox *>();
    QVERIFY(!limit->limit());
    limit->stepBy(-1);
    QCOMPARE(room.workspace.document().build.item(3)->powerLimit->value(), 340.0);
    limit->stepBy(-6);
    QCOMPARE(room.workspace.document().build.item(3)->powerLimit->value(), 280.0);
    QCOMPARE(room.workspace.undoStack().count(), 1);
    limit->stepBy(100);
    QVERIFY(!room.workspace.document().build.item(3)->powerLimit);
    QCOMPARE(room.workspace.undoStack().count(), 0);
}

void TestBuildPage::theLimitCanBeSetForAllCardsAlike()
{
    Room room(twoCards());
    room.goToItem(7);
    QCheckBox *all = nullptr;
    for (QCheckBox *box : room.editor().findChildren<QCheckBox *>()) {
        if (box->text().contains(QStringLiteral("of this model")))
            all = box;
    }
    QVERIFY(all);
    all->setChecked(true);
    room.editor().findChild<LimitBox *>()->stepBy(-5);
    QCOMPARE(room.workspace.document().build.item(3)->powerLimit->value(), 300.0);
    QCOMPARE(room.workspace.document().build.item(7)->powerLimit->value(), 300.0);
    QCOMPARE(room.workspace.undoStack().count(), 1);
}

void TestBuildPage::aLostLaneIsInTheTable()
{
    Room room(twoCards());
    const auto &table = *room.page.findChild<LinksView *>()->findChild<QTableWidget *>();
    QCOMPARE(table.rowCount(), 2);
    QVERIFY2(cell(table, 1, 0).contains(QStringLiteral("Card 2")), qPrintable(cell(table, 1, 0)));
    QCOMPARE(cell(table, 1, 1), QStringLiteral("SLOT2"));
    QVERIFY2(cell(table, 1, 2).contains(QStringLiteral("x8 of x16")), qPrintable(cell(table, 1, 2)));
    QVERIFY(!table.item(1, 2)->icon().isNull()); // its mark
    QVERIFY(table.item(0, 0)->icon().isNull());
    QCOMPARE(cell(table, 1, 3), QStringLiteral("15.8"));
    QVERIFY(!cell(table, 1, 4).isEmpty());
}

void TestBuildPage::powerIsTheSameInBarAndTable()
{
    Room room(twoCards());
    auto *power = room.page.findChild<PowerView *>();
    room.page.findChild<QTabWidget *>()->setCurrentWidget(power);
    const Power &sums = room.workspace.assessment().power;
    QVERIFY2(textOf(*power).contains(names::watts(sums.training.atLeast)), qPrintable(textOf(*power)));
    for (Fold *fold : power->findChildren<Fold *>())
        fold->setOpen(true);
    const auto tableOf = [power](const QString &name) -> const QTableWidget & {
        for (const QTableWidget *table : power->findChildren<QTableWidget *>()) {
            if (table->accessibleName() == name)
                return *table;
        }
        qFatal("There is no table %s", qPrintable(name));
    };
    const QTableWidget &shares = tableOf(QStringLiteral("Who draws how much"));
    QVERIFY(cell(shares, shares.rowCount() - 1, 2).contains(names::number(sums.training.atLeast.value())));
    const QTableWidget &feeds = tableOf(QStringLiteral("Power connectors of the cards"));
    QCOMPARE(feeds.rowCount(), 2);
    QVERIFY(!feeds.item(0, 3)->icon().isNull());
}

void TestBuildPage::findingsCarryMessageEvidenceAndFixes()
{
    Room room(twoCards());
    FindingCard *card = room.cardOf("power.supply-capacity");
    QVERIFY(card);
    QVERIFY2(card->accessibleName().startsWith(QStringLiteral("Problem: Supply")), qPrintable(card->accessibleName()));
    QVERIFY(!card->isOpen());
    QVERIFY(textOf(*card).contains(QStringLiteral("550 W")));
    QTRY_VERIFY_WITH_TIMEOUT(!card->findChildren<FixButton *>().isEmpty(), patienceMs);
    QVERIFY2(card->caption().contains(QStringLiteral("fix")), qPrintable(card->caption()));
    auto *evidence = card->findChild<QToolButton *>();
    const QString before = textOf(*card);
    evidence->setChecked(true);
    QVERIFY(textOf(*card).size() > before.size());
}

void TestBuildPage::aFixIsAppliedByItsButton()
{
    Room room(twoCards());
    QTRY_VERIFY_WITH_TIMEOUT(!room.cardOf("power.supply-capacity")->findChildren<FixButton *>().isEmpty(), patienceMs);
    FixButton *larger = nullptr;
    for (FixButton *button : room.cardOf("power.supply-capacity")->findChildren<FixButton *>()) {
        if (button->accessibleName().contains(QStringLiteral("Supply 1600")))
            larger = button;
    }
    QVERIFY(larger);
    larger->click();
    QCOMPARE(room.workspace.document().build.item(4)->part, QStringLiteral("supply-1600"));
    QVERIFY(!room.cardOf("power.supply-capacity"));
    room.workspace.undoStack().undo();
    QVERIFY(room.cardOf("power.supply-capacity"));
}

void TestBuildPage::aFindingIsAcceptedWithAReason()
{
    Room room(twoCards());
    const std::size_t findings = room.workspace.verdict().findings.size();
    FindingCard *card = room.cardOf("power.supply-capacity");
    auto *why = card->findChild<QLineEdit *>();
    QTest::mouseClick(card, Qt::LeftButton, Qt::NoModifier, QPoint(4, 4));
    QVERIFY(!why->isVisible());
    card->findChildren<QToolButton *>()[1]->click();
    QVERIFY(why->isVisible());
    QTest::keyClick(why, Qt::Key_Return);
    QVERIFY(room.workspace.document().build.waivers.empty()); // not without a reason
    QTest::keyClicks(why, QStringLiteral("bench only"));
    QTest::keyClick(why, Qt::Key_Return);
    QCOMPARE(room.workspace.verdict().findings.size(), findings - 1);
    QCOMPARE(room.workspace.verdict().accepted.size(), std::size_t(1));
    FindingCard *accepted = room.cardOf("power.supply-capacity");
    QVERIFY2(textOf(*accepted).contains(QStringLiteral("bench only")), qPrintable(textOf(*accepted)));
    for (QToolButton *button : accepted->findChildren<QToolButton *>()) {
        if (button->text() == QStringLiteral("No longer accept"))
            button->click();
    }
    QVERIFY(room.workspace.document().build.waivers.empty());
}

void TestBuildPage::anEmptyListSaysWhatWasChecked()
{
    Document document = oneCard();
    Room room(document);
    while (!room.workspace.verdict().findings.empty())
        room.workspace.edit(Accept{waiverFor(room.workspace.verdict().findings.front(), room.workspace.document().build,
                                             QStringLiteral("x"))});
    auto *panel = room.page.findChild<FindingsPanel *>();
    QVERIFY2(textOf(*panel).contains(words::checkTitle("power.supply-capacity")), qPrintable(textOf(*panel)));
    QVERIFY(textOf(*panel).contains(names::kind(Kind::Cooler))); // there is none, so nothing of it was checked
}

void TestBuildPage::theBandMarksWhatChanged()
{
    Room room(oneCard());
    auto *band = room.page.findChild<BandView *>();
    const auto captions = [&] {
        QStringList texts;
        for (std::size_t i = 0; i < band->band().figures.size(); ++i)
            texts << band->captionOf(i);
        return texts.join(u'\n');
    };
    QVERIFY2(!captions().contains(u'→'), qPrintable(captions()));
    room.workspace.edit(SetPowerLimit{{3}, Watts(250)});
    QVERIFY2(captions().contains(u'→'), qPrintable(captions()));
    QTRY_VERIFY_WITH_TIMEOUT(!captions().contains(u'→'), patienceMs);
    room.workspace.setDocument(twoCards());
    QVERIFY(!captions().contains(u'→')); // another machine, not a change of this one
}

void TestBuildPage::aChipLeadsToItsTabAndFinding()
{
    Room room(twoCards());
    auto *band = room.page.findChild<BandView *>();
    auto *tabs = room.page.findChild<QTabWidget *>();
    for (BandChipButton *chip : band->findChildren<BandChipButton *>()) {
        if (chip->isVisible() && chip->text().startsWith(QStringLiteral("Supply")))
            chip->click();
    }
    QCOMPARE(tabs->currentWidget(), room.page.findChild<PowerView *>());
    FindingCard *card = room.cardOf("power.supply-capacity");
    QVERIFY(card->isOpen());
    FindingCard *lanes = room.cardOf("pcie.lane-downgrade");
    QTest::mouseClick(lanes, Qt::LeftButton, Qt::NoModifier, QPoint(4, 4));
    QCOMPARE(tabs->currentWidget(), room.page.findChild<LinksView *>());
    QVERIFY(lanes->isOpen() && !card->isOpen()); // one at a time
    QVERIFY(!tabs->tabIcon(tabs->indexOf(room.page.findChild<PowerView *>())).isNull());
}

void TestBuildPage::theBandStaysInOneLineHoweverNarrow()
{
    Room room(twoCards());
    auto *band = room.page.findChild<BandView *>();
    for (const int width : {1600, 1200, 900, 600, 420}) {
        band->resize(width, band->height());
        int right = 0;
        for (const BandChipButton *chip : band->findChildren<BandChipButton *>()) {
            if (chip->isHidden())
                continue;
            QVERIFY(chip->x() >= right);
            right = chip->geometry().right();
            QVERIFY(right < width);
        }
    }
}

void TestBuildPage::copyingPutsTheListOnTheClipboard()
{
    Room room(oneCard());
    QSignalSpy said(&room.page, &Page::said);
    for (QAction *action : room.page.machineActions()) {
        if (action->text().contains(QStringLiteral("Markdown")))
            action->trigger();
    }
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY2(text.contains(QStringLiteral("Maker Card A")) && text.contains(u'|'), qPrintable(text));
    QCOMPARE(said.count(), 1);
}

void TestBuildPage::siteRowsSayWhatIsAssumed()
{
    Room room(oneCard());
    room.goTo({PartsRow::What::Site, Kind::Card, 0, SiteEditor::Field::Circuit});
    QVERIFY(room.tree().currentIndex().data(SecondLineRole).toString().contains(QStringLiteral("assumed")));
    auto *editor = room.page.findChild<SiteEditor *>();
    QVERIFY(editor->isVisible());
    auto *circuit = editor->findChild<QComboBox *>();
    const int european = circuit->findData(QStringLiteral("eu-16a"));
    circuit->setCurrentIndex(european);
    emit circuit->activated(european);
    QCOMPARE(room.workspace.document().site.circuit.id, QStringLiteral("eu-16a"));
    QVERIFY(!room.tree().currentIndex().data(SecondLineRole).toString().contains(QStringLiteral("assumed")));
    QVERIFY(room.workspace.undoStack().canUndo());
}

/// What one has is entered on one form, which the Start page has.
void TestBuildPage::whatOneHasIsEnteredOnTheStartPage()
{
    Room room({});
    const QSignalSpy wanted(&room.page, &Page::ownMachineWanted);
    room.page.findChild<StartPanel *>()->findChildren<QPushButton *>()[0]->click();
    QCOMPARE(wanted.count(), 1);
}

void TestBuildPage::onANarrowPageTheFindingsAreADrawer()
{
    Room room(twoCards());
    auto *panel = room.page.findChild<FindingsPanel *>();
    QVERIFY(panel->isVisible());
    room.page.resize(900, 700);
    QVERIFY(!panel->isVisible());
    auto *button = room.page.findChild<QPushButton *>(QStringLiteral("findingsButton"));
    QVERIFY(button && button->isVisible());
    QVERIFY(button->text().contains(QString::number(room.workspace.verdict().findings.size())));
    // Also where the tabs leave it its number alone.
    QVERIFY(button->accessibleName().contains(QStringLiteral("finding(s)")));
    room.tree().setFocus();
    for (QAction *action : room.page.machineActions()) {
        if (action->shortcut() == QKeySequence(Qt::ALT | Qt::Key_3))
            action->trigger();
    }
    QVERIFY(panel->isVisible());
    QVERIFY(panel->isAncestorOf(room.page.focusWidget()));
    QCOMPARE(panel->geometry().right(), room.page.rect().right());
    QTest::keyClick(room.page.focusWidget(), Qt::Key_Escape);
    QVERIFY(!panel->isVisible());
    QCOMPARE(room.page.focusWidget(), &room.tree());
    button->click();
    QVERIFY(panel->isVisible());
    button->click();
    QVERIFY(!panel->isVisible());
    room.page.showFinding(0); // as from the band and from the list of everything
    QVERIFY(panel->isVisible());
    room.choose(Kind::Card); // it would lie over the parts to choose from
    QVERIFY(room.chooser().isVisible() && !panel->isVisible());
    emit room.chooser().closed();
    room.page.resize(1400, 900);
    QVERIFY(panel->isVisible());
    QVERIFY(!button->isVisible());
}

void TestBuildPage::nothingOfTheSiteIsCut()
{
    Workspace workspace(smallCatalogue());
    workspace.setDocument(twoCards());
    SiteEditor editor(workspace);
    const int narrow = 31 * editor.fontMetrics().averageCharWidth(); // what the narrowest list of parts leaves it
    editor.resize(narrow, editor.heightForWidth(narrow));
    editor.show();
    QVERIFY2(editor.minimumSizeHint().width() <= narrow, qPrintable(QString::number(editor.minimumSizeHint().width())));
    for (const QWidget *field : editor.findChildren<QWidget *>()) {
        if (field->isVisible())
            QVERIFY2(field->mapTo(&editor, field->rect().bottomRight()).x() < narrow,
                     qPrintable(field->accessibleName()));
    }
}

void TestBuildPage::f6GoesRoundThePanes()
{
    Room room(twoCards());
    room.tree().setFocus();
    const auto pane = [&room] {
        const QWidget *focused = room.page.focusWidget();
        return room.page.findChild<BandView *>()->isAncestorOf(focused)        ? u'b'
               : room.page.findChild<PartsPanel *>()->isAncestorOf(focused)    ? u'p'
               : room.page.findChild<FindingsPanel *>()->isAncestorOf(focused) ? u'f'
               : room.page.findChild<QTabWidget *>()->isAncestorOf(focused)    ? u't'
                                                                               : u'?';
    };
    const auto walk = [&](const QKeySequence &key) {
        QString way;
        for (int i = 0; i < 4; ++i) {
            for (QAction *action : room.page.moreActions()) {
                if (action->shortcut() == key)
                    action->trigger();
            }
            way += pane();
        }
        return way;
    };
    QCOMPARE(walk(Qt::Key_F6), QStringLiteral("tfbp"));
    QCOMPARE(walk(Qt::SHIFT | Qt::Key_F6), QStringLiteral("bftp"));
    room.page.resize(900, 700); // the drawer opens for it, and closes behind it
    QCOMPARE(walk(Qt::Key_F6), QStringLiteral("tfbp"));
    QVERIFY(!room.page.findChild<FindingsPanel *>()->isVisible());
}

/// What can have the focus now and has no name for a screen reader.
QStringList nameless(const QWidget &page)
{
    QStringList found;
    for (const QWidget *widget : page.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus ||
            widget->objectName().startsWith(QStringLiteral("qt_")))
            continue;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const auto *label = qobject_cast<const QLabel *>(widget);
        const bool named = !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()) ||
                           (label && !label->text().isEmpty());
        if (!named && !qobject_cast<const QTabBar *>(widget) &&
            qobject_cast<const QWidget *>(widget->parentWidget())->accessibleName().isEmpty())
            found << QString::fromLatin1(widget->metaObject()->className());
    }
    return found;
}

void TestBuildPage::everyControlHasAName()
{
    Room room(twoCards());
    room.workspace.edit(AddVariant{});
    room.goToItem(7);
    auto *tabs = room.page.findChild<QTabWidget *>();
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        QVERIFY2(nameless(room.page).isEmpty(), qPrintable(tabs->tabText(tab) + u' ' + nameless(room.page).join(u' ')));
    }
    QTest::keyClick(&room.tree(), Qt::Key_F2);
    QVERIFY(room.chooser().isVisible());
    QVERIFY2(nameless(room.page).isEmpty(), qPrintable(nameless(room.page).join(u' ')));
}

void TestBuildPage::oddMachinesDoNotBreakThePage_data()
{
    QTest::addColumn<int>("cards");
    QTest::addColumn<bool>("board");
    QTest::newRow("no board") << 2 << false;
    QTest::newRow("more cards than slots") << 5 << true;
    QTest::newRow("sixteen cards") << 16 << true;
    QTest::newRow("no card") << 0 << true;
}

void TestBuildPage::oddMachinesDoNotBreakThePage()
{
    QFETCH(const int, cards);
    QFETCH(const bool, board);
    Document document;
    if (board)
        document.build.items.push_back(item(1, Kind::Motherboard, "board-a"));
    for (int i = 0; i < cards; ++i)
        document.build.items.push_back(item(2 + i, Kind::Card, i == 1 ? "not-in-the-catalogue" : "card-a",
                                            i == 0   ? "SLOT1"
                                            : i == 2 ? "NOWHERE"
                                                     : ""));
    Room room(document);
    auto *tabs = room.page.findChild<QTabWidget *>();
    for (int i = 0; i < tabs->count(); ++i) {
        tabs->setCurrentIndex(i);
        QVERIFY(!room.page.grab().isNull());
    }
    for (const Item &part : document.build.items)
        room.goToItem(part.id);
}

/// Adding, moving, removing, replacing, variants, undo, with findings chosen and tabs changed in between: what a user
/// does in an hour. Each picture is taken, so that a view that speaks of the machine before would be found out.
void TestBuildPage::aLongSessionKeepsEveryTabTrue()
{
    Room room(twoCards());
    QRandomGenerator random(20261121);
    auto *tabs = room.page.findChild<QTabWidget *>();
    const QStringList places{
        QStringLiteral("SLOT1"),  QStringLiteral("SLOT2"), QStringLiteral("SLOT3"), QStringLiteral("M2_1"), QString(),
        QStringLiteral("NOWHERE")};
    const auto anyItem = [&]() -> ItemId {
        const std::vector<Item> &items = room.workspace.document().build.items;
        return items.empty() ? 0 : items[random.bounded(static_cast<quint32>(items.size()))].id;
    };
    const std::vector<std::function<void()>> acts{
        [&] { room.workspace.edit(AddItem{item(0, Kind::Card, "card-a", "")}); },
        [&] { room.workspace.edit(AddItem{item(0, Kind::Drive, "drive-a", "")}); },
        [&] { room.workspace.edit(RemoveItem{anyItem()}); },
        [&] {
            room.workspace.edit(MoveItem{anyItem(), places[random.bounded(places.size())]});
        },
        [&] {
            room.workspace.edit(SetPowerLimit{{anyItem()}, Watts(200)});
        },
        [&] { room.workspace.edit(AddVariant{}); },
        [&] { room.workspace.edit(ShowVariant{QStringLiteral("A")}); },
        [&] { room.workspace.edit(RemoveVariant{room.workspace.document().variant}); },
        [&] { room.workspace.undoStack().undo(); },
        [&] { room.workspace.undoStack().redo(); },
        [&] { tabs->setCurrentIndex(random.bounded(tabs->count())); },
        [&] {
            if (const QList<FindingCard *> cards = room.cards(); !cards.isEmpty())
                QTest::keyClick(cards[random.bounded(cards.size())], Qt::Key_Space);
        },
    };
    for (int i = 0; i < 400; ++i) {
        acts[random.bounded(static_cast<quint32>(acts.size()))]();
        if (i % 10 == 0)
            QVERIFY(!room.page.grab().isNull());
        const QTableWidget &links = *room.page.findChild<LinksView *>()->findChild<QTableWidget *>();
        if (tabs->currentWidget() == room.page.findChild<LinksView *>())
            QCOMPARE(links.rowCount(), static_cast<int>(room.workspace.machine().devices.size()));
    }
}

void TestBuildPage::noMoreProcessorsThanSockets()
{
    Document document = oneCard();
    const Machine machine = resolve(document.build, smallCatalogue()); // one socket
    QVERIFY(!mayAdd(Kind::Processor, machine, document.build));
    Machine two = machine;
    auto board = std::make_shared<Board>(*machine.board->part);
    board->processorCount.value = 2;
    two.board->part = board;
    QVERIFY(mayAdd(Kind::Processor, two, document.build));
    document.build.items.front().count = 2; // one row of the list that stands for both
    QVERIFY(!mayAdd(Kind::Processor, two, document.build));
}

void TestBuildPage::theColoursFollowAtOnce()
{
    Room room(twoCards());
    const auto ground = [&] {
        return room.page.findChild<BandView *>()->grab().toImage().pixelColor(12, 12).lightness();
    };
    applyTheme(*qApp, Scheme::Dark, 100);
    QTRY_VERIFY(ground() < 110);
    applyTheme(*qApp, Scheme::Light, 100);
    QTRY_VERIFY(ground() > 110);
}

RIG_TEST(TestBuildPage)
#include "tst_build_page.moc"

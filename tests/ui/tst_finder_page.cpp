// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/names.h"
#include "core/report/machine_line.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"
#include "ui/document/settings.h"
#include "ui/document/workspace.h"
#include "ui/pages/finder/finder_form.h"
#include "ui/pages/finder/found_table.h"
#include "ui/pages/finder/frontier_panel.h"
#include "ui/pages/finder/machine_search.h"
#include "ui/pages/finder/why_panel.h"
#include "ui/pages/finder_page.h"
#include "ui/widgets/marked_label.h"
#include "ui/widgets/part_field.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>

using namespace rig;
using namespace rig::ui;
using namespace Qt::StringLiterals;

namespace {

constexpr int Patience = 60'000; // ms

/// The page on the shipped parts, of which a search finds whole machines.
struct Room
{
    Room() : workspace(priced())
    {
        page = std::make_unique<FinderPage>(workspace);
        page->resize(1200, 760);
        page->show();
    }
    /// Prices count as of the day of the newest one, whenever the test runs.
    static Catalogue priced()
    {
        Catalogue catalogue = test::shipped();
        catalogue.prices.today = QDate(2026, 11, 24);
        return catalogue;
    }
    template <class T> [[nodiscard]] T *find(const char *name) const
    {
        return page->findChild<T *>(QString::fromLatin1(name));
    }
    /// Without what keeps words together.
    [[nodiscard]] QString answer() const
    {
        return find<QLabel>("answer")->text().replace(QChar::Nbsp, u' ').remove(QChar(0x2060));
    }
    /// With one card a search has less to prove.
    void ask(const QString &budget) const
    {
        find<QSpinBox>("finderMost")->setValue(1);
        find<QLineEdit>("finderBudget")->setText(budget);
    }
    /// Whether a sentence of trouble is seen in the form.
    [[nodiscard]] bool complains() const
    {
        const QList<MarkedLabel *> sentences = page->findChildren<MarkedLabel *>();
        return std::any_of(sentences.begin(), sentences.end(), [](const auto *one) { return one->isVisible(); });
    }
    /// The answer to what was asked last.
    [[nodiscard]] bool answers() const
    {
        QSignalSpy found(page->findChild<MachineSearch *>(QString(), Qt::FindDirectChildrenOnly),
                         &MachineSearch::found);
        return found.wait(Patience);
    }

    Workspace workspace;
    std::unique_ptr<FinderPage> page;
};

} // namespace

class TestFinderPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QSettings().clear(); }
    void aBudgetBringsAMachineThatBuildTakes();
    void tooLittleIsSaid();
    void theFormIsWhole();
    void aWrongNumberIsToldAtItsField();
    void whatIsAskedIsKept();
    void whoLeavesStopsTheSearch();
    void aWorkOfAnotherPageIsAskedFor();
    void aHandedWorkOutlivesTheWindow();
    void whyThisOneIsSaid();
    void whatIsOwnedMayBeSold();
    void enterAsksAndEscStops();
    void oneWordingOfTheVerdict();
    void theBestForTheBudgetIsChosen();
    void allOfTheBestIsSaid();
    void aFieldStandsBesideItsName();
    void everyLetterIsItsOwn();
    void theMachinesAreSeenWhole();
    void theMachineOfEachBudgetIsSeenWhereThereIsRoom();
    void theChartHasItsRoomInASmallWindow();
    void whatWasNotCountedHasNoNumber();

private:
    QTemporaryDir m_folder;
};

void TestFinderPage::initTestCase()
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(u"rigwright"_s);
    QCoreApplication::setApplicationName(u"tst_finder_page"_s);
}

void TestFinderPage::aBudgetBringsAMachineThatBuildTakes()
{
    const Room room;
    room.ask(u"2500"_s);
    QVERIFY(room.answers());
    QVERIFY2(room.answer().contains(u"$"_s), qPrintable(room.answer()));
    QVERIFY(room.find<FoundTable>("foundMachines")->rowCount() >= 1);
    const auto *parts = room.find<QTableView>("foundParts"); // up to its right edge, at any width
    for (const int wide : {1200, 1700}) {
        room.page->resize(wide, 760);
        QCoreApplication::processEvents();
        QCOMPARE(parts->horizontalHeader()->length(), parts->viewport()->width());
    }
    QSignalSpy planned(room.page.get(), &Page::machinePlanned);
    room.find<QPushButton>("finderOpen")->click();
    QCOMPARE(planned.count(), 1);
    const auto document = planned.first().first().value<Document>();
    const Catalogue &catalogue = room.workspace.catalogue();
    QVERIFY(machineLine(document, catalogue).verdict != Verdict::Kind::Blocked);
    const Cost cost = assess(resolve(document.build, catalogue), document.site, document.use).cost;
    QCOMPARE(cost.unpriced, 0);
    QVERIFY2(cost.total.value(u"USD"_s) <= 2500, qPrintable(QString::number(cost.total.value(u"USD"_s))));
}

void TestFinderPage::tooLittleIsSaid()
{
    const Room room;
    room.ask(u"60"_s);
    QVERIFY(room.answers());
    QVERIFY(!room.answer().isEmpty());
    QCOMPARE(room.find<FoundTable>("foundMachines")->rowCount(), 0);
    QVERIFY(!room.find<QPushButton>("finderOpen")->isEnabled());
    // In the place of empty tables: what one can do, and the way there.
    QVERIFY(!room.find<FoundTable>("foundMachines")->isVisible());
    room.find<QPushButton>("whyNothing")->click();
    QCOMPARE(room.page->findChild<QTabWidget *>()->currentWidget(), room.page->findChild<WhyPanel *>());
}

void TestFinderPage::theFormIsWhole()
{
    const Room room;
    QCoreApplication::processEvents();
    const auto *form = room.page->findChild<FinderForm *>();
    const auto *area = qobject_cast<const QWidget *>(form->parentWidget());
    QVERIFY(form->width() <= area->width());
    QVERIFY(form->minimumSizeHint().width() <= area->width());
    for (const QLineEdit *number : form->findChildren<QLineEdit *>())
        QVERIFY2(!number->isVisible() || number->objectName().startsWith(u"qt_"_s) ||
                     !number->placeholderText().isEmpty() || !number->text().isEmpty(),
                 qPrintable(number->objectName()));
}

void TestFinderPage::aWrongNumberIsToldAtItsField()
{
    const Room room;
    room.ask(u"much"_s);
    const auto *field = room.find<QLineEdit>("finderBudget")->parentWidget();
    QVERIFY(field->findChild<QLabel *>(u"problem"_s)->isVisible());
    // At least more than at most: the sentence stands in the form.
    room.find<QSpinBox>("finderFewest")->setValue(6);
    QTRY_VERIFY_WITH_TIMEOUT(room.complains(), Patience);
    room.find<QSpinBox>("finderMost")->setValue(8);
    QTRY_VERIFY_WITH_TIMEOUT(!room.complains(), Patience);
}

void TestFinderPage::whatIsAskedIsKept()
{
    {
        const Room room;
        room.ask(u"1800"_s);
        room.find<QComboBox>("finderGoal")->setCurrentIndex(1);
        room.find<QSpinBox>("finderMost")->setValue(2);
    }
    const Room room;
    QCOMPARE(room.find<QLineEdit>("finderBudget")->text(), QLocale().toString(1800.0, 'g', 10));
    QCOMPARE(room.find<QComboBox>("finderGoal")->currentIndex(), 1);
    QCOMPARE(room.find<QSpinBox>("finderMost")->value(), 2);
}

void TestFinderPage::whoLeavesStopsTheSearch()
{
    const Room room;
    auto *search = room.page->findChild<MachineSearch *>(QString(), Qt::FindDirectChildrenOnly);
    room.ask(u"20000"_s);
    QVERIFY(search->isLooking());
    room.page->hide();
    QTRY_VERIFY_WITH_TIMEOUT(!search->isLooking(), Patience);
    room.page->show();
    QVERIFY(search->isLooking()); // asked anew
}

void TestFinderPage::aWorkOfAnotherPageIsAskedFor()
{
    const Room room;
    PlannedWork work;
    work.name = u"Llama 3.1 8B, QLoRA"_s;
    work.model = u"llama-3.1-8b"_s;
    work.values.insert(u"method"_s, u"qlora"_s);
    room.page->findFor(work);
    QCOMPARE(room.find<QComboBox>("finderWork")->currentText(), work.name);
    QVERIFY(!room.find<QLineEdit>("finderMemoryEach")->isVisible());
    room.ask(u"3000"_s);
    QVERIFY(room.answers());
    QVERIFY2(room.answer().contains(u"tokens/s"_s), qPrintable(room.answer()));
}

void TestFinderPage::aHandedWorkOutlivesTheWindow()
{
    PlannedWork work;
    work.name = u"Llama 3.1 8B, QLoRA"_s;
    work.model = u"llama-3.1-8b"_s;
    work.values.insert(u"method"_s, u"qlora"_s);
    {
        const Room room;
        room.page->findFor(work);
    }
    {
        const Room room;
        QCOMPARE(room.find<QComboBox>("finderWork")->currentText(), work.name);
    }
    // What the settings say of a model that nobody knows is no work.
    QVariantMap state = value(QSettings(), setting::finderQuestion);
    QVariantMap handed = state.value(u"handed"_s).toMap();
    handed.insert(u"model"_s, u"no-such-model"_s);
    state.insert(u"handed"_s, handed);
    QSettings settings;
    setValue(settings, setting::finderQuestion, state);
    const Room room;
    QCOMPARE(room.find<QComboBox>("finderWork")->currentIndex(), 0);
}

void TestFinderPage::whyThisOneIsSaid()
{
    const Room room;
    room.ask(u"1500"_s);
    QVERIFY(room.answers());
    auto *panel = room.page->findChild<WhyPanel *>();
    auto *search = panel->findChildren<MachineSearch *>(QString(), Qt::FindDirectChildrenOnly).at(0);
    auto *withSearch = panel->findChildren<MachineSearch *>(QString(), Qt::FindDirectChildrenOnly).at(1);
    QSignalSpy explained(search, &MachineSearch::explained);
    room.page->findChild<QTabWidget *>()->setCurrentWidget(panel);
    QVERIFY(explained.wait(2 * Patience));
    const QString text = room.find<QLabel>("whyText")->text();
    QVERIFY2(text.contains(u'$') && text.contains(u'%'), qPrintable(text));
    QTRY_VERIFY_WITH_TIMEOUT(!room.find<QPushButton>("whyStop")->isEnabled(), Patience);
    // A part that is named: what it costs more or does less.
    QSignalSpy found(withSearch, &MachineSearch::found);
    auto *field = room.find<PartField>("whyNotGpu");
    field->setPart(u"geforce-rtx-3090"_s);
    emit field->changed();
    QVERIFY(found.wait(Patience));
    QVERIFY2(room.find<QLabel>("whyWith")->text().contains(u"3090"_s),
             qPrintable(room.find<QLabel>("whyWith")->text()));
}

void TestFinderPage::whatIsOwnedMayBeSold()
{
    const QString card = u"asus-dual-rtx-3060-oc-edition-12gb"_s;
    Document document;
    Item item;
    item.id = 1;
    item.kind = Kind::Card;
    item.part = card;
    document.build.items.push_back(item);
    {
        Room room;
        room.workspace.setDocument(document);
        auto *field = room.find<QLineEdit>(qPrintable(u"finderSale-"_s + card));
        QVERIFY(field && !field->isVisible());
        room.find<QCheckBox>("finderOwn")->setChecked(true);
        QVERIFY(field->isVisible() && !field->accessibleName().isEmpty());
        field->setText(u"250"_s);
        room.ask(u"1200"_s);
        QVERIFY(room.answers());
        const QString name = names::partName(card, room.workspace.catalogue());
        QVERIFY2(room.answer().contains(name) && room.answer().contains(u"$250"_s), qPrintable(room.answer()));
    }
    // The next window asks the same.
    Room room;
    room.workspace.setDocument(document);
    QCOMPARE(room.find<QLineEdit>(qPrintable(u"finderSale-"_s + card))->text(), u"250"_s);
}

void TestFinderPage::enterAsksAndEscStops()
{
    const Room room;
    auto *search = room.page->findChild<MachineSearch *>(QString(), Qt::FindDirectChildrenOnly);
    room.ask(u"1500"_s);
    QVERIFY(room.answers());
    QTRY_VERIFY_WITH_TIMEOUT(!search->isLooking(), Patience);
    for (const char *field : {"finderBudget", "finderFewest", "finderGoal", "finderQuiet"}) {
        auto *widget = room.find<QWidget>(field);
        widget->setFocus();
        QTest::keyClick(widget, Qt::Key_Return);
        QVERIFY2(search->isLooking(), field);
        QTest::keyClick(widget, Qt::Key_Escape);
        QVERIFY2(!search->isLooking(), field); // it had not begun
        QVERIFY(!room.find<QLabel>("finderProgress")->text().isEmpty());
    }
    // One that is under way ends with what it has.
    room.find<QSpinBox>("finderMost")->setValue(8);
    room.find<QLineEdit>("finderBudget")->setText(u"30000"_s);
    QSignalSpy progressed(search, &MachineSearch::progressed);
    QSignalSpy found(search, &MachineSearch::found);
    if (progressed.wait(Patience)) {
        QVERIFY(room.find<QPushButton>("finderStop")->isEnabled());
        QTest::keyClick(room.find<FoundTable>("foundMachines"), Qt::Key_Escape);
        QVERIFY(found.count() > 0 || found.wait(Patience));
        QTRY_VERIFY_WITH_TIMEOUT(!room.find<QPushButton>("finderStop")->isEnabled(), Patience);
    }
}

/// What is said above the machines of the first stands in its row, too.
void TestFinderPage::oneWordingOfTheVerdict()
{
    const Room room;
    room.ask(u"1500"_s);
    QVERIFY(room.answers());
    const auto *table = room.find<FoundTable>("foundMachines");
    const QString row = table->item(0, 5)->text(); // "Works, 1 limit"
    const QString reasons = room.find<QLabel>("answerReasons")->text().replace(QChar::Nbsp, u' ');
    QVERIFY2(row.startsWith(u"Works"_s), qPrintable(row));
    const QString said = row.contains(u',') ? QString(row).replace(u", "_s, u", with "_s) : row;
    QVERIFY2(reasons.contains(u'\n' + said + u". "_s), qPrintable(said + u'\n' + reasons));
}

void TestFinderPage::theBestForTheBudgetIsChosen()
{
    const Room room;
    room.ask(u"2000"_s);
    QVERIFY(room.answers());
    auto *panel = room.page->findChild<FrontierPanel *>();
    QSignalSpy found(panel->findChild<MachineSearch *>(), &MachineSearch::found);
    room.page->findChild<QTabWidget *>()->setCurrentWidget(panel);
    QVERIFY(found.wait(Patience));
    QVERIFY(panel->chosen() && panel->chosen()->price.amount <= 2000);
    QVERIFY(room.find<QPushButton>("finderOpen")->isEnabled());
}

/// Of the best machine all that the console says; the others have their rows.
void TestFinderPage::allOfTheBestIsSaid()
{
    const Room room;
    room.ask(u"1500"_s);
    QVERIFY(room.answers());
    const QString reasons = room.find<QLabel>("answerReasons")->text();
    QVERIFY2(reasons.contains(u"Proven: of "_s) && reasons.contains(u"of the budget is left"_s), qPrintable(reasons));
    QVERIFY2(!reasons.contains(u"With other cards"_s), qPrintable(reasons));
}

void TestFinderPage::aFieldStandsBesideItsName()
{
    const Room room;
    for (QWidget *panel : std::initializer_list<QWidget *>{room.page->findChild<WhyPanel *>(),
                                                           room.page->findChild<FrontierPanel *>()}) {
        room.page->findChild<QTabWidget *>()->setCurrentWidget(panel);
        for (const int wide : {1200, 1000, 940}) {
            room.page->resize(wide, 760);
            QCoreApplication::processEvents();
            for (const QLabel *name : panel->findChildren<QLabel *>()) {
                if (const QWidget *field = name->buddy(); field && name->isVisible())
                    QVERIFY2(name->geometry().right() < field->x() &&
                                 field->geometry().contains({field->x(), name->geometry().center().y()}),
                             qPrintable(name->text()));
            }
        }
    }
}

void TestFinderPage::everyLetterIsItsOwn()
{
    const Room room;
    const auto *tabs = room.page->findChild<QTabWidget *>();
    for (int tab = 0; tab < tabs->count(); ++tab) {
        QString taken = u"FEVDHM"_s; // the menus'
        const auto take = [&](const QWidget *part) {
            for (const QWidget *widget : part->findChildren<QWidget *>()) {
                const auto *name = qobject_cast<const QLabel *>(widget);
                const auto *button = qobject_cast<const QAbstractButton *>(widget);
                const QString text = name && name->buddy() ? name->text() : button ? button->text() : QString();
                const QKeySequence keys = QKeySequence::mnemonic(text);
                if (keys.isEmpty())
                    continue;
                const QChar letter = keys.toString().back().toUpper();
                QVERIFY2(!taken.contains(letter), qPrintable(text));
                taken += letter;
            }
        };
        take(room.page->findChild<FinderForm *>());
        take(tabs->widget(tab));
    }
}

void TestFinderPage::theMachinesAreSeenWhole()
{
    const Room room;
    room.ask(u"1500"_s);
    QVERIFY(room.answers());
    const auto *table = room.find<FoundTable>("foundMachines");
    for (const QSize size : {QSize(1200, 900), QSize(1000, 900), QSize(1000, 560)}) {
        room.page->resize(size);
        QTRY_VERIFY(table->viewport()->height() >= table->verticalHeader()->length());
    }
}

void TestFinderPage::theChartHasItsRoomInASmallWindow()
{
    const Room room;
    room.page->resize(960, 560);
    room.ask(u"2000"_s);
    QVERIFY(room.answers());
    auto *panel = room.page->findChild<FrontierPanel *>();
    QSignalSpy found(panel->findChild<MachineSearch *>(), &MachineSearch::found);
    room.page->findChild<QTabWidget *>()->setCurrentWidget(panel);
    QVERIFY(found.wait(Patience));
    const int line = panel->fontMetrics().height();
    QTRY_VERIFY(room.find<QWidget>("frontierChart")->height() >= 12 * line);
    QTRY_VERIFY(room.find<QWidget>("frontierTable")->height() >= 6 * line);
    // What this tab needs is no room of the others.
    QTRY_VERIFY(panel->height() > 18 * line); // fields, chart and table
    const auto *tabs = room.page->findChild<QTabWidget *>();
    const int high = tabs->height();
    room.page->findChild<QTabWidget *>()->setCurrentIndex(0);
    QTRY_VERIFY(tabs->height() < high);
}

void TestFinderPage::theMachineOfEachBudgetIsSeenWhereThereIsRoom()
{
    const Room room;
    room.page->resize(1500, 1300);
    room.ask(u"2000"_s);
    QVERIFY(room.answers());
    auto *panel = room.page->findChild<FrontierPanel *>();
    QSignalSpy found(panel->findChild<MachineSearch *>(), &MachineSearch::found);
    room.page->findChild<QTabWidget *>()->setCurrentWidget(panel);
    QVERIFY(found.wait(Patience));
    const auto *table = room.find<FoundTable>("frontierTable");
    QVERIFY(table->rowCount() > 1);
    QTRY_VERIFY(table->viewport()->height() >= table->verticalHeader()->length());
}

void TestFinderPage::whatWasNotCountedHasNoNumber()
{
    const Room room;
    room.ask(u"1500"_s);
    QVERIFY(room.answers());
    const QAbstractItemModel *proof = room.find<QTableView>("foundProof")->model();
    QVERIFY(proof->rowCount() > 0);
    for (int row = 0; row < proof->rowCount(); ++row)
        QVERIFY(!proof->index(row, 1).data().toString().isEmpty());
    QCOMPARE(proof->index(proof->rowCount() - 1, 1).data().toString(), u"–"_s);
}

RIG_TEST(TestFinderPage)
#include "tst_finder_page.moc"

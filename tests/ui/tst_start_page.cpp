// SPDX-License-Identifier: GPL-3.0-or-later
#include "parts_support.h"
#include "shown.h"
#include "small_machine.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include "core/names/names.h"
#include "core/names/sentences.h"
#include "core/words/words.h"
#include "ui/command_palette.h"
#include "ui/document/examples.h"
#include "ui/document/settings.h"
#include "ui/languages.h"
#include "ui/look/roles.h"
#include "ui/mainwindow.h"
#include "ui/pages/start/my_pc.h"
#include "ui/pages/start/template_table.h"
#include "ui/pages/start/way_in.h"
#include "ui/pages/start_page.h"
#include "ui/widgets/part_field.h"
#include "ui/widgets/theme.h"

#include <QFontInfo>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>

using namespace rig;
using namespace rig::test;
using namespace rig::ui;
using namespace Qt::StringLiterals;

/// The first page: the ways in, and the machine that one has.
class TestStartPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useSettingsIn(m_settings); }
    void init() { QSettings().clear(); }
    void aFirstStartBeginsHere();
    void theWaysLeadSomewhere();
    void templatesAreOfTheRegion(); // S83
    void aTemplateTellsWhatItIs();  // S83
    void aTemplateIsOpenedByOneClick();
    void aSecondCardIntoOnesOwnPc();
    void whatIsNotWholeIsNotJudged();
    void whatIsKnownIsNotAskedAgain();
    void aFieldTakesTheFirstThatBearsTheWords();
    void theSearchFindsPartsAndHelp();
    void aPlaceBeginsTheFirstMachine();
    void anAnswerOfAnotherMachineIsNoneAnyMore();
    void headingsGrowWithTheType();

private:
    QTemporaryDir m_settings;
};

namespace {

constexpr int waitMs = 20000;

struct Room
{
    explicit Room(const QString &first = {}) : Room(smallCatalogue(), first) {}
    explicit Room(const Catalogue &catalogue, const QString &first = {}) : workspace(catalogue), languages(*qApp)
    {
        languages.use(u"en"_s);
        window = std::make_unique<MainWindow>(workspace, languages, QString(), first);
        window->resize(1300, 800);
        window->show();
        window->activateWindow();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(window.get());
    }
    [[nodiscard]] StartPage &page() const { return *window->findChild<StartPage *>(); }
    [[nodiscard]] PartField &field(Kind kind) const
    {
        return *window->findChild<PartField *>(u"own-%1"_s.arg(static_cast<int>(kind)));
    }
    void way(int number) const { window->findChild<WayIn *>(u"way-%1"_s.arg(number))->click(); }

    Workspace workspace;
    LanguageSwitch languages;
    std::unique_ptr<MainWindow> window;
};

void type(PartField &field, const QString &text)
{
    field.setFocus();
    QTest::keyClicks(&field, text);
    QTest::keyClick(&field, Qt::Key_Return);
}

} // namespace

/// A list of cards for one machine is no answer for another, however long that is reckoned.
void TestStartPage::anAnswerOfAnotherMachineIsNoneAnyMore()
{
    const Room room(shipped());
    room.way(1);
    const auto &myPc = *room.window->findChild<MyPc *>();
    const auto *list = myPc.findChild<QListWidget *>(u"cardsThatFit"_s);
    const auto says = [&](const QString &words) { return textOf(myPc).contains(words); };
    type(room.field(Kind::Motherboard), u"b550 tomahawk"_s);
    type(room.field(Kind::Processor), u"5800x"_s);
    type(room.field(Kind::Supply), u"rm750x"_s);
    type(room.field(Kind::Case), u"define 7"_s);
    QTRY_VERIFY_WITH_TIMEOUT(list->isVisible() && list->isEnabled(), waitMs);
    type(room.field(Kind::Supply), u"rm850x"_s);
    QVERIFY(!list->isEnabled());
    QVERIFY2(says(u"Trying the cards"_s), qPrintable(textOf(myPc)));
    QTRY_VERIFY_WITH_TIMEOUT(list->isEnabled(), waitMs);
    QVERIFY(!says(u"Trying the cards"_s));
}

void TestStartPage::headingsGrowWithTheType()
{
    const Room room;
    const auto heights = [&] {
        QList<int> all;
        for (const QLabel *label : room.page().findChildren<QLabel *>()) {
            if (label->isVisible() && label->font().weight() == QFont::DemiBold)
                all << QFontInfo(label->font()).pixelSize();
        }
        return all;
    };
    const QList<int> before = heights();
    QVERIFY(before.size() >= 2); // the title, that of the templates
    const QScopeGuard back([] { applyTheme(*qApp, Scheme::Light, 100); });
    applyTheme(*qApp, Scheme::Light, 150);
    const auto grown = [&] {
        const QList<int> after = heights();
        return after.size() == before.size() && std::equal(after.begin(), after.end(), before.begin(),
                                                           [](int now, int then) { return now >= then * 1.4; });
    };
    QTRY_VERIFY(grown());
}

void TestStartPage::aFirstStartBeginsHere()
{
    const Room room;
    QCOMPARE(room.window->currentPage(), u"start"_s);
    QCOMPARE(room.window->findChildren<WayIn *>().size(), 4);
}

void TestStartPage::theWaysLeadSomewhere()
{
    const Room room;
    room.way(0);
    QCOMPARE(room.window->currentPage(), u"workload"_s);
    room.window->showPage(u"start"_s);
    room.way(1);
    QVERIFY(room.window->findChild<MyPc *>()->isVisible());
    room.way(2);
    QCOMPARE(room.window->currentPage(), u"build"_s);
    QVERIFY(room.workspace.document().build.items.empty());
    room.window->showPage(u"start"_s);
    QSignalSpy wanted(&room.page(), &Page::openWanted);
    room.page().disconnect(room.window.get()); // no dialog of the system
    room.way(3);
    QCOMPARE(wanted.count(), 1);
}

void TestStartPage::templatesAreOfTheRegion()
{
    const std::vector<Example> here = templatesOfToday(Region::Elsewhere);
    const std::vector<Example> china = templatesOfToday(Region::China);
    QCOMPARE(here.size(), std::size_t(6));
    QCOMPARE(china.size(), std::size_t(6));
    QCOMPARE(here.size() + china.size() + templatesOfGuides().size(), templates().size());
    for (const Example &one : templatesOfGuides())
        QVERIFY2(one.year >= 2016 && one.year <= 2020, qPrintable(one.name));
    const Room room;
    const auto *table = room.window->findChild<TemplateTable *>();
    QCOMPARE(table->model()->rowCount(), 6);
    QCOMPARE(table->model()->index(0, 0).data().toString(), here.front().name);
    for (QToolButton *segment : room.page().findChildren<QToolButton *>()) {
        if (segment->isCheckable() && !segment->isChecked())
            segment->click();
    }
    QCOMPARE(table->model()->rowCount(), static_cast<int>(templatesOfGuides().size()));
    // Names and what they are for are in the language of the window.
    Room chinese;
    chinese.languages.use(u"zh_CN"_s);
    QCoreApplication::processEvents();
    QVERIFY(chinese.window->findChild<TemplateTable *>()->model()->index(0, 0).data().toString() != here.front().name);
    chinese.languages.use(u"en"_s);
}

/// A picture, what it is for, price, watts and verdict.
void TestStartPage::aTemplateTellsWhatItIs()
{
    const Room room(shipped());
    auto *table = room.window->findChild<TemplateTable *>();
    const QAbstractItemModel &model = *table->model();
    QTRY_VERIFY_WITH_TIMEOUT(!model.index(0, TemplateModel::VerdictColumn).data().toString().isEmpty(), waitMs);
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto cell = [&](int column) { return model.index(row, column).data().toString(); };
        QVERIFY2(cell(TemplateModel::PriceColumn).contains(QRegularExpression(u"\\d"_s)), qPrintable(cell(0)));
        QVERIFY2(cell(TemplateModel::TrainingColumn).endsWith(u'W'), qPrintable(cell(0)));
        QVERIFY(!cell(TemplateModel::VerdictColumn).isEmpty());
        QVERIFY(!model.index(row, 0).data(TemplateModel::SecondRole).toString().isEmpty());
        const auto links = model.index(row, 0).data(TemplateModel::LinksRole).value<std::vector<SmallLink>>();
        QVERIFY2(!links.empty(), qPrintable(cell(0)));
        // Its lines are painted in the colour of their generation.
        table->scrollTo(model.index(row, 0));
        const QImage picture = table->viewport()->grab(table->visualRect(model.index(row, 0))).toImage();
        const QColor ink =
            colourOf(static_cast<Role>(static_cast<int>(Role::Pcie1) + std::clamp(links.front().generation, 1, 5) - 1),
                     table->palette());
        int inked = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                inked += picture.pixelColor(x, y) == ink ? 1 : 0;
        }
        QVERIFY2(inked > 0, qPrintable(cell(0)));
    }
}

void TestStartPage::aTemplateIsOpenedByOneClick()
{
    const Room room;
    auto *table = room.window->findChild<TemplateTable *>();
    QSignalSpy chosen(table, &TemplateTable::chosen);
    room.page().disconnect(room.window.get());
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(table->model()->index(1, 0)).center());
    QCOMPARE(chosen.count(), 1);
    QVERIFY(isExample(chosen.first().first().toString()));
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Down);
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(chosen.count(), 2);
}

void TestStartPage::aSecondCardIntoOnesOwnPc()
{
    Room room;
    room.way(1);                                       // one click
    type(room.field(Kind::Motherboard), u"board a"_s); // five short texts
    type(room.field(Kind::Processor), u"processor a"_s);
    type(room.field(Kind::Supply), u"1600"_s);
    type(room.field(Kind::Case), u"case a"_s);
    QCOMPARE(room.field(Kind::Motherboard).part(), u"board-a"_s);
    type(room.field(Kind::Card), u"alpha"_s);
    QVERIFY(!room.field(Kind::Card).part().isEmpty());
    auto *list = room.window->findChild<QListWidget *>(u"cardsThatFit"_s);
    auto *thought = room.window->findChild<PartField *>(u"cardThought"_s);
    QTRY_VERIFY_WITH_TIMEOUT(thought->isVisible() || list->isVisible(), waitMs);
    type(*thought, u"alpha"_s);
    QCOMPARE(room.window->currentPage(), u"build"_s);
    const Build &build = room.workspace.document().build;
    QCOMPARE(build.items.size(), std::size_t(6));
    for (std::size_t i = 0; i + 1 < build.items.size(); ++i)
        QVERIFY(build.items[i].owned);
    QVERIFY(!build.items.back().owned);
    QVERIFY(!build.items.back().connector.isEmpty());
    // The next time it is known.
    QCOMPARE(value(QSettings(), setting::myPc).size(), 5);
}

void TestStartPage::whatIsNotWholeIsNotJudged()
{
    const Room room;
    room.way(1);
    type(room.field(Kind::Motherboard), u"board a"_s);
    QTest::qWait(400);
    QVERIFY(!room.window->findChild<QListWidget *>(u"cardsThatFit"_s)->isVisible());
    QVERIFY(room.window->findChild<QLabel *>(u"cardsAnswer"_s)
                ->text()
                .contains(names::kind(Kind::Supply), Qt::CaseInsensitive));
}

/// The parts of last time stand in the fields at once; while cards are tried, nobody is told that they are missing.
void TestStartPage::whatIsKnownIsNotAskedAgain()
{
    {
        QSettings settings;
        setValue(settings, setting::myPc, QStringList{u"board-a"_s, u"processor-a"_s, u"supply-1600"_s, u"case-a"_s});
    }
    const Room room;
    room.way(1);
    QCOMPARE(room.field(Kind::Supply).part(), u"supply-1600"_s);
    const QString answer = room.window->findChild<QLabel *>(u"cardsAnswer"_s)->text();
    QVERIFY2(!answer.contains(names::kindWithin(Kind::Supply)), qPrintable(answer));
}

void TestStartPage::aFieldTakesTheFirstThatBearsTheWords()
{
    PartField field(Kind::Supply);
    field.setCatalogue(smallCatalogue());
    QSignalSpy changed(&field, &PartField::changed);
    QTest::keyClicks(&field, u"nothing like it"_s);
    QTest::keyClick(&field, Qt::Key_Return);
    QVERIFY(field.part().isEmpty());
    field.clear();
    QTest::keyClicks(&field, u"Suply 550"_s); // like one, but not its name: offered, not taken
    QTest::keyClick(&field, Qt::Key_Return);
    QVERIFY(field.part().isEmpty());
    QVERIFY(field.isOpen());
    field.clear();
    QTest::keyClicks(&field, u"550"_s);
    QTest::keyClick(&field, Qt::Key_Return);
    QCOMPARE(field.part(), u"supply-550"_s);
    QVERIFY(changed.count() >= 1);
    QTest::keyClick(&field, Qt::Key_Delete); // another text is another part, or none
    QVERIFY(field.part().isEmpty());
}

void TestStartPage::theSearchFindsPartsAndHelp()
{
    Room room;
    room.workspace.setDocument(twoCards());
    QTest::keyClick(room.window.get(), Qt::Key_K, Qt::ControlModifier);
    auto *palette = room.window->findChild<CommandPalette *>();
    QVERIFY(palette);
    auto *search = palette->findChild<QLineEdit *>();
    auto *list = palette->findChild<QListWidget *>();
    const auto finds = [&](const QString &typed, const QString &title) {
        search->setText(typed);
        for (int row = 0; row < list->count(); ++row) {
            if (list->item(row)->text().contains(title, Qt::CaseInsensitive))
                return true;
        }
        return false;
    };
    QVERIFY(finds(u"supply 550"_s, smallCatalogue().find(u"supply-550"_s)->name)); // a part
    QVERIFY(finds(u"5090"_s, u"One RTX 5090"_s));                                  // a template
    QVERIFY(finds(u"dark"_s, u"Dark"_s));                                          // a setting
    QVERIFY(finds(u"connectors walk"_s, u"Walk the connectors"_s));                // a key
    QVERIFY(finds(u"supply too small"_s, u"Supply too small"_s));                  // a check
    QVERIFY(finds(words::message(room.workspace.verdict().findings.front(), room.workspace.situation()).left(20),
                  words::message(room.workspace.verdict().findings.front(), room.workspace.situation())));
    search->setText(u"supply 550"_s);
    for (int row = 0; row < list->count(); ++row) { // a finding bears the words too
        if (list->item(row)->text() == u"Supply 550"_s)
            list->setCurrentRow(row);
    }
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_COMPARE(room.window->currentPage(), u"parts"_s);
}

void TestStartPage::aPlaceBeginsTheFirstMachine()
{
    Workspace workspace(smallCatalogue());
    workspace.setPlace(placeOf(QLocale::China));
    QCOMPARE(workspace.document().site.circuit.id, u"cn-10a"_s);
    QVERIFY(workspace.document().site.circuit.assumed);
    workspace.setDocument(oneCard());
    workspace.setPlace(placeOf(QLocale::Germany)); // what is there is left alone
    QCOMPARE(workspace.document().site.circuit.id, oneCard().site.circuit.id);

    QSettings settings;
    const std::vector<Rate> rates{Rate{u"CNY"_s, 7.0, {}, NoSource}};
    QCOMPARE(keptPolicy(settings, {}, u"CNY"_s, rates).currency, u"CNY"_s);
    QCOMPARE(keptPolicy(settings, {}, u"XXX"_s, rates).currency, u"USD"_s); // no rate is known
    setValue(settings, setting::priceCurrency, u"EUR"_s);
    QCOMPARE(keptPolicy(settings, {}, u"CNY"_s, rates).currency, u"EUR"_s); // chosen once, it stays
}

RIG_TEST(TestStartPage)
#include "tst_start_page.moc"

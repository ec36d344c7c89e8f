// SPDX-License-Identifier: GPL-3.0-or-later
#include "parts_support.h"
#include "tests/testing.h"

#include "core/names/names.h"
#include "ui/document/change_bar.h"
#include "ui/models/figures_model.h"
#include "ui/models/part_table_model.h"
#include "ui/pages/parts/kind_list.h"
#include "ui/pages/parts_page.h"
#include "ui/widgets/filter_chip.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTextBrowser>

using namespace rig;
using namespace rig::ui;
using namespace rig::test;

class TestPartsPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useSettingsIn(m_settings); }
    void init();
    void cleanup();

    void everyKindIsThereWithItsCount();
    void aSearchGoesWhereItFindsSomething();
    void filtersAreThoseOfTheKind();
    void whatIsSaidMovesNothing();
    void whatIsNotKnownIsFolded();
    void aLongValueTakesASecondLine();
    void columnsSortWithUnknownLast();
    void theChosenPartShowsFiguresAndSource();
    void aBoardShowsItsLanes();
    void anOwnFigureChangesTheAssessmentAndGoesBack();
    void aFigureOutOfRangeIsRefusedInASentence();
    void anOwnPriceIsKeptDrawnAndRemoved();
    void aPriceOfZeroIsRefused();
    void anOwnPartByForm();
    void aCopyBecomesOwnAndCanBeDeleted();
    void anOwnBoardHasItsConnectors();
    void withoutAStoreNothingCanBeChanged();
    void aPartChosenElsewhereIsShown();

private:
    [[nodiscard]] QTableView &table(const char *name = "partTable") const
    {
        return *m_page->findChild<QTableView *>(QString::fromLatin1(name));
    }
    [[nodiscard]] QString label(const char *name) const
    {
        return m_page->findChild<QLabel *>(QString::fromLatin1(name))->text();
    }
    template <class T> [[nodiscard]] T &child(const char *name) const
    {
        return *m_page->findChild<T *>(QString::fromLatin1(name));
    }
    void showTab(int tab) const { child<QTabWidget>("partTabs").setCurrentIndex(tab); }
    void choose(const char *id) const { m_page->showPart(QString::fromLatin1(id)); }
    [[nodiscard]] int figureRow(const char *key) const
    {
        return static_cast<FiguresModel *>(table("figureTable").model())->rowOf(QString::fromLatin1(key));
    }
    void typeFigure(const char *key, const QString &text) const
    {
        QTableView &figures = table("figureTable");
        figures.setCurrentIndex(figures.model()->index(figureRow(key), FiguresModel::ValueColumn));
        button(*m_page, "setFigure").click();
        auto *editor = figures.viewport()->findChild<QLineEdit *>();
        QVERIFY(editor);
        editor->setText(text);
        QTest::keyClick(editor, Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    void newKind(Kind kind) const
    {
        auto &box = child<QComboBox>("kindCombo");
        box.setCurrentIndex(box.findData(static_cast<int>(kind)));
        emit box.activated(box.currentIndex());
    }
    void newPart(Kind kind) const
    {
        child<QPushButton>("newPart").menu()->actions().at(static_cast<int>(kind))->trigger();
    }

    QTemporaryDir m_settings;
    std::unique_ptr<WithStore> m;
    std::unique_ptr<PartsPage> m_page;
};

void TestPartsPage::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    QSettings().clear();
    m = std::make_unique<WithStore>();
    m_page = std::make_unique<PartsPage>(m->workspace);
    m_page->resize(1300, 760);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void TestPartsPage::cleanup()
{
    m_page.reset();
    m.reset();
}

void TestPartsPage::everyKindIsThereWithItsCount()
{
    const auto &kinds = *m_page->findChild<KindList *>();
    QCOMPARE(kinds.count(), 8); // coolers, fans and others have no part here
    QCOMPARE(kinds.kind(), Kind::Card);
    QVERIFY2(kinds.currentItem()->text().contains(QStringLiteral("3")), qPrintable(kinds.currentItem()->text()));
    QCOMPARE(table().model()->rowCount(), 3);
}

void TestPartsPage::aSearchGoesWhereItFindsSomething()
{
    const auto &kinds = *m_page->findChild<KindList *>();
    m_page->search(QStringLiteral("1600 W"));
    QTRY_COMPARE(kinds.kind(), Kind::Supply);
    QCOMPARE(table().model()->rowCount(), 1);
    m_page->search(QStringLiteral("主板"));
    QTRY_COMPARE(kinds.kind(), Kind::Motherboard);
    m_page->search(QStringLiteral("Maker crad"));
    QTRY_COMPARE(kinds.kind(), Kind::Card);
    QCOMPARE(table().model()->rowCount(), 3);
    QVERIFY2(label("partCount").contains(QStringLiteral("maker card")), qPrintable(label("partCount")));
    m_page->search(QStringLiteral("zzzz"));
    QCOMPARE(table().model()->rowCount(), 0);
    QVERIFY2(label("partCount").contains(QStringLiteral("Use fewer")), qPrintable(label("partCount")));
    m_page->search({});
    QCOMPARE(table().model()->rowCount(), 3);
}

void TestPartsPage::filtersAreThoseOfTheKind()
{
    choose("supply-550");
    auto *watts = m_page->findChild<FilterChip *>(QStringLiteral("filter_watts"));
    QVERIFY(watts);
    const int all = table().model()->rowCount();
    watts->setValue(1000.0);
    QVERIFY(table().model()->rowCount() < all);
    QVERIFY2(label("partCount").contains(names::number(all)), qPrintable(label("partCount")));
    // A part that is asked for is shown, whatever hides it.
    choose("supply-550");
    QCOMPARE(table().model()->rowCount(), all);
    QVERIFY(!watts->isSet());
    newKind(Kind::Card);
    const QPointer<FilterChip> gone = m_page->findChild<FilterChip *>(QStringLiteral("filter_watts"));
    QVERIFY(!gone || gone->isHidden());
}

void TestPartsPage::whatIsSaidMovesNothing()
{
    choose("supply-550");
    const QRect before = table().geometry();
    typeFigure("watts", QStringLiteral("700"));
    const auto &bar = *m_page->findChild<ChangeBar *>();
    QTRY_VERIFY(bar.isVisible());
    QCOMPARE(table().geometry(), before);
    QVERIFY(m_page->rect().contains(bar.geometry()));
    QVERIFY(bar.width() <= 560 * 2);
}

void TestPartsPage::whatIsNotKnownIsFolded()
{
    choose("supply-550");
    const QTableView &figures = table("figureTable");
    const int unknown = figureRow("rail_limit_a");
    QVERIFY(figures.isRowHidden(unknown));
    QVERIFY(!figures.isRowHidden(figureRow("watts")));
    button(*m_page, "unknownFigures").click();
    QVERIFY(!figures.isRowHidden(unknown));
    QVERIFY(!label("partPrice").isEmpty());
}

void TestPartsPage::aLongValueTakesASecondLine()
{
    table().selectRow(0);
    QTableView &figures = table("figureTable");
    const int row = figureRow("gpu");
    const QString value = figures.model()->index(row, FiguresModel::ValueColumn).data().toString();
    m_page->resize(760, 760);
    QCoreApplication::processEvents();
    const QRect cell(0, 0, figures.columnWidth(FiguresModel::ValueColumn), figures.rowHeight(row));
    QVERIFY2(figures.fontMetrics().boundingRect(cell, Qt::TextWordWrap, value).height() <= cell.height(),
             qPrintable(value));
}

void TestPartsPage::columnsSortWithUnknownLast()
{
    auto *model = static_cast<PartTableModel *>(table().model());
    const auto price = static_cast<int>(model->columns().indexOf(QStringLiteral("price")));
    QVERIFY(price > 0);
    for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        table().sortByColumn(price, order);
        QCOMPARE(model->partAt(0)->id, QStringLiteral("card-a"));
        // The others have none of their own: they take the newest of their GPU.
        QCOMPARE(model->index(1, price).data().toString(), QStringLiteral("$1,000"));
    }
}

void TestPartsPage::theChosenPartShowsFiguresAndSource()
{
    table().selectRow(0);
    QCOMPARE(label("partName"), QStringLiteral("Maker Card A"));
    QTableView &figures = table("figureTable");
    const int row = figureRow("length_mm");
    QCOMPARE(figures.model()->index(row, FiguresModel::ValueColumn).data().toString(), QStringLiteral("300\u00A0mm"));
    figures.setCurrentIndex(figures.model()->index(row, 0));
    QVERIFY2(label("figureSource").contains(QStringLiteral("Parts made up for tests")),
             qPrintable(label("figureSource")));
    QVERIFY(label("figureSource").contains(QStringLiteral("https://example.org")));
    QCOMPARE(figures.model()->index(figureRow("weight_g"), FiguresModel::ValueColumn).data().toString(),
             QStringLiteral("–"));
    showTab(3);
    const QString text = child<QTextBrowser>("partText").toPlainText();
    for (const char *expected : {"card-a", "alpha", "Parts made up for tests", "Rigwright", "2026-01"})
        QVERIFY2(text.contains(QString::fromLatin1(expected)), qPrintable(text));
}

void TestPartsPage::aBoardShowsItsLanes()
{
    choose("board-a");
    showTab(2);
    const QString text = child<QTextBrowser>("boardLanes").toPlainText();
    for (const char *expected : {"SLOT3", "Chipset", "SLOT1, SLOT2 share lanes", "x8 / x8", "PCIe 3.0 x4"})
        QVERIFY2(text.contains(QString::fromLatin1(expected)), qPrintable(text));
}

void TestPartsPage::anOwnFigureChangesTheAssessmentAndGoesBack()
{
    m->workspace.setDocument(twoCards());
    QCOMPARE(m->workspace.verdict().kind, Verdict::Kind::Blocked);
    choose("supply-550");
    typeFigure("watts", QStringLiteral("1600"));
    QTRY_VERIFY(m->ownData.canUndo());
    QVERIFY(m->workspace.verdict().kind != Verdict::Kind::Blocked);
    const QTableView &figures = table("figureTable");
    const QString sure = figures.model()->index(figureRow("watts"), FiguresModel::SureColumn).data().toString();
    QVERIFY2(sure.contains(QStringLiteral("yours")) && sure.contains(QStringLiteral("550")), qPrintable(sure));
    QVERIFY(m_page->findChild<ChangeBar *>()->isVisible());

    button(*m_page, "revertFigure").click();
    QCOMPARE(m->workspace.verdict().kind, Verdict::Kind::Blocked);
    button(*m_page, "undoChange").click();
    QVERIFY(m->workspace.verdict().kind != Verdict::Kind::Blocked);
    button(*m_page, "undoChange").click();
    QCOMPARE(m->workspace.verdict().kind, Verdict::Kind::Blocked);
    QVERIFY(!m->ownData.canUndo());
}

void TestPartsPage::aFigureOutOfRangeIsRefusedInASentence()
{
    choose("supply-550");
    typeFigure("watts", QStringLiteral("9"));
    QVERIFY2(label("figureProblem").contains(QStringLiteral("between 100 and 5,000")),
             qPrintable(label("figureProblem")));
    QCOMPARE(std::static_pointer_cast<const Supply>(m->part("supply-550"))->watts->value(), 550.0);
    QVERIFY(!m->ownData.canUndo());
}

void TestPartsPage::anOwnPriceIsKeptDrawnAndRemoved()
{
    choose("card-b");
    showTab(1);
    QVERIFY2(label("priceCaptions").contains(QStringLiteral("No price")), qPrintable(label("priceCaptions")));
    child<QLineEdit>("ownAmount").setText(QStringLiteral("799.50"));
    child<QComboBox>("ownCurrency").setCurrentText(QStringLiteral("EUR"));
    child<QComboBox>("ownCondition").setCurrentIndex(1);
    button(*m_page, "addPrice").click();
    QCOMPARE(m->part("card-b")->prices.size(), std::size_t(1));
    const Price price = m->part("card-b")->prices.front();
    QCOMPARE(price.money.amount, 799.5);
    QCOMPARE(price.money.currency, QStringLiteral("EUR"));
    QCOMPARE(price.condition, Condition::Used);
    QCOMPARE(price.date, QDate::currentDate());
    // There is no rate of the euro yet: what cannot be converted is said and not drawn.
    QVERIFY2(label("priceCaptions").contains(QStringLiteral("no rate")), qPrintable(label("priceCaptions")));
    QVERIFY(m->ownData.setRate({QStringLiteral("EUR"), 0.5, QDate(2026, 3, 1), NoSource}));
    QVERIFY2(label("priceCaptions").contains(QStringLiteral("2026-03-01")), qPrintable(label("priceCaptions")));

    table("priceTable").selectRow(0);
    button(*m_page, "removePrice").click();
    QVERIFY(m->part("card-b")->prices.empty());
    button(*m_page, "undoChange").click();
    QCOMPARE(m->part("card-b")->prices.size(), std::size_t(1));
}

void TestPartsPage::aPriceOfZeroIsRefused()
{
    choose("card-b");
    showTab(1);
    child<QLineEdit>("ownAmount").setText(QStringLiteral("0"));
    button(*m_page, "addPrice").click();
    QVERIFY2(label("priceProblem").contains(QStringLiteral("above 0")), qPrintable(label("priceProblem")));
    QVERIFY(m->part("card-b")->prices.empty());
}

void TestPartsPage::anOwnPartByForm()
{
    newPart(Kind::Supply);
    QVERIFY(!button(*m_page, "savePart").isEnabled());
    QTest::keyClicks(&child<QLineEdit>("formName"), QStringLiteral("Attic Supply 1000"));
    auto *watts = child<QWidget>("field-watts").findChild<QLineEdit *>();
    QTest::keyClicks(watts, QStringLiteral("20"));
    QTRY_VERIFY(label("formProblem").contains(QStringLiteral("between")));
    QVERIFY(!button(*m_page, "savePart").isEnabled());
    watts->clear();
    QTest::keyClicks(watts, QStringLiteral("1000"));
    auto *connectors = &child<QWidget>("field-connectors");
    connectors->findChild<QAbstractButton *>()->click();
    connectors->findChildren<QSpinBox *>().at(1)->setValue(6); // pcie-8
    QTRY_VERIFY(button(*m_page, "savePart").isEnabled());
    button(*m_page, "savePart").click();

    const auto made = m->workspace.catalogue().find<Supply>(QStringLiteral("own-attic-supply-1000"));
    QVERIFY(made);
    QCOMPARE(made->origin, Origin::Own);
    QCOMPARE(made->watts->value(), 1000.0);
    QCOMPARE(made->connectors->value(QStringLiteral("pcie-8")), 6);
    QVERIFY(!made->length);
    QCOMPARE(label("partName"), QStringLiteral("Attic Supply 1000"));
    auto *model = static_cast<PartTableModel *>(table().model());
    const auto whose = static_cast<int>(model->columns().indexOf(QStringLiteral("origin")));
    QVERIFY(whose > 0);
    QCOMPARE(model->index(model->rowOf(made->id), whose).data().toString(), QStringLiteral("yours"));

    typeFigure("watts", QStringLiteral("1200"));
    QTRY_COMPARE(m->workspace.catalogue().find<Supply>(made->id)->watts->value(), 1200.0);
    typeFigure("watts", QString());
    QTRY_VERIFY(!m->workspace.catalogue().find<Supply>(made->id)->watts);
}

void TestPartsPage::aCopyBecomesOwnAndCanBeDeleted()
{
    choose("card-a");
    button(*m_page, "copyPart").click();
    QVERIFY(button(*m_page, "savePart").isEnabled());
    button(*m_page, "savePart").click();
    const auto copy = m->workspace.catalogue().find<Card>(QStringLiteral("own-maker-card-a-own"));
    QVERIFY(copy);
    QCOMPARE(copy->length->value(), 300.0);
    // What was copied keeps its source.
    QVERIFY(m->workspace.catalogue().source(copy->length.source));
    button(*m_page, "editPart").click();
    child<QLineEdit>("formName").setText(QStringLiteral("My card"));
    button(*m_page, "savePart").click();
    QCOMPARE(m->part("own-maker-card-a-own")->name, QStringLiteral("My card"));
    button(*m_page, "deletePart").click();
    QVERIFY(!m->part("own-maker-card-a-own"));
    button(*m_page, "undoChange").click();
    QCOMPARE(m->part("own-maker-card-a-own")->name, QStringLiteral("My card"));
    QCOMPARE(m->part("card-a")->origin, Origin::Shipped);
}

void TestPartsPage::anOwnBoardHasItsConnectors()
{
    newPart(Kind::Motherboard);
    child<QLineEdit>("formName").setText(QStringLiteral("Old board"));
    QTest::keyClick(&child<QLineEdit>("formName"), Qt::Key_Exclam);
    button(*m_page, "addConnector").click();
    QAbstractItemModel &model = *table("connectorTable").model();
    QVERIFY(model.setData(model.index(0, 4), QStringLiteral("16")));
    QVERIFY(model.setData(model.index(0, 6), QStringLiteral("Chipset")));
    QVERIFY(!model.setData(model.index(0, 4), QStringLiteral("5")));
    QTRY_VERIFY(button(*m_page, "savePart").isEnabled());
    button(*m_page, "savePart").click();
    const auto board = m->workspace.catalogue().find<Board>(QStringLiteral("own-old-board"));
    QVERIFY(board);
    QCOMPARE(board->connectors.size(), std::size_t(1));
    QCOMPARE(*board->connectors.front().width, 16);
    QCOMPARE(board->connectors.front().upstream, FromChipset);
    QVERIFY(!board->connectors.front().generation);
}

void TestPartsPage::withoutAStoreNothingCanBeChanged()
{
    Workspace workspace(smallCatalogue());
    PartsPage page(workspace);
    page.showPart(QStringLiteral("supply-550"));
    for (const char *name : {"newPart", "copyPart", "editPart", "deletePart", "setFigure", "revertFigure", "addPrice"})
        QVERIFY2(!button(page, name).isEnabled(), name);
}

void TestPartsPage::aPartChosenElsewhereIsShown()
{
    auto *field = m_page->findChild<QLineEdit *>(QStringLiteral("search"));
    field->setText(QStringLiteral("supply"));
    choose("processor-a");
    QVERIFY(field->text().isEmpty());
    QCOMPARE(label("partName"), QStringLiteral("Processor A"));
    QCOMPARE(m_page->findChild<KindList *>()->kind(), Kind::Processor);
}

RIG_TEST(TestPartsPage)
#include "tst_parts_page.moc"

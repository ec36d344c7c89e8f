// SPDX-License-Identifier: GPL-3.0-or-later
#include "small_machine.h"
#include "tests/testing.h"

#include "core/words/power_answer.h"
#include "core/words/verdict_band.h"
#include "ui/document/workspace.h"
#include "ui/pages/build/variants_view.h"
#include "ui/pages/build_page.h"
#include "ui/pages/charts_page.h"

#include <QAction>
#include <QCheckBox>
#include <QRegularExpression>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolButton>

#include <cstdlib>

using namespace rig;
using namespace rig::ui;
using namespace rig::test;

namespace {

/// A: two cards; B, which is worked on: a larger supply.
void makeTwo(Workspace &workspace)
{
    workspace.setDocument(twoCards());
    workspace.edit(AddVariant{});
    workspace.edit(ReplacePart{4, QStringLiteral("supply-1600")});
}

int rowOf(const QTableWidget &table, const QString &name)
{
    for (int row = 0; row < table.rowCount(); ++row) {
        if (table.item(row, 0)->text().endsWith(name))
            return row;
    }
    return -1;
}

} // namespace

class TestVariantsView : public QObject
{
    Q_OBJECT

private slots:
    void whatDiffersIsMarked();
    void eachSumIsCalledAsInTheBand();
    void aNumberStaysWithWhatItCounts();
    void onlyWhatDiffers();
    void theNamesTakeWhatTheyNeed();
    void aLetterChangesTheMachine();
    void theTabIsThereWhileThereAreVariants();
};

void TestVariantsView::whatDiffersIsMarked()
{
    Workspace workspace(smallCatalogue());
    makeTwo(workspace);
    VariantsView view(workspace);
    view.refresh();
    const auto &table = *view.findChild<QTableWidget *>();
    QCOMPARE(table.columnCount(), 3);
    QVERIFY(table.horizontalHeaderItem(2)->text().startsWith(u'B'));
    const int supply = rowOf(table, QStringLiteral("Power supply"));
    QVERIFY(supply >= 0);
    QCOMPARE(table.item(supply, 0)->text(), QStringLiteral("≠ Power supply"));
    QVERIFY(table.item(supply, 1)->text().contains(QStringLiteral("550")) && table.item(supply, 1)->font().bold());
    QVERIFY(table.item(supply, 2)->text().contains(QStringLiteral("1600")) && !table.item(supply, 2)->font().bold());
    const int cards = rowOf(table, QStringLiteral("Graphics card"));
    QCOMPARE(table.item(cards, 0)->text(), QStringLiteral("Graphics card"));
    QVERIFY(table.item(cards, 1)->text().startsWith(QStringLiteral("2 × ")));
    const int price = rowOf(table, QStringLiteral("To buy"));
    QVERIFY(table.item(price, 1)->text() != table.item(price, 2)->text());
}

/// The band beside it tells the same sums: one name for each, and the worst case as the power bars have it.
void TestVariantsView::eachSumIsCalledAsInTheBand()
{
    Workspace workspace(smallCatalogue());
    makeTwo(workspace);
    for (const Work work : {Work::DataParallel, Work::Inference}) {
        Use use = workspace.document().use;
        use.work = work;
        workspace.edit(SetUse{use});
        VariantsView view(workspace);
        view.refresh();
        const auto &table = *view.findChild<QTableWidget *>();
        const words::VerdictBand band = words::verdictBand(workspace.verdict(), workspace.situation());
        for (const words::BandFigure &figure : band.figures)
            QVERIFY2(rowOf(table, figure.name.section(u',', 0, 0)) >= 0, qPrintable(figure.name));
        const int worst = rowOf(table, QStringLiteral("Worst case"));
        QCOMPARE(table.item(worst, 2)->text(), words::worstDraw(workspace.assessment().power.loads().front()));
    }
}

/// "2 problems": no line of a narrow column ends behind the number.
void TestVariantsView::aNumberStaysWithWhatItCounts()
{
    Workspace workspace(smallCatalogue());
    makeTwo(workspace);
    VariantsView view(workspace);
    view.refresh();
    const auto &table = *view.findChild<QTableWidget *>();
    static const QRegularExpression apart(QStringLiteral("[0-9] "));
    for (const QString &name : {QStringLiteral("Verdict"), QStringLiteral("Findings")}) {
        const QString text = table.item(rowOf(table, name), 1)->text();
        QVERIFY2(!text.contains(apart), qPrintable(text));
    }
    QVERIFY(table.item(rowOf(table, QStringLiteral("Findings")), 1)->text().contains(QChar::Nbsp));
}

void TestVariantsView::onlyWhatDiffers()
{
    Workspace workspace(smallCatalogue());
    makeTwo(workspace);
    VariantsView view(workspace);
    view.refresh();
    const auto &table = *view.findChild<QTableWidget *>();
    const int all = table.rowCount();
    view.findChild<QCheckBox *>()->setChecked(true);
    QVERIFY(table.rowCount() > 0 && table.rowCount() < all);
    for (int row = 0; row < table.rowCount(); ++row)
        QVERIFY(table.item(row, 0)->text().startsWith(u'≠'));
}

/// The names are short; the variants share the rest alike.
void TestVariantsView::theNamesTakeWhatTheyNeed()
{
    Workspace workspace(smallCatalogue());
    makeTwo(workspace);
    VariantsView view(workspace);
    view.resize(900, 600);
    view.refresh();
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const auto &table = *view.findChild<QTableWidget *>();
    QVERIFY(table.columnWidth(0) < table.columnWidth(1));
    QVERIFY(std::abs(table.columnWidth(1) - table.columnWidth(2)) <= 1);
}

void TestVariantsView::aLetterChangesTheMachine()
{
    Workspace workspace(smallCatalogue());
    makeTwo(workspace);
    VariantsView view(workspace);
    view.refresh();
    for (QToolButton *letter : view.findChildren<QToolButton *>()) {
        if (letter->text() == QStringLiteral("A"))
            letter->click();
    }
    QCOMPARE(workspace.document().variant, QStringLiteral("A"));
    QCOMPARE(workspace.document().build.item(4)->part, QStringLiteral("supply-550"));
    workspace.undoStack().undo();
    QCOMPARE(workspace.document().variant, QStringLiteral("B"));
}

void TestVariantsView::theTabIsThereWhileThereAreVariants()
{
    Workspace workspace(smallCatalogue());
    workspace.setDocument(twoCards());
    BuildPage page(workspace);
    page.resize(1400, 900);
    page.show();
    auto *tabs = page.findChild<QTabWidget *>();
    const int without = tabs->count();
    workspace.edit(AddVariant{});
    QCOMPARE(tabs->count(), without + 1);
    ChartsPage charts(workspace);
    charts.show();
    QCOMPARE(charts.chart().captions.join(u' ').count(QStringLiteral("Variant ")), 2); // no FP32 of these: said
    workspace.undoStack().undo();
    QCOMPARE(tabs->count(), without);
}

RIG_TEST(TestVariantsView)
#include "tst_variants_view.moc"
